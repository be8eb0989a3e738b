-- HTTP over vim.loop: one connection a request, answers whole or as server-sent events. Nothing here waits.
local uv = vim.loop
local M = {}

-- Above this an answer is not taken.
local max_answer = 64 * 1024 * 1024

-- address takes an http URL apart.
function M.address(url)
  local host, port = url:match("^http://%[([^%]]+)%]:(%d+)")
  if not host then
    host, port = url:match("^http://([^:/]+):(%d+)")
  end
  return host, tonumber(port)
end

-- unchunk takes the whole chunks off the front of a chunked body. It returns their content, what is left, whether
-- the last chunk was among them, and an error.
function M.unchunk(raw)
  local out, at = {}, 1
  while true do
    local stop = raw:find("\r\n", at, true)
    if not stop then break end
    local size = tonumber(raw:sub(at, stop - 1):match("^%s*(%x+)") or "", 16)
    if not size then return table.concat(out), "", false, "the answer is cut into pieces wrongly" end
    if size == 0 then return table.concat(out), "", true end
    if #raw < stop + 1 + size + 2 then break end
    out[#out + 1] = raw:sub(stop + 2, stop + 1 + size)
    at = stop + 2 + size + 2
  end
  return table.concat(out), raw:sub(at), false
end

-- events takes the whole events off the front of a stream: a list of { event, data, id }, and what is left.
function M.events(raw)
  local out = {}
  raw = raw:gsub("\r\n", "\n")
  while true do
    local stop = raw:find("\n\n", 1, true)
    if not stop then return out, raw end
    local event, data = { event = "message" }, {}
    for line in (raw:sub(1, stop)):gmatch("([^\n]*)\n") do
      local field, value = line:match("^(%a+): ?(.*)$")
      if field == "data" then
        data[#data + 1] = value
      elseif field == "event" or field == "id" then
        event[field] = value
      end
    end
    if #data > 0 then
      event.data = table.concat(data, "\n")
      out[#out + 1] = event
    end
    raw = raw:sub(stop + 2)
  end
end

local function decode(text)
  local ok, value = pcall(vim.json.decode, text, { luanil = { object = true, array = true } })
  if ok then return value end
end
M.decode = decode

-- reader reads an answer as it comes. done(err, answer) is called once; on_event for each event of a stream.
local function reader(on_event, done)
  local raw, head, body, rest = {}, nil, {}, ""
  local size, got, chunked, stream = nil, 0, false, false
  local R = {}

  local function finish()
    local text = table.concat(body)
    done(nil, { status = head.status, headers = head.headers, text = text, json = not stream and decode(text) or nil })
  end

  local function take(data)
    got = got + #data
    if got > max_answer then return done("the answer is too long") end
    if not stream then
      body[#body + 1] = data
      return
    end
    local events
    events, rest = M.events(rest .. data)
    for _, e in ipairs(events) do
      e.json = decode(e.data)
      on_event(e)
    end
  end

  local pending = ""
  local function feed(data)
    if not chunked then
      take(data)
      if size and got >= size then finish() end
      return
    end
    local content, last, err
    content, pending, last, err = M.unchunk(pending .. data)
    if err then return done(err) end
    if content ~= "" then take(content) end
    if last then finish() end
  end

  function R.data(data)
    if head then return feed(data) end
    raw[#raw + 1] = data
    local text = table.concat(raw)
    local stop = text:find("\r\n\r\n", 1, true)
    if not stop then return end
    head = { status = tonumber(text:match("^HTTP/1%.%d (%d%d%d)")), headers = {} }
    if not head.status then return done("the answer is not HTTP") end
    for name, value in text:sub(1, stop + 1):gmatch("\r\n([^:\r\n]+):[ \t]*([^\r\n]*)") do
      head.headers[name:lower()] = value
    end
    size = tonumber(head.headers["content-length"])
    chunked = (head.headers["transfer-encoding"] or ""):lower():find("chunked", 1, true) ~= nil
    stream = on_event ~= nil and (head.headers["content-type"] or ""):find("text/event-stream", 1, true) ~= nil
    text = text:sub(stop + 4)
    if size == 0 then return finish() end
    if text ~= "" then feed(text) end
  end

  function R.ended()
    if head and not chunked and not size then return finish() end
    done("the server ended the connection")
  end
  return R
end

-- request asks the server at `at` ({ host, port, token }) and calls back with (err, answer): err is text where there was
-- no answer, answer is { status, headers, text, json }. Options: body (a table), on_event, timeout (ms without a byte).
-- It returns a function that gives the request up: nothing is called back then.
function M.request(at, method, path, opts, callback)
  opts = opts or {}
  local socket, timer, over = uv.new_tcp(), uv.new_timer(), false
  local timeout = opts.timeout or 30000

  local function close()
    over = true
    if not timer:is_closing() then timer:close() end
    if not socket:is_closing() then socket:close() end
  end
  local function done(err, answer)
    if over then return end
    close()
    vim.schedule(function() callback(err, answer) end)
  end
  local function alive()
    uv.update_time() -- the loop's clock stands still while Neovim is busy
    timer:start(timeout, 0, function() done("the server does not answer") end)
  end

  local on_event = opts.on_event and function(e)
    vim.schedule(function()
      if not opts.cancelled then opts.on_event(e) end
    end)
  end
  local R = reader(on_event, done)
  local body = ""
  if opts.body then
    local ok, text = pcall(vim.json.encode, opts.body)
    if not ok then
      done("the request cannot be written: " .. tostring(text))
      return function() end
    end
    body = text
  end
  local host = at.host:find(":", 1, true) and "[" .. at.host .. "]" or at.host
  local lines = {
    method .. " " .. path .. " HTTP/1.1",
    "Host: " .. host .. ":" .. at.port,
    "Content-Type: application/json",
    "Content-Length: " .. #body,
    "Connection: close",
  }
  if at.token then lines[#lines + 1] = "Authorization: Bearer " .. at.token end
  alive()
  socket:connect(at.host, at.port, function(err)
    if over then return end
    if err then return done("the server is not there (" .. err .. ")") end
    socket:read_start(function(failed, data)
      if over then return end
      if failed then return done("the connection broke (" .. failed .. ")") end
      if not data then return R.ended() end
      alive()
      R.data(data)
    end)
    socket:write(table.concat(lines, "\r\n") .. "\r\n\r\n" .. body)
  end)
  return function()
    opts.cancelled = true
    if not over then close() end
  end
end

return M
