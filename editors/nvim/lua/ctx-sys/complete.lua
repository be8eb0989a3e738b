-- Completion: a model's as ghost text, and names of the project for completefunc.
local config = require("ctx-sys.config")
local context = require("ctx-sys.context")
local edits = require("ctx-sys.edits")
local project = require("ctx-sys.project")
local search = require("ctx-sys.search")
local server = require("ctx-sys.server")
local api = vim.api
local M = {}

local space = api.nvim_create_namespace("ctx-sys")
local G = nil -- what is shown or asked for: { buf, line, col, tick, text, mark, cancel, done }
local no_model = false -- the server said so
local timer

-- dismiss drops what is shown, and gives up what is asked for.
function M.dismiss()
  if timer then timer:stop() end
  if not G then return end
  if G.cancel then G.cancel() end
  if api.nvim_buf_is_valid(G.buf) then api.nvim_buf_clear_namespace(G.buf, space, 0, -1) end
  G = nil
end

local function draw(g)
  local lines = vim.split(g.text, "\n", { plain = true })
  local rest = (api.nvim_buf_get_lines(g.buf, g.line, g.line + 1, false)[1] or ""):sub(g.col + 1)
  local opts = { id = g.mark, virt_text = { { lines[1], "CtxGhost" } }, hl_mode = "combine" }
  if vim.fn.has("nvim-0.10") == 1 then
    opts.virt_text_pos = "inline"
  else -- drawn over the rest of the line, which is drawn after it
    opts.virt_text_pos = "overlay"
    if rest ~= "" then opts.virt_text[2] = { rest } end
  end
  if #lines > 1 then
    opts.virt_lines = {}
    for i = 2, #lines do
      opts.virt_lines[#opts.virt_lines + 1] = { { lines[i] ~= "" and lines[i] or " ", "CtxGhost" } }
    end
  end
  g.mark = api.nvim_buf_set_extmark(g.buf, space, g.line, g.col, opts)
end

-- valid reports whether the buffer and the cursor are still as they were when the completion was asked for.
local function valid(g)
  if G ~= g or not api.nvim_buf_is_loaded(g.buf) or api.nvim_get_current_buf() ~= g.buf then return false end
  local at = edits.cursor(g.buf)
  return at.line == g.line and at.col == g.col and api.nvim_buf_get_changedtick(g.buf) == g.tick
end

-- request asks the model for what comes at the cursor, and shows it as it comes. quiet: by itself, not by a key.
function M.request(quiet)
  M.dismiss()
  if quiet and no_model then return end
  local buf = api.nvim_get_current_buf()
  local folder, path = project.place(buf)
  if not folder then
    if not quiet then server.notify("this is in no project: there is no " .. search.markers() .. " here or above") end
    return
  end
  edits.flush(buf)
  local at = edits.cursor(buf)
  local g = { buf = buf, line = at.line, col = at.col, tick = api.nvim_buf_get_changedtick(buf), text = "" }
  G = g
  local failed
  local function broke(why, code)
    if G == g then G = nil end
    if code == "cancelled" then return end
    if code == "no_model" then
      no_model = true
      return server.once("no_model", why)
    end
    if quiet then return server.once("complete", why) end
    server.notify(why, vim.log.levels.ERROR)
  end
  local body = { path = path, cursor = at, answer_tokens = config.current.complete.max_tokens, content = edits.text(buf), stream = true }
  g.cancel = server.request(folder, "POST", "/complete", {
    body = body,
    on_event = function(e)
      if e.event == "error" then
        failed = e.json or { message = e.data }
      elseif (e.event == "token" or e.event == "done") and e.json and e.json.text then
        if not valid(g) then return G == g and M.dismiss() end
        g.text = e.event == "token" and g.text .. e.json.text or e.json.text -- done holds all of it, as it is to be
        if g.text:find("%S") then draw(g) end
      end
    end,
  }, function(err, answer, code)
    g.cancel, g.done = nil, true
    if err then return broke(err, code) end
    if failed then return broke((failed.message or "the model failed") .. (failed.hint and failed.hint ~= "" and ": " .. failed.hint or ""), failed.code) end
    no_model = false
    if G == g and not g.text:find("%S") then
      G = nil
      if not quiet then server.notify("the model has nothing to add here", vim.log.levels.INFO) end
    end
  end)
end

-- visible is the text that is shown, nil when none is.
function M.visible() return G and G.text:find("%S") and G.text or nil end

-- accept puts what is shown into the buffer, and reports whether there was anything.
function M.accept()
  local g = G
  if not g or not M.visible() or not valid(g) then return false end
  local text = g.text
  M.dismiss()
  edits.flush(g.buf) -- what was typed before is the user's
  local lines = vim.split(text, "\n", { plain = true })
  api.nvim_buf_set_text(g.buf, g.line, g.col, g.line, g.col, lines)
  local col = #lines[#lines] + (#lines == 1 and g.col or 0)
  api.nvim_win_set_cursor(0, { g.line + #lines, col })
  vim.schedule(function() edits.flush(g.buf, "accepted") end)
  return true
end

-- key is what a key bound to accept does: it takes what is shown, or does what the key does without us.
function M.key(keys)
  if M.visible() and G and valid(G) then
    vim.schedule(M.accept)
    return ""
  end
  return api.nvim_replace_termcodes(keys, true, true, true)
end

-- changed is for autocommands: what is shown goes when the text or the cursor does.
function M.changed()
  if G and not valid(G) then M.dismiss() end
  if not config.current.complete.auto or no_model then return end
  timer = timer or vim.loop.new_timer()
  timer:start(config.current.complete.delay, 0, vim.schedule_wrap(function()
    if not G and api.nvim_get_mode().mode:sub(1, 1) == "i" then M.request(true) end
  end))
end

-- reset is for a server that may have a model now.
function M.reset() no_model = false end

local word = "[%w_\128-\255]*$"

-- completefunc offers the names that the context of a completion here holds: what is imported, near, alike or open. It
-- never waits: the names come when the server has answered, if the cursor is still at that word.
function M.completefunc(findstart, base)
  local function before() return api.nvim_get_current_line():sub(1, api.nvim_win_get_cursor(0)[2]) end
  if findstart == 1 or findstart == "1" then return before():find(word) - 1 end
  local buf = api.nvim_get_current_buf()
  local folder, path = project.place(buf)
  if not folder or base == "" then return {} end
  context.at(folder, path, buf, function(err, answer, code)
    if code == "cancelled" then return end
    if err then return server.once("completefunc", err) end
    if api.nvim_get_current_buf() ~= buf or api.nvim_get_mode().mode:sub(1, 1) ~= "i" then return end
    local typed = before():match(word)
    local items = typed:sub(1, #base) == base and M.names(typed, answer.snippets or {}) or {}
    if #items > 0 then vim.fn.complete(#before() - #typed + 1, items) end
  end)
  return {}
end

-- names are the names in snippets that begin like base, each once, in the order in which they come.
function M.names(base, snippets)
  local out, seen, low = {}, { [base] = true }, base:lower()
  local function add(name, s)
    if seen[name] or name:sub(1, #base):lower() ~= low or name:match("^%d") then return end
    seen[name] = true
    out[#out + 1] = { word = name, menu = s.path }
  end
  for _, s in ipairs(snippets) do
    if s.name and s.name:match("^[%w_\128-\255]+$") then add(s.name, s) end
  end
  for _, s in ipairs(snippets) do
    for name in (s.content or ""):gmatch("[%w_\128-\255]+") do
      add(name, s)
    end
  end
  return out
end

return M
