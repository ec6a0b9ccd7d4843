import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  manifestOf,
  openManifest,
  pin,
  promote,
  publish,
  revoke,
  rollBack,
  withdraw,
} from '@portal/contracts/manifest'
import { removeTemporaryFolders } from '../testing/temporary-folder'
import { changeStore, foresee, readStore } from './release-store'
import { hashPans } from './pan-list'
import { releasesTable, remotesTable } from './releases-table'
import { builtRemote } from './testing/built-remote'
import { auditOf, pair, releaseAll, releaseChange, storeFor } from './testing/store'

const name = 'mfe-auth'
const versionsOnDisk = (folder: string) => readdirSync(join(folder, 'remotes', name)).sort()
const rollback = {
  command: 'rollback',
  remotes: [name],
  decide: (manifest: ReturnType<typeof manifestOf>) => rollBack(manifest, name),
}

afterAll(removeTemporaryFolders)

test('the audit log lies beside the served folder, with what an earlier release wrote inside', async () => {
  const store = storeFor()
  const inside = join(store.folder, 'remotes.audit.jsonl')
  writeFileSync(inside, `${JSON.stringify({ sequence: 0, who: 'before' })}\n`)
  await releaseAll(store, 'a')
  expect(existsSync(inside)).toBe(false)
  expect(auditOf(store).map(({ sequence }) => sequence)).toEqual([0, 1])
  const elsewhere = { ...store, auditFile: join(store.folder, '../elsewhere.jsonl') }
  await releaseAll(elsewhere, 'b')
  expect(readFileSync(elsewhere.auditFile, 'utf8')).toContain('"to":"b"')
  expect(readdirSync(store.folder).filter((name) => name.includes('audit'))).toEqual([])
})

test('a manifest that was put back to an older one is refused, also with a good signature', async () => {
  const store = storeFor()
  const path = join(store.folder, 'remotes.json')
  await releaseAll(store, 'a', 'b')
  const older = readFileSync(path, 'utf8')
  await changeStore(store, { ...rollback, decide: (manifest) => revoke(manifest, name, 'b', true) })
  const newest = readFileSync(path, 'utf8')
  writeFileSync(path, older)
  const refusal = /is not to be believed \(remotes\.json is older than one that was seen\)/
  await expect(readStore(store)).rejects.toThrow(refusal)
  await expect(releaseAll(store, 'c')).rejects.toThrow(refusal)
  writeFileSync(path, newest)
  await releaseAll(store, 'c')
  expect((await readStore(store)).sequence).toBe(4)
})

test('a manifest that is begun anew goes on counting, so that browsers believe it', async () => {
  const store = storeFor()
  await releaseAll(store, 'a', 'b')
  rmSync(join(store.folder, 'remotes.json'))
  await releaseAll(store, 'c')
  expect((await readStore(store)).sequence).toBe(3)
})

test('a release puts files, audit line and a signed manifest in place', async () => {
  const store = storeFor()
  await releaseAll(store, 'a', 'b')
  const text = readFileSync(join(store.folder, 'remotes.json'), 'utf8')
  const { manifest, isSigned } = await openManifest(text, { keys: [pair.spki], acceptsUnsigned: false })
  expect(isSigned).toBe(true)
  expect(manifest).toMatchObject({
    sequence: 2,
    remotes: [{ name, owner: 'identity', live: 'b', history: ['a'] }],
  })
  expect(versionsOnDisk(store.folder)).toEqual(['a', 'b'])
  expect(auditOf(store)).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      who: 'asha@desk',
      command: 'release',
      remote: name,
      from: 'nothing',
      to: 'a',
      sequence: 1,
    },
    {
      at: expect.any(String),
      who: 'asha@desk',
      command: 'release',
      remote: name,
      from: 'a',
      to: 'b',
      sequence: 2,
    },
  ])
  expect(existsSync(join(store.folder, 'remotes.lock'))).toBe(false)
})

