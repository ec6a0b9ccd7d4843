import { withRelease } from '../../../scripts/against-proxy.mjs'
import { manifestOf, ReleaseManifest } from '../../src/manifest/public'

const release = (name: string, version: string) => ({
  name,
  version,
  entry: `/investors/remotes/${name}/${version}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  pages: [],
  prefixes: [`/home/${name}`],
  kernel: '^1.0.0',
  size: 1,
})

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
