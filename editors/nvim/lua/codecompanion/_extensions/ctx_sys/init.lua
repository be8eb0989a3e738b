-- An extension of codecompanion.nvim: the slash command /ctx puts the context of a question into the chat, the tool ctx_sys
-- lets the model search the project, and chats are kept within the window of their model.
--
--   require("codecompanion").setup({ extensions = { ctx_sys = { enabled = true, opts = {} } } })
local M = {}

local defaults = { slash_command = "ctx", tool = "ctx_sys", limit = 10, compaction = true, compact_command = "ctx_compact", window = nil }

-- here is the project of the chat: of the buffer it was opened from, else of the working directory.
local function here(chat)
  local project = require("ctx-sys.project")
  local from = chat and chat.buffer_context and chat.buffer_context.bufnr
  if from and vim.api.nvim_buf_is_valid(from) then
    local root, path = project.place(from)
    if root then return root, path, from end
  end
  return (project.here())
end

local no_project = "this is in no project of ctx-sys: open a file of one"

-- add puts the context of a question into a chat, as a message that belongs to the chat's list of context.
function M.add(chat, query)
  local server = require("ctx-sys.server")
  local folder, path = here(chat)
  if not folder then return server.notify(no_project) end
  require("ctx-sys.context").ask(folder, query, { path = path }, function(err, answer)
    if err then return server.notify(err, vim.log.levels.ERROR) end
    local text = answer and answer.context or ""
    if text == "" then return server.notify("nothing is found for " .. query) end
    chat:add_context({ role = "user", content = text }, "ctx_sys", "<ctx>" .. query .. "</ctx>")
  end)
end

-- slash is the slash command.
function M.slash(chat)
  vim.ui.input({ prompt = "Context for: " }, function(query)
    query = query and vim.trim(query) or ""
    if query ~= "" then M.add(chat, query) end
  end)
end

-- listed is the results of a search as the model reads them.
function M.listed(results)
  local out = {}
  for _, r in ipairs(results) do
    out[#out + 1] = string.format("%s:%d-%d %s %s", r.path, r.start_line or 1, r.end_line or r.start_line or 1, r.type or "", r.qualified_name or r.name or "")
    if r.snippet and r.snippet ~= "" then
      local fence = "```"
      while r.snippet:find(fence, 1, true) do
        fence = fence .. "`"
      end
      out[#out + 1] = fence .. (r.language or "") .. "\n" .. r.snippet .. "\n" .. fence
    end
  end
  return table.concat(out, "\n")
end

-- call is the tool's function: it answers by output_cb, once.
local function call(limit)
  return function(self, args, opts)
    local answer = opts.output_cb
    local query = type(args) == "table" and type(args.query) == "string" and vim.trim(args.query) or ""
    if query == "" then return answer({ status = "error", data = "give query: what to search for" }) end
    local folder = here(self.chat)
    if not folder then return answer({ status = "error", data = no_project }) end
    require("ctx-sys.search").ask(folder, query, { limit = limit }, function(err, results)
      if err then return answer({ status = "error", data = err }) end
      if #results == 0 then return answer({ status = "success", data = "nothing is found for " .. query }) end
      answer({ status = "success", data = M.listed(results) })
    end)
  end
end

local function text_of(given)
  if type(given) ~= "table" then return tostring(given or "") end
  return table.concat(vim.tbl_map(tostring, given), "\n")
end

-- tool is the definition of the tool, in the form codecompanion asks for.
function M.tool(opts)
  return {
    name = opts.tool,
    cmds = { call(opts.limit) },
    schema = {
      type = "function",
      ["function"] = {
        name = opts.tool,
        description = "Find where something is in the project: functions, types, files and documents by meaning, words or name, ranked, each with path:line and its first lines.",
        parameters = {
          type = "object",
          properties = { query = { type = "string", description = "words, a question, a name, an error or a stack trace" } },
          required = { "query" },
        },
      },
    },
    output = {
      success = function(self, stdout, meta)
        meta.tools.chat:add_tool_output(self, text_of(stdout), "ctx-sys: " .. tostring(self.args and self.args.query or ""))
      end,
      error = function(self, stderr, meta) meta.tools.chat:add_tool_output(self, "ctx-sys: " .. text_of(stderr)) end,
    },
  }
end

-- model_of is the name of the model that a chat is with, nil where the adapter does not say.
local function model_of(chat)
  local adapter = chat.adapter or {}
  local schema = adapter.schema and adapter.schema.model and adapter.schema.model.default
  for _, name in ipairs({ chat.settings and chat.settings.model or false, type(adapter.model) == "table" and adapter.model.name or false, schema or false }) do
    if type(name) == "string" and name ~= "" then return name end
  end
end

-- compact has the server make the messages of a chat smaller, by hand or where their size asks for it, and calls done at the end, whatever
-- came of it: a chat never waits for a server that is not there.
function M.compact(chat, opts, done)
  local folder = here(chat)
  if not folder or #chat.messages == 0 then return done() end
  local ask = { window = opts.window, model = model_of(chat), manual = opts.manual, more = { bufnr = chat.bufnr, chat = chat.id } }
  require("ctx-sys.compaction").check(folder, chat.messages, ask, function(_, messages)
    if messages then chat.messages = messages end
    done()
  end)
end

-- watch has a chat compacted before each of its submissions, those of tools included. The submission goes on by itself afterwards, once.
function M.watch(chat, opts)
  if chat.ctx_sys_submit then return end
  chat.ctx_sys_submit = chat.submit
  chat.submit = function(self, given)
    if self.current_request or self.adapter and self.adapter.type == "acp" then return self:ctx_sys_submit(given) end
    if self.ctx_sys_compacting then return end
    self.ctx_sys_compacting = true
    M.compact(self, opts, function()
      self.ctx_sys_compacting = nil
      self:ctx_sys_submit(given)
    end)
  end
end

local function watch_all(opts)
  vim.api.nvim_create_autocmd("User", {
    group = vim.api.nvim_create_augroup("ctx-sys-chats", { clear = true }),
    pattern = "CodeCompanionChatCreated",
    callback = function(event)
      local found = event.data and require("codecompanion").buf_get_chat(event.data.bufnr)
      if found then M.watch(found, opts) end
    end,
  })
end

-- setup is called by codecompanion with the extension's opts: slash_command, tool and compact_command (names, or false for none), limit,
-- compaction (false: chats are left alone) and window (tokens; nil is that of the model).
function M.setup(given)
  local opts = vim.tbl_extend("force", defaults, given or {})
  local config = require("codecompanion.config")
  local chat = (config.interactions or config.strategies).chat
  if opts.slash_command then
    chat.slash_commands[opts.slash_command] = {
      callback = M.slash,
      description = "Context of a question, from ctx-sys",
      opts = { contains_code = true },
    }
  end
  if opts.compaction then watch_all({ window = opts.window }) end
  if opts.compact_command then
    chat.slash_commands[opts.compact_command] = {
      callback = function(of) M.compact(of, { window = opts.window, manual = true }, function() end) end,
      description = "Compact this chat with ctx-sys",
    }
  end
  if opts.tool then
    chat.tools[opts.tool] = {
      callback = function() return M.tool(opts) end,
      description = "Search the project with ctx-sys",
    }
  end
end

M.exports = { add = M.add, compact = M.compact, watch = M.watch }

return M
