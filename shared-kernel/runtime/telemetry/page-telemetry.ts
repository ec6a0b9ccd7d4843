import { createReporter, type PageReport } from './client-reporter'
import { visit } from './support-code'
import { reportUnhandled } from './unhandled'
import { clientEventsPath } from '@portal/contracts/wire/client-events-path'

/**
 * Sends a batch in a way that outlives the page, and where the browser refuses that, as an ordinary call
 * (docs/decisions/wire-and-crypto.md: client events).
 */
function sendBeaconOrFetch(body: string): void {
  const json = new Blob([body], { type: 'application/json' })
  if (navigator.sendBeacon?.(clientEventsPath, json)) return
  const options = { method: 'POST', body: json, keepalive: true, credentials: 'omit' } as const
  // Lost is lost: what cannot be told now is not worth keeping.
  fetch(clientEventsPath, options).catch(() => undefined)
}

/** What a page tells the server of itself, from its start to its end. */
export interface PageTelemetry {
  /** Takes an event; never throws. */
  report(event: PageReport): void
  /** Whoever knows the routes says which is on screen, as it is written: "/home/receipt/:order". */
  namePageBy(pattern: () => string): void
  /** Sends what waits and hears of nothing more. */
  end(): void
}

export interface PageTelemetryOptions {
  kernel: string
  /** The shell's build; the host's name where there is no shell. */
  shell: string
  send?: (body: string) => void
  /** Errors that nobody handled and whose code is not known are told too. False on a page that is not ours. */
  notifiesUnknown?: boolean
}

/**
 * Begins to tell: also what nobody handled; what waits is sent when the page goes out of sight
 * (docs/decisions/federation.md: support code).
 */
export function startPageTelemetry(options: PageTelemetryOptions): PageTelemetry {
  const { kernel, shell, send = sendBeaconOrFetch, notifiesUnknown = true } = options
  let page = () => '/'
  let timer: ReturnType<typeof setTimeout> | undefined
  const { report, flush } = createReporter({
    kernel,
    shell,
    visit,
    page: () => page(),
    send,
    now: () => performance.now(),
    later: (run, milliseconds) => void (timer = setTimeout(run, milliseconds)),
  })
  const forget = reportUnhandled(window, (event) => {
    if (notifiesUnknown || event.remote !== 'unknown') report(event)
  })
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  // On the window, which hears of it after the document: what is measured up to this moment goes along.
  window.addEventListener('visibilitychange', whenHidden)
  return {
    report,
    namePageBy: (pattern) => void (page = pattern),
    end() {
      flush()
      clearTimeout(timer)
      forget()
      window.removeEventListener('visibilitychange', whenHidden)
    },
  }
}
