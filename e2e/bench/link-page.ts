import type { Browser } from '@playwright/test'
import { LoginPage } from '../pages/login-page'
import type { Figure } from './figure'
import { median } from './median'
import { newVisit, slowDown, slowPhone } from './page-loads'
import { slowLine } from './slow-line'

/** Of a link's page within the whole portal. */
const mostTime = 0.7
/** Of the log-in page. */
const mostBytes = 0.6
const mostRequests = 20

const fastLine = { cpuSlowdown: 1, kilobitsPerSecond: 1e6, latencyMilliseconds: 0 }
const person = { pan: 'ZZZPV1001A', folioField: 'Folio number' }

interface Bench {
  url: string
  rounds: number
}

/** Measures the page that a mandate's link opens: alone, and within the portal. */
export async function compareLinkPage(browser: Browser, { url, rounds }: Bench): Promise<Figure[]> {
  const alone = await linkOf(url)
  const within = alone.replace(/\/standalone\/[^/]+/, '')
  const pages = [alone, within]
  const times: number[][] = pages.map(() => [])
  for (let round = 0; round <= rounds; round++)
    for (const [index, path] of pages.entries()) {
      const milliseconds = await usableAfter(browser, url, path)
      if (round > 0) times[index]!.push(milliseconds)
    }
  const [ours, theirs] = times.map(median) as [number, number]
  const link = await weightOf(browser, url, alone, person.folioField)
  const login = await weightOf(browser, url, '/investors/auth/login', 'PAN')
  return [
    { name: 'Page of a link: usable after', value: ours, unit: 'ms' },
    { name: 'Page of a link: against the portal', value: ours / theirs, unit: 'times', atMost: mostTime },
    { name: 'Page of a link: bytes', value: link.bytes, unit: 'bytes' },
    {
      name: 'Page of a link: bytes of the log-in page',
      value: link.bytes / login.bytes,
      unit: 'times',
      atMost: mostBytes,
    },
    { name: 'Page of a link: requests', value: link.requests, unit: 'requests', atMost: mostRequests },
  ]
}

/** A link that nobody has used: looking at it uses nothing up. */
async function linkOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/sandbox/action-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pan: person.pan, kind: 'NEW' }),
  })
  const { pathname, hash } = new URL(((await answer.json()) as { url: string }).url)
  return pathname + hash
}

/** Both for somebody who is logged in: within the portal no other visitor sees the page. */
async function usableAfter(browser: Browser, url: string, path: string): Promise<number> {
  const context = await newVisit(browser, { url, files: '' })
  const page = await context.newPage()
  await new LoginPage(page).enterByForm(person.pan)
  await page.goto('about:blank')
  await slowDown(page, slowPhone)
  const started = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: person.folioField }).fill('9')
  const milliseconds = performance.now() - started
  await context.close()
  return milliseconds
}

/** All that a first visit brings over the line: headers, what comes late, and what a service worker keeps. */
async function weightOf(browser: Browser, url: string, path: string, field: string) {
  const line = await slowLine(url, fastLine)
  const context = await browser.newContext({ baseURL: line.url, viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  let requests = 0
  page.on('requestfinished', () => (requests += 1))
  await page.goto(path)
  await page.getByRole('textbox', { name: field, exact: true }).fill('9')
  await line.quiet()
  await context.close()
  line.stop()
  return { requests, bytes: line.bytes() }
}
