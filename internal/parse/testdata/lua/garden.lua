#!/usr/bin/env lua
--- Looks after the plants.
-- @module garden
local util = require("garden.util")
local log, trim = require "garden.log".write, util.trim
local ok, json = pcall(require, "json")
local MAX <const>, count = 12, 0
VERSION = "1.0"

---@alias garden.Names string[]|garden.Plant

---@class garden.Event
---@field kind string
---@field plant garden.Plant|nil what it is about

-- Plants ====================================================================
---@class garden.Plant : garden.Thing
---@field name string
---@field roots garden.Root[]
local Plant = {}
Plant.__index = Plant
setmetatable(Plant, { __index = util.Thing })

--- Makes a plant.
---@param name string
---@param bed garden.Bed|nil where it stands
---@return garden.Plant, string? err
function Plant.new(name, bed)
  local self = setmetatable({}, Plant)
  self.name = trim(name)
  self.bed = bed or util.bed()
  bed:dig(self.name)
  return self
end

function Plant:water(amount, ...)
  for i, root in ipairs(self.roots) do
    root:soak(amount / i)
  end
  for n = 1, select("#", ...) do
    count = count + n
  end
  self:grow():show()
  return self
end

function Plant:grow() self.size = (self.size or 0) + 1 return self end
Plant.__tostring = function(p) return p.name end

local Rose = Plant:extend()
local Tulip = class("Tulip", Plant)

local M = {
  _NAME = "garden",
  beds = {},
  depth = function(bed) return bed.depth end,
}
local H = {}

M.plant = function(name)
  local plant, err = Plant.new(name)
  if not plant then return nil, H.fail(err) end
  plant:water(1)
  M.beds[#M.beds + 1] = plant
  return plant
end

-- @tparam Plant plant the plant
-- @treturn Bed
function M.tools.shed:put(plant)
  plant:show()
end

M.config = { events = { on_grow = function(event) log(event) end, ["on dry"] = function() end } }
M["find all"] = function(self, pattern)
  return vim.tbl_filter(function(p) return p.name:match(pattern) end, M.beds)
end

function M.open(path)
  local gate = { locked = true }
  local current
  function gate.close() gate.locked = true end
  gate.open = function()
    gate.close()
    current = Plant.new("ivy")
    current:grow()
  end
  require("garden.other").visit(gate)
  ---@type garden.Plant
  local guest = util.guest()
  guest:grow()
  goto done
  ::done::
  local text = [[
    function not_a_function() end
  ]]
  repeat local last = util.next() until last.done
  return gate
end

local function helper(x)
  local function inner() return helper(x) end
  return inner()
end

function global_helper() return _G.Garden.plant("fern") end
H.fail = function(msg) error(msg, 0) end
_G.Garden = M
T["suite"]["does things"] = function() M.plant("a") end

local function broken(a
  return a.
end

function M.after_broken() return helper(1) end

return M
