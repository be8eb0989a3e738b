-- :CtxContext: of a question, of a selection, and of the place where the cursor is.
local T = require("t")
local root = T.project({
  ["till.py"] = "from desk import sit\n\ndef take_money(basket):\n    sit()\n    return basket.total\n",
  ["desk.py"] = "def sit():\n    pass\n",
})
local c = T.child(root, "keymaps = { context = 'gc', context_selection = 'gc' }")
c:edit("till.py")
c:idle()
local function shown()
  return T.wait("the context", function()
    return c:lua("return vim.bo.filetype == 'markdown' and vim.bo.buftype == 'nofile'") and table.concat(c:lines(), "\n")
  end)
end
c:cmd("CtxContext who takes the money")
T.has(shown(), "take_money")
T.eq(c:lua("return #vim.api.nvim_tabpage_list_wins(0)"), 2, "a window beside")
T.eq(c:lua("return { vim.bo.modifiable, vim.bo.bufhidden, vim.b.ctx_sys_tokens > 0 }"), { false, "wipe", true })
T.has(c:api("buf_get_name", 0), "ctx-sys://who takes the money")
c:cmd("close")

-- A selection is named and is in it, text that was not saved too.
c:input("Godef give_change():<CR>return 1<Esc>")
c:calm(function() return #c:lines() == 7 end)
c:cmd("6,7CtxContext what is this")
T.has(shown(), "give_change")
c:cmd("close")
c:input("ggjjVjjgc")
T.has(shown(), "take_money")
c:cmd("close")

-- Without a question: what a completion here is given.
c:input("gg4Gj$")
c:input("gc")
local text = shown()
T.has(text, "## Before the cursor")
T.has(text, "take_money")
c:cmd("close")

-- The other ways to show it, and a budget.
for _, split in ipairs({ "split", "tabnew", "edit" }) do
  c:lua("require('ctx-sys.config').current.context.split = ...", split)
  c:cmd("update | CtxContext who takes the money")
  T.has(shown(), "take_money", split)
  c:cmd("bwipeout | silent! tabonly | silent! only | edit till.py")
end
c:lua("require('ctx-sys.config').current.context = { split = 'vsplit', max_tokens = 300 }")
c:cmd("CtxContext who takes the money")
shown()
T.eq(c:lua("return vim.b.ctx_sys_tokens <= 300"), true)
c:cmd("close")
T.eq(c:said(), "")

-- Without a project or a file there is nothing to ask for.
c:cmd("enew | CtxContext")
T.has(c:said(), "what shall the context be for? :CtxContext QUERY")
