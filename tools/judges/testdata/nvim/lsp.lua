-- lsp() attaches a buffer to the language server of its project: one for all its buffers.
local T = require("t")
local root = T.project({
  ["go.mod"] = "module shop\n\ngo 1.22\n",
  ["desk.go"] = "package shop\n\nfunc Sit() int { return 1 }\n",
  ["till.go"] = "package shop\n\nfunc Take() int { return Sit() }\n",
})
local c = T.child(root, "track = false")
c:edit("till.go")
local id = c:lua("return require('ctx-sys').lsp()")
T.eq(type(id), "number")
c:edit("desk.go")
T.eq(c:lua("return require('ctx-sys').lsp()"), id, "the same for the project")
c:edit("till.go")
local function definition()
  return c:lua([[
    local params = { textDocument = vim.lsp.util.make_text_document_params(0), position = { line = 2, character = 26 } }
    local answers = vim.lsp.buf_request_sync(0, "textDocument/definition", params, 2000) or {}
    for _, a in pairs(answers) do
      local at = a.result and (a.result[1] or a.result)
      if at and (at.uri or at.targetUri) then return (at.uri or at.targetUri):match("[^/]*$") end
    end]])
end
T.wait("the definition", function() return definition() == "desk.go" end)
T.eq(c:lua("return vim.lsp.get_client_by_id(...).name", id), "ctx-sys")

-- Options are merged, and a buffer without a project has none.
T.eq(c:lua("vim.cmd('enew') return require('ctx-sys').lsp()"), vim.NIL)
local d = T.child(root, "track = false, binary = 'no-such-program'")
d:edit("till.go")
T.eq(d:lua("return require('ctx-sys').lsp()"), vim.NIL)
T.has(d:said(), "no-such-program is not a program that can be run")
