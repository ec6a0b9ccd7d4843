import { manifestOf } from '@portal/contracts/manifest'
import { deployed, release } from '@portal/contracts/manifest/testing/releases'
import { kernelReport, neededReleases } from './kernel-needs'

const moved = (version: string) => release('mfe-auth', version, { kernel: '^2.0.0' })
const before = (version: string) => release('mfe-auth', version)
const manifest = (changes: Parameters<typeof deployed>[2]) => ({
  ...manifestOf([]),
  remotes: [deployed('mfe-auth', ['a', 'b', 'c'], changes)],
})
const kernels = { own: '2.0.0', previous: '1.3.0' }

test('each version that somebody gets, or would get by a roll-back, is told once', () => {
  const found = neededReleases(manifest({ canary: { version: 'a', percent: 5 }, pinned: 'c' }))
  expect(found.map(({ release: { version }, state, isOffered }) => [version, state, isOffered])).toEqual([
    ['c', 'live', true],
    ['a', 'the canary', true],
    ['b', 'the last good one', false],
  ])
})

test('who is on the previous kernel is named, the last good version too', () => {
  const releases = [before('c'), before('b'), before('a')]
  const { lines, faults } = kernelReport(manifest({ releases, pinned: 'a' }), kernels)
  expect(lines).toEqual([
    'squad: mfe-auth c, which is live, needs kernel ^1.0.0, the previous one',
    'squad: mfe-auth a, which is pinned, needs kernel ^1.0.0, the previous one',
    'squad: mfe-auth b, which is the last good one, needs kernel ^1.0.0, the previous one',
  ])
  expect(faults).toEqual([])
})

test('the previous kernel may go once the last good version has moved too', () => {
  const half = kernelReport(manifest({ releases: [moved('c'), before('b'), before('a')] }), kernels)
  expect(half.lines).toEqual([
    'squad: mfe-auth b, which is the last good one, needs kernel ^1.0.0, the previous one',
  ])
  const all = kernelReport(manifest({ releases: [moved('c'), moved('b'), before('a')] }), kernels)
  expect(all.lines).toEqual(['Nobody needs kernel 1.3.0 any more: shared-kernel/previous may go'])
})

test('without a previous kernel, a version that somebody gets is a fault, and the last good one a warning', () => {
  const { lines, faults } = kernelReport(
    manifest({ releases: [moved('c'), before('b'), before('a')], canary: { version: 'a', percent: 5 } }),
    { own: '2.0.0' },
  )
  expect(faults).toEqual([
    'squad: mfe-auth a, which is the canary, needs kernel ^1.0.0, which is not offered here',
  ])
  expect(lines).toEqual([
    'squad: mfe-auth b, which is the last good one, needs kernel ^1.0.0: it could not be rolled back to',
  ])
})

test('where all are on the kernel of the checkout, nothing is said', () => {
  expect(kernelReport(manifest({}), { own: '1.3.0' })).toEqual({ lines: [], faults: [] })
})
