// Opens files as a browser does that got them by mail: wide and light, narrow and dark, by axe, with what their policy stops and what they ask for.
import { pathToFileURL } from 'node:url'
import { faults, open } from './browser.mjs'

const wrong = [], figures = {}
for (const file of process.argv.slice(2)) {
  const url = pathToFileURL(file).href
  for (const [colorScheme, width] of [['light', 1280], ['dark', 360]]) {
    const browser = await open({ colorScheme, viewport: { width, height: 900 } })
    await browser.page.goto(url)
    const where = `${file.split('/').pop()} ${colorScheme} ${width}: `
    for (const f of [...await faults(browser.page), ...browser.wrong.filter((w) => w !== 'request: ' + url)]) wrong.push(where + f)
    figures[where] = await browser.page.evaluate(() => ({ title: document.title, headings: document.querySelectorAll('h1,h2').length, tables: document.querySelectorAll('caption').length, pictures: document.querySelectorAll('svg').length, ran: window.ran ?? 0 }))
    await browser.close()
  }
}
console.log(JSON.stringify({ Wrong: wrong, Figures: figures }))
