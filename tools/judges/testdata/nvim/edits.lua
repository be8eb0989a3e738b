-- What is typed is what the server sees: in its edits, and in what a search finds.
local T = require("t")
local root = T.project({
  ["till.py"] = "def take(basket):\n    return basket.total\n",
  ["desk.py"] = "def sit():\n    pass\n",
  ["dos.txt"] = "eins\r\nzwei\r\ndrei\r\n",
  ["bare.txt"] = "no end of line",
  ["umlaut.txt"] = "Grüße 漢字 👍\nzweite Zeile\n",
  ["latin.txt"] = "caf\233\nzwei\n",
  ["nul.bin"] = "a\0b\n",
  ["big.txt"] = ("0123456789abcde\n"):rep(1024) .. "tail\n",
  ["empty.txt"] = "",
})
T.write(T.dir .. "/outside.txt", "outside\n")
local c = T.child(root, "max_size = 16 * 1024")

-- edits are those of the server; text applies those of a path to a text with patch(1), which is nobody's judge but its own.
local function edits()
  local _, answer = T.ask("GET", "/context/edits?limit=100&project=" .. root)
  return answer.edits
end
local function patched(path, text)
  local file = T.write(T.dir .. "/patched", text)
  for _, e in ipairs(edits()) do
    if e.path == path then
      local out = vim.fn.system({ "patch", "--binary", "-s", "-p1", file }, e.diff:gsub("\n$", "") .. "\n")
      T.eq(vim.v.shell_error, 0, out .. e.diff)
    end
  end
  local f = io.open(file, "rb")
  text = f:read("*a")
  f:close()
  return text
end
local function status()
  local _, answer = T.ask("GET", "/status")
  for _, p in ipairs(answer.projects) do
    if p.root == root then return p end
  end
end
local function found(query, part)
  return T.wait(part .. " to be found", function()
    local text = T.found(root, query)
    return text:find(part, 1, true) and text
  end)
end

