-- The server: found by its lock file or started, registered with for each project, asked, and found again when it ended.
local client = require("ctx-sys.client")
local config = require("ctx-sys.config")
local uv = vim.loop
local M = {}

-- At most this many starts within a minute: a server that dies at once is not started for ever.
local max_starts = 3
-- After this many milliseconds a project that was refused is asked for again: it may have been indexed by now.
local ask_again = 3000

local S = {
  state = "off", -- off, starting, ready, failed
  at = nil, -- { host, port, token, pid, version, url, token_file }
  waiting = {}, -- callbacks of those who wait for it
  starts = {}, -- when one was started, in ms
  projects = {}, -- by folder: { id, state = "new"|"asking"|"ready"|"refused", root, name, waiting, why }
  count = 0,
  told = {}, -- what was said once
  stopped = false, -- :CtxStop
}
M.listeners = {} -- called with a folder when its project was registered with a new server

function M.home()
  local home = os.getenv("CTX_SYS_HOME")
  if home and home ~= "" then return home end
  return vim.fn.expand("~") .. "/.ctx-sys"
end

function M.notify(text, level)
  level = level or vim.log.levels.WARN
  if level >= config.current.notify then vim.notify("ctx-sys: " .. text, level) end
end

-- once says something the first time only, until the server is back.
local function once(key, text, level)
  if S.told[key] then return end
  S.told[key] = true
  M.notify(text, level)
end
M.once = once

local function read(path)
  local f = io.open(path, "rb")
  if not f then return nil end
  local text = f:read("*a")
  f:close()
  return text
end

-- place reads the lock file, or the line a server prints: where the server is, without its token.
function M.place(text)
  local s = text and client.decode(text)
  if type(s) ~= "table" or type(s.url) ~= "string" or type(s.token_file) ~= "string" then return nil end
  local host, port = client.address(s.url)
  if not host then return nil end
  return { host = host, port = port, pid = s.pid, version = s.version, url = s.url, token_file = s.token_file }
end

function M.lockfile() return M.home() .. "/server.json" end

local function settle(err)
  local waiting = S.waiting
  S.waiting = {}
  for _, callback in ipairs(waiting) do
    callback(err, S.at)
  end
end

local function failed(why, key)
  S.state, S.at = "failed", nil
  once(key or "failed", why, vim.log.levels.ERROR)
  settle(why)
end

-- check asks whether the process that the file names is the one that answers, before it is sent the token. It calls back
-- with why it is not, or with nothing.
local function check(at, callback)
  client.request({ host = at.host, port = at.port }, "GET", "/healthz", { timeout = 3000 }, function(err, answer)
    if err then return callback(err) end
    if answer.status ~= 200 or tonumber(answer.headers["ctx-sys-pid"]) ~= at.pid then return callback("another program answers at " .. at.url) end
    local token = vim.trim(read(at.token_file) or "")
    if token == "" then return callback("its token cannot be read from " .. at.token_file) end
    at.token = token
    callback()
  end)
end

local function ready(at)
  if S.stopped then
    S.state = "off"
    return settle("ctx-sys was stopped: :CtxRestart starts it")
  end
  S.state, S.at = "ready", at
  settle(nil)
end

