-- A chat within the window of its model: its messages are sent to the server before they go to the model, and come back smaller
-- where that was needed. Each step is an event: the autocommand User CtxSysCompaction, and a message.
local server = require("ctx-sys.server")
local M = {}

-- How long a summary may take, in ms: a model may write it.
local patience = 10 * 60 * 1000

-- tell fires the autocommand for an event of the server: { name, text, tokens_before, tokens_after, ... } and what is in `more`. What it
-- is about is in vim.g.ctx_sys_compaction, and where Neovim can pass it on in `data` too.
function M.tell(event, more)
  local data = vim.tbl_extend("keep", event, more or {})
  vim.g.ctx_sys_compaction = data
  local what = { pattern = "CtxSysCompaction", modeline = false }
  if vim.fn.has("nvim-0.8") == 1 then what.data = data end
  vim.api.nvim_exec_autocmds("User", what)
  server.notify(event.name .. ": " .. event.text)
end

-- check has the server do with messages what their size asks for, and calls back with (err, messages, report): messages is nil where they
-- stay as they are. opts: window (tokens), model (its name, which says the window), manual (make them smaller whatever their size), more
-- (goes into the events).
function M.check(folder, messages, opts, callback)
  local body = { messages = messages, window = opts.window, model = opts.model, auto = not opts.manual }
  return server.request(folder, "POST", "/v1/compact", { body = body, timeout = patience }, function(err, answer)
    if err then
      M.tell({ name = "failed", text = err }, opts.more)
      return callback(err)
    end
    local got = answer.json
    for _, event in ipairs(got.report.events or {}) do
      M.tell(event, opts.more)
    end
    callback(nil, got.report.tier ~= "NONE" and got.messages or nil, got.report)
  end)
end

return M
