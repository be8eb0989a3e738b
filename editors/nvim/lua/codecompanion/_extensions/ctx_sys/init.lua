-- An extension of codecompanion.nvim: the slash command /ctx puts the context of a question into the chat, and the tool
-- ctx_sys lets the model search the project.
--
--   require("codecompanion").setup({ extensions = { ctx_sys = { enabled = true, opts = {} } } })
local M = {}

local defaults = { slash_command = "ctx", tool = "ctx_sys", limit = 10 }

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

-- setup is called by codecompanion with the extension's opts: slash_command and tool (names, or false for none), limit.
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
  if opts.tool then
    chat.tools[opts.tool] = {
      callback = function() return M.tool(opts) end,
      description = "Search the project with ctx-sys",
    }
  end
end

M.exports = { add = M.add }

return M