-- start runs `ctx-sys serve --shared`, which prints where the server is, be it itself or one that was there.
local function start()
  local binary, now = config.current.binary, uv.now()
  if vim.fn.executable(binary) ~= 1 then
    return failed(binary .. " is not a program that can be run: install it, or set `binary` in setup()", "binary")
  end
  S.starts = vim.tbl_filter(function(t) return now - t < 60000 end, S.starts)
  if #S.starts >= max_starts then
    local why = S.why and " (" .. S.why .. ")" or ""
    return failed("the server ended " .. max_starts .. " times within a minute" .. why .. ": see :checkhealth ctx-sys, then :CtxRestart")
  end
  S.starts[#S.starts + 1] = now
  local out, errs, settled = "", {}, false
  local command = vim.list_extend({ binary, "serve", "--shared" }, config.current.args)
  local ok, job = pcall(vim.fn.jobstart, command, {
    detach = true, -- it outlives this editor if others use it, and ends by itself otherwise
    on_stdout = function(_, data)
      out = out .. table.concat(data, "\n")
      local line = out:match("^([^\n]*)\n")
      if settled or not line then return end
      settled = true
      local at = M.place(line)
      if not at then return failed("the server says what it should not: " .. line) end
      check(at, function(why)
        S.why = why
        if why then return M.find() end -- it ended since, as when Neovim was busy for long
        ready(at)
      end)
    end,
    on_stderr = function(_, data)
      if #errs < 20 then vim.list_extend(errs, data) end
    end,
    on_exit = function(_, code)
      if settled then return end
      settled = true
      local why = vim.trim(table.concat(errs, " "))
      failed("the server could not be started (exit code " .. code .. "): " .. why)
    end,
  })
  if not ok or job <= 0 then
    failed(binary .. " cannot be run: set `binary` in setup()", "binary")
  end
end

-- find looks into the lock file, and starts a server where it names none that answers.
function M.find()
  local at = M.place(read(M.lockfile()))
  local function otherwise()
    if config.current.autostart then return start() end
    S.state, S.at = "off", nil
    once("off", "no server runs, and autostart is off: start one with `ctx-sys serve --shared`")
    settle("no server runs")
  end
  if not at then return otherwise() end
  check(at, function(why)
    if why then return otherwise() end
    ready(at)
  end)
end

-- ensure calls back with (err, at) when there is a server.
function M.ensure(callback)
  if S.stopped then return callback("ctx-sys was stopped: :CtxRestart starts it") end
  if S.state == "ready" then return callback(nil, S.at) end
  if S.state == "failed" then return callback("the server cannot be reached: see :checkhealth ctx-sys, then :CtxRestart") end
  S.waiting[#S.waiting + 1] = callback
  if S.state ~= "starting" then
    S.state = "starting"
    M.find()
  end
end

-- lost forgets a server that does not answer. Projects register again with the next.
local function lost(at)
  if S.at ~= at then return end
  S.state, S.at = "off", nil
  for _, p in pairs(S.projects) do
    if p.state == "ready" then p.state = "new" end
  end
end

local function project(folder)
  local p = S.projects[folder]
  if not p then
    S.count = S.count + 1
    p = { id = string.format("nvim-%d-%d", vim.fn.getpid(), S.count), state = "new", waiting = {} }
    S.projects[folder] = p
  end
  return p
end

-- error_of is the text of an answer that is an error, nil of one that is not.
function M.error_of(err, answer)
  if err then return err end
  if answer.status < 400 then return nil end
  local e = answer.json and answer.json.error or {}
  local text = e.message or ("the server answers " .. answer.status)
  if e.hint and e.hint ~= "" then text = text .. ": " .. e.hint end
  return text, e.code
end

local function register(folder, p, at)
  p.state = "asking"
  local v = vim.version()
  local body = { client = p.id, name = "neovim", version = string.format("%d.%d.%d", v.major, v.minor, v.patch), pid = vim.fn.getpid(), project = folder }
  client.request(at, "POST", "/register", { body = body }, function(err, answer)
    local why = M.error_of(err, answer)
    local waiting = p.waiting
    p.waiting = {}
    local gone = err ~= nil or answer.status == 401 -- then the file may say something else by now
    if gone then
      p.state = "new"
      lost(at)
      if not err then once("token", why, vim.log.levels.ERROR) end
    elseif why then
      p.state, p.why, p.refused = "refused", why, uv.now()
      once("refused " .. folder, why)
    else
      S.told = {}
      p.state, p.why, p.root, p.name = "ready", nil, answer.json.root, answer.json.project
      for _, listener in ipairs(M.listeners) do
        listener(folder)
      end
    end
    for _, callback in ipairs(waiting) do
      callback(why, p, at, gone)
    end
  end)
end

-- registered calls back with (err, project, at, gone) when the folder's project is registered with a server. gone: the
-- server was there a moment ago.
function M.registered(folder, callback)
  local p = project(folder)
  if p.state == "refused" then
    uv.update_time()
    if uv.now() - p.refused < ask_again then return callback(p.why, p) end
    p.state = "new"
  end
  M.ensure(function(err, at)
    if err then return callback(err, p) end
    if p.state == "ready" then return callback(nil, p, at) end
    p.waiting[#p.waiting + 1] = callback
    if p.state ~= "asking" then register(folder, p, at) end
  end)
end

-- request asks about the project of a folder: body gets `client` and `project`. A server that is gone is found or
-- started again, and asked once more, unless opts.fresh is false: what was said to the old one means nothing to the new.
-- callback(err, answer, code): err is what to show, of an answer that is an error too. It returns a function that gives up.
function M.request(folder, method, path, opts, callback)
  opts = opts or {}
  local cancelled, cancel, tries = false, nil, 0
  local function attempt()
    tries = tries + 1
    M.registered(folder, function(err, p, at, gone)
      if cancelled then return end
      if err and gone and tries == 1 then return attempt() end
      if err then return callback(err) end
      local own = { project = folder, client = not path:find("^/v1/") and p.id or nil } -- tools know no clients
      local body = opts.body and vim.tbl_extend("keep", opts.body, own)
      cancel = client.request(at, method, path, { body = body, on_event = opts.on_event, timeout = opts.timeout }, function(broken, answer)
        if cancelled then return end
        if broken or answer.status == 401 then
          lost(at)
          if tries == 1 and opts.fresh ~= false then return attempt() end
        end
        local why, code = M.error_of(broken, answer)
        callback(why, answer, code)
      end)
    end)
  end
  attempt()
  return function()
    cancelled = true
    if cancel then cancel() end
  end
end

-- stop says goodbye for all projects and asks nothing any more, until restart.
function M.stop()
  local at = S.at
  S.stopped = true
  for _, p in pairs(S.projects) do
    if at and p.state == "ready" then
      client.request(at, "POST", "/unregister", { body = { client = p.id }, timeout = 2000 }, function() end)
    end
    p.state = "new"
  end
  S.state, S.at = "off", nil
  settle("ctx-sys was stopped: :CtxRestart starts it")
end

-- restart begins anew. kill ends the server's process first, which other editors notice and mend as this one does; done is
-- called when it is gone.
function M.restart(kill, done)
  local pid = S.at and S.at.pid
  S.state, S.at, S.starts, S.told, S.stopped = "off", nil, {}, {}, false
  for _, p in pairs(S.projects) do
    p.state = "new"
  end
  if not kill or not pid then return done() end
  pcall(uv.kill, pid, "sigterm")
  local timer, tries = uv.new_timer(), 0
  timer:start(50, 50, vim.schedule_wrap(function()
    if timer:is_closing() then return end
    tries = tries + 1
    if tries < 100 and uv.kill(pid, 0) == 0 then return end
    timer:close()
    done()
  end))
end

-- state is what is known without asking: { state, pid, version, url, projects }.
function M.state()
  return { state = S.stopped and "stopped" or S.state, pid = S.at and S.at.pid, version = S.at and S.at.version, url = S.at and S.at.url, token_file = S.at and S.at.token_file, projects = S.projects }
end

return M
