-- :checkhealth ctx-sys
local client = require("ctx-sys.client")
local config = require("ctx-sys.config")
local edits = require("ctx-sys.edits")
local project = require("ctx-sys.project")
local server = require("ctx-sys.server")
local M = {}

-- The functions have other names before Neovim 0.10.
local health = vim.health or require("health")
local start, ok = health.start or health.report_start, health.ok or health.report_ok
local info, warn, fail = health.info or health.report_info, health.warn or health.report_warn, health.error or health.report_error

-- wait runs an asking function and returns what it calls back with. Only here may Neovim wait.
local function wait(ask)
  local got
  ask(function(...) got = { n = select("#", ...), ... } end)
  vim.wait(5000, function() return got ~= nil end, 10)
  if not got then return "no answer within 5 seconds" end
  return unpack(got, 1, got.n)
end

local function neovim()
  start("Neovim")
  local v = vim.version()
  local text = string.format("Neovim %d.%d.%d", v.major, v.minor, v.patch)
  if vim.fn.has("nvim-0.7") == 0 then return fail(text .. " is too old", { "install Neovim 0.7 or newer" }) end
  ok(text)
  if not vim.diff then fail("vim.diff is not there: edits cannot be sent") end
end

local function program()
  start("Program")
  local binary = config.current.binary
  if vim.fn.executable(binary) ~= 1 then
    fail(binary .. " is not a program that can be run", { "install ctx-sys", "or set `binary` in setup() to its path" })
    return false
  end
  local out = vim.trim(vim.fn.system({ binary, "version" }))
  if vim.v.shell_error ~= 0 then
    fail(binary .. " version: " .. out)
    return false
  end
  ok(out .. " (" .. vim.fn.exepath(binary) .. ")")
  return true
end

local function lockfile()
  local path = server.lockfile()
  local mode = vim.fn.getfperm(path)
  if mode == "" then return info("no lock file at " .. path) end
  if mode:sub(4) ~= "------" then
    return warn("others can read " .. path .. " (" .. mode .. ")", { "delete it, and :CtxRestart!" })
  end
  ok("lock file " .. path)
end

local function served(folder)
  start("Server")
  local err, p, at = wait(function(callback) server.registered(folder, callback) end)
  lockfile()
  if err then
    return fail(err, { ":CtxRestart tries again", "`ctx-sys serve --shared` in a shell shows what is wrong", "`ctx-sys doctor` looks at the project" })
  end
  ok(string.format("version %s, process %d at %s", at.version or "?", at.pid, at.url))
  ok(string.format("project %s at %s, as client %s", p.name, p.root, p.id))
  local failed, answer = wait(function(callback) client.request(at, "GET", "/status", {}, callback) end)
  failed = server.error_of(failed, answer)
  if failed then return warn("its status: " .. failed) end
  for _, line in ipairs(require("ctx-sys.status").lines(answer.json)) do
    info(line)
  end
end

local function followed()
  start("Edits")
  if not config.current.track then return info("edits are not sent: `track` is off") end
  local s = edits.state()
  info(string.format("%d buffers are followed%s", s.tracked, s.idle and ", and all was sent" or ""))
end

local function others()
  start("Others")
  if pcall(require, "codecompanion") then
    ok("codecompanion.nvim is there: extension ctx_sys (:help ctx-sys-codecompanion)")
  else
    info("codecompanion.nvim is not there, and not needed")
  end
end

function M.check()
  neovim()
  if program() then
    local folder = project.here()
    if folder then
      served(folder)
    else
      start("Server")
      lockfile()
      warn("the current buffer and the working directory are in no project", { "open a file of one", "or set `root` in setup()" })
    end
  end
  followed()
  others()
end

return M
