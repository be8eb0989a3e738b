-- ctx-sys for Neovim: setup(), and what the commands and keys call. The parts are loaded when they are used.
local M = {}

local started = false

local function keymaps(o)
  local config = require("ctx-sys.config")
  local actions = {
    search = "<Cmd>CtxSearch<CR>",
    context = "<Cmd>CtxContext<CR>",
    context_selection = ":CtxContext<CR>",
    status = "<Cmd>CtxStatus<CR>",
    complete = "<Cmd>CtxComplete<CR>",
    dismiss = "<Cmd>lua require('ctx-sys').dismiss()<CR>",
  }
  for name, keys in pairs(o.keymaps) do
    if keys then
      local mode, desc = config.keys[name][1], "ctx-sys: " .. config.keys[name][2]
      if name == "accept" then
        vim.api.nvim_set_keymap(mode, keys, "", { noremap = true, expr = true, desc = desc, callback = function() return M.accept_key(keys) end })
      else
        vim.api.nvim_set_keymap(mode, keys, actions[name], { noremap = true, silent = true, desc = desc })
      end
    end
  end
end

local function autocommands(o)
  local edits, complete = require("ctx-sys.edits"), require("ctx-sys.complete")
  local group = vim.api.nvim_create_augroup("ctx-sys", { clear = true })
  local function on(events, fn)
    vim.api.nvim_create_autocmd(events, { group = group, callback = function(event) fn(event.buf) end })
  end
  if o.track then
    on({ "BufReadPost", "BufNewFile", "BufFilePost", "BufEnter" }, edits.entered)
    on({ "BufWritePost" }, edits.saved)
    on({ "BufLeave", "InsertLeave" }, edits.left)
    on({ "BufDelete", "BufUnload", "BufWipeout" }, function(buf) edits.untrack(buf) end)
    on({ "CursorMoved", "CursorMovedI" }, edits.moved)
    on({ "CursorHold", "CursorHoldI" }, edits.told)
  end
  on({ "CursorMovedI", "TextChangedI" }, complete.changed)
  on({ "InsertLeave", "BufLeave" }, function() complete.dismiss() end)
end

-- setup takes the options (:help ctx-sys-options) and begins. It may be called again with others.
function M.setup(options)
  local o = require("ctx-sys.config").set(options)
  require("ctx-sys.project").forget()
  vim.api.nvim_set_hl(0, "CtxGhost", { link = "Comment", default = true })
  autocommands(o)
  keymaps(o)
  started = true
  if o.track then
    vim.schedule(require("ctx-sys.edits").all)
  else
    require("ctx-sys.edits").forget()
  end
  return M
end

-- begin is setup() for who calls a command without it.
local function begin()
  if not started then M.setup({}) end
end

function M.search(query, opts)
  begin()
  require("ctx-sys.search").run(query, opts)
end

function M.context(query, opts)
  begin()
  require("ctx-sys.context").run(query, opts)
end

function M.status()
  begin()
  require("ctx-sys.status").run()
end

function M.complete()
  begin()
  require("ctx-sys.complete").request(false)
end

function M.accept() return require("ctx-sys.complete").accept() end
function M.accept_key(keys) return require("ctx-sys.complete").key(keys) end
function M.dismiss() require("ctx-sys.complete").dismiss() end
function M.completefunc(findstart, base) return require("ctx-sys.complete").completefunc(findstart, base) end
function M.statusline() return require("ctx-sys.status").statusline() end

-- lsp attaches the current buffer to `ctx-sys lsp` (:help ctx-sys-lsp).
function M.lsp(opts) return require("ctx-sys.lsp").start(opts) end

-- stop says goodbye to the server and follows nothing any more, until restart.
function M.stop()
  require("ctx-sys.edits").forget()
  require("ctx-sys.server").stop()
end

-- restart begins anew. kill ends the server's process too.
function M.restart(kill)
  begin()
  require("ctx-sys.edits").forget()
  require("ctx-sys.project").forget()
  require("ctx-sys.complete").reset()
  require("ctx-sys.server").restart(kill, function() require("ctx-sys.edits").all() end)
end

return M
