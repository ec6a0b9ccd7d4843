import type { Outage } from '@portal/contracts/manifest'
import type { ScopeOutcome } from '../host/public'
import type { RemoteLoader, WatchedReleases } from '../remote/public'
import type { SignOutReason } from '../session/public'
import type { PageTelemetry } from '../telemetry/public'

/** What a remote on its own tells the page around it. */
export type ParcelEvent =
  | { kind: 'ready'; path: string }
  /** `inside` is false where the page belongs to the rest of the portal. */
  | { kind: 'navigate'; path: string; title: string; inside: boolean }
  | { kind: 'session-ended'; reason: SignOutReason }
  /** The session scope of the visit is done. */
  | { kind: 'done'; what: ScopeOutcome['what']; reference: string }
  | { kind: 'error'; code: string; stage: string }

/** What a host that shows one remote alone gives to its lifecycles. */
export interface LifecycleProps {
  /** Unique among the instances on the page: single-spa keeps them apart by it. */
  name: string
  domElement: HTMLElement
  /** standalone: the whole page, its address included · embedded: a part of a page that is not ours. */
  kind: 'standalone' | 'embedded'
  /** Of the remote's release, for reports. */
  version: string
  /** The first page, and with `update` another one: below the portal's basename, with its query. */
  path: string
  /** What stands before the pages' paths in the address, standalone only: "/investors/standalone/mfe-auth". */
  basename: string
  /** Where the whole portal is: "https://portal.example/investors". */
  portal: string
  /** Why there is no session where pages need one, in words for the visitor. */
  entryRefused?: string
  /** Mails a new link in place of the one that was refused; answers in words for the visitor, and fails as calls do. */
  sendLinkAgain?: (() => Promise<string>) | undefined
  /** What does not work for now, as the page begins: said above every page. */
  outage?: Outage | undefined
  /** The releases, by which an open page hears of an outage and of its withdrawal; asked for once its first page is there. */
  releases?: () => Promise<WatchedReleases>
  onEvent?: (event: ParcelEvent) => void
  /** Finds the remotes whose slots the pages show; without it a message stands in their places. */
  remotes?: RemoteLoader
  /** Where failures are told, and by whose routes pages are named there. */
  telemetry?: Pick<PageTelemetry, 'report' | 'namePageBy'>
}

/** The single-spa contract of one remote. */
export interface Lifecycles {
  bootstrap(props: LifecycleProps): Promise<void>
  mount(props: LifecycleProps): Promise<void>
  update(props: LifecycleProps): Promise<void>
  unmount(props: LifecycleProps): Promise<void>
}
