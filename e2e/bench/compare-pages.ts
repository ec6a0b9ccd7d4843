import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startPortal } from '../fixtures/portal-process'
import { compareNavigation } from './another-remote'
import { compareLinkPage } from './link-page'
import { median } from './median'
import { launch, loadDashboard, loadLogin, type PageLoad, type Target } from './page-loads'
import { compareVisits } from './second-visit'

/** Against one bundle made of the same sources. */
const mostBytes = 1.15
const mostTime = 1.1
const mostMoreRequests = 8

/** A first load of each page, in KB of 1,000 bytes (P1). */
const pages = [
  { name: 'Log-in page', load: loadLogin, mostScript: 180_000 },
  { name: 'Dashboard', load: loadDashboard, mostScript: 300_000 },
]

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Measures P1 to P5, federated and one bundle by turns, and the page of a link. Says whether all bars are met. */
export async function comparePages(
  dataFolder: string,
  { federated, single, rounds }: { federated: string; single: string; rounds: number },
): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  cpSync(dataFolder, copy, { recursive: true })
  const portals = [
    await startPortal({ dataFolder, files: federated }),
    await startPortal({ dataFolder: copy, files: single }),
  ]
  const targets = portals.map(({ url }, index) => ({ url, files: index ? single : federated }))
  const browser = await launch()
  let good = true
  for (const page of pages) {
    const [ours, theirs] = await takeTurns(browser, targets, { ...page, rounds })
    good = judge(page, { ours: ours!, theirs: theirs!, rounds }) && good
  }
  good = (await compareNavigation(browser, { targets, rounds, print })) && good
  good = (await compareVisits(browser, { url: portals[0]!.url, rounds, print })) && good
  good = (await compareLinkPage(browser, { url: portals[0]!.url, rounds, print })) && good
  await browser.close()
  for (const portal of portals) await portal.stop()
  rmSync(copy, { recursive: true, force: true })
  return good
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

interface Results {
  ours: PageLoad[]
  theirs: PageLoad[]
  rounds: number
}

function judge({ name, mostScript }: (typeof pages)[number], { ours, theirs, rounds }: Results): boolean {
  const of = (loads: PageLoad[], part: keyof PageLoad) => median(loads.map((load) => load[part]))
  const line = (who: string, loads: PageLoad[]) =>
    `  ${who}  JavaScript ${of(loads, 'scriptBytes')} bytes gzip, ${of(loads, 'requests')} requests, usable after ${of(loads, 'milliseconds').toFixed(0)} ms`
  print(`${name}, medians of ${rounds} rounds by turns (CPU x4, 1.6 Mbit/s, 150 ms):`)
  print(line('federated ', ours))
  print(line('one bundle', theirs))
  const bytes = of(ours, 'scriptBytes') / of(theirs, 'scriptBytes')
  const time = of(ours, 'milliseconds') / of(theirs, 'milliseconds')
  const requests = of(ours, 'requests') - of(theirs, 'requests')
  const verdicts: [text: string, isGood: boolean][] = [
    [`bytes ${bytes.toFixed(3)} times (at most ${mostBytes})`, bytes <= mostBytes],
    [
      `JavaScript ${of(ours, 'scriptBytes')} bytes (at most ${mostScript})`,
      of(ours, 'scriptBytes') <= mostScript,
    ],
    [`time ${time.toFixed(3)} times (at most ${mostTime})`, time <= mostTime],
    [`${requests} more requests (at most ${mostMoreRequests})`, requests <= mostMoreRequests],
  ]
  for (const [text, isGood] of verdicts) print(`  ${isGood ? '✓' : '✗'} ${text}`)
  return verdicts.every(([, isGood]) => isGood)
}
