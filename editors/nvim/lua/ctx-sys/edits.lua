-- What is being edited, as the server sees it: each buffer is told of once, and from then on by differences, one at a time
-- and in order. When the server does not know what the difference is to, it is told the whole again.
local config = require("ctx-sys.config")
local project = require("ctx-sys.project")
local server = require("ctx-sys.server")
local api, uv = vim.api, vim.loop
local M = {}

-- At most this many differences wait for the one under way; later ones are put together.
local max_waiting = 32
-- However fast somebody types, an edit is not held back for longer than this many times the pause.
local patience = 6

local B = {} -- by buffer: see track
local again = 0 -- how often a difference did not fit
local newest = 0 -- the last version given, of any buffer

-- version is a number larger than any before, of this editor or another that has the file open: milliseconds.
local function version()
  local s, us = uv.gettimeofday()
  newest = math.max(newest + 1, s * 1000 + math.floor(us / 1000))
  return newest
end

local ends = { unix = "\n", dos = "\r\n", mac = "\r" }

-- form is what besides its lines makes the text of a buffer: line ends, one at the end, a mark at the beginning.
local function form(buf)
  local bo = vim.bo[buf]
  local empty = api.nvim_buf_line_count(buf) == 1 and api.nvim_buf_get_lines(buf, 0, 1, false)[1] == ""
  return {
    nl = ends[bo.fileformat] or "\n",
    eol = not empty and (bo.endofline or (bo.fixendofline and bo.modified)),
    bomb = bo.bomb,
    empty = empty,
  }
end

local function joined(lines, f)
  return (f.bomb and "\239\187\191" or "") .. table.concat(lines, f.nl) .. (f.eol and f.nl or "")
end

local function too_large(buf) return api.nvim_buf_get_offset(buf, api.nvim_buf_line_count(buf)) > config.current.max_size end

-- content is the text of a buffer as it would be on the disk, but in UTF-8, with its lines and form; nil for one that is
-- too large or binary.
local function content(buf)
  if too_large(buf) then return nil end
  local lines, f = api.nvim_buf_get_lines(buf, 0, -1, false), form(buf)
  local text = joined(lines, f)
  if text:find("\0", 1, true) then return nil end
  return text, lines, f
end

function M.text(buf) return (content(buf)) end

-- cursor is where the cursor of a buffer is: { line, col }, both from 0, col in bytes.
local function cursor(buf)
  local win = api.nvim_get_current_win()
  if api.nvim_win_get_buf(win) ~= buf then win = vim.fn.bufwinid(buf) end
  if win == -1 then return { line = 0, col = 0 } end
  local at = api.nvim_win_get_cursor(win)
  return { line = at[1] - 1, col = at[2] }
end
M.cursor = cursor

local function ordinary(buf)
  return api.nvim_buf_is_loaded(buf) and vim.bo[buf].buftype == "" and not vim.bo[buf].binary and api.nvim_buf_get_name(buf) ~= ""
end

-- entry is what /context/buffers is told of a buffer. The content is left out when it is what is on the disk.
local function entry(b, text, whole)
  local modified = vim.bo[b.buf].modified
  return {
    path = b.path,
    content = (modified or whole) and text or nil,
    version = version(),
    language = vim.bo[b.buf].filetype ~= "" and vim.bo[b.buf].filetype or nil,
    cursor = cursor(b.buf),
    active = b.buf == api.nvim_get_current_buf(),
    modified = modified,
  }
end

local function failed(b, why)
  b.synced = false
  b.queue = {}
  local s = server.state()
  local p = s.projects[b.root]
  if s.state ~= "ready" or not p or p.state ~= "ready" then return end -- that was said
  server.once("edits", "what you edit is not sent: " .. why)
end

local flush, send

-- whole tells the server all of a buffer, in place of what it knows.
local function whole(b, complete)
  if b.sending then
    b.again = complete and "whole" or b.again or "entry"
    return
  end
  local text, lines, f = content(b.buf)
  if not text then return M.untrack(b.buf) end
  b.lines, b.form, b.window = lines, f, nil
  b.queue, b.dirty, b.sending, b.again = {}, false, true, nil
  b.synced, b.introducing = true, true
  local told = entry(b, text, complete)
  server.request(b.root, "POST", "/context/buffers", { body = { buffers = { told } } }, function(err, answer)
    b.sending, b.introducing = false, false
    if B[b.buf] ~= b then return end
    if err then return failed(b, err) end
    local refused = answer.json and answer.json.refused
    if refused and refused[1] then
      b.refused = refused[1].reason
      return M.untrack(b.buf, true)
    end
    send(b)
  end)
end

