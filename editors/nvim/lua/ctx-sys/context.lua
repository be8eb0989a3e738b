-- :CtxContext: what a model would be given, in a scratch buffer.
local config = require("ctx-sys.config")
local edits = require("ctx-sys.edits")
local project = require("ctx-sys.project")
local search = require("ctx-sys.search")
local server = require("ctx-sys.server")
local api = vim.api
local M = {}

local latest = 0

-- ask assembles the context of a question and calls back with (err, answer): { context, total_tokens, ... }. where may
-- hold path, cursor and lines = { from, to }, which are included.
function M.ask(folder, query, where, callback)
  where = where or {}
  edits.flush(api.nvim_get_current_buf())
  local limit = config.current.context.max_tokens
  local body = { query = query, path = where.path, cursor = where.cursor, max_tokens = limit > 0 and limit or nil }
  if where.path and where.lines then
    body.files = { string.format("%s:%d-%d", where.path, where.lines[1], where.lines[2]) }
  end
  return server.request(folder, "POST", "/context/chat", { body = body }, function(err, answer)
    callback(err, answer and answer.json)
  end)
end

-- at assembles what a completion at a place of a buffer would be given. The text comes with the question: an edit may still
-- be on its way.
function M.at(folder, path, buf, callback)
  edits.flush(buf)
  local body = { path = path, cursor = edits.cursor(buf), content = vim.bo[buf].modified and edits.text(buf) or nil }
  return server.request(folder, "POST", "/context/completion", { body = body }, function(err, answer, code)
    callback(err, answer and answer.json, code)
  end)
end

-- completion is the answer for a completion as text to read.
function M.completion(answer)
  local out = {}
  local function add(title, text)
    if text and text ~= "" then
      vim.list_extend(out, { "## " .. title, "" })
      vim.list_extend(out, vim.split((text:gsub("\n$", "")), "\n", { plain = true }))
      out[#out + 1] = ""
    end
  end
  add("Around", answer.context)
  add("Before the cursor", answer.prefix)
  add("After the cursor", answer.suffix)
  return table.concat(out, "\n")
end

local function show(title, text, tokens)
  vim.cmd(config.current.context.split == "edit" and "enew" or config.current.context.split == "vsplit" and "vnew" or config.current.context.split == "split" and "new" or "tabnew")
  local buf = api.nvim_get_current_buf()
  vim.bo[buf].buftype, vim.bo[buf].bufhidden, vim.bo[buf].swapfile = "nofile", "wipe", false
  local lines = vim.split((text:gsub("\n$", "")), "\n", { plain = true })
  api.nvim_buf_set_lines(buf, 0, -1, false, lines)
  vim.bo[buf].filetype, vim.bo[buf].modifiable = "markdown", false
  pcall(api.nvim_buf_set_name, buf, "ctx-sys://" .. title:gsub("[%s%c]+", " "):sub(1, 80) .. "#" .. buf)
  vim.b[buf].ctx_sys_tokens = tokens
  return buf
end

-- run is the command. opts.lines = { from, to } names a selection.
function M.run(query, opts)
  opts = opts or {}
  query = vim.trim(query or "")
  local buf = api.nvim_get_current_buf()
  local folder, path = project.here()
  if not folder then return server.notify("this is in no project: there is no " .. search.markers() .. " here or above") end
  if query == "" and not path then return server.notify("what shall the context be for? :CtxContext QUERY") end
  latest = latest + 1
  local mine = latest
  local function answered(title, text_of)
    return function(err, answer)
      if mine ~= latest then return end
      if err then return server.notify(err, vim.log.levels.ERROR) end
      local text = answer and text_of(answer) or ""
      if text == "" then return server.notify("nothing is found for " .. title) end
      show(title, text, answer.total_tokens)
    end
  end
  if query == "" and not opts.lines then
    return M.at(folder, path, buf, answered(path, M.completion))
  end
  local where = path and { path = path, cursor = edits.cursor(buf), lines = opts.lines } or {}
  if query == "" then query = string.format("what is %s:%d-%d about, and what uses it?", path, opts.lines[1], opts.lines[2]) end
  M.ask(folder, query, where, answered(query, function(answer) return answer.context or "" end))
end

return M
