import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { withoutPreloads, withRelease } from '../../../scripts/against-proxy'
import { manifestOf, ReleaseManifest } from '@portal/contracts/manifest'
import { release } from '@portal/contracts/manifest/testing/releases'
import { listenHere } from '../../../scripts/listen'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'

test('a deployed manifest with one remote from this machine is one that the portal reads', () => {
  const deployed = manifestOf([release('mfe-auth', '1.0.0'), release('mfe-portfolio', '1.0.0')])
  const signed = JSON.stringify({ payload: JSON.stringify(deployed), signature: '' })
  const remote = { name: 'mfe-portfolio', owner: 'holdings' }
  const changed = withRelease(signed, remote, release('mfe-portfolio', 'dev'))
  const read = ReleaseManifest.parse(JSON.parse(changed))
  expect(read.remotes.map(({ name, live }) => [name, live])).toEqual([
    ['mfe-auth', '1.0.0'],
    ['mfe-portfolio', 'dev'],
  ])
})

test('a deployed page loses the code of the remote that comes from this machine, and no other', () => {
  const preload = (name: string) =>
    `<link rel="preload" as="script" href="/investors/remotes/${name}/1.0.0/entry.js" crossorigin="anonymous">`
  const page = `<head>${preload('mfe-auth')}\n    ${preload('mfe-portfolio')}\n    ${preload('mfe-auth')}</head>`
  expect(withoutPreloads(page, { name: 'mfe-auth' })).toBe(`<head>\n    ${preload('mfe-portfolio')}</head>`)
})

let target: Server
let proxy: ChildProcess | undefined
afterAll(() => {
  proxy?.kill()
  target.close()
  removeTemporaryFolders()
})

/** The proxy before a portal at `address`, with a build of mfe-portfolio in `folder`; answers where it listens. */
async function startProxy(address: string, folder: string): Promise<string> {
  const free = await listenHere(createServer(), 0)
  const { port } = free.address() as AddressInfo
  await new Promise((closed) => free.close(closed))
  const remote = { name: 'mfe-portfolio', owner: 'holdings' }
  const options = JSON.stringify({ port, target: address, remote, folder })
  const built = JSON.stringify(release('mfe-portfolio', 'dev'))
  const program = `const { startAgainstProxy } = await import('./scripts/against-proxy.ts')
    const tell = await startAgainstProxy(${options})
    tell(${built})
    console.log('told')`
  proxy = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: join(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const said of proxy.stdout!) if (String(said).includes('told')) break
  return `http://127.0.0.1:${port}`
}

test('before a deployed portal one remote is of this machine, and calls and all other files are the portal’s own', async () => {
  const requested: string[] = []
  const deployed = manifestOf([release('mfe-auth', '1.0.0'), release('mfe-portfolio', '1.0.0')])
  target = createServer((request, answer) => {
    requested.push(`${request.method} ${request.url} ${request.headers.host}`)
    const isManifest = request.url === '/investors/remotes.json'
    answer.end(isManifest ? JSON.stringify({ payload: JSON.stringify(deployed), signature: '' }) : 'theirs')
  }).listen(0, '127.0.0.1')
  await once(target, 'listening')
  const { port } = target.address() as AddressInfo
  const folder = temporaryFolder('against')
  mkdirSync(join(folder, 'dev'))
  writeFileSync(join(folder, 'dev/entry.js'), 'ours')
  const url = await startProxy(`http://localhost:${port}`, folder)
  const read = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text()
  const manifest = ReleaseManifest.parse(JSON.parse(await read('/investors/remotes.json')))
  expect(manifest.remotes.map(({ live }) => live)).toEqual(['1.0.0', 'dev'])
  expect(await read('/investors/remotes/mfe-portfolio/dev/entry.js')).toBe('ours')
  expect(await read('/investors/remotes/mfe-auth/1.0.0/entry.js')).toBe('theirs')
  expect(await read('/api/v1/auth/login', { method: 'POST', body: '{}' })).toBe('theirs')
  expect(requested).toEqual(
    [
      'GET /investors/remotes.json',
      'GET /investors/remotes/mfe-auth/1.0.0/entry.js',
      'POST /api/v1/auth/login',
    ].map((call) => `${call} localhost:${port}`),
  )
})
