import type { Browser } from '@playwright/test'
import { LoginPage } from '../pages/login-page'
import type { Figure } from './figure'
import { median } from './median'
import { newVisit, slowDown, slowDownWithCache, slowPhone, titleShows, type Target } from './page-loads'

/** Against one bundle made of the same sources (P3). */
const bars = [
  { name: 'Another remote', prefetched: false, mostTime: 1.3 },
  { name: 'Another remote, prefetched', prefetched: true, mostTime: 1 },
]

const investor = 'ZZZPV1001A'

/** What comes while an investor reads the dashboard has come. */
const restMilliseconds = 3000

/** Time enough for what a link under the pointer fetches. */
const prefetchMilliseconds = 2000

/** Measures P3, federated and one bundle by turns: from the dashboard to the page that invests. */
export async function compareNavigation(
  browser: Browser,
  { targets, rounds }: { targets: Target[]; rounds: number },
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, prefetched, mostTime } of bars) {
    const times: number[][] = targets.map(() => [])
    for (let round = 0; round <= rounds; round++)
      for (const [index, target] of targets.entries()) {
        const milliseconds = await openInvest(browser, target, prefetched)
        if (round > 0) times[index]!.push(milliseconds)
      }
    const [ours, theirs] = times.map(median) as [number, number]
    figures.push(
      { name: `${name}: usable after`, value: ours, unit: 'ms' },
      { name: `${name}: against one bundle`, value: ours / theirs, unit: 'times', atMost: mostTime },
    )
  }
  return figures
}

async function openInvest(browser: Browser, target: Target, prefetched: boolean): Promise<number> {
  const context = await newVisit(browser, target)
  const page = await context.newPage()
  await new LoginPage(page).enterByForm(investor)
  await page.goto('/investors/home/dashboard')
  const link = page.getByRole('link', { name: 'Invest now' })
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(restMilliseconds)
  if (prefetched) {
    await link.hover()
    await page.waitForTimeout(prefetchMilliseconds)
  }
  // What was fetched ahead lies in the browser's cache.
  await (prefetched ? slowDownWithCache : slowDown)(page, slowPhone)
  const started = performance.now()
  // Without a pointer on it: that would prefetch.
  await link.dispatchEvent('click')
  await titleShows(page, /^Invest$/)
  const milliseconds = performance.now() - started
  await context.close()
  return milliseconds
}
