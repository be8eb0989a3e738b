/** Anonymous. */
module.exports = async function (a, { b, c = 1 }, [d], ...e) {
  return a(b, c, d, e)
}
