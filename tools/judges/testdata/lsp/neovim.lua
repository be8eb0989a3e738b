-- Neovim as a client: opens main.go of the working directory, edits it, and prints what it is answered.
-- Environment: PROGRAM is the server.
local lines = {}
local function say(...) table.insert(lines, table.concat({ ... }, " ")) end

local function brief(l)
  local r = l.range or l.targetRange
  return vim.fn.fnamemodify(vim.uri_to_fname(l.uri or l.targetUri), ":t") .. ":" .. r.start.line .. ":" .. r.start.character
end

local function main()
  vim.cmd("edit main.go")
  local buf = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({ name = "ctx-sys", cmd = { vim.env.PROGRAM, "lsp" }, root_dir = vim.fn.getcwd() })
  vim.lsp.buf_attach_client(buf, id)
  local client = vim.lsp.get_client_by_id(id)
  assert(vim.wait(10000, function() return client.initialized == true end, 10), "not initialized")
  say("encoding", client.offset_encoding)

  local function ask(method, line, character, more)
    local params = vim.tbl_extend("force", {
      textDocument = { uri = vim.uri_from_bufnr(buf) }, position = { line = line, character = character },
    }, more or {})
    local answer, err = client.request_sync(method, params, 10000, buf)
    assert(answer, method .. ": " .. tostring(err))
    assert(not answer.err, method .. ": " .. vim.inspect(answer.err))
    return answer.result
  end
  local function locations(method, line, character, more)
    local out = {}
    for _, l in ipairs(ask(method, line, character, more)) do table.insert(out, brief(l)) end
    say(method, table.concat(out, " "))
  end

  locations("textDocument/definition", 4, 4)
  -- Characters of two units before the call, and a line above it: sent as Neovim sends edits.
  vim.api.nvim_buf_set_lines(buf, 3, 3, false, { "\t// 𝔸😀" })
  vim.api.nvim_buf_set_text(buf, 5, 1, 5, 1, { "/* 𝔸😀 */ " })
  locations("textDocument/definition", 5, 15)
  locations("textDocument/references", 5, 15, { context = { includeDeclaration = true } })
  say("hover", (ask("textDocument/hover", 5, 15).contents.value:gsub("\n", " ")))
  local symbols = {}
  for _, s in ipairs(ask("textDocument/documentSymbol", 0, 0)) do table.insert(symbols, s.name) end
  say("symbols", table.concat(symbols, " "))
  say("workspace", client.request_sync("workspace/symbol", { query = "Coun" }, 10000, buf).result[1].name)
  say("inline", #ask("textDocument/inlineCompletion", 5, 15, { context = { triggerKind = 1 } }).items)

  -- The way a user goes there.
  vim.api.nvim_win_set_cursor(0, { 6, vim.fn.stridx(vim.fn.getline(6), "Add") })
  vim.lsp.buf.definition()
  assert(vim.wait(10000, function() return vim.fn.expand("%:t") == "count.go" end, 10), "the cursor stays")
  say("jumped to", vim.fn.expand("%:t") .. ":" .. vim.fn.line(".") .. ":" .. vim.fn.col("."))
  client.stop()
  say("stopped", tostring(vim.wait(10000, function() return client.is_stopped() end, 10)))
end

local ok, err = pcall(main)
if not ok then say("error", tostring(err)) end
vim.fn.writefile(lines, vim.env.OUT)
vim.cmd("qall!")
