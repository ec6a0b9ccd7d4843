import { guardPage, trustScripts } from '@portal/kernel/script-policy'
import { manifestOf, type RemoteRelease, type RemoteSource } from '@portal/kernel/internal'
import auth from '../../mfe-auth/package.json'
import portfolio from '../../mfe-portfolio/package.json'
import transact from '../../mfe-transact/package.json'
import { startPortal } from './start-portal'

const modules: Record<string, () => ReturnType<RemoteSource['load']>> = {
  'mfe-auth': () => import('../../mfe-auth/src/remote'),
  'mfe-portfolio': () => import('../../mfe-portfolio/src/remote'),
  'mfe-transact': () => import('../../mfe-transact/src/remote'),
}

const releases = [auth, portfolio, transact].map(({ name, version, portal }): RemoteRelease => ({
  name: name.replace('@portal/', ''),
  version,
  entry: '',
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  ...portal,
}))

guardPage()
trustScripts('/investors/shell/')
trustScripts('/investors/service-worker.js')

/** The portal as one build: what the federated one is measured against. */
startPortal({
  readManifest: () => Promise.resolve(manifestOf(releases)),
  register: () => undefined,
  load: (release) => modules[release.name]!(),
})
