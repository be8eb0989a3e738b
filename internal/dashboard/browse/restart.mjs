// node browse/restart.mjs PROGRAM PROJECT: ends the server while pages are open, starts another in its place, and has all indexed again under them; prints
// what is wrong. The environment is that of the programs it starts.
import { execFileSync, spawn } from 'node:child_process'
import { open, settled } from './browser.mjs'

const [program, project] = process.argv.slice(2)
const wrong = []
const serve = (address) => new Promise((done, failed) => {
  const server = spawn(program, ['serve', '--http', address, '--project', project, '--toolsets', 'retrieval'], { stdio: ['ignore', 'pipe', 'ignore'] })
  server.on('exit', (code) => failed(new Error('the server ended with ' + code)))
  server.stdout.once('data', (line) => done({ url: JSON.parse(line).url, end: () => new Promise((ended) => { server.removeAllListeners('exit'); server.on('exit', ended); server.kill('SIGINT') }) }))
})
const link = (url) => execFileSync(program, ['ui', '--no-open', '--url', url, '--project', project], { encoding: 'utf8' }).trim()

let server = await serve('127.0.0.1:0')
const address = new URL(server.url).host
const b = await open()
try {
  await b.page.goto(link(server.url))
  await settled(b.page)
  const name = new URL(b.page.url()).searchParams.get('project')
  const at = (page) => `${server.url}/ui/${page}?project=${name}`
  const live = b.page
  await live.goto(at('live'))
  await live.getByText('connected', { exact: true }).waitFor()

  // Pages that are open while all is indexed again go on, and show what is there then.
  const overview = await b.context.newPage()
  await overview.goto(at(''))
  await settled(overview)
  const begun = spawn(program, ['index', '--force', '--project', project], { stdio: 'ignore' })
  const indexed = new Promise((done) => begun.on('exit', done))
  for (let done = false; !done;) {
    done = await Promise.race([indexed.then(() => true), new Promise((next) => setTimeout(() => next(false), 20))])
    for (const page of ['', 'search', 'graph']) {
      await overview.goto(at(page) + (page === 'search' ? '&q=Checkout' : ''))
      await settled(overview)
      const alert = await overview.evaluate(() => document.querySelector('main [role=alert]')?.innerText)
      if (alert) wrong.push(`while it is indexed, ${page || 'overview'}: ${alert}`)
      if (page === 'search' && !await overview.evaluate(() => document.querySelector('main').innerText.includes('Checkout'))) wrong.push('while it is indexed nothing is found')
    }
  }

  // The server ends, and another one takes its place. It knows no browser: a link lets this one in, and the page that was open goes on by itself.
  await server.end()
  await live.getByText(/no server since/).waitFor()
  await live.getByText('The server does not answer.').waitFor()
  server = await serve(address)
  await live.getByText('the server was started again').waitFor({ timeout: 30000 })
  await overview.goto(link(server.url))
  await settled(overview)
  await live.getByText('connected', { exact: true }).waitFor({ timeout: 30000 })
} catch (error) {
  wrong.push(String(error.message).split('\n').slice(0, 6).join(' '))
} finally {
  await b.close()
  await server.end()
}
console.log(JSON.stringify({ wrong }))
