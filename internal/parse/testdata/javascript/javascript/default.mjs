export default {
  name: 'component',
  data() {
    return { a: load() }
  },
  methods: {
    click() {
      this.a.run()
    }
  }
}
export { helper as default2 }
function helper() {}
