import type { Browser, BrowserContext } from '@playwright/test'
import type { Figure } from './figure'
import { median } from './median'
import { fillPan, slowDownProcessor, slowPhone } from './page-loads'
import { slowLine, type SlowLine } from './slow-line'

/** Of the first visit (P5). */
const mostBytes = 0.05
const mostTime = 0.5

interface Visit {
  bytes: number
  milliseconds: number
}

/** Measures P5: the log-in page again, with the service worker that the first visit brought. */
export async function compareVisits(
  browser: Browser,
  { url, rounds }: { url: string; rounds: number },
): Promise<Figure[]> {
  const ratios: Visit[] = []
  for (let round = 0; round <= rounds; round++) {
    const [first, second] = await visitTwice(browser, url)
    const ratio = {
      bytes: second.bytes / first.bytes,
      milliseconds: second.milliseconds / first.milliseconds,
    }
    if (round > 0) ratios.push(ratio)
  }
  const of = (part: keyof Visit) => median(ratios.map((each) => each[part]))
  return [
    { name: 'Second visit: bytes of the first', value: of('bytes'), unit: 'times', atMost: mostBytes },
    { name: 'Second visit: time of the first', value: of('milliseconds'), unit: 'times', atMost: mostTime },
  ]
}

async function visitTwice(browser: Browser, url: string): Promise<[Visit, Visit]> {
  const line = await slowLine(url, slowPhone)
  const context = await browser.newContext({ baseURL: line.url, viewport: { width: 375, height: 812 } })
  const first = await visit(context, line)
  const second = await visit(context, line)
  await context.close()
  line.stop()
  return [first, second]
}

/** Until the page takes a character, and all that the visit fetched besides. */
async function visit(context: BrowserContext, line: SlowLine): Promise<Visit> {
  const page = await context.newPage()
  await slowDownProcessor(page, slowPhone)
  const before = line.bytes()
  const started = performance.now()
  await page.goto('/investors/auth/login', { waitUntil: 'commit' })
  await fillPan(page)
  const milliseconds = performance.now() - started
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await line.quiet()
  await page.close()
  return { bytes: line.bytes() - before, milliseconds }
}
