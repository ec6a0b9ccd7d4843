import { shouldReloadForBuild, type BuildCheck } from './build-check'

const stale: BuildCheck = { running: '0.0.564', deployed: '0.0.565', busy: false, reloadedFor: undefined }

test.each<[string, Partial<BuildCheck>, boolean]>([
  ['another build is deployed', {}, true],
  ['the same build is deployed', { deployed: '0.0.564' }, false],
  ['the version file could not be read', { deployed: undefined }, false],
  ['the page is in the middle of something', { busy: true }, false],
  ['the tab was loaded anew for that build before', { reloadedFor: '0.0.565' }, false],
  ['the tab was loaded anew for an earlier build', { reloadedFor: '0.0.563' }, true],
])('when %s [S4.025]', (_case, difference, reloads) => {
  expect(shouldReloadForBuild({ ...stale, ...difference })).toBe(reloads)
})
