-- Which project a file is in, and what it is called there.
local config = require("ctx-sys.config")
local uv = vim.loop
local M = {}

local roots = {} -- by folder: its root, or false

local function parent(dir)
  local up = dir:match("^(.*)/[^/]*$")
  if up == "" then up = "/" end
  return up ~= dir and up or nil
end

local function search(dir)
  local home = uv.fs_realpath(vim.fn.expand("~"))
  local at = dir
  while at do
    for _, marker in ipairs(config.current.root) do
      -- the home directory's own .ctx-sys holds the settings for all projects
      if not (at == home and marker:find("^%.ctx%-sys")) and uv.fs_stat((at == "/" and "" or at) .. "/" .. marker) then
        return at
      end
    end
    if at == "/" then break end
    at = parent(at)
  end
  return false
end

-- real is the absolute path without links of a file that need not be there yet, nil when not even its folder is.
function M.real(path)
  path = vim.fn.fnamemodify(path, ":p")
  local whole = uv.fs_realpath(path)
  if whole then return whole end
  local dir, name = path:match("^(.*)/([^/]+)$")
  dir = dir and uv.fs_realpath(dir == "" and "/" or dir)
  return dir and (dir == "/" and "" or dir) .. "/" .. name or nil
end

-- root is the folder of the project a file is in, nil when it is in none.
function M.root(file)
  if type(config.current.root) == "function" then
    local ok, found = pcall(config.current.root, file)
    return ok and type(found) == "string" and found ~= "" and uv.fs_realpath(found) or nil
  end
  local dir = uv.fs_stat(file) and uv.fs_stat(file).type == "directory" and file or parent(file)
  if not dir then return nil end
  if roots[dir] == nil then roots[dir] = search(dir) end
  return roots[dir] or nil
end

-- forget is for when markers or the option changed.
function M.forget() roots = {} end

-- place is the root of a buffer's file and its path below that, nil when it is in no project.
function M.place(buf)
  local name = vim.api.nvim_buf_get_name(buf)
  if name == "" or name:match("^%a[%w+.-]*://") then return nil end
  local file = M.real(name)
  local stat = file and uv.fs_stat(file)
  if stat and stat.type ~= "file" then return nil end
  local root = file and M.root(file)
  if not root or file:sub(1, #root + 1) ~= (root == "/" and "/" or root .. "/") then return nil end
  return root, file:sub(#root + (root == "/" and 1 or 2))
end

-- here is the project of the current buffer, else of the working directory.
function M.here()
  local root, path = M.place(vim.api.nvim_get_current_buf())
  if root then return root, path end
  local cwd = uv.fs_realpath(uv.cwd())
  return cwd and M.root(cwd) or nil
end

return M
