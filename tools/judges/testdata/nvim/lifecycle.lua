-- The server is found, shared, found again when it is killed, and ends after its last editor, however that went.
local T = require("t")
local root = T.project({ ["till.py"] = "def take(basket):\n    return basket.total\n", ["desk.py"] = "def sit():\n    pass\n" })
local other = T.project({ ["lamp.py"] = "def light():\n    pass\n" })

local function status()
  local code, answer = T.ask("GET", "/status")
  return code == 200 and answer or nil
end
local function unsaved()
  local s, n = status(), 0
  for _, p in ipairs(s and s.projects or {}) do
    n = n + p.unsaved
  end
  return n
end
local function found(folder, query, part)
  T.wait(part .. " to be found", function() return T.found(folder, query):find(part, 1, true) end)
end

-- Two editors at the same moment: one server. A third finds it by the lock file.
local a, b = T.child(root), T.child(root)
a:edit("till.py")
b:edit("desk.py")
a:idle()
b:idle()
local first = T.place()
T.eq(a:lua("return require('ctx-sys.server').state().pid"), first.pid)
T.eq(b:lua("return require('ctx-sys.server').state().pid"), first.pid)
local c = T.child(other, "autostart = false, binary = 'no-such-program'")
c:edit("lamp.py")
c:idle()
T.eq(c:lua("return require('ctx-sys.server').state().pid"), first.pid, "found by the lock file")
T.eq(#status().clients, 3)
T.eq(#status().projects, 2)
c:quit()
T.wait("the client to be gone", function() return #status().clients == 2 end)

-- An editor with files of two projects is a client of each.
a:edit(other .. "/lamp.py")
a:input("Golantern_word<Esc>")
a:calm(function() return (a:lines()[3] or ""):find("lantern_word") end)
a:idle()
found(other, "lantern_word", "lantern_word")
T.eq(#status().clients, 3)

-- Two editors on one file: each is seen, and nobody's text is lost.
a:edit("till.py")
b:edit("till.py")
b:idle()
a:input("Goalbatross = 1<Esc>")
b:input("ggObuzzard = 2<Esc>")
a:calm(function() return a:lines()[3] and a:lines()[3]:find("albatross") end)
b:calm(function() return b:lines()[1] == "buzzard = 2" end)
a:idle()
b:idle()
T.eq({ a:said(), b:said() }, { "", "" })
T.wait("the text of the last that wrote", function()
  local text = T.found(root, "albatross") .. T.found(root, "buzzard")
  return text:find("albatross", 1, true) or text:find("buzzard", 1, true)
end)
local _, answer = T.ask("GET", "/context/edits?project=" .. root)
local by = {}
for _, e in ipairs(answer.edits) do
  if e.path == "till.py" then by[e.client:match("nvim%-%d+")] = e.diff end
end
T.has(by["nvim-" .. a.pid] or "", "+", "the edit of the one")
T.has(by["nvim-" .. b.pid] or "", "+buzzard", "the edit of the other")

-- Of two texts of one file it is the later that is found, so the other editor leaves the file.
b:cmd("edit! desk.py")
b:cmd("bwipeout! till.py")

-- The server is killed in the middle: the next edit finds another, which is told everything.
vim.loop.kill(first.pid, "sigkill")
a:input("Gocormorant = 3<Esc>")
a:calm(function() return a:lines()[#a:lines()]:find("cormorant") end)
a:idle()
local second = T.wait("another server", function()
  local at = T.place()
  return at and at.pid ~= first.pid and at
end)
found(root, "cormorant", "cormorant")
b:cmd("CtxSearch basket")
T.wait("the other editor to be there again", function() return b:lua("return require('ctx-sys.server').state().pid") == second.pid end)
b:idle()
T.eq({ a:said(), b:said() }, { "", "" })

-- A wrong token is said once, and read again.
local file = T.place().token_file
local token = T.place().token
T.write(file, "not-the-token-but-as-long-as-one\n")
local w = T.child(root)
w:edit("desk.py")
T.wait("a message", function() return w:said() ~= "" end)
w:input("Gox<Esc>Gox<Esc>")
vim.wait(500, function() return false end)
T.eq(#w:lua("return said"), 1, w:said())
T.has(w:said(), "the token is missing or wrong")
T.write(file, token .. "\n")
w:input("Gox<Esc>")
w:idle()
w:quit()
T.wait("the client to be gone", function() return #status().clients == 3 end)

-- An editor that is killed: what was not saved in it is dropped.
T.wait("unsaved text", function() return unsaved() > 0 end)
a:kill()
T.wait("the killed client to be gone", function() return #status().clients == 1 end)
b:cmd("silent! wall")
b:idle()
T.wait("its text to be dropped", function() return not T.found(root, "cormorant"):find("cormorant", 1, true) end)

-- After the last the server ends, and leaves no file.
b:kill()
T.wait("the server to end", function() return T.place() == nil end)
T.wait("its process to be gone", function() return vim.loop.kill(second.pid, 0) ~= 0 end)

-- A stale file of a server that was killed is not believed.
local d = T.child(root)
d:edit("till.py")
d:idle()
vim.loop.kill(T.place().pid, "sigkill")
d:kill()
local stale = T.place()
local e = T.child(root)
e:edit("till.py")
e:idle()
T.eq(T.place().pid ~= stale.pid, true)
T.eq(e:said(), "")

-- A server that dies again and again is not started for ever.
for _ = 1, 8 do
  pcall(vim.loop.kill, T.place().pid, "sigkill")
  e:input("Gox<Esc>")
  vim.wait(1000, function() return e:state() == "failed" end)
end
T.wait("the end of patience", function() return e:state() == "failed" end)
T.has(e:said(), "the server ended 3 times within a minute")
T.eq(e:lua("return require('ctx-sys').statusline()"), "ctx!")
e:cmd("CtxRestart")
e:idle()
T.eq(e:state(), "ready")

-- A folder that no server serves is said once.
vim.fn.mkdir(T.dir .. "/plain", "p")
T.write(T.dir .. "/plain/x.txt", "x\n")
local g = T.child(T.dir .. "/plain", "root = function(file) return vim.fn.fnamemodify(file, ':h') end")
g:edit("x.txt")
T.wait("a message", function() return g:said() ~= "" end)
T.has(g:said(), "is not served: run `ctx-sys index` there once")
vim.fn.system({ T.binary, "index", "--quiet", T.dir .. "/plain" })
T.eq(vim.v.shell_error, 0)
T.wait("the folder to be served", function()
  g:input("Gox<Esc>")
  return vim.wait(500, function() return g:lua("return require('ctx-sys.edits').state().idle") end, 20)
end)
T.eq(#g:lua("return said"), 1, g:said())
