-- The pieces of HTTP, cut anywhere.
local T = require("t")
local client = require("ctx-sys.client")

T.eq({ client.address("http://127.0.0.1:80") }, { "127.0.0.1", 80 })
T.eq({ client.address("http://[::1]:8080/x") }, { "::1", 8080 })
T.eq(client.address("ftp://x"), nil)

local body = "5\r\nhello\r\n6;x=y\r\n world\r\n0\r\n\r\n"
T.eq({ client.unchunk(body) }, { "hello world", "", true })
for cut = 1, #body - 1 do -- whatever comes together
  local a, rest, last = client.unchunk(body:sub(1, cut))
  if not last then
    local b, _, done = client.unchunk(rest .. body:sub(cut + 1))
    T.eq({ a .. b, done }, { "hello world", true }, "cut at " .. cut)
  end
end
T.eq(select(4, client.unchunk("xyz\r\n")), "the answer is cut into pieces wrongly")

local stream = ": hello\n\nevent: token\ndata: {\"text\":\"ä\"}\n\nid: 3\nevent: done\ndata: a\ndata: b\n\nevent: half"
local events, rest = client.events(stream)
T.eq(events, { { event = "token", data = '{"text":"ä"}' }, { event = "done", id = "3", data = "a\nb" } })
T.eq(rest, "event: half")
events = client.events("data: x\r\n\r\n")
T.eq(events, { { event = "message", data = "x" } })

-- A server that answers what it likes: whole, in pieces, with nothing, not at all.
local uv = vim.loop
local function answering(text, keep)
  local s, held = uv.new_tcp(), {}
  s:bind("127.0.0.1", 0)
  s:listen(8, function()
    local peer = uv.new_tcp()
    held[#held + 1] = peer
    s:accept(peer)
    local seen = ""
    peer:read_start(function(_, data)
      seen = seen .. (data or "")
      if not data or not seen:find("\r\n\r\n", 1, true) then return end
      local at = 1
      local function more() -- byte by byte
        if at > #text then
          if not keep and not peer:is_closing() then peer:close() end
          return
        end
        peer:write(text:sub(at, at), more)
        at = at + 1
      end
      more()
    end)
  end)
  return { host = "127.0.0.1", port = s:getsockname().port, token = "x" }
end
local function ask(at, opts)
  local got
  client.request(at, "GET", "/", opts or {}, function(err, answer) got = { err, answer } end)
  T.wait("an answer", function() return got end)
  return got[1], got[2]
end
local _, a = ask(answering('HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"ok":true}', true))
T.eq({ a.status, a.json }, { 200, { ok = true } })
_, a = ask(answering('HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n3\r\n:1}\r\n0\r\n\r\n', true))
T.eq({ a.status, a.json }, { 404, { a = 1 } })
_, a = ask(answering("HTTP/1.0 200 OK\r\n\r\nto the end"))
T.eq(a.text, "to the end")
_, a = ask(answering("HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n", true))
T.eq(a.status, 204)
local seen = {}
_, a = ask(answering("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n10\r\ndata: {\"n\": 1}\n\n\r\n10\r\ndata: {\"n\": 2}\n\n\r\n0\r\n\r\n"), { on_event = function(e) seen[#seen + 1] = e.json.n end })
T.eq(seen, { 1, 2 })
T.has((ask(answering("SSH-2.0-x\r\n\r\n"))), "not HTTP")
T.has((ask(answering("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf"))), "ended the connection")
T.has((ask(answering("", true), { timeout = 200 })), "does not answer")
T.has((ask({ host = "127.0.0.1", port = 1 })), "the server is not there")

-- What is given up is not called back.
local called = false
local cancel = client.request(answering("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"), "GET", "/", {}, function() called = true end)
cancel()
vim.wait(200, function() return called end)
T.eq(called, false)