-- A file that is opened is told of once, without its content.
c:edit("till.py")
c:idle()
T.eq({ status().buffers, status().unsaved, #edits() }, { 1, 0, 0 })

-- Typing.
c:input("Godef refund_voucher(customer):<CR>return customer<Esc>")
c:calm(function() return c:lines()[4] == "    return customer" or c:lines()[4] == "return customer" end)
c:idle()
found("refund voucher", "def refund_voucher(customer):")
local list = edits()
T.eq(list[#list].path, "till.py")
T.eq(list[#list].source, "user")
T.has(list[1].client, "nvim-" .. c.pid)
T.eq(list[1].cursorBefore.line <= 1 and list[#list].cursorAfter.line, 3, "the cursors")
T.eq(patched("till.py", "def take(basket):\n    return basket.total\n"), table.concat(c:lines(), "\n") .. "\n")
T.eq(status().unsaved, 1)
T.eq(vim.fn.readfile(root .. "/till.py")[3], nil, "the disk is as it was")

-- Undo takes it back, and nobody finds it any more.
c:input("u")
c:calm(function() return #c:lines() == 2 end)
c:idle()
T.wait("the undone text to be gone", function() return not T.found(root, "refund voucher"):find("refund_voucher", 1, true) end)
c:input("<C-r>")
c:calm(function() return #c:lines() == 4 end)
c:idle()
found("refund voucher", "refund_voucher")

-- Saved: the disk says it, and the buffer is none that is not saved.
c:cmd("write")
c:idle()
T.eq(status().unsaved, 0)
found("refund voucher", "refund_voucher")

-- Several bytes a letter: the columns count bytes.
c:edit("umlaut.txt")
c:input("gg$aäöü<Esc>oŝanĝo kvitanco<Esc>")
c:calm(function() return c:lines()[2] == "ŝanĝo kvitanco" end)
c:idle()
T.eq(patched("umlaut.txt", "Grüße 漢字 👍\nzweite Zeile\n"), "Grüße 漢字 👍äöü\nŝanĝo kvitanco\nzweite Zeile\n")
found("kvitanco", "ŝanĝo kvitanco")
list = edits()
T.eq(list[#list].cursorAfter, { line = 1, col = #"ŝanĝo kvitanc" })

-- Lines that end in CR LF, a file without an end of line, an empty one.
c:edit("dos.txt")
c:input("ggjyypAvierundzwanzig<Esc>")
c:calm(function() return c:lines()[3] == "zweivierundzwanzig" end)
c:idle()
T.eq(patched("dos.txt", "eins\r\nzwei\r\ndrei\r\n"), "eins\r\nzwei\r\nzweivierundzwanzig\r\ndrei\r\n")
found("zweivierundzwanzig", "zweivierundzwanzig")
c:edit("bare.txt")
c:input("Afirst<Esc>")
c:calm(function() return c:lines()[1] == "no end of linefirst" end)
c:idle()
T.eq(patched("bare.txt", "no end of line"), "no end of linefirst\n")
c:edit("empty.txt")
c:input("ihello emptiness<Esc>")
c:calm(function() return c:lines()[1] == "hello emptiness" end)
c:idle()
found("emptiness", "hello emptiness")

-- Another encoding on the disk: what the server knows is what is seen.
c:edit("latin.txt")
T.eq(c:lines()[1], "café")
c:input("ggAterasse<Esc>")
c:calm(function() return c:lines()[1] == "caféterasse" end)
c:idle()
found("caféterasse", "caféterasse")

-- 200 changes one after the other, each a number at the end: what the server has is what is there.
c:edit("desk.py")
c:lua([[
  for i = 1, 200 do
    vim.defer_fn(function() vim.api.nvim_buf_set_lines(0, -1, -1, false, { "step_" .. i .. " = " .. i }) end, i * 4)
  end]])
T.wait("all changes", function() return c:lines()[202] == "step_200 = 200" end)
c:idle()
T.eq(patched("desk.py", "def sit():\n    pass\n"), table.concat(c:lines(), "\n") .. "\n")
local seqs = vim.tbl_map(function(e) return e.seq end, edits())
for i = 2, #seqs do
  T.eq(seqs[i - 1] < seqs[i], true, "the order")
end
found("step_200", "step_200 = 200")

-- Keys as fast as they come, in one buffer and then another.
c:edit("till.py")
c:input("Go" .. ("x = 1<CR>"):rep(200) .. "zanzibar = 3<Esc>:edit desk.py<CR>Gomadagascar = 4<Esc>")
c:calm(function() return c:lines()[#c:lines()] == "madagascar = 4" end)
c:idle()
found("zanzibar", "zanzibar = 3")
found("madagascar", "madagascar = 4")

-- Changes anywhere, several at once, in files of each kind: each difference fits, and the server has what is there.
c:lua([[math.randomseed(7)
  function _G.anywhere(times)
    for _ = 1, times do
      local n = vim.api.nvim_buf_line_count(0)
      local first = math.random(0, n)
      local last = math.min(n, first + math.random(0, 3))
      local lines = {}
      for _ = 1, math.random(0, 3) do
        lines[#lines + 1] = ({ "", "x", "@@ -1,2 +3,4 @@", "--- a", "+ü" .. math.random(99), "\\ No newline at end of file", "\t}" })[math.random(7)]
      end
      vim.api.nvim_buf_set_lines(0, first, last, false, lines)
    end
  end]])
local function server_has(path)
  local _, got = T.ask("POST", "/context/completion", { project = root, client = c:lua("return require('ctx-sys.server').state().projects[...].id", root), path = path, cursor = { line = 0, col = 0 }, max_tokens = 200000, suffix_tokens = 100000 })
  return got.suffix
end
for kind, text in pairs({ unix = "a\nb\nc\nd\ne\nf\ng\nh\n", dos = "a\r\nb\r\nc\r\nd\r\ne\r\nf\r\n", bare = "a\nb\nc", bomb = "\239\187\191a\nb\nc\n", mac = "a\rb\rc\r" }) do
  T.write(root .. "/any_" .. kind .. ".diff", text)
  c:edit("any_" .. kind .. ".diff")
  if kind == "mac" then c:cmd("edit ++ff=mac") end
  c:idle()
  local times = c:lua("return require('ctx-sys.edits').state().again")
  for round = 1, 40 do
    c:lua("anywhere(...)", round % 5 + 1)
    if round % 4 == 0 then c:cmd("silent! undo") end
    if round % 7 == 0 then c:idle() end
  end
  c:idle()
  T.eq(server_has("any_" .. kind .. ".diff"), c:lua("return require('ctx-sys.edits').text(0)"), kind)
  T.eq(c:lua("return require('ctx-sys.edits').state().again"), times, kind .. ": a difference did not fit")
end

-- Whole replacements, and a file that changed below the editor.
c:edit("umlaut.txt")
c:input(":%s/e/ee/g<CR>ggdG")
c:calm(function() return #c:lines() == 1 and c:lines()[1] == "" end)
c:idle()
T.wait("the text to be gone", function() return not T.found(root, "kvitanco"):find("kvitanco", 1, true) end)
c:cmd("edit!")
c:idle()
T.eq(c:lines()[1], "Grüße 漢字 👍")
T.write(root .. "/umlaut.txt", "ganz anders kryptonit\n")
c:cmd("set autoread | checktime")
T.wait("the file to be read again", function() return c:lines()[1] == "ganz anders kryptonit" end)
c:input("Ax<Esc>")
c:calm(function() return c:lines()[1] == "ganz anders kryptonitx" end)
c:idle()
found("kryptonitx", "kryptonitx")

-- What is left out: special buffers, other people's files, what is binary, large, in no project, or not a file.
local before = c:lua("return require('ctx-sys.edits').state().tracked")
for _, command in ipairs({ "help", "new | setlocal buftype=nofile", "edit nul.bin", "edit big.txt", "edit " .. T.dir .. "/outside.txt", "enew", "edit ssh://host/file", "edit " .. root, "edit .git/HEAD | setlocal binary | doautocmd BufEnter" }) do
  c:cmd("silent! " .. command)
  T.eq(c:lua("return require('ctx-sys.edits').state().tracked"), before, command)
end
-- One that grows too large is left alone from then on, one that becomes small again is followed again.
c:cmd("enew! | file grows.txt")
c:lua("vim.api.nvim_buf_set_lines(0, 0, -1, false, { ('x'):rep(100) }) vim.cmd('doautocmd BufEnter')")
c:idle()
T.eq(c:lua("return require('ctx-sys.edits').state().tracked"), before + 1)
c:lua("vim.api.nvim_buf_set_lines(0, 0, -1, false, { ('x'):rep(20000) })")
T.wait("the buffer to be left alone", function() return c:lua("return require('ctx-sys.edits').state().tracked") == before end)
c:lua("vim.api.nvim_buf_set_lines(0, 0, -1, false, { 'small again sardine' }) vim.cmd('doautocmd BufEnter')")
c:idle()
found("sardine", "sardine")

-- A buffer that is closed is dropped with what was not saved.
c:cmd("bwipeout!")
T.wait("the buffer to be dropped", function() return not T.found(root, "sardine"):find("sardine", 1, true) end)

-- Another name for the buffer.
c:edit("desk.py")
c:cmd("file chair.py")
c:idle()
T.wait("the other name", function() return T.found(root, "madagascar"):find("chair.py", 1, true) end)

-- The cursor.
c:cmd("edit! till.py")
c:idle()
c:input("gg")
c:cmd("doautocmd CursorHold")
c:idle()
T.eq(c:said(), "")

-- track = false sends nothing.
local d = T.child(root, "track = false")
d:edit("till.py")
d:input("Gosilent_penguin<Esc>")
d:calm(function() return d:lines()[#d:lines()] == "silent_penguin" or d:lines()[#d:lines()]:find("penguin") end)
vim.wait(300, function() return false end)
T.eq(d:state(), "off")
T.hasnt(T.found(root, "silent penguin"), "silent_penguin")
