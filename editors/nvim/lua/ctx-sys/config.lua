-- The options: their defaults, and what each may hold. `current` is what setup() made of them.
local M = {}

M.defaults = {
  binary = "ctx-sys", -- the program: a name on the PATH or a path
  args = {}, -- more flags for `ctx-sys serve --shared`, such as { "--linger", "10m" }
  autostart = true, -- start a server where none runs
  track = true, -- send what is being edited
  debounce = 150, -- milliseconds without a change after which an edit is sent
  max_size = 1024 * 1024, -- bytes; larger buffers are not sent
  root = { ".git", ".ctx-sys.yaml", ".ctx-sys/config.yaml" }, -- what marks a project, or function(file) -> folder or nil
  search = { limit = 20, open = true }, -- results, and whether their list is opened
  context = { max_tokens = 0, split = "vsplit" }, -- 0: what the server's settings say
  complete = { max_tokens = 128, auto = false, delay = 300 }, -- auto: ghost text by itself after a pause in insert mode
  keymaps = {}, -- none; see M.keys for what can be set
  notify = vim.log.levels.WARN, -- the lowest level that is shown
}

-- What a key can be bound to: its mode and what it does.
M.keys = {
  search = { "n", "search for the word under the cursor" },
  context = { "n", "show the context at the cursor" },
  context_selection = { "x", "show the context of the selection" },
  status = { "n", "show the state of the server" },
  complete = { "i", "ask the model for a completion" },
  accept = { "i", "take the completion that is shown" },
  dismiss = { "i", "drop the completion that is shown" },
}

M.current = vim.deepcopy(M.defaults)

local splits = { vsplit = true, split = true, tabnew = true, edit = true }

local function whole(low)
  return function(v) return type(v) == "number" and v >= low and v == math.floor(v) end,
    "a whole number, " .. low .. " or more"
end

local function strings(v)
  if type(v) ~= "table" or not vim.tbl_islist(v) then return false end
  for _, s in ipairs(v) do
    if type(s) ~= "string" or s == "" then return false end
  end
  return true
end

-- unknown names the first key of `given` that is none of `known`, with the path of the table it is in.
local function unknown(given, known, where)
  local names = vim.tbl_keys(given)
  table.sort(names, function(a, b) return tostring(a) < tostring(b) end)
  for _, name in ipairs(names) do
    if known[name] == nil then
      local all = vim.tbl_keys(known)
      table.sort(all)
      return string.format("ctx-sys: there is no option %s%s: use one of %s", where, tostring(name), table.concat(all, ", "))
    end
  end
end

-- merged is the defaults with what was given laid over them. A list replaces a list.
local function merged(given)
  local out = vim.deepcopy(M.defaults)
  for name, value in pairs(given) do
    local default = M.defaults[name]
    if type(value) == "table" and type(default) == "table" and not vim.tbl_islist(default) and name ~= "keymaps" then
      out[name] = vim.tbl_extend("force", out[name], value)
    else
      out[name] = value
    end
  end
  return out
end

-- set takes the options of the user. It raises an error that names the option which is wrong, and changes nothing then.
function M.set(given)
  given = given or {}
  vim.validate({ options = { given, "table" } })
  for _, name in ipairs({ "search", "context", "complete" }) do
    if given[name] ~= nil then vim.validate({ [name] = { given[name], "table" } }) end
  end
  local wrong = unknown(given, M.defaults, "")
    or unknown(given.search or {}, M.defaults.search, "search.")
    or unknown(given.context or {}, M.defaults.context, "context.")
    or unknown(given.complete or {}, M.defaults.complete, "complete.")
  if wrong then error(wrong, 0) end
  local o = merged(given)
  vim.validate({
    binary = { o.binary, function(v) return type(v) == "string" and v ~= "" end, "a program" },
    args = { o.args, strings, "a list of flags" },
    autostart = { o.autostart, "boolean" },
    track = { o.track, "boolean" },
    debounce = { o.debounce, whole(0) },
    max_size = { o.max_size, whole(1) },
    root = { o.root, function(v) return type(v) == "function" or (strings(v) and #v > 0) end, "a list of names or a function" },
    ["search.limit"] = { o.search.limit, whole(1) },
    ["search.open"] = { o.search.open, "boolean" },
    ["context.max_tokens"] = { o.context.max_tokens, whole(0) },
    ["context.split"] = { o.context.split, function(v) return splits[v] == true end, "vsplit, split, tabnew or edit" },
    ["complete.max_tokens"] = { o.complete.max_tokens, whole(1) },
    ["complete.auto"] = { o.complete.auto, "boolean" },
    ["complete.delay"] = { o.complete.delay, whole(0) },
    keymaps = { o.keymaps, "table" },
    notify = { o.notify, whole(0) },
  })
  wrong = unknown(o.keymaps, M.keys, "keymaps.")
  if wrong then error(wrong, 0) end
  for name, keys in pairs(o.keymaps) do
    vim.validate({ ["keymaps." .. name] = { keys, function(v) return v == false or (type(v) == "string" and v ~= "") end, "keys, or false" } })
  end
  M.current = o
  return o
end

return M
