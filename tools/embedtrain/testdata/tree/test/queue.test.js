describe('the waiting list', () => {
  it('gives jobs out in the order they came in', () => {
    const queue = new Queue({ limit: 3 })
    queue.push(first)
    queue.push(second)
    expect(queue.pop()).toBe(first)
    expect(queue.pop()).toBe(second)
  })
})
