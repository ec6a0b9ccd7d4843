import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startPortal } from '../fixtures/portal-process'
import { compareNavigation } from './another-remote'
import { compareLinkPage } from './link-page'
import type { Figure } from './figure'
import { median } from './median'
import { launch, loadDashboard, loadLogin, type PageLoad, type Target } from './page-loads'
import { compareVisits } from './second-visit'

/** Against one bundle made of the same sources. */
const mostBytes = 1.1
const mostTime = 1.1
const mostMoreRequests = 4

/** A first load of each page, in bytes of gzip. */
const pages = [
  { name: 'Log-in page', load: loadLogin, mostScript: 235_000 },
  { name: 'Dashboard', load: loadDashboard, mostScript: 325_000 },
]

/** Measures P1 to P5, federated and one bundle by turns, and the page of a link. */
export async function comparePages(
  folder: string,
  { federated, single, rounds }: { federated: string; single: string; rounds: number },
): Promise<Figure[]> {
  const portals = [
    await startPortal({ dataFolder: join(folder, 'federated'), files: federated }),
    await startPortal({ dataFolder: join(folder, 'single'), files: single }),
  ]
  const targets = portals.map(({ url }, index) => ({ url, files: index ? single : federated }))
  const browser = await launch()
  const figures: Figure[] = []
  for (const page of pages) {
    const [ours, theirs] = await takeTurns(browser, targets, { ...page, rounds })
    figures.push(...figuresOf(page, ours!, theirs!))
  }
  figures.push(...(await compareNavigation(browser, { targets, rounds })))
  figures.push(...(await compareVisits(browser, { url: portals[0]!.url, rounds })))
  figures.push(...(await compareLinkPage(browser, { url: portals[0]!.url, rounds })))
  await browser.close()
  for (const portal of portals) await portal.stop()
  return figures
}

interface Turns {
  load: (browser: Browser, target: Target) => Promise<PageLoad>
  rounds: number
}

/** The first round warms up and does not count. */
async function takeTurns(
  browser: Browser,
  targets: Target[],
  { load, rounds }: Turns,
): Promise<PageLoad[][]> {
  const loads: PageLoad[][] = targets.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const result = await load(browser, target)
      if (round > 0) loads[index]!.push(result)
    }
  }
  return loads
}

/** Medians, and what they are against those of one bundle. */
function figuresOf(
  { name, mostScript }: (typeof pages)[number],
  ours: PageLoad[],
  theirs: PageLoad[],
): Figure[] {
  const of = (loads: PageLoad[], part: keyof PageLoad) => median(loads.map((load) => load[part]))
  const against = (part: keyof PageLoad) => of(ours, part) / of(theirs, part)
  const more = of(ours, 'requests') - of(theirs, 'requests')
  return [
    {
      name: `${name}: JavaScript, gzip`,
      value: of(ours, 'scriptBytes'),
      unit: 'bytes',
      atMost: mostScript,
    },
    { name: `${name}: JavaScript of one bundle`, value: of(theirs, 'scriptBytes'), unit: 'bytes' },
    {
      name: `${name}: JavaScript against one bundle`,
      value: against('scriptBytes'),
      unit: 'times',
      atMost: mostBytes,
    },
    { name: `${name}: requests`, value: of(ours, 'requests'), unit: 'requests' },
    {
      name: `${name}: requests more than one bundle`,
      value: more,
      unit: 'requests',
      atMost: mostMoreRequests,
    },
    { name: `${name}: usable after`, value: of(ours, 'milliseconds'), unit: 'ms' },
    {
      name: `${name}: usable against one bundle`,
      value: against('milliseconds'),
      unit: 'times',
      atMost: mostTime,
    },
  ]
}