test('preloads are said of what somebody gets only, and come back with a roll-back; the slots stay named', async () => {
  const store = storeFor()
  await releaseAll(store, 'a', 'b')
  const releasesNow = async () => (await readStore(store)).remotes[0]!.releases
  expect(
    (await releasesNow()).map(({ version, preload, pages }) => [version, preload.length, pages?.length]),
  ).toEqual([
    ['b', 1, 1],
    ['a', 0, undefined],
  ])
  const slotFiles = (await releasesNow()).map(({ slots }) => slots?.map(({ preload }) => preload.length))
  expect(slotFiles).toEqual([[1], [0]])
  await changeStore(store, rollback)
  const [b, a] = await releasesNow()
  expect(b).toMatchObject({ version: 'b', preload: [] })
  expect(a).toEqual({ ...builtRemote('a').release, releasedAt: a!.releasedAt })
})

test('a released version is never overwritten; the same bytes again are no other release', async () => {
  const store = storeFor()
  await releaseAll(store, 'a')
  const entry = join(store.folder, 'remotes', name, 'a', 'entry.js')
  const before = readFileSync(entry, 'utf8')
  await expect(changeStore(store, releaseChange(builtRemote('a', 'other code')))).rejects.toThrow(
    'is there already with other content',
  )
  expect(readFileSync(entry, 'utf8')).toBe(before)
  expect((await readStore(store)).sequence).toBe(1)
  await changeStore(store, releaseChange(builtRemote('a')))
  expect((await readStore(store)).remotes[0]).toMatchObject({ live: 'a', history: [] })
})

test('nothing goes live whose files are gone or were changed', async () => {
  const store = storeFor()
  await releaseAll(store, 'a', 'b', 'c')
  writeFileSync(join(store.folder, 'remotes', name, 'b', 'login.js'), 'changed')
  await expect(changeStore(store, rollback)).rejects.toThrow(
    /b cannot go live: .*login\.js is gone or was changed/,
  )
  writeFileSync(join(store.folder, 'remotes', name, 'b', 'login.js'), 'login')
  writeFileSync(join(store.folder, 'remotes', name, 'b', 'slot.js'), 'changed')
  await expect(changeStore(store, rollback)).rejects.toThrow(/slot\.js is gone or was changed/)
  rmSync(join(store.folder, 'remotes', name, 'a', 'entry.js'))
  const toA = {
    ...rollback,
    decide: (manifest: ReturnType<typeof manifestOf>) => promote(manifest, name, 'a'),
  }
  await expect(changeStore(store, toA)).rejects.toThrow('entry.js is gone')
  expect((await readStore(store)).remotes[0]?.live).toBe('c')
})

test('the newest releases are kept, live, canary and pinned ones in any case; what crashes left goes', async () => {
  const store = { ...storeFor(), keep: 2 }
  await releaseAll(store, 'a')
  await changeStore(store, {
    command: 'pin',
    remotes: [name],
    decide: (manifest) => pin(manifest, name, 'a'),
  })
  await releaseAll(store, 'b', 'c')
  for (const left of ['incoming-99', 'orphan', 'arriving'])
    mkdirSync(join(store.folder, 'remotes', name, left))
  const longAgo = Date.now() / 1000 - 2 * 24 * 3600
  utimesSync(join(store.folder, 'remotes', name, 'orphan'), longAgo, longAgo)
  await releaseAll(store, 'd', 'e')
  expect(versionsOnDisk(store.folder)).toEqual(['a', 'arriving', 'd', 'e'])
  expect((await readStore(store)).remotes[0]?.releases.map(({ version }) => version)).toEqual(['e', 'd', 'a'])
})

test('a revoked version’s files stay for tabs that still run it', async () => {
  const store = storeFor()
  await releaseAll(store, 'a', 'b')
  await changeStore(store, {
    command: 'revoke',
    remotes: [name],
    decide: (manifest) => revoke(manifest, name, 'b'),
  })
  expect((await readStore(store)).remotes[0]).toMatchObject({ live: 'a', revoked: ['b'] })
  expect(versionsOnDisk(store.folder)).toEqual(['a', 'b'])
})

test('a dry run says what would be and leaves every file as it was', async () => {
  const store = storeFor()
  await releaseAll(store, 'a', 'b')
  const before = readFileSync(join(store.folder, 'remotes.json'), 'utf8')
  expect((await foresee(store, rollback)).remotes[0]?.live).toBe('a')
  expect((await foresee(store, releaseChange(builtRemote('c')))).remotes[0]?.live).toBe('c')
  expect(readFileSync(join(store.folder, 'remotes.json'), 'utf8')).toBe(before)
  expect(versionsOnDisk(store.folder)).toEqual(['a', 'b'])
  expect(auditOf(store)).toHaveLength(2)
})

