-- The commands. Nothing is loaded and nothing is sent before one is used or setup() is called.
if vim.g.loaded_ctx_sys == 1 then return end
vim.g.loaded_ctx_sys = 1

if vim.fn.has("nvim-0.7") == 0 then
  vim.notify("ctx-sys: Neovim 0.7 or newer is needed", vim.log.levels.ERROR)
  return
end

local command = vim.api.nvim_create_user_command

command("CtxSearch", function(c) require("ctx-sys").search(c.args, { loclist = c.bang }) end, {
  nargs = "*", bang = true, desc = "Search the project; with ! into the location list",
})
command("CtxContext", function(c)
  require("ctx-sys").context(c.args, { lines = c.range > 0 and { c.line1, c.line2 } or nil })
end, { nargs = "*", range = true, desc = "Show what a model would be given" })
command("CtxStatus", function() require("ctx-sys").status() end, { desc = "Show the state of the server" })
command("CtxComplete", function() require("ctx-sys").complete() end, { desc = "Ask the model for a completion at the cursor" })
command("CtxStop", function() require("ctx-sys").stop() end, { desc = "Leave the server, and send nothing any more" })
command("CtxRestart", function(c) require("ctx-sys").restart(c.bang) end, { bang = true, desc = "Start over; with ! with a new server" })
