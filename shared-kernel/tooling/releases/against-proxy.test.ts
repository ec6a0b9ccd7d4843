import { withRelease } from '../../../scripts/against-proxy.mjs'
import { manifestOf, ReleaseManifest } from '../../src/manifest/public'
import { release } from '../../src/manifest/testing/releases'

test('a deployed manifest with one remote from this machine is one that the portal reads', () => {
  const deployed = manifestOf([release('mfe-auth', '1.0.0'), release('mfe-portfolio', '1.0.0')])
  const signed = JSON.stringify({ payload: JSON.stringify(deployed), signature: '' })
  const remote = { name: 'mfe-portfolio', owner: 'holdings' }
  const changed = withRelease(signed, remote, release('mfe-portfolio', 'dev'))
  const read = ReleaseManifest.parse(JSON.parse(changed))
  expect(read.remotes.map(({ name, live }) => [name, live])).toEqual([
    ['mfe-auth', '1.0.0'],
    ['mfe-portfolio', 'dev'],
  ])
})