test('a manifest that was tampered with is not built upon, and stays as evidence', async () => {
  const store = storeFor()
  await releaseAll(store, 'a')
  const path = join(store.folder, 'remotes.json')
  const tampered = readFileSync(path, 'utf8').replace('/auth', '/home')
  writeFileSync(path, tampered)
  await expect(changeStore(store, rollback)).rejects.toThrow('changed after it was signed')
  writeFileSync(path, JSON.stringify(manifestOf([builtRemote('a').release])))
  await expect(readStore(store)).rejects.toThrow('not signed')
  expect((await readStore({ ...store, acceptsUnsigned: true })).remotes).toHaveLength(1)
})

test('twelve commands at once are done one after the other, and none is lost', async () => {
  const store = storeFor()
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      changeStore(store, releaseChange(builtRemote(`v${index}`, 'x', `mfe-${'abcdefghijkl'[index]}`))),
    ),
  )
  const { remotes, sequence } = await readStore(store)
  expect(remotes).toHaveLength(12)
  expect(sequence).toBe(12)
  expect(auditOf(store).map((line) => line.sequence)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
})

test('who waits too long is told who holds the folder; a dead holder does not count', async () => {
  const store = { ...storeFor(), timeoutMilliseconds: 0 }
  const { hostname } = jest.requireActual<typeof import('node:os')>('node:os')
  const lock = join(store.folder, 'remotes.lock')
  writeFileSync(lock, `${hostname()} 999999999 1`)
  await releaseAll(store, 'a')
  writeFileSync(lock, 'another-machine 77 1')
  await expect(releaseAll(store, 'b')).rejects.toThrow(
    'Another command is changing this folder (another-machine 77 1)',
  )
})

test('a list of investors is hashed; a line that is no PAN is named by its number, not by what it says', async () => {
  const hashes = await hashPans('salt', '# friends\nZZZPV1001A\r\n\nzzzpr1002b\nZZZPV1001A\n')
  expect(hashes).toHaveLength(2)
  expect(hashes.join()).not.toContain('ZZZP')
  await expect(hashPans('salt', 'ZZZPV1001A\nSECRET99')).rejects.toThrow('Line 2 of the list is not a PAN')
  await expect(hashPans('salt', '# none\n')).rejects.toThrow('holds no PAN')
})

test('the tables show what squads ask for', () => {
  const release = (version: string) => ({
    ...builtRemote(version).release,
    size: 55_300,
    releasedAt: '2026-08-25T07:48:00.000Z',
  })
  const few = publish(publish(manifestOf([]), release('a'), 'identity'), release('b'), 'identity', {
    percent: 10,
  })
  expect(
    remotesTable(few)
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['REMOTE', 'SQUAD', 'LIVE', 'CANARY', 'KERNEL', 'SIZE', 'RELEASED (UTC)'],
    [name, 'identity', 'a', 'b (10 %)', '^1.0.0', '55.3 kB', '2026-08-25 07:48'],
  ])
  expect(releasesTable(few.remotes[0]!)).toContain('canary for 10 %')
})

test('a remote that is withdrawn is told to polling tabs by the number of the manifest; why, only to the audit log', async () => {
  const store = storeFor()
  await releaseAll(store, 'a')
  const versionFile = join(store.folder, 'build.json')
  expect(existsSync(versionFile)).toBe(false)
  const build = { buildNumber: '1+a', kernel: '1.0.0', scripts: ['main.js'] }
  writeFileSync(versionFile, JSON.stringify(build))
  const since = '2026-11-29T00:00:00.000Z'
  const decide = (manifest: ReturnType<typeof manifestOf>) => withdraw(manifest, name, since)
  const after = await changeStore(store, {
    command: 'withdraw',
    why: 'orders twice',
    remotes: [name],
    decide,
  })
  expect(JSON.parse(readFileSync(versionFile, 'utf8'))).toEqual({ ...build, releases: after.sequence })
  expect(auditOf(store).at(-1)).toMatchObject({
    command: 'withdraw',
    why: 'orders twice',
    to: 'a, withdrawn',
  })
  expect(readFileSync(join(store.folder, 'remotes.json'), 'utf8')).not.toContain('orders twice')
  expect(remotesTable(after)).toMatch(/WITHDRAWN[^\n]*\n[^\n]*2026-11-29 00:00/)
})
