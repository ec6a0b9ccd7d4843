import { array, assert, constantFrom, integer, oneof, property, record, constant } from 'fast-check'
import {
  pin,
  promote,
  prune,
  publish,
  ReleaseManifest,
  ReleaseRefusal,
  revoke,
  rollBack,
  widen,
  withdraw,
  type DeployedRemote,
} from './public'
import { release } from './testing/releases'

const name = 'mfe-auth'
const empty: ReleaseManifest = { sequence: 0, salt: '', remotes: [] }
const released = (...versions: string[]) =>
  versions.reduce((manifest, version) => publish(manifest, release(name, version), 'squad'), empty)
const remoteOf = (manifest: ReleaseManifest) => manifest.remotes[0] as DeployedRemote

test('a release goes to everybody, and what was live stays known', () => {
  expect(remoteOf(released('a', 'b', 'c'))).toMatchObject({ live: 'c', history: ['a', 'b'], owner: 'squad' })
  expect(remoteOf(released('a', 'b', 'c')).releases.map(({ version }) => version)).toEqual(['c', 'b', 'a'])
})

test('a release for a few leaves the live one as it is; promoting it gives it to everybody', () => {
  const few = publish(released('a'), release(name, 'b'), 'squad', { percent: 10 })
  expect(remoteOf(few)).toMatchObject({ live: 'a', canary: { version: 'b', percent: 10 } })
  expect(remoteOf(widen(few, name, { percent: 50 }))).toMatchObject({ live: 'a', canary: { percent: 50 } })
  expect(remoteOf(promote(few, name))).toMatchObject({ live: 'b', history: ['a'], canary: undefined })
})

test('a roll-back ends a canary first, then goes back version by version, never to one rolled back from', () => {
  const few = publish(released('a', 'b', 'c'), release(name, 'd'), 'squad', { percent: 10 })
  const ended = rollBack(few, name)
  expect(remoteOf(ended)).toMatchObject({ live: 'c', canary: undefined })
  const back = rollBack(ended, name)
  expect(remoteOf(back)).toMatchObject({ live: 'b', history: ['a'] })
  expect(remoteOf(rollBack(back, name))).toMatchObject({ live: 'a', history: [] })
  const forward = publish(back, release(name, 'e'), 'squad')
  expect(remoteOf(rollBack(forward, name)).live).toBe('b')
})

test('revoking the live version brings the last good one back; a canary or pin of it ends', () => {
  expect(remoteOf(revoke(released('a', 'b', 'c'), name, 'c'))).toMatchObject({ live: 'b', revoked: ['c'] })
  expect(remoteOf(revoke(revoke(released('a', 'b', 'c'), name, 'b'), name, 'c')).live).toBe('a')
  const few = publish(released('a'), release(name, 'b'), 'squad', { percent: 10 })
  expect(remoteOf(revoke(few, name, 'b'))).toMatchObject({ live: 'a', canary: undefined })
  expect(remoteOf(revoke(pin(released('a', 'b'), name, 'a'), name, 'a')).pinned).toBeUndefined()
})

test('a revocation may be urgent, at once or later, once', () => {
  const urgent = revoke(released('a', 'b'), name, 'b', true)
  expect(remoteOf(urgent)).toMatchObject({ live: 'a', revoked: ['b'], urgent: ['b'] })
  const later = revoke(revoke(released('a', 'b'), name, 'b'), name, 'b', true)
  expect(remoteOf(later)).toMatchObject({ live: 'a', revoked: ['b'], urgent: ['b'] })
  expect(remoteOf(revoke(released('a', 'b'), name, 'b')).urgent).toBeUndefined()
  expect(() => revoke(urgent, name, 'b', true)).toThrow('revoked already')
})

test('a pin outlives releases and ends on demand', () => {
  const pinned = publish(pin(released('a', 'b'), name, 'a'), release(name, 'c'), 'squad')
  expect(remoteOf(pinned)).toMatchObject({ pinned: 'a', live: 'c' })
  expect(remoteOf(pin(pinned, name, undefined)).pinned).toBeUndefined()
})

test('only the newest releases are kept, but never less than live, canary, pin and the last good one', () => {
  const many = pin(released('a', 'b', 'c', 'd', 'e', 'f'), name, 'a')
  const few = publish(rollBack(pin(many, name, undefined), name), release(name, 'g'), 'squad', { percent: 1 })
  const pruned = prune(pin(few, name, 'b'), name, 1)
  expect(remoteOf(pruned).releases.map(({ version }) => version)).toEqual(['g', 'e', 'd', 'b'])
  expect(remoteOf(pruned).history).toEqual(['b', 'd'])
  expect(ReleaseManifest.safeParse(pruned).success).toBe(true)
})

