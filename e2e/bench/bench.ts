import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../fixtures/portal-process'
import { launch, loadLogin, type LoginLoad, slowPhone } from './login-page'
import { median } from './median'
import {
  insertsPerSecond,
  type Load,
  loadBareHandler,
  loadDashboard,
  loadLogins,
  loadLumpsum,
} from './server-load'

const rounds = 9
const mostBytes = 1.3
const mostTime = 1.1
const print = (text: string) => process.stdout.write(`${text}\n`)

async function measureLoginPage(dataFolder: string, singleBundle: string): Promise<boolean> {
  const federated = { name: 'federated', files: process.env.FEDERATED!, loads: [] as LoginLoad[] }
  const single = { name: 'one bundle', files: singleBundle, loads: [] as LoginLoad[] }
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  cpSync(dataFolder, copy, { recursive: true })
  const portals = [
    { ...federated, portal: await startPortal({ dataFolder, files: federated.files }) },
    { ...single, portal: await startPortal({ dataFolder: copy, files: single.files }) },
  ]
  const browser = await launch()
  for (let round = 0; round <= rounds; round++) {
    for (const { portal, files, loads } of portals) {
      const load = await loadLogin(browser, portal.url, files, slowPhone)
      if (round > 0) loads.push(load)
    }
  }
  await browser.close()
  for (const { portal } of portals) await portal.stop()
  rmSync(copy, { recursive: true, force: true })
  return compare(federated.loads, single.loads)
}

function compare(federated: LoginLoad[], single: LoginLoad[]): boolean {
  const of = (loads: LoginLoad[], part: keyof LoginLoad) => median(loads.map((load) => load[part]))
  const bytes = of(federated, 'scriptBytes') / of(single, 'scriptBytes')
  const time = of(federated, 'usableMilliseconds') / of(single, 'usableMilliseconds')
  print(`Login page, medians of ${rounds} interleaved rounds (CPU x4, 1.6 Mbit/s, 150 ms):`)
  for (const [name, loads] of Object.entries({ federated, 'one bundle': single }))
    print(
      `  ${name.padEnd(10)}  JavaScript ${of(loads, 'scriptBytes')} bytes gzip, ${of(loads, 'requests')} requests, usable after ${of(loads, 'usableMilliseconds').toFixed(0)} ms`,
    )
  print(
    `  bytes ${bytes.toFixed(3)} times (at most ${mostBytes}), time ${time.toFixed(3)} times (at most ${mostTime})`,
  )
  return bytes <= mostBytes && time <= mostTime
}

async function measureServer(dataFolder: string): Promise<boolean> {
  const portal = await startPortal({ dataFolder })
  const loads: Load[] = [
    await loadBareHandler(),
    await loadLogins(portal.url),
    ...(await loadDashboard(portal.url)),
    ...(await loadLumpsum(portal.url)),
  ]
  await portal.stop()
  print(
    `\nServer, 20 connections; a single insert on the embedded database: ${(await insertsPerSecond()).toFixed(0)} a second`,
  )
  for (const { name, requestsPerSecond, p99Milliseconds, errors } of loads)
    print(
      `  ${name.padEnd(32)} ${requestsPerSecond.toFixed(0).padStart(6)} a second, p99 ${p99Milliseconds} ms, ${errors} errors`,
    )
  return loads.every((load) => load.errors === 0)
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const isFast = await measureLoginPage(folder, process.env.SINGLE_BUNDLE!)
const isSteady = await measureServer(folder)
rmSync(folder, { recursive: true, force: true })
process.exitCode = isFast && isSteady ? 0 : 1
