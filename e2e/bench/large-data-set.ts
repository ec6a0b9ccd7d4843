import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { startPortal } from '../fixtures/portal-process'
import { putOffNotices } from '../fixtures/put-off-notices'
import { Sandbox } from '../fixtures/sandbox'
import { LoginPage } from '../pages/login-page'
import type { Figure } from './figure'
import { median } from './median'
import { launch, newVisit, slowDown, slowPhone } from './page-loads'

const asha = 'ZZZPV1001A'
const explore = '/investors/home/explore-funds'
const schemePlans = 2000
/** A letter of a search is answered within a frame. */
const mostLetter = 16.7
/** Until a fund of so many plans can be bought, against the demo's 40. */
const mostTime = 1.2
const searches = ['banking value', 'flexi momentum', 'health care 31']

interface Visitor {
  page: Page
  session: CDPSession
}

interface Bench {
  folder: string
  rounds: number
}

/** Measures the list of all funds in a data set of 2,000 scheme plans. */
export async function measureLargeDataSet({ folder, rounds }: Bench): Promise<Figure[]> {
  const portals = await Promise.all(
    ['small', 'large'].map((name) => startPortal({ dataFolder: join(folder, name) })),
  )
  const browser = await launch()
  await new Sandbox(portals[1]!.url).growDataSet(schemePlans)
  const [small, large] = (await Promise.all(portals.map(({ url }) => visitorOf(browser, url)))) as [
    Visitor,
    Visitor,
  ]
  const letter = await workOfALetter(large)
  const time = await slowerBy(small, large, rounds)
  await browser.close()
  await Promise.all(portals.map((portal) => portal.stop()))
  const house = `All funds of ${schemePlans} plans`
  return [
    { name: `${house}: scripts of a letter of a search`, value: letter, unit: 'ms', atMost: mostLetter },
    { name: `${house}: time of 40`, value: time, unit: 'times', atMost: mostTime },
  ]
}

async function visitorOf(browser: Browser, url: string): Promise<Visitor> {
  const context = await newVisit(browser, { url, files: '' })
  const page = await context.newPage()
  await putOffNotices(page)
  await new LoginPage(page).enter(asha)
  return { page, session: await context.newCDPSession(page) }
}

/** Medians by turns of the time until the first fund can be bought, with nothing at hand, after one round unmeasured. */
async function slowerBy(small: Visitor, large: Visitor, rounds: number): Promise<number> {
  const visitors = [small, large]
  const times: number[][] = visitors.map(() => [])
  for (const { page } of visitors) await slowDown(page, slowPhone)
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { page, session }] of visitors.entries()) {
      await session.send('Network.clearBrowserCache')
      await page.goto(explore)
      const firstFund = page.getByRole('link', { name: /^Invest in / }).first()
      await firstFund.waitFor()
      const took = await page.evaluate(() => performance.now())
      if (round > 0) times[index]!.push(took)
    }
  return median(times[1]!) / median(times[0]!)
}

/** The median of the milliseconds of scripts that a letter costs, typed into the search one after the other. */
async function workOfALetter({ page, session }: Visitor): Promise<number> {
  await page.goto(explore)
  const search = page.getByRole('searchbox', { name: 'Search funds' })
  await search.waitFor()
  await session.send('Performance.enable')
  const scripts = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000
  }
  const work: number[] = []
  for (const text of searches) {
    await search.fill('')
    await search.focus()
    for (const letter of text) {
      const before = await scripts()
      await page.keyboard.press(letter)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      work.push((await scripts()) - before)
    }
  }
  return median(work)
}
