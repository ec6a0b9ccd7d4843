import { assert, array, boolean, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { bucketCount, isRevoked, panHash, previousGood, releaseFor } from './public'
import { deployed, release } from './testing/releases'

const buckets = Array.from({ length: bucketCount }, (_, bucket) => bucket)
const inCanary = (name: string, percent: number) => {
  const remote = deployed(name, ['old', 'live', 'new'], { live: 'live', canary: { version: 'new', percent } })
  return new Set(buckets.filter((bucket) => releaseFor(remote, { bucket }).version === 'new'))
}

test.each(['mfe-auth', 'mfe-portfolio', 'mfe-transact', 'mfe-x'])(
  'of 10,000 buckets 9 to 11 % get a canary of %s for 10 %, each always the same',
  (name) => {
    const chosen = inCanary(name, 10)
    expect(chosen.size).toBeGreaterThanOrEqual(900)
    expect(chosen.size).toBeLessThanOrEqual(1100)
    expect(inCanary(name, 10)).toEqual(chosen)
  },
)

test('a canary that grows keeps whom it has; at 0 % nobody gets it, at 100 % everybody', () => {
  const steps = [0, 0.5, 1, 10, 10.5, 50, 99, 100].map((percent) => inCanary('mfe-transact', percent))
  for (const [index, wider] of steps.entries())
    for (const bucket of steps[index - 1] ?? []) expect(wider.has(bucket)).toBe(true)
  expect(steps[0]?.size).toBe(0)
  expect(steps.at(-1)?.size).toBe(bucketCount)
})

test('the canaries of two remotes begin with different visitors', () => {
  const transact = inCanary('mfe-transact', 5)
  const both = [...inCanary('mfe-auth', 5)].filter((bucket) => transact.has(bucket))
  expect(both.length).toBeLessThan(500)
})

test('a canary for some investors goes to them alone, by the hash of their PAN', async () => {
  const asha = await panHash('salt', 'ZZZPV1001A')
  expect(asha).toMatch(/^[0-9a-f]{64}$/)
  expect(await panHash('salt', ' zzzpv1001a ')).toBe(asha)
  expect(await panHash('other salt', 'ZZZPV1001A')).not.toBe(asha)
  const remote = deployed('mfe-auth', ['live', 'new'], {
    live: 'live',
    canary: { version: 'new', pans: [asha] },
  })
  expect(releaseFor(remote, { bucket: 0, panHash: asha }).version).toBe('new')
  expect(releaseFor(remote, { bucket: 0, panHash: await panHash('salt', 'ZZZPR1002B') }).version).toBe('live')
  expect(releaseFor(remote, { bucket: 0 }).version).toBe('live')
})

test('a pin holds everybody, canary or not', () => {
  const canary = { version: 'new', percent: 100 }
  const remote = deployed('mfe-auth', ['old', 'live', 'new'], { live: 'live', canary, pinned: 'old' })
  expect(releaseFor(remote, { bucket: 0 }).version).toBe('old')
})

test.each([
  ['the live one', 'c', {}, 'b'],
  ['a canary', 'd', {}, 'c'],
  ['an old one that a tab still runs', 'a', {}, 'c'],
  ['the live one after its predecessor was revoked', 'c', { revoked: ['b'] }, 'a'],
  ['the live one after a roll-back to it', 'a', { live: 'a', history: [] }, undefined],
])('what stands in for %s', (_, failed, changes, expected) => {
  const remote = deployed('mfe-auth', ['a', 'b', 'c', 'd'], { live: 'c', history: ['a', 'b'], ...changes })
  expect(previousGood(remote, failed)?.version).toBe(expected)
})

test('a release for another kernel stands in for nothing', () => {
  const releases = [release('mfe-auth', 'b'), release('mfe-auth', 'a', { kernel: '^2.0.0' })]
  const remote = deployed('mfe-auth', ['a', 'b'], { releases })
  expect(previousGood(remote, 'b', ['1.0.0'])).toBeUndefined()
  expect(previousGood(remote, 'b', ['2.1.0'])?.version).toBe('a')
  expect(previousGood(remote, 'b', ['3.0.0', '2.1.0'])?.version).toBe('a')
})

test('a version is revoked for its own remote only', () => {
  const manifest = {
    sequence: 1,
    salt: '',
    remotes: [deployed('mfe-auth', ['a', 'b'], { revoked: ['a'] }), deployed('mfe-transact', ['a', 'b'])],
  }
  expect(isRevoked(manifest, 'mfe-auth', 'a')).toBe(true)
  expect(isRevoked(manifest, 'mfe-auth', 'b')).toBe(false)
  expect(isRevoked(manifest, 'mfe-transact', 'a')).toBe(false)
})

const states = record({
  versions: uniqueArray(constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2 }),
  revoked: array(constantFrom('a', 'b', 'c', 'd', 'e')),
  percent: integer({ min: 0, max: 100 }),
  isPinned: boolean(),
  bucket: integer({ min: 0, max: bucketCount - 1 }),
})

test('whatever the state, nobody is given a revoked version, and nothing stands in for itself', () => {
  assert(
    property(states, ({ versions, revoked, percent, isPinned, bucket }) => {
      const [first = '', second = ''] = versions
      const gone = revoked.filter((version) => version !== first && version !== second)
      const remote = deployed('mfe-auth', versions, {
        live: first,
        history: versions.slice(2),
        canary: { version: second, percent },
        pinned: isPinned ? first : undefined,
        revoked: gone,
      })
      expect(gone).not.toContain(releaseFor(remote, { bucket }).version)
      for (const version of versions) {
        const standIn = previousGood(remote, version)?.version
        expect(standIn).not.toBe(version)
        expect(gone).not.toContain(standIn)
      }
    }),
  )
})
