// node browse/look.mjs LINK PAGES [whole]: opens pages, JSON of names and parameters, and prints what is wrong with how each looks. A sample looks at each in
// one size and theme, the whole at all of them. With SHOTS it leaves a picture of each in that folder.
import { faults, open, settled } from './browser.mjs'

const [link, pages, how] = process.argv.slice(2)
const combinations = [[1440, 900], [900, 1000], [390, 800]].flatMap((size) => ['light', 'dark'].map((theme) => [size, theme]))
const wrong = []
const b = await open()
await b.page.goto(link)
await settled(b.page)
const project = new URL(b.page.url()).searchParams.get('project')
for (const [i, [name, params]] of JSON.parse(pages).entries()) {
  for (const [[width, height], theme] of how === 'whole' ? combinations : [combinations[i % combinations.length]]) {
    const where = `${name || 'overview'} ${new URLSearchParams(params)} ${width} ${theme}`
    try {
      await b.page.setViewportSize({ width, height })
      await b.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      const at = new URL('/ui/' + name, link)
      for (const [key, value] of Object.entries({ project, ...params })) at.searchParams.set(key, value)
      await b.page.goto(at.href)
      await settled(b.page)
      await b.page.waitForFunction(() => !document.querySelector('.canvas') || document.querySelector('main [role=alert]') || document.querySelector('.canvas[data-laid=yes]'))
      for (const f of await faults(b.page)) wrong.push(`${where}: ${f}`)
      if (process.env.SHOTS) await b.page.screenshot({ path: `${process.env.SHOTS}/${i}-${name || 'overview'}-${width}-${theme}.png` })
    } catch (error) {
      wrong.push(`${where}: ${String(error.message).split('\n').slice(0, 6).join(' ')}`)
    }
    for (const w of b.wrong.splice(0)) if (!w.includes('status of 40')) wrong.push(`${where}: ${w}`) // some pages are of what is not there
  }
}
await b.close()
console.log(JSON.stringify({ wrong }))
