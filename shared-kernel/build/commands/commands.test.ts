import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { manifestOf } from '@portal/contracts/manifest'
import { release } from '@portal/contracts/manifest/testing/releases'
import { listenHere } from '../../../scripts/listen'
import { helpOfAll, npmCommands } from '../testing/help-of-all'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'

const root = join(__dirname, '../../..')
afterAll(removeTemporaryFolders)

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: root, encoding: 'utf8' })

test('every npm command says what it does, beginning with how it is called', () => {
  const texts = helpOfAll()
  expect(npmCommands.length).toBeGreaterThan(20)
  for (const { name, file } of npmCommands)
    expect([name, texts[file]]).toEqual([
      name,
      expect.stringMatching(new RegExp(`^npm (run )?${name}\\b.*\\n\\n\\S`)),
    ])
})

test.each(['kernel-api', 'release', 'dev', 'audit-ledger'])(
  '%s --help prints that and does nothing',
  (file) => {
    const { status, stdout, stderr } = run(file, '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.trim()).toBe(helpOfAll()[file])
  },
)

test('what nobody foresaw is said in a sentence, and where it came from to who asks', () => {
  const folder = temporaryFolder('unreadable')
  writeFileSync(join(folder, 'build.json'), 'no JSON')
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify(manifestOf([release('mfe-auth', '1')])))
  const args = ['scripts/run.mjs', 'pin', 'mfe-auth', '1', '--to', folder]
  const pin = (env = {}) =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
  const { status, stderr } = pin()
  expect(status).toBe(1)
  expect(stderr).toMatch(/^pin: .*JSON/)
  expect(stderr).not.toContain('    at ')
  expect(pin({ PORTAL_STACK: '1' }).stderr).toContain('    at ')
})

test('a command that there is not, and a port that is taken, are said in a sentence', async () => {
  const unknown = run('nothing-such')
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringMatching(/^nothing-such: /)])
  expect(unknown.stderr).not.toContain('    at ')
  const first = await listenHere(createServer(), 0)
  const { port } = first.address() as AddressInfo
  await expect(listenHere(createServer(), port)).rejects.toThrow(
    `port ${port} is taken: end what listens there, or set PORT`,
  )
  first.close()
})

test('what is cut off by `| head`, and what is thrown out of the way, leave no stack', () => {
  const inShell = (line: string) => spawnSync(line, { cwd: root, encoding: 'utf8', shell: true })
  expect(inShell('node scripts/run.mjs kernel-api --help | true').stderr).toBe('')
  const thrower = join(temporaryFolder('thrower'), 'thrower.mjs')
  writeFileSync(thrower, "setTimeout(() => { throw new Error('out of the way') }, 200)")
  const { status, stderr } = inShell(`node --import ${thrower} scripts/run.mjs kernel-api --check`)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^kernel-api: out of the way\n/)])
  expect(stderr).not.toContain('    at ')
})

test('an option that a command does not have is refused, and nothing is done', () => {
  const { status, stdout, stderr } = run('kernel-api', '--chek')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^There is no --chek\.\n\nnpm run kernel:api/)
})

test('a stack that is piped in is answered line by line; a folder without maps is named', () => {
  const portal = temporaryFolder('portal')
  const stack = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'stack', ...args], {
      cwd: root,
      encoding: 'utf8',
      input: 'Error: gone\n    at f (https://portal.example/investors/remotes/mfe-auth/1/a.js:1:2)\n',
    })
  const without = stack('--to', portal)
  expect([without.status, without.stdout]).toEqual([1, ''])
  expect(without.stderr).toContain(`${portal}.maps is not there`)
  const maps = join(portal, 'inside')
  mkdirSync(`${maps}.maps`, { recursive: true })
  const { status, stdout, stderr } = stack('--to', maps)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Error: gone\n {4}at f \(.*a\.js:1:2\) {2}\[no map of a\.js of mfe-auth 1: .*\]\n$/)
})

test.each([
  ['no value', [], 2, /argument missing/],
  [
    'an address where nobody answers',
    ['http://127.0.0.1:1'],
    1,
    /^http:\/\/127\.0\.0\.1:1\/\S+ cannot be read: /,
  ],
  ['a folder without a portal', ['/nowhere'], 1, /^\/nowhere\/remotes\.json cannot be read: /],
])('kernel:check --from with %s says so, without a stack', (_, value, code, said) => {
  const { status, stderr } = run('kernel-check', '--from', ...value)
  expect(status).toBe(code)
  expect(stderr).toMatch(said)
  expect(stderr).not.toContain('    at ')
})

test('kernel:check names a live release that takes what the deployed shell lacks, although this checkout has it', () => {
  const portal = temporaryFolder('portal')
  const put = (path: string, content: unknown) => {
    mkdirSync(join(portal, path, '..'), { recursive: true })
    writeFileSync(join(portal, path), JSON.stringify(content))
  }
  put('remotes.json', manifestOf([release('mfe-auth', '1')]))
  const usage = {
    remote: 'mfe-auth',
    version: '1',
    kernel: '1.0.0',
    names: ['Button', 'Card'],
    contracts: {},
  }
  put('remotes/mfe-auth/1/kernel-usage.json', usage)
  put('build.json', { buildNumber: '1+a', kernelNames: 'shell/1-a/kernel-names.json' })
  put('shell/1-a/kernel-names.json', { firstLoad: ['Button'], others: [] })
  const { status, stderr } = run('kernel-check', '--from', portal)
  expect(stderr).toContain('mfe-auth 1, which is live, takes Card, and the deployed shell does not have it')
  expect(status).toBe(1)
  put('shell/1-a/kernel-names.json', { firstLoad: ['Button'], others: ['Card'] })
  expect(run('kernel-check', '--from', portal).status).toBe(0)
})
