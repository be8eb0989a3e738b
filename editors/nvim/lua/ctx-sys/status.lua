-- :CtxStatus and the statusline.
local project = require("ctx-sys.project")
local server = require("ctx-sys.server")
local M = {}

local function count(n, what) return string.format("%d %s%s", n, what, n == 1 and "" or "s") end

local function of_project(p)
  local out = { "project  " .. (p.name or "") .. "  " .. (p.root or "") }
  local index = p.index or {}
  if index.files then out[#out + 1] = "  index    " .. count(index.files, "file") .. (index.stale_files and index.stale_files > 0 and ", " .. index.stale_files .. " to be read again" or "") end
  if p.buffers then
    out[#out + 1] = string.format("  open     %s, %d unsaved, %s", count(p.buffers, "buffer"), p.unsaved or 0, count(p.edits or 0, "edit"))
  end
  return out
end

-- lines is the answer of GET /status as text.
function M.lines(status)
  local out = { string.format("server   %s, process %s, %ss, %s", status.version or "?", status.pid or "?", math.floor(status.uptime_seconds or 0), count(#(status.clients or {}), "client")) }
  for _, p in ipairs(status.projects or {}) do
    vim.list_extend(out, of_project(p))
  end
  local model = status.model or {}
  local function named(m) return type(m) == "string" and m ~= "" and m or type(m) == "table" and (m.name or m.id or m.model) or "none" end
  out[#out + 1] = "model    completion: " .. named(model.completion) .. ", chat: " .. named(model.chat)
  return out
end

-- ask calls back with (err, status).
function M.ask(callback)
  local folder = project.here()
  if not folder then return callback("this is in no project") end
  server.request(folder, "GET", "/status", {}, function(err, answer) callback(err, answer and answer.json) end)
end

function M.run()
  M.ask(function(err, status)
    if err then return server.notify(err, vim.log.levels.ERROR) end
    vim.api.nvim_echo({ { table.concat(M.lines(status or {}), "\n") } }, true, {})
  end)
end

-- statusline is a short text without asking anybody: "ctx" and a sign for what is not as it should be.
function M.statusline()
  local s = server.state()
  if s.state == "ready" then return "ctx" end
  return ({ off = "ctx-", starting = "ctx~", failed = "ctx!", stopped = "ctx-" })[s.state] or "ctx?"
end

return M
