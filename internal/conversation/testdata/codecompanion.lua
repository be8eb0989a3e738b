-- kept by the history extension
return {
  adapter = "anthropic",
  cycle = 1,
  context_items = {},
  in_use = vim.empty_dict(),
  messages = { {
      _meta = { cycle = 1, id = 1, tag = "system_prompt_from_config" },
      content = "You are careful.",
      opts = { visible = false },
      role = "system"
    }, {
      content = 'Read it. Don\'t change it.',
      opts = { visible = true },
      role = "user",
    }, {
      content = "",
      role = "llm",
      tools = { calls = { { ["function"] = { arguments = '{"filepath":"lua/foo.lua"}', name = "read_file" }, id = "c1", type = "function" } } }
    }, {
      content = "return \"1\"\n\t-- \195\169\n",
      role = "tool",
      tools = { call_id = "c1" }
    }, {
      content = [[
It returns 1.]],
      role = "llm",
    } },
  save_id = "1763800000",
  settings = { model = "claude", temperature = 0.5, [1] = "odd" },
  title = "A file",
  updated_at = 1763800000
}
