-- :CtxSearch into the quickfix list and the location list, by words, by the word under the cursor and by a key.
local T = require("t")
local root = T.project({
  ["till.py"] = "from desk.lamp import light\n\ndef take(basket):\n    return basket.total\n",
  ["desk/lamp.py"] = "def light(bulb):\n    return bulb.on()\n",
})
local c = T.child(root, "search = { limit = 3 }, keymaps = { search = 'gs' }")
T.eq(c:lua("return vim.fn.exists(':CtxSearch')"), 2)
c:edit("till.py")
c:cmd("CtxSearch take basket")
local list = T.wait("results", function()
  local l = c:lua("return vim.fn.getqflist({ items = 0, title = 0, winid = 0 })")
  return #l.items > 0 and l
end)
T.eq(list.title, "ctx-sys: take basket")
T.eq(c:lua("return vim.fn.resolve(vim.fn.bufname(vim.fn.getqflist()[1].bufnr))"):match("[^/]*$"), "till.py")
T.has(list.items[1].text, "take")
T.eq(list.items[1].lnum, 3)
T.eq(#list.items <= 3, true, "the limit")
T.eq(c:lua("return vim.bo.filetype"), "qf", "the list is opened")
c:cmd("cc 1")
T.eq(c:lua("return vim.api.nvim_win_get_cursor(0)[1]"), 3, "the entry leads there")

-- With a bang: the location list of the window, the quickfix list stays.
c:cmd("cclose")
c:cmd("CtxSearch! light bulb")
T.wait("the location list", function() return c:lua("return #vim.fn.getloclist(vim.fn.win_getid(1))") > 0 end)
T.eq(c:lua("return vim.fn.getqflist({ title = 0 }).title"), "ctx-sys: take basket")
c:cmd("lclose")

-- Without words it is the word under the cursor, also by the key.
c:edit("desk/lamp.py")
c:input("gg0w")
c:input("gs")
T.wait("the word", function() return c:lua("return vim.fn.getqflist({ title = 0 }).title") == "ctx-sys: light" end)
c:cmd("cclose")

-- What is not found is said, and a list that is not wanted is not opened.
c:lua("require('ctx-sys.config').current.search.open = false")
c:cmd("CtxSearch zzzqqqxxx")
T.wait("a message", function() return c:said():find("nothing is found for zzzqqqxxx", 1, true) end)
c:cmd("CtxSearch light")
T.wait("the list", function() return c:lua("return vim.fn.getqflist({ title = 0 }).title") == "ctx-sys: light" end)
T.eq(c:lua("return vim.bo.filetype"), "python")

-- Outside of a project it is said what is missing.
local outside = T.child(T.dir, "")
outside:cmd("CtxSearch x")
T.has(outside:said(), "this is in no project: there is no .git or .ctx-sys.yaml or .ctx-sys/config.yaml here or above")

-- completefunc: the names of the project, without waiting.
c:edit("till.py")
c:cmd("set completefunc=v:lua.require'ctx-sys'.completefunc")
c:input("Goli<C-x><C-u>")
local words = T.wait("the menu", function()
  local info = c:lua("return vim.fn.complete_info({ 'items', 'mode' })")
  return #info.items > 0 and info.items
end)
T.eq(words[1].word, "light")
T.has(words[1].menu, "desk/lamp.py")
c:input("<C-n><Esc>")
