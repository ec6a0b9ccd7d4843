import { eq } from 'drizzle-orm'
import { auditLedger } from '../folios/audit-ledger'
import { people } from '../../sandbox/data/people'
import { insertPlan } from '../plan-register/plan.repository'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { orders } from '../orders/schema'
import { planJourney } from '../../test-kit/orders/plan-journey'
import { bankAnswers } from '../../test-kit/orders/sip-journey'

const { pan } = people.asha
const umrn = 'PRJT7000000000001001'
const daily = { planId: 'SR100900', folioNo: '91024821' } as const

let portal: TestPortal
let plans: ReturnType<typeof planJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  plans = planJourney(portal, pan, await portal.loginAs(pan))
  // From here on the test is the bank: it answers when, and what, the test says.
  portal.platform.publicUrl = () => 'http://127.0.0.1:1'
  const when = { dayOfMonth: 10, firstDue: '2026-09-10', everyMonths: null, lastDue: null }
  const what = { id: daily.planId, folioNo: daily.folioNo, kind: 'SIP', planCode: 'FLEXI-DG', umrn } as const
  const plan = { ...what, ...when, amountPaise: 1_000_00, state: 'ACTIVE', registeredOnline: true } as const
  await portal.platform.db.transaction((tx) =>
    insertPlan(tx, { ...plan, registeredOn: '2026-08-20', bankId: null }, null),
  )
})
afterAll(() => portal.close())
afterEach(async () => {
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  expect(await auditLedger(portal.platform.db)).toEqual([])
})

/** The days whose debits were announced, the first one first. */
const announced = async () =>
  (await portal.inbox(pan))
    .filter(({ channel, body }) => channel === 'email' && body.startsWith(`SIP ${daily.planId}`))
    .flatMap(({ subject }) => /is debited on (\d+) Sep 2026/.exec(subject ?? '')?.[1] ?? [])
    .reverse()

const instalments = async () =>
  (await portal.platform.db.select().from(orders).where(eq(orders.planId, daily.planId)))
    .map(({ dueOn, state }) => [dueOn, state])
    .sort()

/** The bank answers in the morning; in the evening the NAV of the day is known. */
async function day(date: string, news: 'paid' | 'failed'): Promise<void> {
  await portal.advanceTo(new Date(`${date}T10:00:00+05:30`))
  await bankAnswers(portal, news)
  await portal.advanceTo(new Date(`${date}T23:00:00+05:30`))
}

test('says how often it runs, and until when it can pause', async () => {
  const plan = await plans.plan(daily.planId)
  expect(plan).toMatchObject({ frequency: 'Daily', mostFailures: 3, next: { dueOn: '2026-09-10' } })
  // A month apart: 10 October is a Saturday, 10 November a holiday, 10 January a Sunday.
  expect(plan.pauseUntil).toEqual([
    '2026-10-12',
    '2026-11-11',
    '2026-12-10',
    '2027-01-11',
    '2027-02-10',
    '2027-03-10',
  ])
})

test('has no day of the month that could be changed', async () => {
  const change = { kind: 'SIP_MODIFY', ...daily, amount: 1_500_00, dayOfMonth: 15, endDate: null } as const
  expect((await plans.quote(change)).resultInfo).toMatchObject({
    resultCodeId: '-409',
    resultMsg: expect.stringContaining('every business day') as string,
  })
})

test('ends on the last business day until the end that its investor chooses', async () => {
  const change = { kind: 'SIP_MODIFY', ...daily, amount: 1_500_00, dayOfMonth: 10 } as const
  // A Sunday.
  const { data } = await plans.quote({ ...change, endDate: '2027-04-25' })
  expect(data.after).toMatchObject({ frequency: 'Daily', amount: 1_500_00, endDate: '2027-04-23' })
})

test('buys units for every business day and tells of each the day before, but for no day of a weekend or a holiday', async () => {
  // Monday, the 14th, is Ganesh Chaturthi.
  for (const date of ['2026-09-10', '2026-09-11', '2026-09-15', '2026-09-16', '2026-09-17'])
    await day(date, 'paid')
  expect(await instalments()).toEqual([
    ['2026-09-10', 'allotted'],
    ['2026-09-11', 'allotted'],
    ['2026-09-15', 'allotted'],
    ['2026-09-16', 'allotted'],
    ['2026-09-17', 'allotted'],
  ])
  expect(await announced()).toEqual(['10', '11', '15', '16', '17', '18'])
}, 400_000)

test('ends with the third debit in a row that fails', async () => {
  await day('2026-09-18', 'failed')
  await day('2026-09-21', 'failed')
  expect((await plans.plan(daily.planId)).failedInARow).toBe(2)
  await day('2026-09-22', 'failed')
  expect(await plans.plan(daily.planId)).toMatchObject({ state: 'CANCELLED', next: null })
}, 400_000)
