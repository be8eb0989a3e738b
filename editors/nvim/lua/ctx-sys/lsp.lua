-- The language server of the program, for those who want definitions, references and hover from the graph as well.
local config = require("ctx-sys.config")
local project = require("ctx-sys.project")
local server = require("ctx-sys.server")
local M = {}

local clients = {} -- by root, where Neovim does not keep count itself

-- start begins `ctx-sys lsp` for a buffer, or attaches the buffer to the one of its project. It returns the client's id,
-- nil when the buffer is in no project. opts are merged into what vim.lsp is told.
function M.start(opts)
  local buf = vim.api.nvim_get_current_buf()
  local root = project.place(buf)
  if not root then return nil end
  if vim.fn.executable(config.current.binary) ~= 1 then
    server.once("binary", config.current.binary .. " is not a program that can be run: install it, or set `binary` in setup()", vim.log.levels.ERROR)
    return nil
  end
  local settings = vim.tbl_extend("force", { name = "ctx-sys", cmd = { config.current.binary, "lsp" }, root_dir = root }, opts or {})
  if vim.lsp.start then return vim.lsp.start(settings, { bufnr = buf }) end
  local id = clients[root]
  if not id or not vim.lsp.get_client_by_id(id) or vim.lsp.get_client_by_id(id).is_stopped() then
    id = vim.lsp.start_client(settings)
    clients[root] = id
  end
  if id then vim.lsp.buf_attach_client(buf, id) end
  return id
end

return M
