import {
  createReporter,
  type PageReport,
  type Reporter,
  reportUnhandled,
  sendBeaconOrFetch,
  visit,
} from '@portal/kernel/internal'

/** Told by the router once there is one: the pattern of the route on screen. */
let currentPage = () => '/'

export function namePageBy(pattern: () => string): void {
  currentPage = pattern
}

/** "main.1a2b3c4d.js" is the shell's build 1a2b3c4d. */
export function shellBuild(page: Document): string {
  const main = page.querySelector<HTMLScriptElement>('script[src*="/shell/main."]')
  return /main\.(\w+)\.js/.exec(main?.src ?? '')?.[1] ?? ''
}

let reporter: Reporter | undefined

/** Tells the server of something that happened in this page load. Never throws. */
export function report(event: PageReport): void {
  reporter?.report(event)
}

/** Begins to tell: also what nobody handled; what waits is sent when the page goes out of sight. */
export function startPageReport(kernel: string): void {
  reporter = createReporter({
    kernel,
    shell: shellBuild(document),
    visit,
    page: () => currentPage(),
    send: sendBeaconOrFetch,
    now: () => performance.now(),
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  })
  reportUnhandled(window, report)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter?.flush()
  })
}
