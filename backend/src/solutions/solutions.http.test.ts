import { randomUUID } from 'node:crypto'
import { investmentSolutionApi, type SolutionDraftTerms } from '@portal/contracts/schemes/investment-solution'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { moveWords } from '../statements/account/move-words'
import { statementFacts } from '../statements/statement-facts'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { orders } from '../orders/schema'
import { solutions } from './schema'
import { rebalanceSolutions } from './rebalance.job'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'

const asha = people.asha.pan
const draftTerms: SolutionDraftTerms = {
  isInvestSolution: true,
  investSolutionType: 'BALANCED',
  folioNo: '91024821',
  amount: 50_001_00,
}

let portal: TestPortal
let token: string
let own: ReturnType<typeof outflowJourney>

async function logIn() {
  token = await portal.loginAs(asha)
  own = outflowJourney(portal, asha, token)
}
beforeAll(async () => {
  portal = await startListeningPortal()
  await logIn()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const endOfDay = async (day: string) => {
  await portal.advanceTo(new Date(`${day}T23:00:00+05:30`))
  await logIn()
}
const held = async () => (await own.call(investmentSolutionApi.held, { panNumber: asha })).data.solutions
const quote = (changes: Partial<SolutionDraftTerms> = {}) =>
  own.call(investmentSolutionApi.validate, { ...draftTerms, ...changes })
const rebalancings = () => portal.platform.db.select().from(orders).where(eq(orders.kind, 'REBALANCE'))

async function statementWords() {
  const { moves, ...facts } = await statementFacts(
    portal.platform.db,
    {
      pan: asha,
      scope: { folioNo: null, schemePlanCode: null },
      days: { from: '2026-08-25', to: '2026-09-05' },
    },
    { now: portal.platform.clock.now(), today: portal.platform.clock.today() },
  )
  return moves.map((move) => moveWords(move, facts, (code) => code))
}

async function place(changes: Partial<SolutionDraftTerms> = {}) {
  const confirmed = (await quote()).data
  const code = await own.codeFor('LUMPSUM', { orders: confirmed.orders })
  const body = { ...draftTerms, ...changes, ...own.confirmed(code) }
  return own.call(investmentSolutionApi.investmentSolution, body, { idempotencyKey: randomUUID() })
}

test('one amount is split by the shares of the mix, to the rupee; too little and no whole rupees are refused [S1.012]', async () => {
  const { data } = await quote()
  // Half of Rs 50,001 is Rs 25,000.50: a whole rupee more goes into equity.
  expect(data).toMatchObject({
    equity: { amount: 25_001_00, scheme: { schemePlanCode: 'FLEXI-DG' } },
    debt: { amount: 25_000_00, scheme: { schemePlanCode: 'SHORT-DG' } },
    stampDuty: 1_25 + 1_25,
    solution: { name: 'Even mix', rebalancingFrequency: 'Half Yearly' },
  })
  expect((await quote({ amount: 9_999_00 })).resultInfo.resultCodeId).toBe('-356')
  expect((await quote({ amount: 20_000_50 })).resultInfo.resultCodeId).toBe('-356')
})

test('the code confirms both purchases as they are split; each call takes only its own folios [S7.062 S7.085]', async () => {
  expect((await place({ amount: 60_000_00 })).resultInfo.resultCodeId).toBe('-113')
  const code = await own.codeFor('LUMPSUM', { orders: (await quote()).data.orders })
  const requested = (isNew: boolean, folioNo: string | null) =>
    own.call(
      isNew ? investmentSolutionApi.newInvestmentSolution : investmentSolutionApi.investmentSolution,
      { ...draftTerms, folioNo, ...own.confirmed(code) },
      { idempotencyKey: randomUUID() },
    )
  expect((await requested(true, draftTerms.folioNo)).status).toBe(400)
  expect((await requested(false, null)).status).toBe(400)
})

test('one payment brings the units of both; the solution is rebalanced by one switch a period, told a day before and cancellable, until it is stopped [S1.012 S3.045]', async () => {
  const { data } = await place()
  expect(data).toMatchObject({
    planMode: 'Direct',
    equityScheme: { scheme: 'FLEXI-DG', schemeName: 'Neem Flexi Cap Fund', planMode: 'Direct', option: 'G' },
    debtScheme: { scheme: 'SHORT-DG', fundType: 'DEBT', planName: 'Direct', optionName: 'Growth' },
  })
  expect(data.orders.map(({ kind }) => kind)).toEqual(['SOLUTION', 'SOLUTION'])
  expect(await held()).toEqual([])
  const [first] = data.orders
  const buys = purchaseJourney(portal, asha, token)
  await buys.pay(first!.transactionId)
  await buys.when(first!.transactionId, ({ state }) => state === 'paid')
  expect(await held()).toMatchObject([{ state: 'starting', nextRebalanceOn: null }])
  await endOfDay('2026-08-26')
  await portal.advanceTo(new Date('2026-08-27T10:00:00+05:30'))
  await logIn()
  const [running] = await held()
  expect(running).toMatchObject({ state: 'running', equityPercent: 50, equityPercentNow: 50 })

  // Near its shares nothing moves; far from them, one order the day before.
  const { db } = portal.platform
  const id = running!.solutionId
  await db.update(solutions).set({ nextOn: '2026-09-01', equityPercent: 30 }).where(eq(solutions.id, id))
  await portal.advanceTo(new Date('2026-08-31T10:00:00+05:30'))
  await logIn()
  const [order] = await rebalancings()
  expect(order).toMatchObject({
    state: 'accepted',
    schemePlanCode: 'FLEXI-DG',
    toSchemePlanCode: 'SHORT-DG',
    planId: id,
    dueOn: '2026-09-01',
    navDate: '2026-09-01',
  })
  const told = (await portal.inbox(asha)).find(({ subject }) => subject.includes('rebalance your investment'))
  expect(told?.body).toContain('You can cancel it until 3:00 pm on 1 Sep 2026')
  await rebalanceSolutions(portal.platform, portal.platform.clock.now())
  expect(await rebalancings()).toHaveLength(1)
  expect((await held())[0]).toMatchObject({
    waiting: { transactionId: order!.id },
    nextRebalanceOn: '2027-02-25',
  })
  await endOfDay('2026-09-04')
  const called = `Rebalancing of ${id}`
  expect(await own.showSwitch(order!.id)).toMatchObject({ kind: 'REBALANCE', state: 'allotted', called })
  const rows = await own.history()
  const nameOf = (row: string) => rows.find(({ transactionId }) => transactionId === row)?.called
  expect([order!.id, first!.transactionId].map(nameOf)).toEqual([called, 'Purchase for a solution'])
  expect(await statementWords()).toContain('Purchase for a solution')
  // Prices move on while the switch is dealt.
  const [balanced] = await held()
  expect(balanced).toMatchObject({ waiting: null })
  expect(Math.abs((balanced?.equityPercentNow ?? 0) - 30)).toBeLessThanOrEqual(2)

  // Stopped, it is left alone; nobody else can stop it.
  const bharat = await portal.loginAs(people.bharat.pan)
  expect((await portal.call(investmentSolutionApi.stop, { solutionId: id }, { token: bharat })).status).toBe(
    404,
  )
  await own.call(investmentSolutionApi.stop, { solutionId: id })
  await db.update(solutions).set({ nextOn: '2026-09-07', equityPercent: 80 }).where(eq(solutions.id, id))
  await endOfDay('2026-09-07')
  expect(await rebalancings()).toHaveLength(1)
  expect((await held())[0]).toMatchObject({ state: 'stopped', nextRebalanceOn: null })
}, 300_000)
