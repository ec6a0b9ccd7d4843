import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { investorByPan } from '../../identity/investors'
import { rowsOf } from '../../platform/database'
import { startTestPortal, type TestPortal } from '../../testing/test-portal'
import { people } from '../../sandbox/world/people'
import { checkInvariants } from '../invariants'
import { forgetMoney, MoneyWorld } from './money-world'

const runs = Number(process.env.SIMULATION_RUNS ?? 40)
const seed = process.env.SIMULATION_SEED ? Number(process.env.SIMULATION_SEED) : undefined

type Step = { does: string; run: (world: MoneyWorld) => Promise<void> | void }

const place = fc
  .integer({ min: 0, max: 4 })
  .map((key): Step => ({ does: `place ${key}`, run: (world) => world.place(`key-${key}-of-this-run`) }))
const pay = fc
  .tuple(fc.nat(4), fc.nat(2))
  .map(([order, press]): Step => ({ does: `pay ${order}/${press}`, run: (world) => world.pay(order, press) }))
const decide = fc
  .tuple(fc.nat(9), fc.constantFrom('captured', 'captured', 'failed', 'pending'), fc.constantFrom(0, 0, 0, 1))
  .map(([which, to, short]): Step => ({
    does: `bank ${which} ${to}${short ? ' short' : ''}`,
    run: ({ gateway }) => {
      const ids = [...gateway.sessions.keys()]
      const id = ids[which % ids.length]
      const due = id ? gateway.sessions.get(id)?.amount : undefined
      if (id && due !== undefined) gateway.decide(id, to as 'captured' | 'failed' | 'pending', due - short)
    },
  }))
const deliver = fc.tuple(fc.nat(19), fc.integer({ min: 1, max: 3 })).map(([which, copies]): Step => ({
  does: `deliver ${which} x${copies}`,
  run: (world) => world.deliver(which, copies),
}))
const pass = fc
  .constantFrom(0.2, 0.3, 0.6, 12, 26)
  .map((hours): Step => ({ does: `pass ${hours} h`, run: (world) => world.pass(hours) }))
const crash = fc.constantFrom('before', 'after').map((moment): Step => ({
  does: `crash ${moment}`,
  run: (world) => void (world.crashNext = moment as 'before'),
}))
const lose = fc.constantFrom('before', 'after').map((moment): Step => ({
  does: `gateway fails ${moment}`,
  run: ({ gateway }) => void (gateway.failNext = moment as 'before'),
}))

const step = fc.oneof(
  { weight: 3, arbitrary: place },
  { weight: 5, arbitrary: pay },
  { weight: 5, arbitrary: decide },
  { weight: 5, arbitrary: deliver },
  { weight: 3, arbitrary: pass },
  { weight: 2, arbitrary: crash },
  { weight: 1, arbitrary: lose },
)
const story = fc
  .array(step, { minLength: 30, maxLength: 30 })
  .map((steps) => ({ steps, toString: () => steps.map(({ does }) => does).join(', ') }))

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

/** Everything that was told arrives, everything that was cut off is done again, and days go by. */
async function comeToRest(world: MoneyWorld): Promise<void> {
  world.crashNext = undefined
  world.gateway.failNext = undefined
  for (let index = 0; index < world.gateway.told.length; index += 1) await world.deliver(index, 1)
  for (let round = 0; round < 4; round += 1) await world.pass(26)
}

/** Money at the bank that is neither units nor back with the investor. */
async function moneyStuck(): Promise<unknown[]> {
  return rowsOf(
    portal.platform.db,
    sql`select o.id, o.state from orders o where o.state not in ('allotted', 'expired', 'refunded')
      union all select r.payable_id, 'refund open' from refunds r where done_at is null`,
  )
}

test('whatever is doubled, delayed, reordered, lost or cut off: one capture, one allotment, and no money adrift', async () => {
  const { platform } = portal
  const investor = await investorByPan(platform.db, people.asha.pan)
  if (!investor) throw new Error('the world has no Asha')
  await fc.assert(
    fc.asyncProperty(story, async ({ steps }) => {
      await forgetMoney(platform.db)
      const world = new MoneyWorld(platform, { id: investor.id, pan: investor.pan }, '91024821')
      for (const { run } of steps) await world.survive(async () => run(world))
      expect(await checkInvariants(platform.db)).toEqual([])
      await comeToRest(world)
      expect(await checkInvariants(platform.db)).toEqual([])
      expect(await moneyStuck()).toEqual([])
      const taken = [...world.gateway.sessions.entries()].filter(([, { state }]) => state === 'captured')
      const booked = await rowsOf<{ payment_id: string }>(platform.db, sql`select payment_id from captures`)
      expect(booked.map(({ payment_id }) => payment_id).sort()).toEqual(taken.map(([id]) => id).sort())
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }), verbose: false },
  )
}, 600_000)
