import { randomUUID } from 'node:crypto'
import { unclaimedApi } from '@portal/contracts/orders/unclaimed'
import { and, eq } from 'drizzle-orm'
import { openTasks } from '../operations/ops-tasks'
import { folioBanks, incomeShares } from '../folios/schema'
import { payouts } from '../payouts/schema'
import { people } from '../../sandbox/data/people'
import { listen } from '../../test-kit/bank-portal'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'

const { pan } = people.ravi
const folioNo = '91018018'
/** The bank returns what goes to the first; the second is added later. */
const closed = 'BA-1018-1'
const added = { folioNo, bankId: 'BA-1018-4', isDefault: false }

let portal: TestPortal
let own: OutflowJourney

const logIn = async () => (own = outflowJourney(portal, pan, await portal.loginAs(pan)))
const list = async () => (await own.call(unclaimedApi.list, { panNumber: pan })).data.amounts
const codeOf = (transactionId: string, bankId: string) => own.codeFor('UNCLAIMED', { transactionId, bankId })
const claim = (
  transactionId: string,
  bankId: string,
  code: Awaited<ReturnType<typeof codeOf>>,
  idempotencyKey: string = randomUUID(),
) => own.call(unclaimedApi.claim, { transactionId, bankId, ...own.confirmed(code) }, { idempotencyKey })

beforeAll(async () => {
  portal = await startTestPortal()
  await listen(portal)
  const row = and(eq(folioBanks.folioNo, folioNo), eq(folioBanks.bankId, added.bankId))
  await portal.platform.db.delete(folioBanks).where(row)
  await logIn()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

test('money that the bank returned waits with its income, and goes to another account after a code for that one [S2.033]', async () => {
  expect(await list()).toEqual([])
  const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo, bankId: closed }
  const { transactionId } = await own.redeemed({
    ...draftTerms,
    howMuch: { amountUnitType: 'AMOUNT', amount: 20_000_00 },
  })
  await portal.advanceTo(new Date('2026-09-15T12:00:00+05:30'))
  await logIn()
  expect(await own.showRedemption(transactionId)).toMatchObject({ state: 'returned' })
  const [waiting, ...more] = await list()
  expect(more).toEqual([])
  expect(waiting).toMatchObject({
    transactionId,
    folioNo,
    reason: 'The account is closed.',
    accountLast4: '7777',
    banks: [{ bankId: closed }],
  })
  const { amount, income } = waiting!
  // Some two weeks in an overnight fund.
  expect(income).toBeGreaterThan(amount * 0.001)
  expect(income).toBeLessThan(amount * 0.005)

  await portal.platform.db.insert(folioBanks).values(added)
  expect((await list())[0]?.banks).toHaveLength(2)
  const elsewhere = await claim(transactionId, added.bankId, await codeOf(transactionId, closed))
  expect(elsewhere.resultInfo.resultCodeId).toBe('-113')
  const foreign = await claim(transactionId, 'BA-1001-1', await codeOf(transactionId, 'BA-1001-1'))
  expect(foreign.resultInfo.resultCodeId).toBe('-375')
  const code = await codeOf(transactionId, added.bankId)
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => claim(transactionId, added.bankId, code, key)))
  expect(answers.map(({ resultInfo }) => resultInfo.resultCode)).toEqual(['SUCCESS', 'SUCCESS'])
  expect(await list()).toEqual([])
  expect(await openTasks(portal.platform.db)).toEqual([])
  const again = await claim(transactionId, added.bankId, code)
  expect(again.resultInfo.resultCodeId).toBe('-387')

  await portal.advanceTo(new Date('2026-09-18T12:00:00+05:30'))
  await logIn()
  const paid = await own.showRedemption(transactionId)
  expect(paid.state).toBe('paid_out')
  expect(paid.payouts).toMatchObject([
    { state: 'returned', amount },
    { state: 'paid', amount: amount + income, accountLast4: '2018', dueOn: '2026-09-16' },
  ])
})

test("Asha's unclaimed IDCW waits from the beginning, and goes to an account of hers after a code [S2.033]", async () => {
  const asha = people.asha.pan
  const logInAsha = async () => (own = outflowJourney(portal, asha, await portal.loginAs(asha)))
  const listOf = async () => (await own.call(unclaimedApi.list, { panNumber: asha })).data.amounts
  await logInAsha()
  const [waiting, ...more] = await listOf()
  expect(more).toEqual([])
  expect(waiting).toMatchObject({
    orderNumber: null,
    folioNo: '91024821',
    scheme: { schemePlanCode: 'LARGE-DD' },
    accountLast4: '9052',
    reason: 'The account is dormant.',
  })
  const { transactionId, amount, income, idcwOf } = waiting!
  expect(idcwOf! < '2026-08-25').toBe(true)
  expect(income).toBeGreaterThan(0)

  const thirdParty = outflowJourney(portal, pan, await portal.loginAs(pan))
  expect((await thirdParty.call(unclaimedApi.list, { panNumber: pan })).data.amounts).toEqual([])
  const bankId = 'BA-1001-1'
  const code = await own.codeFor('UNCLAIMED', { transactionId, bankId })
  const { data } = await own.call(unclaimedApi.claim, { transactionId, bankId, ...own.confirmed(code) })
  expect(data).toEqual({ order: null })
  expect(await listOf()).toEqual([])
  await portal.advance(4)
  const [paid] = await portal.platform.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.orderId, transactionId), eq(payouts.state, 'paid')))
  expect(paid).toMatchObject({ bankId, income: paid!.income, amount: amount + paid!.income })
  expect(paid!.income).toBeGreaterThanOrEqual(income)
  const [row] = await portal.platform.db.select().from(incomeShares).where(eq(incomeShares.id, transactionId))
  expect(row?.paidOn).not.toBeNull()
  expect((await portal.inbox(asha)).some(({ subject }) => / of IDCW is in your account$/.test(subject))).toBe(
    true,
  )
})
