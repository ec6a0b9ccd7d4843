import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { checkFiles } from './release-files'
import { readStore } from './release-store'
import { auditOf, pair, releaseAll, storeFor } from './testing/store'

const folder = temporaryFolder('crash')
const key = join(folder, 'key.pem')
const program = join(folder, 'release-once.mjs')

beforeAll(() => {
  writeFileSync(key, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  // Bundled once, since it runs as often as it has steps.
  const source = join(__dirname, 'testing/release-once.ts')
  const options = ['--bundle', '--platform=node', '--format=esm', `--outfile=${program}`, '--log-level=error']
  execFileSync(require.resolve('esbuild/bin/esbuild'), [source, ...options])
})

afterAll(removeTemporaryFolders)

function releaseKilledAt(portal: string, step: number) {
  const kill = join(__dirname, 'testing/kill-at.mjs')
  return spawnSync(process.execPath, ['--import', kill, program, portal, 'd', key], {
    encoding: 'utf8',
    // What is killed leaves its own temporary folders behind.
    env: { ...process.env, TMPDIR: folder, KILL_AT: String(step), KILL_IN: portal },
  })
}

test('a release that is killed before any of its steps leaves a manifest that holds, and the next one goes through', async () => {
  const start = storeFor()
  await releaseAll(start, 'a', 'b', 'c')
  const seen: string[] = []
  for (let step = 0; ; step += 1) {
    const store = { ...storeFor(), timeoutMilliseconds: 0 }
    cpSync(dirname(start.folder), dirname(store.folder), { recursive: true })
    const { signal, status, stderr } = releaseKilledAt(store.folder, step)
    const { remotes, sequence } = await readStore(store)
    const [remote] = remotes
    seen.push(remote!.live)
    expect([
      ['c', 3],
      ['d', 4],
    ]).toContainEqual([remote!.live, sequence])
    for (const release of remote!.releases) checkFiles(store.folder, release)
    expect(auditOf(store).some((line) => line.sequence === sequence)).toBe(true)
    if (signal === null) {
      expect([status, stderr]).toEqual([0, ''])
      break
    }
    await releaseAll(store, 'd', 'e')
    expect((await readStore(store)).remotes[0]).toMatchObject({ live: 'e' })
    expect(existsSync(join(store.folder, 'remotes.lock'))).toBe(false)
  }
  expect(seen.length).toBeGreaterThan(10)
  expect([...new Set(seen)]).toEqual(['c', 'd'])
})
