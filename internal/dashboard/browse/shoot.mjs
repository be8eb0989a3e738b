// node browse/shoot.mjs LINK FOLDER [PAGE...]: pictures of pages, in both themes and three widths, and what is wrong with them.
import { faults, open, settled } from './browser.mjs'
const [link, folder, ...pages] = process.argv.slice(2)
const b = await open()
await b.page.goto(link)
await settled(b.page)
const project = new URL(b.page.url()).searchParams.get('project')
const wide = process.env.WIDTHS ? process.env.WIDTHS.split(',').map(Number) : [1280, 390]
for (const [i, name] of (pages.length ? pages : ['']).entries()) {
  for (const theme of (process.env.THEMES ?? 'light,dark').split(',')) {
    await b.page.emulateMedia({ colorScheme: theme })
    for (const width of wide) {
      await b.page.setViewportSize({ width, height: 900 })
      const at = new URL('/ui/' + name, link)
      at.searchParams.set('project', project)
      await b.page.goto(at.href)
      await settled(b.page)
      await b.page.waitForTimeout(Number(process.env.WAIT ?? 300))
      for (const f of await faults(b.page)) console.log(name || 'overview', theme, width, f)
      await b.page.screenshot({ path: `${folder}/${i}-${(name || 'overview').split('?')[0]}-${theme}-${width}.png`, fullPage: process.env.FULL === '1' })
    }
  }
}
for (const w of b.wrong) console.log(w)
await b.close()
