-- The help file, the health check, the commands and the statusline.
local T = require("t")
local doc = os.getenv("CTX_PLUGIN") .. "/doc"
local copy = T.dir .. "/doc"
vim.fn.mkdir(copy, "p")
T.write(copy .. "/ctx-sys.txt", table.concat(vim.fn.readfile(doc .. "/ctx-sys.txt"), "\n") .. "\n")
vim.cmd("helptags " .. copy)
vim.opt.rtp:prepend(T.dir)
vim.cmd("runtime plugin/ctx-sys.lua")
local text = table.concat(vim.fn.readfile(doc .. "/ctx-sys.txt"), "\n")

-- Each command, option and key has a tag that leads to it, and each reference leads somewhere.
local names = vim.tbl_filter(function(n) return n:find("^Ctx") end, vim.tbl_keys(vim.api.nvim_get_commands({})))
T.eq(#names, 6)
for _, name in ipairs(names) do
  vim.cmd("help :" .. name)
  T.has(vim.api.nvim_get_current_line(), "*:" .. name .. "*")
end
local config = require("ctx-sys.config")
local function documented(options, where)
  for name, value in pairs(options) do
    T.has(text, "*ctx-sys-option-" .. where .. name .. "*")
    if type(value) == "table" and not vim.tbl_islist(value) then documented(value, where .. name .. ".") end
  end
end
documented(config.defaults, "")
for name in pairs(config.keys) do
  T.has(text, "`" .. name .. "`")
end
for tag in text:gmatch("|([^|%s]+)|") do
  vim.cmd("help " .. tag)
end
for _, line in ipairs(vim.split(text, "\n")) do
  T.eq(#line <= 79, true, line)
end
for name in pairs(require("ctx-sys")) do
  if name ~= "accept_key" then T.has(text, "`" .. name) end
end

-- The health check, with a server and without a program.
local root = T.project({ ["till.py"] = "def pay():\n    pass\n" })
local c = T.child(root, "")
c:edit("till.py")
T.eq(c:lua("return require('ctx-sys').statusline()") ~= "", true)
c:cmd("checkhealth ctx-sys")
local health = table.concat(c:lines(), "\n")
for _, want in ipairs({ "OK: Neovim", "OK: ctx-sys ", "OK: lock file", "OK: version", "at " .. root, "model    completion: none", "1 buffers are followed", "codecompanion.nvim is not there" }) do
  T.has(health, want)
end
T.hasnt(health, "ERROR")
T.hasnt(health, "WARN")
T.eq(c:lua("return require('ctx-sys').statusline()"), "ctx")
local d = T.child(root, "binary = 'no-such-program', track = false")
d:cmd("checkhealth ctx-sys")
health = table.concat(d:lines(), "\n")
T.has(health, "ERROR: no-such-program is not a program that can be run")
T.has(health, "edits are not sent: `track` is off")

-- :CtxStatus
c:cmd("bwipeout")
c:edit("till.py")
c:idle()
c:cmd("CtxStatus")
T.wait("the status", function() return c:api("exec", "messages", true):find("model    completion: none, chat: none", 1, true) end)
T.has(c:api("exec", "messages", true), "1 client")

-- :CtxStop leaves, and nothing is sent any more; :CtxRestart comes back.
c:cmd("CtxStop")
T.eq(c:lua("return require('ctx-sys').statusline()"), "ctx-")
T.wait("no client", function()
  local status, answer = T.ask("GET", "/status")
  return status == 200 and #answer.clients == 0
end)
c:input("Ax<Esc>")
c:cmd("CtxSearch pay")
T.wait("a message", function() return c:said():find("ctx-sys was stopped: :CtxRestart starts it", 1, true) end)
c:cmd("CtxRestart")
c:idle()
T.eq(c:state(), "ready")
local pid = T.place().pid
c:cmd("CtxRestart!")
c:idle()
T.eq(T.place().pid ~= pid, true, "a new server")
