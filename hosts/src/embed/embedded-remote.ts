import { configureApi, getSession, RemoteFailure, signOut } from '@portal/kernel'
import {
  countedSource,
  createRemoteLoader,
  failureReport,
  isDefinedRemote,
  noBucket,
  prepareVisit,
  type PageTelemetry,
  type RemoteLoader,
} from '@portal/kernel/internal'
import { enterByLink, type LinkEntry } from '../shared/enter-by-link'
import type { EmbedRequest } from './embed-contract'
import { createEmbeddedSource } from './embedded-source'
import { addFonts } from './fonts'
import { notifyParcelEvents } from './parcel-events'

const slowRemoteMilliseconds = 8000
let instances = 0
let loader: RemoteLoader | undefined
let telemetryNow: PageTelemetry | undefined
let enteredBy: { link: string; remote: string; path: string } | undefined

/** A remote that is on the page. */
export interface MountedRemote {
  open(path: string): Promise<void>
  end(): Promise<void>
}

/** Loads the asked remote and mounts it into the request's root. Throws RemoteFailure, which has been reported. */
export async function mountRemote(request: EmbedRequest, telemetry: PageTelemetry): Promise<MountedRemote> {
  const { origin, root, notify, ...requested } = request
  telemetryNow = telemetry
  configureApi({ host: origin })
  void prepareVisit(requested.path)
  loader ??= createLoader(origin)
  const remotes = loader
  // What an earlier part or try read may be old: what is withdrawn, back, or told of, is as it is now.
  const begun = Date.now()
  const ready = remotes.ready().then(() => remotes.refresh(Date.now() - begun + 1))
  const [entry] = await Promise.all([enter(requested.link), ready, addFonts()])
  const target = entry && 'remote' in entry ? entry : undefined
  const name = requested.remote || (target?.remote ?? '')
  // Every start was asked for, by the page around or by its visitor.
  remotes.allow(name)
  const { remote, release } = await remotes.load(name)
  if (!isDefinedRemote(remote)) throw reported(new RemoteFailure('LOAD-007', name, release.version))
  const path = requested.path || (target?.path ?? `/${remote.routes[0]?.path ?? ''}`)
  const props = {
    name: `${name}-${++instances}`,
    domElement: root,
    kind: 'embedded' as const,
    version: release.version,
    path,
    basename: '',
    portal: `${origin}/investors`,
    ...(entry && 'refused' in entry && { entryRefused: entry.refused, sendLinkAgain: entry.sendAgain }),
    outage: remotes.outage(),
    releases: async () => remotes,
    onEvent: notifyParcelEvents(notify, name, release.version),
    telemetry,
    remotes,
  }
  try {
    await remote.lifecycles.bootstrap(props)
    await remote.lifecycles.mount(props)
  } catch (error) {
    throw reported(new RemoteFailure('LOAD-005', name, release.version, error))
  }
  return {
    open: (next) => remote.lifecycles.update({ ...props, path: next }),
    end: () => remote.lifecycles.unmount(props),
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
    source: countedSource(createEmbeddedSource(`${origin}/investors/remotes.json`), (event) =>
      telemetryNow?.report(event),
    ),
    kernelVersion: __KERNEL_VERSION__,
    timeoutMilliseconds: slowRemoteMilliseconds,
    // A page that is not ours gives no lasting bucket, so its visitors stay out of canaries.
    visitor: async () => ({ bucket: noBucket }),
    report: reported,
  })

function reported(failure: RemoteFailure): RemoteFailure {
  telemetryNow?.report(failureReport(failure))
  return failure
}
