import fc from 'fast-check'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { inArray, sql } from 'drizzle-orm'
import { plantTrouble, redeemUnordered } from '../../sandbox/providers/registrar/plant-trouble'
import { mendTroubles } from '../../sandbox/providers/registrar/work-off-orders'
import { registrarBookings, registrarInstructions } from '../../sandbox/providers/registrar/schema'
import { type Trouble, troubles } from '../../sandbox/providers/registrar/troubles'
import { RegistrarDays, withRegistrar } from '../../test-kit/registrar/registrar-days'
import { buy, type DraftTerms, folioNo, held, other, umrn } from '../../test-kit/simulation/drafts'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { orders } from '../orders/schema'
import { insertPlan } from '../plan-register/plan.repository'
import { rowsOf } from '../platform/database'

const numRuns = Number(process.env.REGISTRAR_RUNS ?? 5)
const seed = process.env.REGISTRAR_SEED ? { seed: Number(process.env.REGISTRAR_SEED) } : {}

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

const bankId = 'BA-1001-1'
const paise = fc.integer({ min: 1_000, max: 9_000 }).map((rupees) => rupees * 100)
const units = fc.integer({ min: 1_000, max: 40_000 }).map((each) => (each / 1000).toFixed(3))
const plans = fc.constantFrom([held, other], [other, held])
const howMuch = fc.oneof(
  paise.map((amount) => ({ amountUnitType: 'AMOUNT' as const, amount })),
  units.map((each) => ({ amountUnitType: 'UNITS' as const, units: each })),
)
const purchase = fc.tuple(plans, paise).map(([[plan = held], amount]): OrderTerms => buy(plan, amount))
const redemption = howMuch.map((much): OrderTerms => ({
  kind: 'REDEEM',
  schemePlanCode: held,
  folioNo,
  howMuch: much,
  bankId,
}))
const move = paise.map((amount): OrderTerms => ({
  kind: 'SWITCH',
  schemePlanCode: held,
  toSchemePlanCode: other,
  folioNo,
  howMuch: { amountUnitType: 'AMOUNT', amount },
}))
const everything: OrderTerms = {
  kind: 'REDEEM',
  schemePlanCode: other,
  folioNo,
  howMuch: { amountUnitType: 'ALL_UNITS' },
  bankId,
}

interface Planned {
  terms: OrderTerms
  /** The day on which it is placed, and whether before the cut-off. */
  day: number
  isLate: boolean
}
const planned = (terms: fc.Arbitrary<OrderTerms>): fc.Arbitrary<Planned> =>
  fc.record({ terms, day: fc.nat(2), isLate: fc.boolean() })

/** Instalments of every kind fall due on the second day. */
async function planInstalments(days: RegistrarDays): Promise<void> {
  const due = { firstDue: '2026-08-26', everyMonths: 1, dayOfMonth: 26, lastDue: null, amountPaise: 2_000_00 }
  const shared = { folioNo, planCode: held, state: 'ACTIVE', registeredOn: '2026-08-03' } as const
  const plan = { ...shared, ...due, registeredOnline: true }
  const { db } = days.platform
  await insertPlan(db, { ...plan, id: 'SR100901', kind: 'SIP', umrn }, null)
  await insertPlan(db, { ...plan, id: 'SR100902', kind: 'STP', toPlanCode: other }, null)
  await insertPlan(db, { ...plan, id: 'SR100903', kind: 'SWP', bankId }, null)
}

const drafts = (requested: readonly Planned[]): DraftTerms[] => requested.map(({ terms }) => () => [terms])

/**
 * Three days of orders and ten on which nothing new happens, so that also the buying leg of the last switch is missed in
 * time; looks at the queue every evening.
 */
async function live(
  days: RegistrarDays,
  requested: readonly Planned[],
  each: { onDay?: (day: number) => Promise<void>; atNight?: () => Promise<void> } = {},
): Promise<void> {
  for (let day = 0; day < 13; day += 1) {
    const of = (isLate: boolean) =>
      requested.flatMap((order, place) => (order.day === day && order.isLate === isLate ? [place] : []))
    await days.order(...of(false))
    await days.pass(6)
    await days.order(...of(true))
    await each.onDay?.(day)
    await days.pass(6.5)
    await days.endOfDay()
    await each.atNight?.()
    await days.pass(11.5)
  }
}

