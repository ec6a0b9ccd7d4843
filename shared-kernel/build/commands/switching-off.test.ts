import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { deployed } from '@portal/contracts/manifest/testing/releases'
import { openManifest } from '../../../scripts/read-manifest'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'

const root = resolve(__dirname, '../../..')

let server: Server | undefined
afterEach(() => void server?.close())
afterAll(removeTemporaryFolders)

const run = (folder: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const all = ['scripts/run.mjs', ...args, '--to', folder]
    const env = { ...process.env, PORTAL_METRICS_TOKEN: 'token' }
    execFile(process.execPath, all, { cwd: root, env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })

function portalWith(changes: Parameters<typeof deployed>[2]): string {
  const folder = temporaryFolder('portal')
  const remotes = [deployed('mfe-auth', ['1', '2'], { live: '1', history: [], ...changes })]
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ sequence: 1, salt: '', remotes }))
  return folder
}
const remoteIn = (folder: string) =>
  openManifest(readFileSync(join(folder, 'remotes.json'), 'utf8')).remotes[0]
const lastAudit = (folder: string) =>
  JSON.parse(readFileSync(`${folder}.audit.jsonl`, 'utf8').trim().split('\n').at(-1)!)

test('a remote is withdrawn with a reason, and put on again', async () => {
  const folder = portalWith({})
  expect(await run(folder, 'withdraw', 'mfe-auth')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/Say why/),
  })
  const { code, said } = await run(folder, 'withdraw', 'mfe-auth', '--why', 'logs in twice')
  expect([code, said]).toEqual([0, expect.stringContaining('mfe-auth: 1 → 1, withdrawn')])
  expect(remoteIn(folder)?.withdrawn?.since).toMatch(/^\d{4}-/)
  expect(lastAudit(folder)).toMatchObject({ command: 'withdraw', why: 'logs in twice' })
  expect((await run(folder, 'withdraw', 'mfe-auth', '--off')).code).toBe(0)
  expect(remoteIn(folder)?.withdrawn).toBeUndefined()
})

test('an outage is told of on every page, in English at least, and ends', async () => {
  const folder = portalWith({})
  const outageIn = () => openManifest(readFileSync(join(folder, 'remotes.json'), 'utf8')).outage
  for (const wrong of [
    [],
    ['--hi', 'केवल'],
    ['--off', '--en', 'It works'],
    ['--off'],
    ['--en', 'x'.repeat(301)],
  ])
    expect([wrong, (await run(folder, 'outage', ...wrong)).code]).toEqual([wrong, 1])
  expect(outageIn()).toBeUndefined()
  const { code, said } = await run(folder, 'outage', '--en', 'Net banking works.')
  expect([code, said]).toEqual([0, expect.stringContaining('every page: nothing → Net banking works.')])
  expect(outageIn()).toEqual({ since: expect.stringMatching(/^\d{4}-/), en: 'Net banking works.' })
  expect(lastAudit(folder)).toMatchObject({
    command: 'outage',
    remote: 'every page',
    to: 'Net banking works.',
  })
  expect((await run(folder, 'outage', '--off')).code).toBe(0)
  expect(outageIn()).toBeUndefined()
})

test('a canary that fails more often than its control is taken back with the figures in the log; one that does not stays', async () => {
  let failing = 4
  const bearers: unknown[] = []
  server = createServer((request, response) => {
    bearers.push(request.headers.authorization)
    const line = (version: string, what: string, value: number) =>
      `portal_release_recent{remote="mfe-auth",version="${version}",what="${what}"} ${value}`
    const lines = [
      line('1', 'visits', 900),
      line('1', 'failing visits', 9),
      line('2', 'visits', 100),
      line('2', 'failing visits', failing),
    ]
    response.end(lines.join('\n'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const figures = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`
  const canary = { version: '2', percent: 10 }
  const folder = portalWith({ canary })
  expect((await run(folder, 'canaries', '--figures', figures)).said).toContain('no worse')
  expect(remoteIn(folder)?.canary).toEqual(canary)
  failing = 12
  const { code, said } = await run(folder, 'canaries', '--figures', figures)
  expect([code, said]).toEqual([0, expect.stringContaining('mfe-auth: 1, 2 for 10 % → 1')])
  expect([remoteIn(folder)?.live, remoteIn(folder)?.canary]).toEqual(['1', undefined])
  expect(lastAudit(folder)).toMatchObject({
    command: 'canary taken back',
    why: 'worse: 2 failed in 12 of 100 visits, 1 in 9 of 900',
  })
  expect(bearers).toEqual(['Bearer token', 'Bearer token'])
  expect((await run(folder, 'canaries', '--figures', figures)).said).toContain('No canary runs.')
})
