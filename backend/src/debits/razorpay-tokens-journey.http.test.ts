import { randomUUID } from 'node:crypto'
import type { MandateMethod } from '@portal/contracts/mandates/mandate'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { addDays, addYears, formatDate, indiaDate } from '@portal/contracts/format'
import { nextSipDay } from '@portal/contracts/validation'
import { desc, eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { bankMandates } from '../../sandbox/providers/mandates/schema'
import { changeToken } from '../../sandbox/providers/razorpay/recurring-ledger'
import type { ashasMandate } from '../../test-kit/mandates/mandate-journey'
import { accountEnding, mandateJourney, pressAtBank } from '../../test-kit/mandates/mandate-journey'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { ashasSip, registrationIn, sipJourney } from '../../test-kit/orders/sip-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { onOrAfter } from '../calendar/business-day'
import { checkInvariants } from '../invariants'
import { tidyUpTokens } from '../mandates/adapters/razorpay/tidy-up'
import { razorpayTokens } from '../mandates/adapters/razorpay/schema'
import { orders } from '../orders/schema'
import { sayReason } from '../payments/failure-reasons'
import { orderDebits } from '../systematic-plans/debit-owner'
import { debitContext } from './debit-context'
import { debits } from './schema'

const { pan } = people.asha
let portal: TestPortal
let own: ReturnType<typeof mandateJourney>

beforeAll(async () => {
  portal = await startListeningPortal({ env: { MANDATES: 'razorpay', DEBITS: 'razorpay' } })
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

/** A session ends within the days of this journey. */
const asAsha = async () => (own = mandateJourney(portal, pan, await portal.loginAs(pan)))

/** A mandate that Razorpay's bank has registered; answers its name. */
async function registered(method: MandateMethod, change: Partial<typeof ashasMandate> = {}): Promise<string> {
  await asAsha()
  const validFrom = addDays(portal.platform.clock.today(), 7)
  const terms = { validFrom, validTill: addYears(validFrom, 3), ...change }
  const { data, resultInfo } =
    method === 'UPI' ? await own.initiateAutopay(terms) : await own.initiate({ ...terms, method })
  if (!data?.url) throw new Error(resultInfo.resultMsg)
  await pressAtBank(portal, data.url, 'approve')
  await portal.advance(4)
  await portal.settle()
  await asAsha()
  const { umrn } = await own.registration(data.registration.registrationId)
  if (umrn === null) throw new Error('the bank did not register it')
  return umrn
}

/** A SIP by a mandate, and the day of its first instalment. */
async function sipBy(umrn: string): Promise<{ planId: string; start: string }> {
  const journey = sipJourney(portal, pan, await portal.loginAs(pan))
  const { data } = await journey.call(sipApi.mandates, { panNumber: pan })
  const start = nextSipDay(10, data.earliestStart.byMandate)
  const { planId } = registrationIn(await journey.placed({ ...ashasSip, sipStartDate: start, umrn }))
  return { planId, start }
}
async function until(day: string): Promise<void> {
  await portal.advanceTo(new Date(`${day}T14:00:00+05:30`))
  await portal.settle()
}
/** Presses a button of the page that is the investor's bank or UPI app. */
async function inUpiApp(registrationId: string, change: 'pause' | 'resume' | 'end'): Promise<void> {
  const origin = portal.platform.publicUrl()
  const pageUrl = `${origin}/sandbox/providers/razorpay/mandates`
  expect(await (await fetch(pageUrl)).text()).toContain(registrationId)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
  const body = `change=${change}`
  const answer = await fetch(`${pageUrl}/${registrationId}`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}
const debitsOn = (umrn: string) =>
  portal.platform.db.select().from(debits).where(eq(debits.umrn, umrn)).orderBy(desc(debits.presentOn))
const ordersOf = (planId: string) =>
  portal.platform.db.select().from(orders).where(eq(orders.planId, planId)).orderBy(desc(orders.createdAt))

test.each(['NETBANKING', 'UPI'] as const)(
  'a mandate by %s pays an instalment, which is allotted; ended at the bank, the next debit is refused and says why',
  async (method) => {
    const umrn = await registered(method)
    const { planId, start } = await sipBy(umrn)
    await until(addDays(start, 7))
    const [first] = await debitsOn(umrn)
    expect(first).toMatchObject({
      amount: 2_000_00,
      state: 'paid',
      bankReference: expect.stringMatching(/^pay_/),
    })
    // Razorpay tells the investor a day before: what it debits on the due date, it is asked for then.
    const due = onOrAfter(start)
    expect(first).toMatchObject({ presentOn: due })
    expect(first && indiaDate(first.presentedAt ?? new Date(0))).toBe(addDays(due, -1))
    const told = (await portal.inbox(pan)).find(({ body }) =>
      body.includes(`SIP ${planId}: your mandate ${umrn}`),
    )
    expect(told?.subject).toContain(`is debited on ${formatDate(due)}`)
    expect(told && indiaDate(told.sentAt)).toBe(addDays(due, -1))
    expect((await ordersOf(planId)).map(({ state }) => state)).toContain('allotted')
    // The bank's word is lost: only the debit finds that the mandate is over.
    const [row] = await portal.platform.db.select().from(razorpayTokens).where(eq(razorpayTokens.umrn, umrn))
    await changeToken(portal.platform, row?.registrationId ?? '', 'cancelled')
    await until(addDays(start, 45))
    const [second] = await debitsOn(umrn)
    expect(second).toMatchObject({ state: 'failed', bankReference: null })
    expect(second?.reason && sayReason(second.reason)).toBe(
      'The mandate was ended at your bank or in your UPI app.',
    )
  },
)

test('a raised limit keeps the name of the mandate: the new token is debited, the old one ended there', async () => {
  const bankId = await accountEnding(portal, '9977')
  const umrn = await registered('NETBANKING', { bankId })
  const { validTill } = (await own.list()).find((each) => each.umrn === umrn)!
  const raised = await registered('NETBANKING', { bankId, limit: 90_000_00, raises: umrn, validTill })
  expect(raised).toBe(umrn)
  expect((await own.list()).find((each) => each.umrn === umrn)).toMatchObject({ limit: 90_000_00 })
  await tidyUpTokens(portal.platform, portal.platform.clock.now())
  await portal.settle()
  const tokens = await portal.platform.db
    .select({ state: bankMandates.state, limit: bankMandates.request, endedAt: razorpayTokens.endedAt })
    .from(razorpayTokens)
    .innerJoin(bankMandates, eq(bankMandates.registrationId, razorpayTokens.registrationId))
    .where(eq(razorpayTokens.umrn, umrn))
    .orderBy(razorpayTokens.registeredAt)
  expect(tokens.map(({ state, limit }) => [state, limit.limit])).toEqual([
    ['cancelled', 50_000_00],
    ['registered', 90_000_00],
  ])
  expect(tokens.map(({ endedAt }) => endedAt !== null)).toEqual([true, false])
  // That the old one was cancelled is no word about the mandate.
  expect((await own.list()).find((each) => each.umrn === umrn)).toMatchObject({ status: 'ACTIVE' })
})

test('the rupee that approved a UPI mandate goes back, once', async () => {
  const umrn = await registered('UPI', { bankId: await accountEnding(portal, '9988') })
  await tidyUpTokens(portal.platform, portal.platform.clock.now())
  const [row] = await portal.platform.db.select().from(razorpayTokens).where(eq(razorpayTokens.umrn, umrn))
  expect(row).toMatchObject({ chargeId: expect.stringMatching(/^pay_/), chargeReturnedAt: expect.any(Date) })
  await tidyUpTokens(portal.platform, portal.platform.clock.now())
  const [again] = await portal.platform.db.select().from(razorpayTokens).where(eq(razorpayTokens.umrn, umrn))
  expect(again?.chargeReturnedAt).toEqual(row?.chargeReturnedAt)
})

test('word of the end in a UPI app reaches us: the mandate is over, its investor is told, nothing is presented', async () => {
  const umrn = await registered('UPI')
  const { planId, start } = await sipBy(umrn)
  const [row] = await portal.platform.db.select().from(razorpayTokens).where(eq(razorpayTokens.umrn, umrn))
  await inUpiApp(row?.registrationId ?? '', 'end')
  await portal.settle()
  await asAsha()
  expect((await own.list()).find((each) => each.umrn === umrn)).toMatchObject({ actions: ['reinitiate'] })
  await until(addDays(start, 3))
  expect(await debitsOn(umrn)).toMatchObject([{ state: 'failed', requestedAt: null }])
  expect((await ordersOf(planId)).map(({ state }) => state)).not.toContain('allotted')
  expect((await portal.inbox(pan)).some(({ subject }) => / has ended$/.test(subject ?? ''))).toBe(true)
})

test('a mandate of the data set pays a SIP too, and the one whose account has no money does not', async () => {
  const [good, poor] = ['PRJT7000000000001001', 'KDMB7000000000001018']
  const bank = debitContext(portal.platform, orderDebits(portal.platform)).bank
  const presentOn = portal.platform.clock.today()
  for (const [umrn, news] of [
    [good, 'paid'],
    [poor, 'failed'],
  ] as const) {
    const debitId = randomUUID()
    const account = { accountNumber: '1', ifsc: 'PRJT0000101', accountType: 'Savings' as const, holder: 'A' }
    expect(await bank.present({ debitId, umrn, amount: 1_000_00, presentOn, ...account })).toBeUndefined()
    await portal.advance(5)
    expect(await bank.status(debitId)).toMatchObject({ news })
  }
})
