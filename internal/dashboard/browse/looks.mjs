// What is wrong with how a page looks, whatever is on it: texts that are cut off, that lie over one another, or that a control has no room for.

/** looks returns what is wrong with the texts of a page as it is. */
export const looks = (page) => page.evaluate(() => {
  const wrong = []
  const say = (what, node) => { if (wrong.length < 12) wrong.push(`${what}: "${node.textContent.trim().replace(/\s+/g, ' ').slice(0, 50)}" in ${where(node)}`) }
  const where = (node) => {
    const names = []
    for (let e = node.nodeType === 1 ? node : node.parentElement; e && e.id !== 'app' && names.length < 3; e = e.parentElement) names.unshift(e.localName + (typeof e.className === 'string' && e.className ? '.' + e.className.trim().split(/\s+/).join('.') : ''))
    return names.join(' > ')
  }
  const styles = new Map()
  const style = (e) => { let s = styles.get(e); if (!s) { s = getComputedStyle(e); styles.set(e, s) } return s }
  const unseen = (e) => e.closest('.unseen, .skip, option, svg, dialog:not([open])') || !e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true })

  // Each line of each text, as far as it can be seen without scrolling what it is in.
  const seen = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node; (node = walker.nextNode());) {
    const own = node.parentElement
    if (!node.textContent.trim() || unseen(own)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const r of range.getClientRects()) {
      if (r.width < 1 || r.height < 1) continue
      const box = { left: r.left, right: r.right, top: r.top, bottom: r.bottom, node }
      let scrolled = false // what is beyond the box of something that scrolls can be reached
      for (let e = own; e && e !== document.documentElement; e = e.parentElement) {
        const s = style(e)
        if (s.display === 'inline' || s.display === 'contents') continue
        for (const [axis, from, to, low, high] of [['overflowX', 'left', 'right', e.getBoundingClientRect().left, e.getBoundingClientRect().right], ['overflowY', 'top', 'bottom', e.getBoundingClientRect().top, e.getBoundingClientRect().bottom]]) {
          if (s[axis] === 'visible') continue
          const dots = axis === 'overflowX' && s.textOverflow === 'ellipsis'
          if (s[axis] === 'auto' || s[axis] === 'scroll') scrolled = true
          else if (!scrolled && !dots && (box[from] < low - 1.5 || box[to] > high + 1.5)) say('a text is cut off', node)
          box[from] = Math.max(box[from], low)
          box[to] = Math.min(box[to], high)
        }
        if (s.position === 'fixed') break
      }
      if (box.right - box.left > 1 && box.bottom - box.top > 1) seen.push(box)
    }
  }

  // Two texts in one place, unless one of them lies over all else on purpose.
  const above = (node) => { for (let e = node.parentElement; e; e = e.parentElement) if (['fixed', 'sticky'].includes(style(e).position) || e.localName === 'dialog') return true; return false }
  seen.sort((a, b) => a.top - b.top)
  for (let i = 0; i < seen.length; i++) {
    const a = seen[i]
    for (let k = i + 1; k < seen.length && seen[k].top < a.bottom; k++) {
      const b = seen[k]
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
      if (a.node !== b.node && wide > 2 && high > 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top) && above(a.node) === above(b.node)) say(`a text lies over "${a.node.textContent.trim().slice(0, 30)}"`, b.node)
    }
  }

  // What a control says for itself has room in it.
  const canvas = document.createElement('canvas').getContext('2d')
  const wide = (text, s) => { canvas.font = `${s.fontStyle} ${s.fontWeight} ${s.fontSize} ${s.fontFamily}`; return canvas.measureText(text).width }
  for (const input of document.querySelectorAll('input[placeholder]')) {
    if (unseen(input) || input.value) continue
    const s = style(input)
    if (wide(input.placeholder, s) > input.clientWidth - parseFloat(s.paddingLeft) - parseFloat(s.paddingRight) + 1) wrong.push(`a field has no room for what it asks for: ${input.placeholder}`)
  }
  for (const e of document.querySelectorAll('button, a.button, .badge, dt, th, summary, .tile dd')) {
    if (!unseen(e) && style(e).textOverflow !== 'ellipsis' && e.scrollWidth > e.clientWidth + 1 && style(e).display !== 'inline') say('a text is wider than what it is in', e)
  }
  return [...new Set(wrong)]
})