const few = publish(released('a'), release(name, 'b'), 'squad', { percent: 10 })
test.each([
  [
    'an unknown remote',
    () => rollBack(released('a'), 'mfe-none'),
    'no released remote "mfe-none". Released: mfe-auth',
  ],
  ['nothing to roll back to', () => rollBack(released('a'), name), 'nothing to roll back to: a is all'],
  ['a roll-back under a pin', () => rollBack(pin(released('a', 'b'), name, 'a'), name), 'pin mfe-auth --off'],
  ['a promotion without a canary', () => promote(released('a'), name), 'no canary'],
  ['a promotion of the live version', () => promote(released('a'), name, 'a'), 'live already'],
  ['a promotion of an unknown version', () => promote(released('a', 'b'), name, 'x'), 'Kept: b, a'],
  [
    'a promotion of a revoked version',
    () => promote(revoke(released('a', 'b'), name, 'b'), name, 'b'),
    'b is revoked',
  ],
  ['a canary of the live version', () => widen(released('a'), name, { percent: 5 }, 'a'), 'everybody has it'],
  [
    'a canary of a revoked version',
    () => widen(revoke(few, name, 'b'), name, { percent: 5 }, 'b'),
    'is revoked',
  ],
  [
    'a release of a revoked version',
    () => publish(revoke(few, name, 'b'), release(name, 'b'), ''),
    'is revoked',
  ],
  [
    'a first release for a few',
    () => publish(empty, release(name, 'a'), '', { percent: 1 }),
    'never released',
  ],
  ['a revocation of all there is', () => revoke(released('a'), name, 'a'), 'release a better one first'],
  ['a second revocation', () => revoke(revoke(few, name, 'b'), name, 'b'), 'revoked already'],
  ['an end of no pin', () => pin(released('a'), name, undefined), 'not pinned'],
])('%s is refused, and the text says why', (_, change, text) => {
  expect(change).toThrow(ReleaseRefusal)
  expect(change).toThrow(text)
})

const version = constantFrom('a', 'b', 'c', 'd', 'e')
type Change = (manifest: ReleaseManifest) => ReleaseManifest
const change = oneof(
  record({ version, percent: integer({ min: 0, max: 100 }), isCanary: constantFrom(true, false) }).map(
    (chosen): Change =>
      (manifest) =>
        publish(
          manifest,
          release(name, chosen.version),
          'squad',
          chosen.isCanary ? { percent: chosen.percent } : undefined,
        ),
  ),
  version.map(
    (chosen): Change =>
      (manifest) =>
        promote(manifest, name, chosen),
  ),
  version.map(
    (chosen): Change =>
      (manifest) =>
        revoke(manifest, name, chosen),
  ),
  version.map(
    (chosen): Change =>
      (manifest) =>
        pin(manifest, name, chosen),
  ),
  constant<Change>((manifest) => pin(manifest, name, undefined)),
  constant<Change>((manifest) => rollBack(manifest, name)),
  integer({ min: 1, max: 3 }).map(
    (keep): Change =>
      (manifest) =>
        prune(manifest, name, keep),
  ),
)

test('whatever squads do in whatever order, the manifest stays one that everybody accepts', () => {
  assert(
    property(array(change, { maxLength: 25 }), (changes) => {
      let manifest = released('a')
      for (const each of changes) {
        try {
          manifest = each(manifest)
        } catch (error) {
          if (!(error instanceof ReleaseRefusal)) throw error
        }
        expect(ReleaseManifest.parse(manifest)).toEqual(manifest)
        const { live, history, revoked } = remoteOf(manifest)
        expect(history).not.toContain(live)
        expect(history.some((past) => revoked.includes(past))).toBe(false)
      }
    }),
  )
})

describe('a remote that is withdrawn', () => {
  const since = '2026-11-29T00:00:00.000Z'
  const off = withdraw(released('a', 'b'), name, since)
  const few = publish(released('a', 'b'), release(name, 'c'), 'squad', { percent: 10 })
  const withCanary = withdraw(few, name, since)

  test('keeps what it was, and is said to be off, until that is ended', () => {
    expect(remoteOf(off)).toEqual({ ...remoteOf(released('a', 'b')), withdrawn: { since } })
    expect(remoteOf(withdraw(off, name, undefined))).toEqual(remoteOf(released('a', 'b')))
    expect(() => withdraw(off, name, since)).toThrow(/withdrawn already/)
    expect(() => withdraw(released('a'), name, undefined)).toThrow(/not withdrawn/)
  })

  test.each<[string, ReleaseManifest, string]>([
    ['a rollback', rollBack(off, name), 'a'],
    ['a rollback, although a canary ran', rollBack(withCanary, name), 'a'],
    ['a revocation of the live version', revoke(off, name, 'b'), 'a'],
    ['a release', publish(off, release(name, 'c'), 'squad'), 'c'],
    ['a promotion of the version it had', promote(off, name, 'b'), 'b'],
    ['a pin', pin(off, name, 'b'), 'b'],
  ])('is on again by %s', (_, after, live) => {
    expect(remoteOf(after)).toMatchObject({ live, canary: undefined, withdrawn: undefined })
  })

  test('stays off for what gives nobody another version, and takes no canary', () => {
    expect(remoteOf(revoke(off, name, 'a')).withdrawn).toEqual({ since })
    expect(() => publish(off, release(name, 'c'), 'squad', { percent: 10 })).toThrow(/is withdrawn/)
    expect(() => widen(off, name, { percent: 10 }, 'a')).toThrow(/is withdrawn/)
  })

  test('is named as the way out where no version is left', () => {
    expect(() => revoke(released('a'), name, 'a')).toThrow(/withdraw mfe-auth/)
    expect(() => rollBack(released('a'), name)).toThrow(/withdraw mfe-auth/)
  })
})
