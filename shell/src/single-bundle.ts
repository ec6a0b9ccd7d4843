import { remotes } from 'portal-remotes'
import { guardPage, trustScripts } from '@portal/kernel/script-policy'
import { manifestOf, type RemoteRelease } from '@portal/kernel/internal'
import { startPortal } from './start-portal'

const releases = remotes.map(({ name, version, prefixes, kernel, navigation }): RemoteRelease => ({
  name,
  version,
  entry: '',
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  prefixes,
  kernel,
  navigation,
}))
const loads = new Map(remotes.map(({ name, load }) => [name, load]))

guardPage()
trustScripts('/investors/shell/')
trustScripts('/investors/service-worker.js')

/** The portal as one build: what the federated one is measured against. */
startPortal({
  readManifest: () => Promise.resolve(manifestOf(releases)),
  register: () => undefined,
  load: (release) => loads.get(release.name)!(),
})
