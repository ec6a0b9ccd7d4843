import { type PageReport, type PageTelemetry, startPageTelemetry } from '@portal/kernel/internal'

/** "main.1a2b3c4d.js" is the shell's build 1a2b3c4d. */
export function shellBuild(page: Document): string {
  const main = page.querySelector<HTMLScriptElement>('script[src*="/shell/"][src*="/main."]')
  return /main\.(\w+)\.js/.exec(main?.src ?? '')?.[1] ?? ''
}

let telemetry: PageTelemetry | undefined

/** Tells the server of something that happened in this page load. Never throws. */
export function report(event: PageReport): void {
  telemetry?.report(event)
}

/** Told by the router once there is one: the pattern of the route on screen. */
export function namePageBy(pattern: () => string): void {
  telemetry?.namePageBy(pattern)
}

/** Begins to tell: also what nobody handled; what waits is sent when the page goes out of sight. */
export function startPageReport(kernel: string): void {
  telemetry = startPageTelemetry({ kernel, shell: shellBuild(document) })
}