test('whatever is ordered, the registrar’s own arithmetic comes to the same units and paise, every evening', async () => {
  const kinds = fc.oneof(purchase, redemption, move)
  const property = fc.asyncProperty(
    fc.array(planned(kinds), { minLength: 3, maxLength: 7 }),
    planned(fc.constant(everything)),
    async (requested, last) => {
      const all = [...requested, last]
      const days = await RegistrarDays.begin(withRegistrar(portal.platform), drafts(all))
      await planInstalments(days)
      await live(days, all, { atNight: async () => expect(await days.tasks()).toEqual([]) })
      // It agreed on something: every order that moved units is in both books.
      const booked = await rowsOf<{ count: number }>(
        days.platform.db,
        sql`select count(*)::int as count from ledger_entries where order_id in (select id::text from orders)`,
      )
      const { db } = days.platform
      const theirs = await db.select().from(registrarBookings)
      // What it booked before the portal moves no lot any more.
      expect(theirs.filter(({ lots }) => lots.length)).toHaveLength(booked[0]?.count ?? -1)
      expect(booked[0]?.count).toBeGreaterThanOrEqual(all.length)
      expect(await db.select().from(registrarInstructions)).toHaveLength(
        (
          await db
            .select()
            .from(orders)
            .where(inArray(orders.family, ['purchase', 'redemption', 'switch']))
        ).length,
      )
      expect(await checkInvariants(db)).toEqual([])
    },
  )
  await fc.assert(property, { numRuns, ...seed })
}, 900_000)

test('of everything that goes wrong in its books exactly that is found, once each, and gone when mended', async () => {
  const wrong = fc.constantFrom(...troubles.filter((kind) => kind !== 'redemption nobody ordered'))
  const planted = fc.record({ order: planned(fc.oneof(purchase, redemption, move)), wrong: fc.option(wrong) })
  const property = fc.asyncProperty(
    fc.array(planted, { minLength: 3, maxLength: 7 }),
    fc.boolean(),
    async (requested, isRedeemed) => {
      const all = requested.map(({ order }) => order)
      const days = await RegistrarDays.begin(withRegistrar(portal.platform), drafts(all))
      const { db } = days.platform
      const plantedAt = new Set<number>()
      const plantOn = async () => {
        for (const [place, { wrong: kind }] of requested.entries()) {
          const [id] = placedId(days, all, place)
          if (!kind || !id || plantedAt.has(place)) continue
          plantedAt.add(place)
          const [order] = await db
            .select()
            .from(orders)
            .where(inArray(orders.id, [id]))
          await plantTrouble(
            days.platform,
            kind as Exclude<Trouble, 'redemption nobody ordered'>,
            order?.orderNumber ?? '',
          )
        }
      }
      if (isRedeemed) expect(await redeemUnordered(days.platform, { folioNo, planCode: held })).toBe(true)
      await live(days, all, { onDay: plantOn })
      const expected = await expectedTasks(
        days,
        all,
        requested.map(({ wrong: kind }) => kind),
      )
      const found = await days.tasks()
      expect(found.map(({ detail: { about } }) => String(about).split(' holding')[0]).sort()).toEqual(
        [...expected, ...(isRedeemed ? ['trade rta'] : [])]
          .sort()
          .map((subject) => (subject === 'trade rta' ? expect.stringMatching(/^trade rta\d+$/) : subject)),
      )
      for (const { detail } of found) expect(detail.ours ?? detail.theirs).toBeTruthy()
      await mendTroubles(days.platform)
      await days.pass(12.5)
      await days.endOfDay()
      expect(await days.tasks()).toEqual([])
      expect(await checkInvariants(db)).toEqual([])
    },
  )
  await fc.assert(property, { numRuns, ...seed })
}, 900_000)

/** The order of a draft; orders are placed day by day, the early ones first. */
function placedId({ simulation }: RegistrarDays, all: readonly Planned[], place: number): string[] {
  const inOrder = [...all.keys()].sort((a, b) => keyOf(all[a]) - keyOf(all[b]) || a - b)
  const id = simulation.orderIds[inOrder.indexOf(place)]
  return id ? [id] : []
}
const keyOf = (order?: Planned) => (order ? order.day * 2 + Number(order.isLate) : 0)

/** What must be before a person: the first trade of an order, or both of a switch that they did not do at all. */
async function expectedTasks(
  days: RegistrarDays,
  all: readonly Planned[],
  wrong: readonly (Trouble | null)[],
): Promise<string[]> {
  const expected: string[] = []
  for (const [place, kind] of wrong.entries()) {
    const [id = ''] = placedId(days, all, place)
    if (!kind) continue
    const trades = await rowsOf<{ id: number }>(
      days.platform.db,
      sql`select id::int from ledger_entries where order_id = ${id} order by id`,
    )
    expect(trades.length).toBeGreaterThan(0)
    const isUndone = kind === 'dropped' || kind === 'rejected'
    expected.push(...trades.slice(0, isUndone ? 2 : 1).map((trade) => `trade ${trade.id}`))
  }
  return expected
}
