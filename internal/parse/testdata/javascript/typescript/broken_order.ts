export default {
  data() {
    return { a: before as other }
function helper() {}
oad() }
  },
  methods: {
    click() {
    }
}
