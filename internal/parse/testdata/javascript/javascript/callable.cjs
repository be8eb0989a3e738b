module.exports = createServer
module.exports.default = createServer
module.exports.Server = class extends Base {
  start() {}
}

function createServer(options = {}, ...handlers) {
  using handle = open(options)
  const server = new module.exports.Server(handle)
  return server
}
