import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/platform/database'
import { checkInvariants } from '../../src/invariants'
import { startTestPortal, type TestPortal } from '../test-portal'
import { drafts } from './drafts'
import { freshSimulation, simulate } from './simulate'

const numRuns = Number(process.env.SIMULATION_RUNS ?? 12)
const seed = process.env.SIMULATION_SEED ? Number(process.env.SIMULATION_SEED) : undefined
/** The first story that goes wrong is enough, where nobody will read the shortest. */
const endOnFailure = process.env.SIMULATION_SHRINK === 'off'

const takesAllUnits = [4, 7]

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

test('whatever is doubled, delayed, reordered, lost or cut off: each order once, and no money or unit adrift', async () => {
  await simulate(portal.platform, { numRuns, endOnFailure, ...(seed !== undefined && { seed }) })
}, 1_800_000)

test('without a mishap every family moves its money or units, plans out of a holding too', async () => {
  const { db } = portal.platform
  const simulation = await freshSimulation(portal.platform)
  // Each but those that leave no units for the others.
  for (const index of drafts.keys())
    if (!takesAllUnits.includes(index)) await simulation.survive(() => simulation.place(index))
  for (const which of simulation.orderIds.keys()) {
    await simulation.survive(() => simulation.pay(which, 0))
    for (const id of simulation.gateway.sessions.keys()) simulation.gateway.decide(id, 'captured')
  }
  for (let day = 0; day < 20; day += 1) {
    for (const id of simulation.payoutBank.waiting().keys()) simulation.payoutEnds(id, true)
    for (const id of simulation.debitBank.waiting().keys()) simulation.debitEnds(id, true)
    await simulation.pass(26)
  }
  expect(await checkInvariants(db)).toEqual([])
  const rows = await rowsOf<{ end: string }>(db, sql`select distinct kind || ' ' || state as end from orders`)
  const reached = rows.map(({ end }) => end)
  expect(reached).toEqual(
    expect.arrayContaining([
      'LUMPSUM allotted',
      'REDEEM paid_out',
      'SWITCH allotted',
      'SIP registered',
      'SIP_INSTALMENT allotted',
      'SIP_TOP_UP_ONCE allotted',
      'STP registered',
      'STP_INSTALMENT allotted',
      'SWP registered',
      'SWP_INSTALMENT paid_out',
    ]),
  )
}, 600_000)
