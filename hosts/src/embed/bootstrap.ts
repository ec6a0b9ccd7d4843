import { configureApi, prepareApi, registerUiRoot, RemoteFailure, signOut, getSession } from '@portal/kernel'
import { createRemoteLoader, isDefinedRemote, noBucket, type RemoteLoader } from '@portal/kernel/internal'
import { enterByLink, type LinkEntry } from '../shared/enter-by-link'
import { EmbedFailure, type EmbeddedPortal, type EmbedRequest, type StartEmbedded } from './embed-contract'
import { createEmbeddedSource } from './embedded-source'
import { addFonts } from './fonts'
import { tellSoloEvents } from './solo-events'

const slowRemoteMilliseconds = 8000
let remotes: RemoteLoader | undefined
let running = false
let instances = 0
let enteredBy: { link: string; remote: string; path: string } | undefined

/** Brings one remote up in a shadow root. Throws EmbedFailure or RemoteFailure. */
export const startEmbedded: StartEmbedded = async (request) => {
  if (running) throw new EmbedFailure('EMBED-001', 'second element')
  running = true
  try {
    return await start(request)
  } catch (error) {
    running = false
    throw error
  }
}

async function start({ origin, shadow, root, tell, ...asked }: EmbedRequest): Promise<EmbeddedPortal> {
  configureApi({ host: origin })
  void prepareApi()
  remotes ??= createLoader(origin)
  const [entry] = await Promise.all([enter(asked.link), remotes.ready(), addFonts()])
  const target = entry && 'remote' in entry ? entry : undefined
  const name = asked.remote || (target?.remote ?? '')
  const { remote, release } = await remotes.load(name)
  if (!isDefinedRemote(remote)) throw new RemoteFailure('LOAD-007', name, release.version)
  const path = asked.path || (target?.path ?? `/${remote.routes[0]?.path ?? ''}`)
  const props = {
    name: `${name}-${++instances}`,
    domElement: root,
    kind: 'embedded' as const,
    version: release.version,
    path,
    basename: '',
    portal: `${origin}/investors`,
    ...(entry && 'refused' in entry && { entryRefused: entry.refused }),
    onEvent: tellSoloEvents(tell, name, release.version),
  }
  const forgetRoot = registerUiRoot(shadow)
  await remote.lifecycles.bootstrap(props)
  await remote.lifecycles.mount(props)
  return {
    open: (next) => remote.lifecycles.update({ ...props, path: next }),
    signOut: () => signOut('explicit'),
    async end() {
      await remote.lifecycles.unmount(props)
      forgetRoot()
      running = false
    },
  }
}

/** A link is used once: an element that moved within the page goes on with the session that it gave. */
async function enter(link: string | undefined): Promise<LinkEntry | undefined> {
  if (link === undefined) return undefined
  if (enteredBy?.link === link && getSession()) return enteredBy
  if (getSession()) await signOut('explicit')
  const entry = await enterByLink(link)
  if ('remote' in entry) enteredBy = { link, ...entry }
  return entry
}

const createLoader = (origin: string) =>
  createRemoteLoader({
    source: createEmbeddedSource(`${origin}/investors/remotes.json`),
    kernelVersion: __KERNEL_VERSION__,
    timeoutMilliseconds: slowRemoteMilliseconds,
    // A page that is not ours gives no lasting bucket, so its visitors stay out of canaries.
    visitor: async () => ({ bucket: noBucket }),
    report: () => undefined,
  })
