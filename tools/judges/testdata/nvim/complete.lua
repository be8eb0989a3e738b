-- :CtxComplete: what a model writes is shown, taken, dropped; and what is said where there is none.
local T = require("t")
local root = T.project({ ["add.go"] = "package add\n\nfunc add(a, b int) int {\n\t\n}\n" })
local c = T.child(root, "keymaps = { complete = '<C-l>', accept = '<Tab>', dismiss = '<C-e>' }")
c:edit("add.go")
c:idle()

local function model(name)
  local out = vim.fn.system({ T.binary, "config", "set", "--global", "models.completion", "ollama/qwen2.5-coder:" .. name })
  T.eq(vim.v.shell_error, 0, out)
  c:cmd("CtxRestart!")
  c:idle()
end
local function ghost()
  local marks = c:lua([[return vim.api.nvim_buf_get_extmarks(0, vim.api.nvim_create_namespace("ctx-sys"), 0, -1, { details = true })]])
  local lines = {}
  for _, m in ipairs(marks) do
    lines[#lines + 1] = m[4].virt_text[1][1]
    for _, l in ipairs(m[4].virt_lines or {}) do
      lines[#lines + 1] = l[1][1]
    end
  end
  return table.concat(lines, "\n")
end
local function shows(text) T.wait("ghost text " .. text, function() return ghost() == text end) end
local function at_the_hole()
  c:input("<Esc>:stopinsert<CR>4GcK")
  c:input("<Esc>4G0C<Tab>")
  c:calm(function() return c:lines()[4] == "\t" and c:api("get_mode").mode == "i" end)
end

-- No model: one clear message, and not again.
c:cmd("CtxComplete")
T.wait("a message", function() return c:said() ~= "" end)
T.has(c:said(), "no model completes code: `ctx-sys config set --global models.completion")
c:cmd("CtxComplete")
vim.wait(500, function() return false end)
T.eq(#c:lua("return said"), 1)
T.eq(ghost(), "")

-- It is shown, not in the text, and taken by the key.
model("filler")
at_the_hole()
c:input("<C-l>")
shows("return a + b")
T.eq(c:lines()[4], "\t")
c:input("<Tab>")
c:calm(function() return c:lines()[4] == "\treturn a + b" end)
T.eq(ghost(), "")
c:idle()
local _, answer = T.ask("GET", "/context/edits?project=" .. root)
local last = answer.edits[#answer.edits]
T.eq(last.source, "accepted")
T.has(last.diff, "+\treturn a + b")
T.eq(last.cursorAfter, { line = 3, col = #"\treturn a + b" })

-- Dropped by the key, by moving, by typing on, by leaving insert mode.
for _, keys in ipairs({ "<C-e>", "<Up>", "x", "<Esc>" }) do
  at_the_hole()
  c:input("<C-l>")
  shows("return a + b")
  c:input(keys)
  T.wait("no ghost text after " .. keys, function() return ghost() == "" end)
  T.eq(c:lua("return require('ctx-sys').accept()"), false)
end

-- In the middle of a line what follows is still to be seen.
at_the_hole()
c:input("x // rest<Esc>0lli<C-l>")
shows("return a + b")
c:input("<C-e><Esc>")

-- As it comes, many lines; a newer request ends the older.
model("forever")
at_the_hole()
for _ = 1, 2 do
  c:input("<C-l>")
  T.wait("the first words", function() return ghost():find("and on and on", 1, true) end)
end
c:input("<C-e>")
T.wait("no ghost text", function() return ghost() == "" end)

-- A model that fails is an error.
model("sick")
at_the_hole()
local said = #c:lua("return said")
c:input("<C-l>")
T.wait("an error", function() return #c:lua("return said") > said end)

-- By itself, after a pause.
model("filler")
c:lua("require('ctx-sys.config').current.complete.auto = true; require('ctx-sys.config').current.complete.delay = 50")
at_the_hole()
c:input("r<BS>")
shows("return a + b")
