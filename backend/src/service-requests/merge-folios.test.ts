import { randomUUID } from 'node:crypto'
import { consolidationApi } from '@portal/contracts/folios/consolidation'
import { addDays } from '@portal/contracts/format'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { sumUnits, unitsFor } from '../folios/allotment-math'
import { auditLedger } from '../folios/audit-ledger'
import { allotUnits } from '../folios/ledger'
import { openFolio } from '../folios/open-folio'
import { folioBanks, lots } from '../folios/schema'
import { checkInvariants } from '../invariants'
import { freeUnitsOf } from '../orders/lots/free-units'
import { orders } from '../orders/schema'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { people } from '../../sandbox/data/people'
import { statementFacts } from '../statements/statement-facts'
import { replayLots } from '../folios/lots/replay-lots'
import { insertPlan } from '../plan-register/plan.repository'
import { systematicPlans } from '../plan-register/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { carryOut } from './advance-request'
import { lockRequest } from './request.repository'
import { requestJourney } from '../../test-kit/service-requests/request-journey'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const { ravi } = people
/** The second one is locked for three years after each purchase. */
const schemes = [
  { plan: 'FLEXI-DG', lockInYears: 0 },
  { plan: 'ELSS-DG', lockInYears: 3 },
]
const purchase = fc.record({
  folio: fc.integer({ min: 0, max: 2 }),
  scheme: fc.integer({ min: 0, max: 1 }),
  daysAgo: fc.integer({ min: 2, max: 1400 }),
  rupees: fc.integer({ min: 500, max: 90_000 }),
})

/** A folio of the investor with nothing in it. */
const newFolio = () =>
  openFolio(portal.platform.db, {
    pan: ravi.pan,
    name: ravi.name,
    email: ravi.email,
    countryCode: '+91',
    mobile: ravi.mobile,
    bank: { bankId: 'BA-1018-4' },
    nomination: { kind: 'none' },
    openedOn: '2020-01-01',
    openedBy: randomUUID(),
  })

async function buy(
  folioNo: string,
  { scheme, daysAgo, rupees }: { scheme: number; daysAgo: number; rupees: number },
) {
  const nav = '80.0000'
  await allotUnits(portal.platform.db, {
    folioNo,
    plan: schemes[scheme]!.plan,
    orderId: randomUUID(),
    amount: rupees * 100,
    stampDuty: 0,
    netAmount: rupees * 100,
    nav,
    units: unitsFor(rupees * 100, nav),
    date: addDays(portal.platform.clock.today(), -daysAgo),
  })
}

const plan = (folioNo: string) => ({
  id: `SR${randomUUID().slice(0, 8)}`,
  folioNo,
  kind: 'SIP' as const,
  planCode: 'FLEXI-DG',
  amountPaise: 1_000_00,
  dayOfMonth: 28,
  everyMonths: 1,
  firstDue: addDays(portal.platform.clock.today(), 90),
  lastDue: null,
  state: 'ACTIVE' as const,
  registeredOn: '2026-01-05',
  registeredOnline: true,
})

