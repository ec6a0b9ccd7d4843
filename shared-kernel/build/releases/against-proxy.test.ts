import { withoutPreloads, withRelease } from '../../../scripts/against-proxy'
import { manifestOf, ReleaseManifest } from '@portal/contracts/manifest'
import { release } from '@portal/contracts/manifest/testing/releases'

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

test('a deployed page loses the code of the remote that comes from this machine, and no other', () => {
  const preload = (name: string) =>
    `<link rel="preload" as="script" href="/investors/remotes/${name}/1.0.0/entry.js" crossorigin="anonymous">`
  const page = `<head>${preload('mfe-auth')}\n    ${preload('mfe-portfolio')}\n    ${preload('mfe-auth')}</head>`
  expect(withoutPreloads(page, { name: 'mfe-auth' })).toBe(`<head>\n    ${preload('mfe-portfolio')}</head>`)
})
