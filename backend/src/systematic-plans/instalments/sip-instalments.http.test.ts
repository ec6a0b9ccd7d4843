import { asc, eq } from 'drizzle-orm'
import { transactionHistory } from '../../transaction-history/history'
import { ledgerEntries } from '../../folios/schema'
import { people } from '../../../sandbox/data/people'
import { systematicPlans, systematicPlanVersions } from '../../plan-register/schema'
import type { TestPortal } from '../../../test-kit/test-portal'
import { checkInvariants } from '../../invariants'
import { orders } from '../../orders/schema'
import { purchaseJourney, startListeningPortal } from '../../../test-kit/orders/purchase-journey'
import { ashasSip, bankAnswers, registrationIn, sipJourney } from '../../../test-kit/orders/sip-journey'
import { makeInstalments } from './make-instalments.job'

const { pan } = people.asha
let portal: TestPortal
let sip: ReturnType<typeof sipJourney>
let payments: ReturnType<typeof purchaseJourney>

beforeAll(async () => {
  portal = await startListeningPortal()
  const token = await portal.loginAs(pan)
  sip = sipJourney(portal, pan, token)
  payments = purchaseJourney(portal, pan, token)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
const planOf = async (id: string) =>
  (await portal.platform.db.select().from(systematicPlans).where(eq(systematicPlans.id, id)))[0]
const instalmentsOf = async (planId: string) => {
  const ofPlan = portal.platform.db.select().from(orders).where(eq(orders.planId, planId))
  return (await ofPlan.orderBy(asc(orders.dueOn))).filter(({ dueOn }) => dueOn !== null)
}
const told = async (text: string) =>
  (await portal.inbox(pan)).filter(({ subject, channel }) => channel === 'email' && subject?.includes(text))

let planId: string

test('with the first instalment paid now a checkout is a registration and a purchase; the plan begins after the cut-off', async () => {
  const draftTerms = { ...ashasSip, sipStartDate: '2026-10-10', payFirstNow: true }
  const placed = await sip.placed(draftTerms)
  planId = registrationIn(placed).planId
  expect(placed).toMatchObject([
    { kind: 'SIP', state: 'accepted', planId },
    { kind: 'SIP_INSTALMENT', state: 'created', planId, dueOn: '2026-08-25', amount: 2_000_00 },
  ])
  const first = placed[1]?.transactionId ?? ''
  await payments.pay(first)
  await payments.when(first, ({ state }) => state === 'paid')
  // From here on the test is the bank: it answers when, and what, the test says.
  portal.platform.publicUrl = () => 'http://127.0.0.1:1'
  await at('2026-08-25T23:00:00')
  expect(await sip.show(first)).toMatchObject({ state: 'allotted', navDate: '2026-08-25' })
  expect(await planOf(planId)).toMatchObject({
    state: 'ACTIVE',
    firstDue: '2026-10-10',
    umrn: draftTerms.umrn,
  })
  const [booked] = await portal.platform.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, first))
  expect(booked).toMatchObject({ kind: 'PURCHASE_SIP', amountPaise: 2_000_00 })
})

test('due on a Saturday: announced on Sunday, debited on Monday, bought at the NAV of the day on which the bank answers', async () => {
  await at('2026-10-11T05:59:00')
  expect(await told('₹2,000.00 is debited')).toHaveLength(0)
  await at('2026-10-11T23:59:00')
  expect(await told('₹2,000.00 is debited on 12 Oct 2026')).toHaveLength(1)
  expect(await instalmentsOf(planId)).toHaveLength(1)
  await at('2026-10-12T10:00:00')
  const [, due] = await instalmentsOf(planId)
  expect(due).toMatchObject({ state: 'created', dueOn: '2026-10-10' })
  expect(await sip.show(due!.id)).toMatchObject({
    navDate: '2026-10-13',
    unitsOn: '2026-10-14',
    mandate: { umrn: ashasSip.umrn, accountLast4: '4417' },
  })
  expect((await transactionHistory(portal.platform.db, pan, 5, '2026-10-12'))[0]).toMatchObject({
    kind: 'PURCHASE_SIP',
    status: 'IN_PROCESS',
    statusText: 'Debit on its way',
  })
  await at('2026-10-13T10:00:00')
  await bankAnswers(portal, 'paid')
  expect((await instalmentsOf(planId))[1]).toMatchObject({ state: 'paid', navDate: '2026-10-13' })
  await at('2026-10-13T23:00:00')
  expect((await instalmentsOf(planId))[1]).toMatchObject({ state: 'allotted' })
}, 400_000)

test('a debit that fails is told with how many more a SIP bears, and a paid one begins the count anew', async () => {
  await at('2026-11-11T10:00:00')
  await bankAnswers(portal, 'failed', planId)
  await bankAnswers(portal, 'paid')
  const failed = (await instalmentsOf(planId)).at(-1)
  expect(failed).toMatchObject({
    state: 'expired',
    failureReason: { text: 'There was too little money in the account.' },
  })
  expect(await planOf(planId)).toMatchObject({ state: 'ACTIVE', failedInARow: 1 })
  const [word] = await told('We could not debit ₹2,000.00')
  expect(word?.body).toMatch(/too little money.*If the next 2 debits fail too, this SIP ends/)
  const history = await transactionHistory(portal.platform.db, pan, 50, '2026-11-11')
  expect(history.find(({ transactionId }) => transactionId === failed?.id)).toMatchObject({
    status: 'FAILED',
    statusText: 'Debit failed',
  })
  await at('2026-12-11T10:00:00')
  await bankAnswers(portal, 'paid')
  expect(await planOf(planId)).toMatchObject({ failedInARow: 0 })
}, 400_000)

test('the third failure in a row ends the plan: a version by that order, word of it, and no instalment after it', async () => {
  for (const day of ['2027-01-12', '2027-02-11', '2027-03-11']) {
    await at(`${day}T10:00:00`)
    await bankAnswers(portal, 'failed', planId)
    await bankAnswers(portal, 'paid')
  }
  const all = await instalmentsOf(planId)
  expect(await planOf(planId)).toMatchObject({ state: 'CANCELLED' })
  const versions = await portal.platform.db
    .select()
    .from(systematicPlanVersions)
    .where(eq(systematicPlanVersions.planId, planId))
  expect(versions).toMatchObject([{ state: 'ACTIVE' }, { state: 'CANCELLED', orderId: all.at(-1)?.id }])
  expect(
    (await told('We could not debit ₹2,000.00')).map(
      ({ body }) => /the next[^.]*this SIP ends/.exec(body)?.[0],
    ),
  ).toEqual([
    'the next debit fails too, this SIP ends',
    'the next 2 debits fail too, this SIP ends',
    'the next 2 debits fail too, this SIP ends',
  ])
  expect(await told('Your SIP in Neem Flexi Cap Fund has ended')).toHaveLength(1)
  await at('2027-04-15T10:00:00')
  expect(await instalmentsOf(planId)).toHaveLength(all.length)
}, 400_000)

test('the job running again makes no second order', async () => {
  const count = async () => (await portal.platform.db.select().from(orders)).length
  const before = await count()
  const now = portal.platform.clock.now()
  await Promise.all([makeInstalments(portal.platform, now), makeInstalments(portal.platform, now)])
  expect(await count()).toBe(before)
})