/** Units and cost of each day's purchases, free units, running plans: what investors must find again. */
async function owned(folioNos: readonly string[]) {
  const { db, clock } = portal.platform
  const rows = await db
    .select()
    .from(lots)
    .where(inArray(lots.folioNo, [...folioNos]))
  const bought: Record<string, { units: string; cost: number }> = {}
  for (const { planCode, boughtOn, unitsLeft, costLeftPaise } of rows) {
    if (unitsLeft === '0.000') continue
    const key = `${planCode} ${boughtOn}`
    const { units, cost } = bought[key] ?? { units: '0.000', cost: 0 }
    bought[key] = { units: sumUnits([units, unitsLeft]), cost: cost + costLeftPaise }
  }
  const free: Record<string, string> = {}
  for (const { plan: planCode, lockInYears } of schemes) {
    const each = folioNos.map((folioNo) => freeUnitsOf(db, { folioNo, planCode, lockInYears }, clock.today()))
    free[planCode] = sumUnits((await Promise.all(each)).map((units) => units.free))
  }
  const plans = await db
    .select()
    .from(systematicPlans)
    .where(inArray(systematicPlans.folioNo, [...folioNos]))
  return {
    bought,
    free,
    plans: plans.map(({ folioNo: _, ...rest }) => rest).sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

test('whatever was bought, a merger loses no unit, no paisa, no day of a purchase, no lock and no plan, and an order placed in between keeps its units [S1.035, S7.050]', async () => {
  const { db } = portal.platform
  const me = await requestJourney(portal, ravi)
  await fc.assert(
    fc.asyncProperty(fc.array(purchase, { minLength: 1, maxLength: 12 }), async (purchases) => {
      const folioNos = [await newFolio(), await newFolio(), await newFolio()]
      await buy(folioNos[1]!, { scheme: 0, daysAgo: 700, rupees: 5_000 })
      for (const each of purchases) await buy(folioNos[each.folio]!, each)
      const plans = folioNos.map(plan)
      for (const each of plans) await insertPlan(db, each, null)
      const before = await owned(folioNos)

      const [target = '', ...sources] = folioNos
      const made = await me.call(consolidationApi.consolidate, { sources, target })
      expect(await me.signed(made)).toMatchObject({ state: 'waiting' })
      const journey = outflowJourney(portal, ravi.pan, await portal.loginAs(ravi.pan))
      const howMuch = { amountUnitType: 'UNITS' as const, units: '10.000' }
      const redeemed = await journey.redeemed({
        schemePlanCode: 'FLEXI-DG',
        folioNo: sources[0]!,
        howMuch,
        bankId: 'BA-1018-4',
      })
      const held = await owned(folioNos)
      expect(held.bought).toEqual(before.bought)

      const requestId = made.data.request.requestId
      await db.transaction(async (tx) => carryOut(tx, portal.platform, await lockRequest(tx, requestId)))

      expect(await owned([target])).toEqual(held)
      const [order] = await db.select().from(orders).where(eq(orders.id, redeemed.transactionId))
      expect(order).toMatchObject({ folioNo: target, state: 'accepted', unitsHeld: '10.000' })
      for (const source of sources) expect((await owned([source])).bought).toEqual({})
      await journey.cancel('redemption', redeemed.transactionId)
    }),
    { numRuns: 6, seed: 20261122 },
  )
  expect(await auditLedger(db)).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})

test('the account that a plan of a merged folio is paid to comes along, and statements know each purchase by its own day', async () => {
  const { db, clock } = portal.platform
  const [target, source] = [await newFolio(), await newFolio()]
  await buy(source, { scheme: 0, daysAgo: 900, rupees: 10_000 })
  await db.insert(folioBanks).values({ folioNo: source, bankId: 'BA-1018-2', isDefault: false })
  const swp = { ...plan(source), kind: 'SWP' as const, bankId: 'BA-1018-2', firstDue: '2027-01-28' }
  await insertPlan(db, swp, null)
  const me = await requestJourney(portal, ravi)
  await me.signed(await me.call(consolidationApi.consolidate, { sources: [source], target }))
  await portal.advance(1)
  const banks = await db.select().from(folioBanks).where(eq(folioBanks.folioNo, target))
  expect(banks.map(({ bankId }) => bankId).sort()).toEqual(['BA-1018-2', 'BA-1018-4'])
  const when = { now: clock.now(), today: clock.today() }
  const scope = { folioNo: target, schemePlanCode: null }
  const days = { from: '2016-01-01', to: '2027-12-31' }
  const facts = await statementFacts(db, { pan: ravi.pan, scope, days }, when)
  const { lots: replayed, sales } = replayLots(facts.moves, facts.lotFacts)
  expect(sales).toEqual([])
  expect(replayed.filter(({ folioNo }) => folioNo === target)).toMatchObject([
    { unitsLeft: '125.000', costLeftPaise: 10_000_00, boughtOn: facts.moves[0]?.date },
  ])
})
