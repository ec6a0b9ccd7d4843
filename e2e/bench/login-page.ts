import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'

/** One load of the login page in a fresh browser profile. */
export interface LoginLoad {
  /** Of all scripts fetched before the form could be used, gzip. */
  scriptBytes: number
  requests: number
  /** From navigation to a PAN field that takes a character. */
  usableMilliseconds: number
}

export interface Network {
  cpuSlowdown: number
  kilobitsPerSecond: number
  latencyMilliseconds: number
}

export const slowPhone: Network = { cpuSlowdown: 4, kilobitsPerSecond: 1600, latencyMilliseconds: 150 }

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.PORTAL_BROWSER || undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

export async function loadLogin(
  browser: Browser,
  url: string,
  files: string,
  network?: Network,
): Promise<LoginLoad> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  if (network) await slowDown(page, network)
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
  const started = performance.now()
  await page.goto(`${url}/investors/auth/login`, { waitUntil: 'commit' })
  const pan = page.getByLabel('PAN', { exact: true })
  await pan.fill('Z')
  const usableMilliseconds = performance.now() - started
  const scripts = fetched.filter((path) => path.endsWith('.js'))
  const load = {
    scriptBytes: scripts.reduce((sum, path) => sum + gzipOf(join(files, path.replace('/investors/', ''))), 0),
    requests: fetched.length,
    usableMilliseconds,
  }
  await context.close()
  return load
}

async function slowDown(page: Page, network: Network): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = (network.kilobitsPerSecond * 1000) / 8
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpuSlowdown })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

const gzipOf = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length
