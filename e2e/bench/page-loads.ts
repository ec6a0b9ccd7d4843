import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { greeting, LoginPage } from '../pages/login-page'

/** One load of a page whose files the browser does not have. */
export interface PageLoad {
  /** Of all scripts fetched before the page could be used, gzip. */
  scriptBytes: number
  requests: number
  /** From navigation until the page can be used. */
  milliseconds: number
}

export interface Network {
  cpuSlowdown: number
  kilobitsPerSecond: number
  latencyMilliseconds: number
}

/** Where a portal runs, and the files that it serves. */
export interface Target {
  url: string
  files: string
}

export const slowPhone: Network = { cpuSlowdown: 4, kilobitsPerSecond: 1600, latencyMilliseconds: 150 }

const investor = 'ZZZPV1001A'

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.PORTAL_BROWSER || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/**
 * Waits until the page that is there has this title, or its form. The page looks at every frame: Playwright asks it again
 * after up to half a second, which would be most of what is measured.
 */
export async function titleShows(page: Page, title: RegExp): Promise<void> {
  await page.waitForFunction(
    (wanted) => new RegExp(wanted).test(document.querySelector('#portal h1')?.textContent ?? ''),
    title.source,
    { polling: 'raf' },
  )
}

/** Types into the form of the log-in page as soon as it is there. */
export async function fillPan(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#portal input'), undefined, { polling: 'raf' })
  await page.locator('#portal').getByLabel('PAN', { exact: true }).fill('Z')
}

/** A visit by a browser that has nothing of the portal yet. */
export const newVisit = (browser: Browser, { url }: Target): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: { width: 375, height: 812 }, serviceWorkers: 'block' })

/** The log-in page in a fresh browser profile, until the PAN field takes a character. */
export async function loadLogin(browser: Browser, target: Target): Promise<PageLoad> {
  const context = await newVisit(browser, target)
  const page = await context.newPage()
  await slowDown(page, slowPhone)
  const load = await measure(page, target, '/investors/auth/login', () => fillPan(page))
  await context.close()
  return load
}

/** The dashboard of somebody who is logged in, with an empty cache, until it greets. */
export async function loadDashboard(browser: Browser, target: Target): Promise<PageLoad> {
  const context = await newVisit(browser, target)
  const page = await context.newPage()
  await new LoginPage(page).enterByForm(investor)
  await page.goto('about:blank')
  await slowDown(page, slowPhone)
  const load = await measure(page, target, '/investors/home/dashboard', () => titleShows(page, greeting))
  await context.close()
  return load
}

async function measure(
  page: Page,
  { files }: Target,
  path: string,
  untilUsable: () => Promise<void>,
): Promise<PageLoad> {
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  const started = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await untilUsable()
  const milliseconds = performance.now() - started
  const scripts = new Set(fetched.filter((each) => each.endsWith('.js')))
  const sizes = [...scripts].map((each) => gzipOf(join(files, each.replace('/investors/', ''))))
  return { scriptBytes: sizes.reduce((sum, size) => sum + size, 0), requests: fetched.length, milliseconds }
}

/** Gives a page a slow processor and an empty cache behind a slow connection. */
export async function slowDown(page: Page, network: Network): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await slowDownWithCache(page, network)
}

/** The same, with what it has fetched before. */
export async function slowDownWithCache(page: Page, network: Network): Promise<void> {
  const session = await slowDownProcessor(page, network)
  const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

export async function slowDownProcessor(page: Page, { cpuSlowdown }: Network): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return session
}

const gzipOf = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length
