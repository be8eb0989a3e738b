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

  -- names can be chosen, or left out
  chat_config.slash_commands, chat_config.tools = {}, {}
  extension.setup({ slash_command = "code", tool = false })
  T.eq(vim.tbl_keys(chat_config.slash_commands), { "code" })
  T.eq(chat_config.tools, {})
  T.eq(type(extension.exports.add), "function")
end
