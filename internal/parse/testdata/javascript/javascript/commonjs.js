#!/usr/bin/env node
'use strict'

var debug = require('debug')('app')
const fs = require('fs')
const { join, resolve: res } = require('path')
var finalhandler = require('final').handler
require('./side-effect')

/**
 * Application prototype.
 */
var app = exports = module.exports = {}

/**
 * Initialize.
 * @api private
 */
app.init = function init(opts) {
  this.cache = {}
  this.setup(join(opts))
}

app.setup = function (opts) {
  debug(fs.readFileSync(opts))
}

exports.helper = function (a, b) {
  return res(a, b)
}
exports.arrow = (x) => x
exports.app = app
exports.json = app.json
exports.Router = require('./router')
exports.a = exports.b = makeBoth()
module.exports.late = function late() {}

function Request(socket) {
  if (!(this instanceof Request)) return new Request(socket)
  this.socket = new Socket(socket)
  this.headers = parse(socket)
  this.end = function () {
    this.socket.close()
  }
}

Request.prototype.get = function get(name) {
  return this.socket.read(name)
}

Request.prototype = {
  header(name) {
    return this.get(name)
  },
  accepts: function (type) {
    return this.headers.type
  },
  plain: 1
}

Request.create = function () {
  return new this()
}

util.inherits(Request, Stream)

;(function (root, factory) {
  function wrapped() {
    return factory(root)
  }
  var inner = function () {
    return wrapped()
  }
  inner.method = function () {}
  root.x = inner
})(this, function () {})

try {
  var optional = require('optional')
} catch (e) {
  optional = null
}
