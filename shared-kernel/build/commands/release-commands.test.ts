import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openManifest } from '../../../scripts/read-manifest'
import { builtRemote } from '../releases/testing/built-remote'
import { changeStore } from '../releases/release-store'
import { auditOf, releaseAll, releaseChange, storeFor } from '../releases/testing/store'
import { removeTemporaryFolders } from '../testing/temporary-folder'

const root = resolve(__dirname, '../../..')
afterAll(removeTemporaryFolders)

test('promote, rollback, pin and revoke do what they say to the folder that is served, and each leaves its line in the log', async () => {
  const store = storeFor()
  await releaseAll(store, 'a')
  await changeStore(store, releaseChange(builtRemote('b'), { percent: 10 }))
  const manifestFile = join(store.folder, 'remotes.json')
  const manifest = () => openManifest(readFileSync(manifestFile, 'utf8'))
  // The commands of a checkout believe its own keys; a sandbox takes what nobody signed.
  writeFileSync(manifestFile, JSON.stringify(manifest()))
  const run = async (...args: string[]) => {
    const all = ['scripts/run.mjs', ...args, '--to', store.folder]
    const said = await new Promise<string>((done) =>
      execFile(process.execPath, all, { cwd: root }, (_, stdout, stderr) => done(stdout + stderr)),
    )
    const { live, canary, pinned, revoked } = manifest().remotes[0]!
    return { said, live, canary, pinned, revoked }
  }
  const none = { canary: undefined, pinned: undefined, revoked: [] }
  expect(await run('promote', 'mfe-auth')).toMatchObject({ ...none, live: 'b' })
  expect(await run('rollback', 'mfe-auth')).toMatchObject({ ...none, live: 'a' })
  expect(await run('pin', 'mfe-auth', 'b')).toMatchObject({ ...none, live: 'a', pinned: 'b' })
  const refused = await run('rollback', 'mfe-auth')
  expect(refused).toMatchObject({ live: 'a', pinned: 'b', said: expect.stringContaining('is pinned to b') })
  expect(await run('revoke', 'mfe-auth', 'b')).toMatchObject({ live: 'a', pinned: undefined, revoked: ['b'] })
  const lines = auditOf(store).map(({ command, from, to }) => `${command}: ${from} → ${to}`)
  expect(lines.slice(2)).toEqual([
    'promote: a, b for 10 % → b',
    'rollback: b → a',
    'pin: a → a, pinned to b',
    'revoke: a, pinned to b → a',
  ])
})
