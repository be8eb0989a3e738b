// What is done on each page, and what it has to show.
const thousands = (n) => n.toLocaleString('en')

export const checks = {
  overview: {
    address: [''],
    async run({ page, ask, text, settled, visit }, check) {
      const status = await ask('index_status')
      let shown = await text()
      for (const n of [status.files, status.entities.function, status.relationships.calls]) check(shown.includes(thousands(n)), 'does not show ' + n)
      check(shown.includes('fresh'), 'does not say that it is fresh')
      const problems = await ask('index_status', { failed: true })
      for (const f of problems.files ?? []) check(shown.replaceAll('\n', '').includes(f.path), 'does not name ' + f.path)
      await page.getByRole('button', { name: 'Bring up to date' }).click()
      await page.getByText(/files? read/).waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      for (let i = 0; i < 2; i++) await page.getByRole('button', { name: /^Theme/ }).click()
      check(before !== await page.evaluate(() => getComputedStyle(document.body).backgroundColor) || await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches), 'the theme does not change')
      await page.getByRole('button', { name: /^Theme/ }).click()
      await visit('')
      await page.keyboard.press('Tab')
      check(await page.evaluate(() => document.activeElement.className) === 'skip', 'the first stop of the keyboard is no skip link')
      await page.keyboard.press('Enter')
      check(await page.evaluate(() => document.activeElement.id) === 'main', 'the skip link leads nowhere')
      await page.keyboard.press('/')
      check(await page.evaluate(() => document.activeElement.type) === 'search', '/ does not lead to the search')
      await page.evaluate(() => document.activeElement.blur())
      await settled()
    },
  },
}

const evil = '<img src=x onerror="window.__hit=1"><script>window.__hit=1</script>"\'\u202e\u001b[31m'
export const hostile = [['', { project: evil }], [evil, {}]]