-- send asks for the next difference in the queue.
function send(b)
  if b.sending then return end
  if b.again then return whole(b, b.again == "whole") end
  if not b.synced then return whole(b) end
  local e = table.remove(b.queue, 1)
  if not e then
    if b.dirty and not b.timer_on then flush(b) end
    return
  end
  b.sending = true
  server.request(b.root, "POST", "/context/edit", { body = e, fresh = false }, function(err, _, code)
    b.sending = false
    if B[b.buf] ~= b then return end
    if err then again = again + 1 end
    if err then return whole(b, code == "conflict") end -- it knows another text, or what it knew went with it
    send(b)
  end)
end

-- around is how many lines of context a difference has.
local around = 3

-- splice replaces lines[first+1..last] by others, in place.
local function splice(lines, first, last, others)
  local n, grown = #lines, #others - (last - first)
  if grown > 0 then
    for i = n, last + 1, -1 do
      lines[i + grown] = lines[i]
    end
  elseif grown < 0 then
    for i = last + 1, n do
      lines[i + grown] = lines[i]
    end
    for i = n + grown + 1, n do
      lines[i] = nil
    end
  end
  for i, line in ipairs(others) do
    lines[first + i] = line
  end
end

-- difference is the unified diff from what was told to what is there, and makes that what was told. Only the window in which
-- lines changed is looked at, unless the form changed too. nil: it cannot be told.
local function difference(b)
  local w, f = b.window, form(b.buf)
  b.window = nil
  if too_large(b.buf) then return nil end
  if not w or f.nl == "\r" or not vim.deep_equal(f, b.form) then
    local text, lines = content(b.buf)
    if not text then return nil end
    local diff = vim.diff(joined(b.lines, b.form), text, { ctxlen = around })
    b.lines, b.form = lines, f
    return diff
  end
  local from = math.max(w.first - around, 0)
  local old_end, new_end = math.min(w.old + around, #b.lines), math.min(w.new + around, api.nvim_buf_line_count(b.buf))
  local new = api.nvim_buf_get_lines(b.buf, from, new_end, false)
  local old = {}
  for i = from + 1, old_end do
    old[#old + 1] = b.lines[i]
  end
  splice(b.lines, from, old_end, new)
  if #b.lines ~= api.nvim_buf_line_count(b.buf) then return nil, "lost" end
  local function piece(lines, last) return table.concat(lines, f.nl) .. ((not last or f.eol) and f.nl or "") end
  local last = new_end == #b.lines
  local text = piece(new, last)
  if text:find("\0", 1, true) then return nil end
  local diff = vim.diff(piece(old, last), text, { ctxlen = around })
  if f.bomb and from == 0 then return nil, "lost" end -- the mark stands before the first line
  local shifted = ("\n" .. diff):gsub("(\n@@ %-)(%d+)(,?%d* %+)(%d+)(,?%d* @@)", function(a, m, c, n, e)
    return a .. (m + from) .. c .. (n + from) .. e
  end)
  return shifted:sub(2)
end

-- flush puts the difference between what was told and what is there into the queue.
function flush(b, source)
  if b.timer then b.timer:stop() end
  b.timer_on, b.since = false, nil
  if not b.dirty or not api.nvim_buf_is_loaded(b.buf) then return end
  if not b.synced then return send(b) end
  if #b.queue >= max_waiting then return end -- send flushes when there is room
  b.dirty = false
  local before, after = b.before or b.cursor, cursor(b.buf)
  b.before, b.cursor = nil, after
  local diff, lost = difference(b)
  if lost then return whole(b, true) end
  if not diff then return M.untrack(b.buf) end
  if diff == "" then return end
  b.queue[#b.queue + 1] = {
    path = b.path,
    diff = "--- a/" .. b.path .. "\n+++ b/" .. b.path .. "\n" .. diff,
    cursorBefore = before,
    cursorAfter = after,
    version = version(),
    source = source or "user",
  }
  send(b)
end

-- changed is called for each change, while the text is locked: it notes it and no more. Lines first to old of the text before
-- are now first to new. window holds the same of all changes since what was told.
local function changed(b, first, old, new)
  local w = b.window
  if not b.dirty or not w then
    b.window = { first = first, old = old, new = new }
  else
    local stop, grown = math.max(w.new, old), w.new - w.old
    w.first, w.old, w.new = math.min(w.first, first), stop - grown, stop + new - old
  end
  b.dirty = true
  b.before = b.before or b.cursor
  local wait = config.current.debounce
  uv.update_time()
  b.since = b.since or uv.now()
  if b.timer_on and uv.now() - b.since > wait * patience then return end
  b.timer_on = true
  b.timer:start(wait, 0, vim.schedule_wrap(function()
    if B[b.buf] == b and b.timer_on then flush(b) end
  end))
end

local function attach(b)
  return api.nvim_buf_attach(b.buf, false, {
    on_lines = function(_, _, _, first, old, new)
      if B[b.buf] ~= b then return true end
      changed(b, first, old, new)
    end,
    on_reload = function()
      if B[b.buf] ~= b then return end
      vim.schedule(function()
        if B[b.buf] == b and api.nvim_buf_is_loaded(b.buf) then whole(b) end
      end)
    end,
    on_detach = function()
      vim.schedule(function()
        if B[b.buf] == b then M.untrack(b.buf) end
      end)
    end,
  })
end

-- track begins to follow a buffer, if it is one of a project. It may be called as often as one likes.
function M.track(buf)
  if not config.current.track or server.state().state == "stopped" then return end
  local b = B[buf]
  if not ordinary(buf) then
    if b then M.untrack(buf) end
    return
  end
  local root, path = project.place(buf)
  if b and b.root == root and b.path == path then return b end
  if b then M.untrack(buf) end -- it has another name now
  if not root or too_large(buf) then return end
  b = {
    buf = buf, root = root, path = path,
    lines = {}, form = {}, -- what the server has been told, or is being told
    queue = {}, -- differences to tell
    synced = false, -- the server knows the buffer
    sending = false, -- a request is under way
    dirty = false, -- there are changes since tip
    cursor = cursor(buf),
    timer = uv.new_timer(),
  }
  B[buf] = b
  if not attach(b) then
    M.untrack(buf, true)
    return
  end
  whole(b)
  return b
end

-- untrack forgets a buffer, and tells the server so unless it knows.
function M.untrack(buf, quiet)
  local b = B[buf]
  if not b then return end
  B[buf] = nil
  b.timer:stop()
  b.timer:close()
  if quiet then return end
  for _, other in pairs(B) do
    if other.root == b.root and other.path == b.path then return end
  end
  if server.state().state == "ready" then
    server.request(b.root, "POST", "/context/buffers", { body = { closed = { b.path } }, fresh = false }, function() end)
  end
end

-- saved: what is on the disk is what is in the buffer, so its content is left out from now on.
function M.saved(buf)
  local b = M.track(buf)
  if not b then return end
  flush(b)
  whole(b)
end

-- moved notes where the cursor is; told sends it, if it is elsewhere than last time.
function M.moved(buf)
  local b = B[buf]
  if b and not b.dirty then b.cursor = cursor(buf) end
end

function M.told(buf)
  local b = B[buf]
  if not b then return end
  flush(b)
  local at = cursor(buf)
  if b.said and b.said.line == at.line and b.said.col == at.col then return end
  if server.state().state ~= "ready" or not b.synced then return end
  b.said = at
  server.request(b.root, "POST", "/context/cursor", { body = { path = b.path, cursor = at } }, function() end)
end

-- left: the buffer is not shown any more, and what was changed in it is sent at once.
function M.left(buf)
  if B[buf] then flush(B[buf]) end
end

-- entered: the buffer is the active one, which the server learns from its cursor.
function M.entered(buf)
  local fresh = B[buf] == nil
  local b = M.track(buf)
  if b and not fresh then
    b.said = nil
    M.told(buf)
  end
end

-- flush sends the changes of a buffer now; source is user, accepted or agent.
function M.flush(buf, source)
  if B[buf] then flush(B[buf], source) end
end

-- resync tells a server that is new everything about a project.
function M.resync(folder)
  for _, b in pairs(B) do
    if b.root == folder then
      b.said = nil
      if not b.sending then
        whole(b)
      elseif not b.introducing then -- that one waits for the new server itself
        b.again = b.again or "entry"
      end
    end
  end
end

-- all tracks what is open.
function M.all()
  for _, buf in ipairs(api.nvim_list_bufs()) do
    M.track(buf)
  end
end

-- forget tracks nothing any more.
function M.forget()
  for buf in pairs(B) do
    M.untrack(buf, true)
  end
end

-- state is for the health check and the tests: what is followed, and whether all of it was told.
function M.state()
  local out = { tracked = 0, idle = true, again = again, buffers = {} }
  for buf, b in pairs(B) do
    out.tracked = out.tracked + 1
    local idle = b.synced and not b.dirty and not b.sending and #b.queue == 0 and not b.again
    if not idle then out.idle = false end
    out.buffers[buf] = { path = b.path, root = b.root, idle = idle }
  end
  return out
end

server.listeners[#server.listeners + 1] = M.resync

return M
