import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { asc, eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { systematicPlans, systematicPlanVersions } from '../plan-register/schema'
import { checkInvariants } from '../invariants'
import { ashasSip, registrationIn, sipJourney, type SipDraftTerms } from '../../test-kit/orders/sip-journey'

let portal: TestPortal
let sip: ReturnType<typeof sipJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  sip = sipJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
const planOf = async (planId: string) =>
  (await portal.platform.db.select().from(systematicPlans).where(eq(systematicPlans.id, planId)))[0]
const versionsOf = (planId: string) =>
  portal.platform.db
    .select()
    .from(systematicPlanVersions)
    .where(eq(systematicPlanVersions.planId, planId))
    .orderBy(asc(systematicPlanVersions.version))
const told = async (text: string) =>
  (await portal.inbox(people.asha.pan)).filter(
    ({ subject, channel }) => channel === 'email' && subject?.includes(text),
  )

test('mandates that a SIP can be paid by tell what the SIPs on them take in a month, and from when on a new one can run', async () => {
  const { data } = await sip.call(sipApi.mandates, { panNumber: people.asha.pan })
  expect(data.mandates).toMatchObject([
    { umrn: 'PRJT7000000000001001', limit: 1_00_000_00, accountLast4: '4417', usedAMonth: 10_500_00 },
  ])
  expect(data.earliestStart).toEqual({ byMandate: '2026-08-27', paidNow: '2026-09-24' })
})

test('the quote has a calendar: a due date on a holiday is debited on the next business day, units come after the bank answered', async () => {
  const { data } = await sip.quote({
    ...ashasSip,
    until: { sipPeriod: 'No. of Installments', installments: 12 },
  })
  expect(data.dues[0]).toEqual({
    amount: 2_000_00,
    dueOn: '2026-09-10',
    debitOn: '2026-09-10',
    navDate: '2026-09-11',
    unitsOn: '2026-09-15',
  })
  expect(data.dues[1]).toMatchObject({ dueOn: '2026-10-10', debitOn: '2026-10-12', navDate: '2026-10-13' })
  expect(data).toMatchObject({
    installments: 12,
    endDate: '2027-08-10',
    total: 24_000_00,
    cancelUntil: '2026-08-25T09:30:00.000Z',
    firstNow: null,
  })
  expect(data.dues).toHaveLength(12)
})

test('an amount to reach counts to the paisa', async () => {
  const reaching = async (amount: number) =>
    (await sip.quote({ ...ashasSip, until: { sipPeriod: 'SIP amount reaches', amount } })).data.installments
  expect(await reaching(60_000_00)).toBe(30)
  expect(await reaching(60_000_50)).toBe(31)
})

type Refused = [string, Partial<SipDraftTerms>, string, RegExp]
const inMonths = (months: number) => ({ sipPeriod: 'No. of Months', months }) as const
const by = (endDate: string) => ({ sipPeriod: 'Date', endDate }) as const

test.each<Refused>([
  ['a scheme without SIP [S8.024]', { schemePlanCode: 'OVERNIGHT-DG' }, '-391', /^SIP is not allowed in/],
  [
    'an offer, which may be called off after a bank was debited for it',
    { schemePlanCode: 'VALUE-DG' },
    '-391',
    /^SIP is not allowed in Neem Value Fund/,
  ],
  ['a start on another day', { sipStartDate: '2026-09-15' }, '-392', /day 10/],
  ['a start before the notice', { sipDate: 25, sipStartDate: '2026-08-25' }, '-393', /25 Sep 2026/],
  [
    'a start days after an instalment paid now',
    { payFirstNow: true },
    '-393',
    /10 Oct 2026, about a month after/,
  ],
  ['an end in the past [S5.061] [S8.057]', { until: by('2026-08-01') }, '-394', /must be in the future/],
  ['five months [S5.060]', { until: inMonths(5) }, '-394', /at least 6 months/],
  [
    'nine months of quarters [S5.060]',
    { sipFrequency: 'Quarterly', until: inMonths(9) },
    '-394',
    /at least 12 months/,
  ],
  ['more than the mandate allows [S5.073]', { amount: 1_00_001_00 }, '-397', /up to ₹1,00,000 a debit/],
  [
    'an end after that of the mandate [S5.073] [S8.034]',
    { until: inMonths(120) },
    '-398',
    /expires on 25 Mar 2031, before your SIP ends/,
  ],
  ['a mandate on an account of another folio', { folioNo: '91021954' }, '-396', /not in this folio/],
  ['less than the smallest SIP', { amount: 499_00 }, '-307', /minimum amount is ₹500/],
  ['paise off the step', { amount: 500_50 }, '-309', /steps of ₹1/],
])('%s is refused', async (_what, change, code, text) => {
  const { resultInfo } = await sip.quote({ ...ashasSip, ...change })
  expect(resultInfo.resultCodeId).toBe(code)
  expect(resultInfo.resultMsg).toMatch(text)
})

test('a mandate of another investor is like one that does not exist', async () => {
  expect((await sip.quote({ ...ashasSip, umrn: 'PRJT7000000000001016' })).status).toBe(404)
})

test('each call takes only a SIP of its sort: of a scheme that the folio holds, or of one that it does not', async () => {
  expect((await sip.initiate(ashasSip, 'newSip')).resultInfo.resultCodeId).toBe('-400')
  const other = { ...ashasSip, schemePlanCode: 'BALADV-DG' }
  expect((await sip.initiate(other, 'sip')).resultInfo.resultCodeId).toBe('-399')
})

test('a SIP that is taken back before its cut-off makes no plan; afterwards it is too late', async () => {
  const order = registrationIn(await sip.placed(ashasSip))
  expect(order).toMatchObject({ state: 'accepted', cancelUntil: '2026-08-25T09:30:00.000Z' })
  const { data } = await sip.cancel(order.transactionId)
  expect(order.dues.slice(0, 2)).toMatchObject([{ dueOn: '2026-09-10' }, { debitOn: '2026-10-12' }])
  expect(data.order).toMatchObject({ state: 'cancelled', dues: [] })
  await at('2026-08-25T23:00:00')
  expect(await planOf(order.planId)).toBeUndefined()
  const late = registrationIn(await sip.placed(ashasSip))
  await at('2026-08-26T09:31:00')
  // The orders of the evening's NAVs are settled in the morning too: its cut-off has not come.
  expect(await sip.show(late.transactionId)).toMatchObject({ state: 'accepted' })
  await at('2026-08-26T15:00:00')
  await expect(sip.cancel(late.transactionId)).rejects.toThrow('It is too late to cancel this order.')
  await at('2026-08-26T23:00:00')
  const registered = await sip.show(late.transactionId)
  expect(registered).toMatchObject({
    state: 'registered',
    dues: [{ dueOn: '2026-09-10' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
  expect(await versionsOf(late.planId)).toMatchObject([
    { version: 1, holdsFrom: '2026-08-26', state: 'ACTIVE', orderId: late.transactionId },
  ])
  expect(await told('is registered')).toHaveLength(1)
})

test('a click twice registers one SIP', async () => {
  const draftTerms = { ...ashasSip, amount: 600_00 }
  const options = { idempotencyKey: '5f0cdb21-2b62-4b2e-9c47-6f6f3a5a9e01' }
  const body = await sip.confirmed({ ...draftTerms, sipStartDate: '2026-10-10' })
  const first = await sip.call(sipApi.sip, body, options)
  const same = await sip.call(sipApi.sip, body, options)
  expect(same.data.orders.map(({ orderNumber }) => orderNumber)).toEqual(
    first.data.orders.map(({ orderNumber }) => orderNumber),
  )
})
