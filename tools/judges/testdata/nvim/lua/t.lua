-- What the tests of the plugin share. A test is a script that a Neovim runs; the editor it tests is another one, its child,
-- to which keys are sent as from a keyboard.
local T = {}

local client = require("ctx-sys.client")
local server = require("ctx-sys.server")
local plugin = assert(os.getenv("CTX_PLUGIN"))
T.binary = assert(os.getenv("CTX_BINARY"))
T.dir = assert(os.getenv("CTX_DIR")) -- an empty folder

local function fail(what)
  error(what, 3)
end

function T.eq(got, want, what)
  if not vim.deep_equal(got, want) then fail((what or "") .. "\n got  " .. vim.inspect(got) .. "\n want " .. vim.inspect(want)) end
end

function T.has(text, part, what)
  if type(text) ~= "string" or not text:find(part, 1, true) then fail((what or "") .. "\n there is no " .. vim.inspect(part) .. " in " .. vim.inspect(text)) end
end

function T.hasnt(text, part, what)
  if text:find(part, 1, true) then fail((what or "") .. "\n there is " .. vim.inspect(part) .. " in " .. vim.inspect(text)) end
end

-- fails runs a function that must raise an error with these words.
function T.fails(fn, part)
  local ok, err = pcall(fn)
  if ok then fail("there is no error") end
  T.has(tostring(err), part)
end

-- wait runs fn until it returns something true, which it returns.
function T.wait(what, fn, ms)
  local got
  if not vim.wait(ms or 15000, function()
    got = fn()
    return got
  end, 20) then
    fail("waited in vain for " .. what .. ", last: " .. vim.inspect(got))
  end
  return got
end

function T.write(path, text)
  vim.fn.mkdir(vim.fn.fnamemodify(path, ":h"), "p")
  local f = assert(io.open(path, "wb"))
  f:write(text)
  f:close()
  return path
end

local projects = 0

-- project makes a new folder with files that git is told of, and returns its path.
function T.project(files)
  projects = projects + 1
  local root = T.dir .. "/shop" .. projects
  vim.fn.mkdir(root .. "/.git", "p")
  for path, text in pairs(files) do
    T.write(root .. "/" .. path, text)
  end
  return root
end

-- place is where the server is, nil when there is none.
function T.place()
  local f = io.open(server.lockfile(), "rb")
  if not f then return nil end
  local at = server.place(f:read("*a"))
  f:close()
  local token = at and io.open(at.token_file, "rb")
  if not token then return nil end
  at.token = vim.trim(token:read("*a"))
  token:close()
  return at
end

-- ask asks the server as any client does, and returns the status and the decoded answer.
function T.ask(method, path, body)
  local at, got = assert(T.place(), "no server"), nil
  client.request(at, method, path, { body = body }, function(err, answer) got = { err, answer } end)
  T.wait("an answer to " .. path, function() return got end)
  if got[1] then return nil, got[1] end
  return got[2].status, got[2].json or got[2].text
end

-- found are the paths that a search in the project finds, with the snippets.
function T.found(root, query)
  local status, answer = T.ask("POST", "/v1/search_code", { query = query, project = root, limit = 5 })
  if status ~= 200 then return "" end
  local out = {}
  for _, r in ipairs(answer.results or {}) do
    out[#out + 1] = r.path .. ":" .. (r.start_line or 0) .. " " .. (r.snippet or "")
  end
  return table.concat(out, "\n")
end

local Child = {}
Child.__index = Child
local children = {}

-- child starts an editor with the plugin, set up with these options (as Lua source), in a folder.
function T.child(root, options, env)
  options = options or ""
  local init = T.write(T.dir .. "/init" .. #children .. ".lua", string.format([[
    vim.opt.rtp:prepend(%q)
    vim.o.swapfile = false
    vim.o.updatetime = 100
    vim.g.loaded_python3_provider = 0 -- looking for it takes seconds
    _G.said = {}
    vim.notify = function(text, level) said[#said + 1] = text end
    vim.cmd("runtime plugin/ctx-sys.lua")
    %s
  ]], plugin, options == false and "" or string.format("require('ctx-sys').setup(vim.tbl_deep_extend('force', { binary = %q, debounce = 30, args = { '--linger', '4s' } }, { %s }))", T.binary, options)))
  local chan = vim.fn.jobstart({ "nvim", "--embed", "--headless", "-u", init, "-i", "NONE" }, { rpc = true, cwd = root, env = env })
  assert(chan > 0, "nvim does not start")
  local c = setmetatable({ chan = chan, root = root, pid = vim.fn.jobpid(chan) }, Child)
  children[#children + 1] = c
  return c
end

function Child:api(name, ...) return vim.rpcrequest(self.chan, "nvim_" .. name, ...) end
function Child:lua(code, ...) return self:api("exec_lua", code, { ... }) end
function Child:cmd(command) return self:api("command", command) end
function Child:input(keys)
  local rest = keys
  while #rest > 0 do -- what did not fit is sent again
    rest = rest:sub(self:api("input", rest) + 1)
  end
end
function Child:edit(path) self:cmd("edit " .. path) end
function Child:lines(buf) return self:api("buf_get_lines", buf or 0, 0, -1, false) end
function Child:said() return table.concat(self:lua("return said"), "\n") end
function Child:state() return self:lua("return require('ctx-sys.server').state().state") end

-- idle waits until the server was told all there is.
function Child:idle()
  T.wait("all edits to be sent: " .. self:said(), function()
    return self:lua([[
      local m = vim.api.nvim_get_mode()
      local s = require('ctx-sys.edits').state()
      return not m.blocking and s.tracked > 0 and s.idle]])
  end)
end

-- calm waits until what was typed is in the buffer.
function Child:calm(fn)
  if not vim.wait(10000, function() return fn(self) end, 20) then
    fail("the keys were not typed:\n" .. vim.inspect(self:lines()) .. vim.inspect(self:api("get_mode")))
  end
end

function Child:quit()
  pcall(vim.rpcrequest, self.chan, "nvim_command", "qa!")
  vim.fn.jobwait({ self.chan }, 5000)
end

function Child:kill()
  vim.loop.kill(self.pid, "sigkill")
  vim.fn.jobwait({ self.chan }, 5000)
end

-- run runs the script of a test, and ends this Neovim with what came of it.
function T.run(script)
  vim.env.CTX_SYS_HOME = T.dir .. "/home/.ctx-sys"
  local ok, err = xpcall(dofile, debug.traceback, script)
  for _, c in ipairs(children) do
    if not ok and pcall(function() err = err .. "\n said: " .. c:said() .. "\n messages: " .. c:api("exec", "messages", true) end) then end
    c:quit()
  end
  local at = T.place()
  if at then -- it is to be gone before its folder is removed
    pcall(vim.loop.kill, at.pid, "sigterm")
    vim.wait(5000, function() return vim.loop.kill(at.pid, 0) ~= 0 end, 20)
  end
  if not ok then
    io.stderr:write(err .. "\n")
    vim.cmd("cquit 1")
  end
  vim.cmd("qa!")
end

return T
