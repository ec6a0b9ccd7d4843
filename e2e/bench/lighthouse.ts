import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { giveSession } from '../fixtures/give-session'
import { processorBlocking } from './blocking'
import type { Figure } from './figure'
import { median } from './median'

const investor = 'ZZZPV1001A'

/** P6, on the phone that Lighthouse plays by default. */
const bars = { score: 95, accessibility: 100, contentful: 1300, largest: 2500, blocking: 150, shift: 0.02 }

const pages = [
  { name: 'Log-in page', path: '/investors/auth/login', isInside: false },
  { name: 'Dashboard', path: '/investors/home/dashboard', isInside: true },
]

const flags: Flags = {
  onlyCategories: ['performance', 'accessibility'],
  logLevel: 'silent',
  // The session of the dashboard lies in the tab.
  disableStorageReset: true,
}

/** Lighthouse over the log-in page and the dashboard: medians of some runs, each in a browser of its own. */
export async function measureLighthouse({ url, runs }: { url: string; runs: number }): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, path, isInside } of pages) {
    const results: Audited[] = []
    for (let run = 0; run < runs; run += 1) results.push(await audit(`${url}${path}`, isInside ? url : ''))
    figures.push(...figuresOf(name, results))
  }
  return figures
}

interface Audited {
  lhr: RunnerResult['lhr']
  /** Milliseconds. */
  processorBlocking: number
}

/** One run; where a portal is named, in a tab that is logged in there. */
async function audit(page: string, logInAt: string): Promise<Audited> {
  const browser = await puppeteer.launch({
    executablePath: process.env.PORTAL_BROWSER || chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const tab = await browser.newPage()
    if (logInAt) await logIn(browser, tab, logInAt)
    const result = await lighthouse(page, flags, undefined, tab)
    if (!result) throw new Error(`Lighthouse told nothing of ${page}`)
    return { lhr: result.lhr, processorBlocking: processorBlocking(result.artifacts.Trace.traceEvents) }
  } finally {
    await browser.close()
  }
}

/** What the log-in page fetched is forgotten: the page that is measured begins with nothing but the session. */
async function logIn(browser: Browser, tab: Page, portal: string): Promise<void> {
  await tab.goto(`${portal}/investors/auth/login`)
  await giveSession(tab, investor)
  const session = await tab.createCDPSession()
  await session.send('Storage.clearDataForOrigin', {
    origin: portal,
    storageTypes: 'cache_storage,service_workers',
  })
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

function figuresOf(name: string, results: Audited[]): Figure[] {
  const audited = (id: string) => median(results.map(({ lhr }) => lhr.audits[id]?.numericValue ?? NaN))
  const scored = (id: string) => median(results.map(({ lhr }) => lhr.categories[id]?.score ?? NaN)) * 100
  const of = `${name}: Lighthouse`
  return [
    { name: `${of} performance`, value: scored('performance'), unit: 'points', atLeast: bars.score },
    {
      name: `${of} accessibility`,
      value: scored('accessibility'),
      unit: 'points',
      atLeast: bars.accessibility,
    },
    {
      name: `${of} first paint`,
      value: audited('first-contentful-paint'),
      unit: 'ms',
      atMost: bars.contentful,
    },
    {
      name: `${of} largest paint`,
      value: audited('largest-contentful-paint'),
      unit: 'ms',
      atMost: bars.largest,
    },
    // By the clock it counts what else the machine has to do as well: told, and not judged.
    { name: `${of} blocking`, value: audited('total-blocking-time'), unit: 'ms' },
    {
      name: `${of} blocking, by the processor`,
      value: median(results.map((each) => each.processorBlocking)),
      unit: 'ms',
      atMost: bars.blocking,
    },
    { name: `${of} shift`, value: audited('cumulative-layout-shift'), unit: 'times', atMost: bars.shift },
    // How fast the machine was meanwhile: where it halves, times double, and say nothing of the page.
    {
      name: `${of} machine`,
      value: median(results.map(({ lhr }) => lhr.environment.benchmarkIndex)),
      unit: 'points',
    },
  ]
}
