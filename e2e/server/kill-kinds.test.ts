import { rmSync } from 'node:fs'
import { startPostgres } from '@portal/backend/test-kit/postgres-server'
import { untilAnswered } from '../fixtures/api-timeout'
import { triedKinds } from '../fixtures/every-kind'
import { auditLedger, auditLog } from '../fixtures/ledger-audit'
import { Moments, watchCalls, watchCommits } from '../fixtures/moments'
import {
  type PortalOptions,
  type PortalProcess,
  sandboxBegins,
  startPortal,
} from '../fixtures/portal-process'
import { copyOfTemplate, temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { type StoredIn, storedRows } from '../fixtures/stored-rows'
import {
  type Flow,
  jointFolioFlow,
  mandateFlow,
  nomineeFlow,
  orderFlow,
  stepNames,
} from '../fixtures/stubborn-flows'
import { StubbornInvestor } from '../fixtures/stubborn-investor'

/**
 * Each is a round of every kind, with one kill in it: more of them by KILLS=20. With --reporters=default, since the one
 * that ends files that hang gives a file 15 minutes.
 */
const kills = Number(process.env.KILLS ?? 2)
/** The data set begins anew after so many rounds, so that holdings and the offer last. */
const roundsOfADataSet = 5
const steps = [...stepNames, 'days'] as const
/** Until an offer is over, a SIP's bank has answered and money has been paid out. */
const daysToTheEnd = 24

jest.setTimeout(240_000 + kills * 60_000)

/** A server that is killed, and what a kill is measured by. */
interface Victim {
  portal: PortalProcess
  options: PortalOptions
  moments: Moments
  /** The fewest moments that a step has had. */
  usual: Partial<Record<(typeof steps)[number], number>>
  unwatch(): void
}

/** What a failed test leaves running. */
let running: Victim | undefined
afterEach(async () => {
  running?.unwatch()
  await running?.portal.kill()
  running = undefined
})

interface Tally {
  rounds: number
  /** Kills that came while calls were under way. */
  inMidFlow: number
  /** Kills in the middle of a flow, by its name: the calls that were under way. */
  hit: Record<string, number>
  acknowledged: Record<string, number>
  lost: string[]
  doubled: string[]
}

/** Kills the server somewhere within the step that begins now, as a power cut would, and starts it again. */
async function killWithin(victim: Victim, step: (typeof steps)[number], onKill: () => void): Promise<void> {
  const moment = Math.ceil(Math.random() * victim.usual[step]!)
  await new Promise<void>((resolve, reject) =>
    victim.moments.strikeAt(moment, () => {
      onKill()
      victim.portal.kill().then(resolve, reject)
    }),
  )
  victim.portal = await startPortal(victim.options)
}

/** One round of every kind, all in the same step at once; the server is killed in one of the steps. */
async function round(
  victim: Victim,
  number: number,
  dying: (typeof steps)[number] | undefined,
  tally: Tally,
) {
  const { url } = victim.portal
  const sandbox = new Sandbox(url)
  const tomorrow = dayAfter((await sandbox.clock()).now)
  const investors = new Map<string, StubbornInvestor>()
  const by = async (pan: string) => {
    if (!investors.has(pan)) investors.set(pan, await StubbornInvestor.logIn(url, pan))
    return investors.get(pan)!
  }
  const flows: Flow[] = [
    jointFolioFlow(await by('ZZZPV1001A'), number),
    mandateFlow(await by('ZZZPL1016R'), number),
    nomineeFlow(await by('ZZZPR1002B'), number),
  ]
  for (const kind of triedKinds) flows.push(orderFlow(kind, await by(kind.pan), number))
  for (const step of steps) {
    const open = new Set<string>()
    const hit = () => {
      tally.inMidFlow += Math.min(open.size, 1)
      for (const name of open) tally.hit[name] = (tally.hit[name] ?? 0) + 1
    }
    const began = victim.moments.count()
    const killed = dying === step ? killWithin(victim, step, hit) : undefined
    const calls: { name: string; work: () => Promise<unknown> }[] =
      step === 'days'
        ? [{ name: 'days', work: () => goOnUntil(tomorrow, sandbox) }]
        : flows.flatMap((flow) => (flow[step] ? [{ name: flow.name, work: flow[step] }] : []))
    await Promise.all(
      calls.map(async ({ name, work }) => {
        open.add(name)
        await untilAnswered(work).catch((cause: unknown) => {
          throw new Error(`${name}, ${step} of round ${number}: ${String(cause)}`, { cause })
        })
        open.delete(name)
      }),
    )
    victim.moments.strikeNow()
    await killed
    if (dying !== step)
      victim.usual[step] = Math.min(victim.usual[step] ?? Infinity, victim.moments.count() - began)
  }
  await untilWorkday(sandbox)
  return flows
}

const dayMs = 86_400_000

/** The next day at the time of day at which all began, whatever time the rounds before took. */
function dayAfter(now: string): number {
  const today = now.slice(0, 10) + sandboxBegins.slice(10)
  return Date.parse(today) + dayMs
}

/** To a moment and not by a day: the clock may have been set when the server died, and an offer has its last day. */
async function goOnUntil(moment: number, sandbox: Sandbox): Promise<void> {
  const { now } = await sandbox.clock()
  await sandbox.setClock(new Date(Math.max(moment, Date.parse(now) + 60_000)).toISOString())
}

/** Units of a change that was asked for on a Friday are free on Monday. */
async function untilWorkday(sandbox: Sandbox): Promise<void> {
  const { now } = await sandbox.clock()
  if (![0, 6].includes(new Date(now).getUTCDay())) return
  await sandbox.advanceDays(1)
  await untilWorkday(sandbox)
}

const kept = ['orders', 'mandate_registrations', 'service_requests'] as const
const placedByHand = `kind not in ('SIP_INSTALMENT', 'STP_INSTALMENT', 'SWP_INSTALMENT', 'REBALANCE')`

async function idsOf(database: StoredIn) {
  const all: Record<string, string> = {}
  for (const table of kept) {
    const where = table === 'orders' ? `where ${placedByHand}` : ''
    for (const { id, state } of await storedRows<{ id: string; state: string }>(
      database,
      `select id, state from ${table} ${where}`,
    ))
      all[id] = state
  }
  return all
}

/** So many rounds on one data set, each with a kill; then days until all has ended, and what is stored is what was acknowledged. */
async function killInEachRound(
  victim: Victim,
  database: StoredIn,
  before: Record<string, string>,
  dying: (typeof steps)[number][],
  tally: Tally,
) {
  running = victim
  const flows = await round(victim, 0, undefined, tally)
  for (const [index, step] of dying.entries()) {
    flows.push(...(await round(victim, index + 1, step, tally)))
    tally.rounds += 1
  }
  for (let day = 0; day < daysToTheEnd; day++) await new Sandbox(victim.portal.url).advanceDays(1)
  expect(await victim.portal.stop()).toBe(0)
  running = undefined
  const stored = await idsOf(database)
  for (const { name, acknowledged } of flows)
    tally.acknowledged[name] = (tally.acknowledged[name] ?? 0) + acknowledged.length
  const known = new Set(flows.flatMap(({ acknowledged }) => acknowledged))
  tally.lost.push(...[...known].filter((id) => !(id in stored)))
  tally.doubled.push(...Object.keys(stored).filter((id) => !(id in before) && !known.has(id)))
  const ended = flows.flatMap(({ name, acknowledged }) => acknowledged.map((id) => `${name} ${stored[id]}`))
  expect(ended).toEqual(
    flows.flatMap(({ name, acknowledged, ends }) => acknowledged.map(() => `${name} ${ends}`)),
  )
  await auditLedger(database)
  await auditLog({ dataFolder: victim.options.dataFolder!, ...database })
}

/** The steps in which the server is killed, one a round, in the portions of one data set each. */
function portions(): (typeof steps)[number][][] {
  const dying = Array.from({ length: kills }, (_, index) => steps[(1 + 3 * index) % steps.length]!)
  return Array.from({ length: Math.ceil(kills / roundsOfADataSet) }, (_, index) =>
    dying.slice(index * roundsOfADataSet, (index + 1) * roundsOfADataSet),
  )
}

const newTally = (): Tally => ({ rounds: 0, inMidFlow: 0, hit: {}, acknowledged: {}, lost: [], doubled: [] })

function checkTally(tally: Tally): void {
  console.info(JSON.stringify(tally))
  expect([tally.lost, tally.doubled]).toEqual([[], []])
  // Kills while nothing is under way would prove nothing.
  expect(tally.inMidFlow).toBeGreaterThanOrEqual(tally.rounds * 0.8)
}

test('kill -9 at any moment of any kind of transaction loses nothing and doubles nothing, on the embedded database', async () => {
  const tally = newTally()
  for (const dying of portions()) {
    const dataFolder = copyOfTemplate()
    const before = await idsOf({ dataFolder })
    const portal = await startPortal({ dataFolder })
    const moments = new Moments()
    const unwatch = watchCalls(moments)
    const options = { dataFolder, port: portal.port }
    const victim: Victim = { portal, options, moments, usual: {}, unwatch }
    await killInEachRound(victim, { dataFolder }, before, dying, tally)
    unwatch()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  checkTally(tally)
})

test('kill -9 between any two commits of any kind of transaction loses nothing and doubles nothing, on a PostgreSQL server', async () => {
  const tally = newTally()
  for (const dying of portions()) {
    const server = await startPostgres()
    const moments = new Moments()
    const watched = await watchCommits(moments, server.url)
    const options = { dataFolder: temporaryFolder('data'), databaseUrl: watched.url }
    const portal = await startPortal(options)
    const before = await idsOf({ databaseUrl: server.url })
    const victim: Victim = {
      portal,
      options: { ...options, port: portal.port },
      moments,
      usual: {},
      unwatch: watched.stop,
    }
    await killInEachRound(victim, { databaseUrl: server.url }, before, dying, tally)
    watched.stop()
    await server.remove()
  }
  checkTally(tally)
})
