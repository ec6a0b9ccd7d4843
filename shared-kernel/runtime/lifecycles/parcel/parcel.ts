import { announce } from '@portal/ui'
import type { Host, HostEvent } from '../../host/public'
import type { Remote } from '../../remote/public'
import type { RemoteFailure } from '../../remote/public'
import { createSlotSource } from '../../remote/slot-source'
import { outageAtom, portalStore, showToast, withdrawnRemotesAtom } from '../../state/public'
import { failureReport, patternOf } from '../../telemetry/public'
import type { LifecycleProps, ParcelEvent } from '../lifecycle-props'
import { createParcelRouter, type ParcelRouter } from './parcel-router'

/** One remote mounted outside the shell (a parcel, as single-spa calls it), standalone or embedded: what lives from its mount to its unmount. */
export interface Parcel {
  readonly props: LifecycleProps
  readonly remote: Remote
  readonly router: ParcelRouter
  readonly host: Host
  /** Null where the host loads no other remotes. */
  readonly slots: ReturnType<typeof createSlotSource> | null
  notify(event: ParcelEvent): void
  /** Tells the page around and the server of a failure, with what the program said. */
  fail(failure: HostEvent | RemoteFailure): void
  /** The title that the page gave itself last. */
  title(): string
  leaveQuestion: { get(): string | null; subscribe(changed: () => void): () => void }
  /** Whether the remote was withdrawn and its pages have been left. */
  shut: { get(): boolean; set(is: boolean): void; subscribe(changed: () => void): () => void }
  end(): void
}

/** What the first page asks for comes before what else there is to hear of. */
const restMilliseconds = 5000

export function createParcel(remote: Remote, props: LifecycleProps): Parcel {
  let isOver = false
  let endWatch: (() => void) | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const watch = async () => {
    const releases = await props.releases?.()
    if (!releases) return
    const { watchReleases } = await import('./watch-releases')
    if (!isOver) endWatch = watchReleases(parcel, releases)
  }
  const notify = (event: ParcelEvent) => {
    // Where its code does not come the page is as good; it only hears of nothing.
    if (event.kind === 'ready') rest = setTimeout(() => void watch().catch(() => undefined), restMilliseconds)
    props.onEvent?.(event)
  }
  const fail = (failure: HostEvent | RemoteFailure) => {
    props.telemetry?.report(failureReport(failure))
    notify({ kind: 'error', code: failure.code, stage: failure.stage })
  }
  const leave = observable<string | null>(null)
  let title = ''
  const before = document.title
  const ownsPage = props.kind === 'standalone'
  const host: Host = {
    kind: props.kind,
    toast: showToast,
    announce: (text) => announce(text),
    setTitle(next) {
      title = next
      if (ownsPage) document.title = `${next} · Neem Mutual Fund`
    },
    setLeaveQuestion: leave.set,
    done: (outcome) => notify({ kind: 'done', ...outcome }),
    report: fail,
  }
  const router = createParcelRouter(remote, props)
  props.telemetry?.namePageBy(() => patternOf(router.state.matches))
  portalStore.set(outageAtom, props.outage)
  // What an element of this page heard before is over: what opens is not withdrawn.
  portalStore.set(withdrawnRemotesAtom, (known) => known.filter((name) => name !== remote.name))
  const parcel: Parcel = {
    props,
    remote,
    router,
    host,
    slots: props.remotes ? createSlotSource(props.remotes) : null,
    notify,
    fail,
    title: () => title,
    leaveQuestion: leave,
    shut: observable(false),
    end() {
      isOver = true
      clearTimeout(rest)
      endWatch?.()
      router.dispose()
      if (ownsPage) document.title = before
    },
  }
  return parcel
}

function observable<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: Value) {
      value = next
      listeners.forEach((changed) => changed())
    },
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
