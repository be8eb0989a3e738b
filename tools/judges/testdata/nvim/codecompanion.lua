-- The extension of codecompanion.nvim, called as that calls it. Its own part is played by tables with the fields it has:
-- it needs a newer Neovim than this test does.
local T = require("t")
local root = T.project({ ["till.py"] = "def take_money(basket):\n    return basket.total\n" })
for _, key in ipairs({ "interactions", "strategies" }) do -- as it is called now, and as it was
  local chat_config = { slash_commands = {}, tools = {} }
  package.loaded["codecompanion.config"] = { [key] = { chat = chat_config } }
  package.loaded["codecompanion._extensions.ctx_sys"] = nil
  local extension = require("codecompanion._extensions.ctx_sys")
  extension.setup({})
  require("ctx-sys").setup({ binary = T.binary, args = { "--linger", "2s" }, track = false })

  vim.cmd("edit " .. root .. "/till.py")
  local added, outputs = {}, {}
  local chat = { buffer_context = { bufnr = vim.api.nvim_get_current_buf() } }
  function chat:add_context(data, source, id) added[#added + 1] = { data, source, id } end
  function chat:add_tool_output(tool, for_llm, for_user) outputs[#outputs + 1] = { tool.name, for_llm, for_user } end

  -- the slash command asks for a question and adds its context
  vim.ui.input = function(opts, answered)
    T.eq(opts.prompt, "Context for: ")
    answered("who takes the money")
  end
  local slash = chat_config.slash_commands.ctx
  T.eq(type(slash.description), "string")
  slash.callback(chat)
  T.wait("the context", function() return #added > 0 end)
  T.eq({ added[1][1].role, added[1][2], added[1][3] }, { "user", "ctx_sys", "<ctx>who takes the money</ctx>" })
  T.has(added[1][1].content, "take_money")
  vim.ui.input = function(_, answered) answered(nil) end -- given up
  slash.callback(chat)

  -- the tool answers once, with results or with what is wrong
  local tool = chat_config.tools.ctx_sys.callback()
  T.eq({ tool.name, tool.schema.type, tool.schema["function"].name }, { "ctx_sys", "function", "ctx_sys" })
  T.eq(tool.schema["function"].parameters.required, { "query" })
  tool.chat, tool.args = chat, { query = "take money" }
  local function call(args)
    local got = {}
    local at_once = tool.cmds[1](tool, args, { output_cb = function(m) got[#got + 1] = m end })
    T.eq(at_once, nil)
    T.wait("the tool", function() return #got > 0 end)
    vim.wait(50, function() return false end)
    T.eq(#got, 1)
    return got[1]
  end
  local m = call({ query = "take money" })
  T.eq(m.status, "success")
  T.has(m.data, "till.py:1-2 function take_money\n```python\ndef take_money")
  tool.output.success(tool, { m.data }, { tools = { chat = chat } })
  T.eq(outputs[1], { "ctx_sys", m.data, "ctx-sys: take money" })
  T.eq(call({}).status, "error")
  tool.output.error(tool, { "give query" }, { tools = { chat = chat } })
  T.eq(outputs[2], { "ctx_sys", "ctx-sys: give query" })
  T.has(call({ query = "zzzqqqxxx" }).data, "nothing is found")
  T.has(extension.listed({ { path = "a", start_line = 1, snippet = "```" } }), "````\n```\n````")

  -- before a chat is submitted its messages are made smaller where their size asks for it; each step is an event, and the chat goes on once
  local seen, told, submitted = {}, {}, 0
  vim.api.nvim_create_autocmd("User", { pattern = "CtxSysCompaction", callback = function() seen[#seen + 1] = vim.g.ctx_sys_compaction end })
  local notify = vim.notify
  vim.notify = function(text) told[#told + 1] = text end
  chat.id, chat.bufnr, chat.messages = 7, chat.buffer_context.bufnr, {}
  function chat:submit(given) submitted = submitted + (given and given.by or 1) end
  local function said(i)
    return { role = i % 2 == 1 and "user" or "llm", content = string.rep("Never push to main. The worker waits. ", 20), _meta = { cycle = math.ceil(i / 2), id = i } }
  end
  for i = 1, 60 do
    chat.messages[i] = said(i)
  end
  chat.messages[61] = { role = "user", content = "And what comes next?", _meta = { cycle = 31, id = 61 } }
  extension.watch(chat, { window = 8000 })
  extension.watch(chat, { window = 8000 }) -- twice is once
  chat:submit({ by = 10 })
  chat:submit({ by = 10 }) -- is not sent twice meanwhile
  T.wait("the chat to go on", function() return submitted > 0 end)
  vim.wait(100, function() return false end)
  T.eq(submitted, 10)
  local last = seen[#seen]
  T.eq({ last.name, last.chat, last.bufnr }, { "done", 7, chat.bufnr })
  T.eq(last.tokens_before > 8000 and last.tokens_after < 4000, true, vim.inspect(last))
  T.has(table.concat(told, "\n"), "ctx-sys: summarised: messages ")
  T.eq(#chat.messages < 30, true)
  T.has(chat.messages[1].content, "Summary of messages 1-")
  T.has(chat.messages[1].content, "Never push to main.")
  T.eq(chat.messages[#chat.messages].content, "And what comes next?")
  seen, chat.messages = {}, {}
  for i = 1, 21 do
    chat.messages[i] = said(i)
  end
  chat:submit()
  T.wait("the next", function() return submitted == 11 end)
  T.eq({ seen, #chat.messages }, { {}, 21 }) -- it fits
  extension.exports.compact(chat, { window = 8000, manual = true }, function() submitted = submitted + 1 end) -- by hand all the same
  T.wait("the compaction by hand", function() return submitted == 12 end)
  T.eq({ seen[#seen].name, #chat.messages < 21 }, { "done", true })
  T.eq(type(chat_config.slash_commands.ctx_compact.callback), "function")
  chat.current_request = {}
  chat:submit() -- codecompanion refuses that itself
  T.eq(submitted, 13)
  vim.notify = notify

  -- names can be chosen, or left out
  chat_config.slash_commands, chat_config.tools = {}, {}
  extension.setup({ slash_command = "code", tool = false, compact_command = false })
  T.eq(vim.tbl_keys(chat_config.slash_commands), { "code" })
  T.eq(chat_config.tools, {})
  T.eq(type(extension.exports.add), "function")

  -- a chat that codecompanion opens is watched, where its Neovim says which it is
  if vim.fn.has("nvim-0.8") == 1 then
    local fresh = { submit = function() end, bufnr = 1 }
    package.loaded["codecompanion"] = { buf_get_chat = function(bufnr) return bufnr == 1 and fresh or nil end }
    vim.api.nvim_exec_autocmds("User", { pattern = "CodeCompanionChatCreated", data = { bufnr = 1 } })
    T.eq(type(fresh.ctx_sys_submit), "function")
  end
end
