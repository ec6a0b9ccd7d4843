import { classifyKernel } from './kernel-range'
import { manifestOf, offersSlot, ownerOf, ReleaseManifest } from './public'
import { release } from './testing/releases'

const releases = [
  release('mfe-auth', '1', { prefixes: ['/auth'] }),
  release('mfe-portfolio', '1', { prefixes: ['/home/dashboard', '/home/investments'] }),
  release('mfe-transact', '1', { prefixes: ['/home/transaction', '/home/investments/modify'] }),
]

describe('the owner of a path', () => {
  test.each([
    ['/auth/login', 'mfe-auth'],
    ['/home/dashboard', 'mfe-portfolio'],
    ['/home/investments/portfolio', 'mfe-portfolio'],
    ['/home/investments/modify', 'mfe-transact'],
    ['/home/investments/modify-sip', 'mfe-portfolio'],
    ['/home/transaction/payment', 'mfe-transact'],
  ])('%s belongs to %s', (path, name) => {
    expect(ownerOf(releases, path)?.name).toBe(name)
  })

  test.each(['/', '/home', '/authentic', '/home/transactional'])('%s belongs to nobody', (path) => {
    expect(ownerOf(releases, path)).toBeUndefined()
  })
})

const slots = [{ name: 'create-folio', preload: [], styles: [] }]

test('a remote that offers slots alone owns no path yet, and says which slots it has', () => {
  const folio = release('mfe-folio', '1', { prefixes: ['/home/create-folio'], pages: [], slots })
  expect(ownerOf([...releases, folio], '/home/create-folio/review')).toBeUndefined()
  expect(offersSlot(folio, 'create-folio')).toBe(true)
  expect(offersSlot(folio, 'kyc')).toBe(false)
  const withPage = { ...folio, pages: [{ path: '/home/create-folio/review', preload: [], styles: [] }] }
  expect(ownerOf([...releases, withPage], '/home/create-folio/review')).toBe(withPage)
})

test('a release of before there were slots is read as one that offers none', () => {
  const parsed = ReleaseManifest.parse(manifestOf(releases)).remotes[0]?.releases[0]
  expect(parsed && offersSlot(parsed, 'create-folio')).toBe(false)
})

const manifest = manifestOf(releases)
const [remote] = manifest.remotes
const accepts = (changes: object) =>
  ReleaseManifest.safeParse({ ...manifest, remotes: [{ ...remote, ...changes }] }).success

test('a manifest without a hash for an entry or for a preloaded file is refused', () => {
  expect(accepts({})).toBe(true)
  const [first] = releases
  for (const integrity of ['', undefined, 'sha384-short', `sha256-${'A'.repeat(64)}`]) {
    expect(accepts({ releases: [{ ...first, integrity }] })).toBe(false)
    for (const list of ['preload', 'styles'])
      expect(accepts({ releases: [{ ...first, [list]: [{ href: '/x.js', integrity }] }] })).toBe(false)
    const page = { path: '/auth/login', preload: [{ href: '/x.js', integrity }], styles: [] }
    expect(accepts({ releases: [{ ...first, pages: [page] }] })).toBe(false)
    const slot = { name: 'create-folio', preload: page.preload, styles: [] }
    expect(accepts({ releases: [{ ...first, slots: [slot] }] })).toBe(false)
  }
})

test.each([
  ['a live version that is no release', { live: '2' }],
  ['a live version that is revoked', { revoked: ['1'] }],
  ['a canary that is no release', { canary: { version: '2', percent: 10 } }],
  ['a canary for more than everybody', { canary: { version: '1', percent: 101 } }],
  ['a plain PAN in a list', { canary: { version: '1', pans: ['ZZZPV1001A'] } }],
  ['a pin to no release', { pinned: '2' }],
  ['two releases of one version', { releases: [releases[0], releases[0]] }],
  ['the release of another remote', { releases: [release('mfe-other', '1')] }],
  ['a version that leads out of its folder', { live: '..', releases: [release('mfe-auth', '..')] }],
])('a manifest with %s is refused', (_, changes) => {
  expect(accepts(changes)).toBe(false)
})

test.each([
  ['^1.2.0', '1.2.0', 'fits'],
  ['^1.2.0', '1.9.3', 'fits'],
  ['^1.2.3', '1.2.2', 'kernel too old'],
  ['^1.2.0', '1.1.9', 'kernel too old'],
  ['^2.0.0', '1.9.9', 'kernel too old'],
  ['^1.0.0', '2.0.0', 'kernel too new'],
])('a remote for %s on kernel %s: %s', (range, version, verdict) => {
  expect(classifyKernel(range, version)).toBe(verdict)
})
