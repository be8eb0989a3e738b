const helper = () => 1
class Tool {
  field
  static shared = new Pool()
  count = 0
  #hidden = () => this.count
  constructor(size) {
    this.size = size
    this.field = new Field(size)
    this.parser = new Parser()
  }
  static get instance() { return this.shared.take() }
  *each() { yield* this.parser.all() }
  async run() { return this.parser.parse() }
}

module.exports = {
  helper,
  Tool: Tool,
  inline() {
    return helper()
  },
  arrow: async (a) => a,
  old: function (x) { return x },
  loaded: require('./loaded'),
  picked: require('./picked').one,
  limit: 10,
  ...more
}

/**
 * Old style.
 */

function spaced() {}

// Not for what follows.

function alone() {} // trailing

function trailed() {}

const object = { trailing() {} } /* not the next */
const { one: { two }, ['computed' + key()]: three, ...four } = object, [five = spaced()] = object.list
export { one as two, spaced as default }
