-- :CtxSearch: ranked places in the quickfix list, or with a bang in the location list of the window.
local config = require("ctx-sys.config")
local edits = require("ctx-sys.edits")
local project = require("ctx-sys.project")
local server = require("ctx-sys.server")
local api = vim.api
local M = {}

local latest = 0 -- an answer to an older question is not shown

-- items are quickfix entries of an answer. Paths become absolute.
function M.items(root, results)
  local out = {}
  for _, r in ipairs(results or {}) do
    local text = r.signature or (r.snippet or ""):match("^%s*([^\n]*)") or ""
    local name = r.qualified_name or r.name or ""
    if name ~= "" and not text:find(name, 1, true) then text = name .. ": " .. text end
    out[#out + 1] = {
      filename = root .. "/" .. r.path,
      lnum = math.max(r.start_line or 1, 1),
      col = 1,
      text = text,
    }
  end
  return out
end

local function show(items, title, win)
  local what = { title = title, items = items }
  if win then
    if not api.nvim_win_is_valid(win) then return end
    vim.fn.setloclist(win, {}, " ", what)
    if config.current.search.open then api.nvim_win_call(win, function() vim.cmd("lopen") end) end
  else
    vim.fn.setqflist({}, " ", what)
    if config.current.search.open then vim.cmd("botright copen") end
  end
end

-- ask searches and calls back with (err, results). The folder is that of the project.
function M.ask(folder, query, opts, callback)
  edits.flush(api.nvim_get_current_buf())
  local body = { query = query, limit = opts.limit or config.current.search.limit, types = opts.types, path = opts.path }
  return server.request(folder, "POST", "/v1/search_code", { body = body }, function(err, answer)
    if err then return callback(err) end
    callback(nil, answer.json and answer.json.results or {})
  end)
end

-- run is the command. opts.loclist: into the location list.
function M.run(query, opts)
  opts = opts or {}
  query = vim.trim(query or "")
  if query == "" then query = vim.fn.expand("<cword>") end
  if query == "" then return server.notify("what shall be searched for? :CtxSearch QUERY") end
  local folder = project.here()
  if not folder then return server.notify("this is in no project: there is no " .. M.markers() .. " here or above") end
  local win = opts.loclist and api.nvim_get_current_win() or nil
  latest = latest + 1
  local mine = latest
  M.ask(folder, query, opts, function(err, results)
    if mine ~= latest then return end
    if err then return server.notify(err, vim.log.levels.ERROR) end
    if #results == 0 then return server.notify("nothing is found for " .. query) end
    show(M.items(folder, results), "ctx-sys: " .. query, win)
  end)
end

-- markers names what marks a project, for messages.
function M.markers()
  local root = config.current.root
  return type(root) == "table" and table.concat(root, " or ") or "folder that `root` returns"
end

return M
