-- Every option: what it is by default, what it may hold, and that a wrong one is named and changes nothing.
local T = require("t")
local config = require("ctx-sys.config")
local ctx = require("ctx-sys")

local o = config.set()
T.eq(o, config.defaults, "the defaults")
o = config.set({ debounce = 5, search = { open = false }, root = { "go.mod" }, keymaps = { search = "gs", accept = false } })
T.eq(o.debounce, 5)
T.eq(o.search, { limit = 20, open = false }, "a table is merged")
T.eq(o.root, { "go.mod" }, "a list is replaced")
T.eq(config.defaults.root[1], ".git")

for _, case in ipairs({
  { { binray = "x" }, "there is no option binray: use one of args, autostart, binary, complete" },
  { { search = { limt = 3 } }, "there is no option search.limt: use one of limit, open" },
  { { context = { x = 1 } }, "context.x" },
  { { complete = { x = 1 } }, "complete.x" },
  { { keymaps = { find = "gs" } }, "keymaps.find" },
  { { keymaps = { search = 3 } }, "keymaps.search" },
  { { keymaps = true }, "keymaps" },
  { { binary = "" }, "binary" },
  { { binary = 3 }, "binary" },
  { { args = "--linger" }, "args" },
  { { args = { 3 } }, "args" },
  { { autostart = "no" }, "autostart" },
  { { track = 1 }, "track" },
  { { debounce = -1 }, "debounce" },
  { { debounce = 1.5 }, "debounce" },
  { { max_size = 0 }, "max_size" },
  { { root = {} }, "root" },
  { { root = ".git" }, "root" },
  { { search = 3 }, "search" },
  { { search = { limit = 0 } }, "search.limit" },
  { { search = { open = "x" } }, "search.open" },
  { { context = { max_tokens = -1 } }, "context.max_tokens" },
  { { context = { split = "left" } }, "context.split" },
  { { complete = { max_tokens = 0 } }, "complete.max_tokens" },
  { { complete = { auto = 1 } }, "complete.auto" },
  { { complete = { delay = -1 } }, "complete.delay" },
  { { notify = "loud" }, "notify" },
}) do
  T.fails(function() ctx.setup(case[1]) end, case[2])
  T.eq(config.current.debounce, 5, "a wrong option changes nothing")
end
T.fails(function() ctx.setup("x") end, "options")

-- Nothing is bound unless asked for, and each key does what it says.
local root = T.project({ ["till.py"] = "def pay(basket):\n    return 1\n" })
local c = T.child(root, "track = false")
T.eq(c:lua("return #vim.tbl_filter(function(m) return (m.desc or ''):find('ctx%-sys') or (m.rhs or ''):find('Ctx') end, vim.list_extend(vim.api.nvim_get_keymap('n'), vim.api.nvim_get_keymap('i')))"), 0)
c:lua([[require("ctx-sys").setup({ binary = ..., autostart = false, keymaps = {
  search = "gs", context = "gc", context_selection = "gc", status = "gS", complete = "<C-l>", accept = "<Tab>", dismiss = "<C-e>" } })]], T.binary)
for _, m in ipairs({ { "n", "gs", "CtxSearch" }, { "n", "gc", "CtxContext" }, { "x", "gc", "CtxContext" }, { "n", "gS", "CtxStatus" }, { "i", "<C-L>", "CtxComplete" }, { "i", "<C-E>", "dismiss" } }) do
  T.has(c:api("call_function", "maparg", { m[2], m[1] }), m[3], m[2])
end
c:edit("till.txt")
c:input("idef pay(basket):<Esc>A<Tab>x<Esc>")
c:calm(function() return c:lines()[1] == "def pay(basket):\tx" end) -- nothing to accept: a tab is a tab

-- autostart off: said once, and nothing is started.
T.wait("a message", function() return c:said() ~= "" end)
T.has(c:said(), "no server runs, and autostart is off: start one with `ctx-sys serve --shared`")
T.eq(T.place(), nil, "no server was started")
local said = #c:lua("return said")
c:input("Ax<Esc>Ay<Esc>")
c:calm(function() return c:lines()[1] == "def pay(basket):\txxy" end)
vim.wait(300, function() return false end)
T.eq(#c:lua("return said"), said, "said again for each key")

-- A program that is not there.
local d = T.child(root, "binary = 'no-such-program'")
d:edit("till.py")
T.wait("a message", function() return d:said() ~= "" end)
T.has(d:said(), "no-such-program is not a program that can be run: install it, or set `binary` in setup()")
-- One that is no server, and one that ends at once.
local e = T.child(root, "binary = '/bin/echo'")
e:edit("till.py")
T.wait("a message", function() return e:said() ~= "" end)
T.has(e:said(), "the server says what it should not: serve --shared")
local f = T.child(root, "binary = '/bin/false'")
f:edit("till.py")
T.wait("a message", function() return f:said() ~= "" end)
T.has(f:said(), "the server could not be started (exit code 1)")

-- Messages below the wanted level are not shown.
local g = T.child(root, "binary = 'no-such-program', notify = 5")
g:edit("till.py")
T.wait("the state", function() return g:state() == "failed" end)
T.eq(g:said(), "")
