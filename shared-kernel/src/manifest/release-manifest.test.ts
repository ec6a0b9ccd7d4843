import { classifyKernel } from './kernel-range'
import { ownerOf, ReleaseManifest, type RemoteRelease } from './release-manifest'

const release = (name: string, prefixes: string[]): RemoteRelease => ({
  name,
  version: '1.0.0-abcdef12',
  entry: `/investors/remotes/${name}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  prefixes,
  kernel: '^1.0.0',
})

const manifest = {
  remotes: [
    release('mfe-auth', ['/auth']),
    release('mfe-portfolio', ['/home/dashboard', '/home/investments']),
    release('mfe-transact', ['/home/transaction', '/home/investments/modify']),
  ],
}

describe('the owner of a path', () => {
  test.each([
    ['/auth/login', 'mfe-auth'],
    ['/home/dashboard', 'mfe-portfolio'],
    ['/home/investments/portfolio', 'mfe-portfolio'],
    ['/home/investments/modify', 'mfe-transact'],
    ['/home/investments/modify-sip', 'mfe-portfolio'],
    ['/home/transaction/payment', 'mfe-transact'],
  ])('%s belongs to %s', (path, name) => {
    expect(ownerOf(manifest, path)?.name).toBe(name)
  })

  test.each(['/', '/home', '/authentic', '/home/transactional'])('%s belongs to nobody', (path) => {
    expect(ownerOf(manifest, path)).toBeUndefined()
  })
})

test('a manifest without a hash for an entry is refused', () => {
  expect(ReleaseManifest.safeParse(manifest).success).toBe(true)
  const [first] = manifest.remotes
  expect(ReleaseManifest.safeParse({ remotes: [{ ...first, integrity: '' }] }).success).toBe(false)
  expect(ReleaseManifest.safeParse({ remotes: [{ ...first, integrity: undefined }] }).success).toBe(false)
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
