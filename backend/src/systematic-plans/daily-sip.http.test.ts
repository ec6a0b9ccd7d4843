import { cartApi } from '@portal/contracts/cart/cart'
import { auditLedger } from '../folios/audit-ledger'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { planJourney } from '../../test-kit/orders/plan-journey'
import {
  ashasSip,
  bankAnswers,
  registrationIn,
  sipJourney,
  type SipDraftTerms,
} from '../../test-kit/orders/sip-journey'

const { pan } = people.asha
const { sipDate: _day, ...withoutDay } = ashasSip
/** Asha's SIP on every business day, from the first one on that leaves time for the notice of its debit. */
const daily: SipDraftTerms = {
  ...withoutDay,
  amount: 1_000_00,
  sipFrequency: 'Daily',
  sipStartDate: '2026-08-27',
}

let portal: TestPortal
let sip: ReturnType<typeof sipJourney>
let plans: ReturnType<typeof planJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  const token = await portal.loginAs(pan)
  sip = sipJourney(portal, pan, token)
  plans = planJourney(portal, pan, token)
  // From here on the test is the bank: it answers when, and what, the test says.
  portal.platform.publicUrl = () => 'http://127.0.0.1:1'
})
afterAll(() => portal.close())
afterEach(async () => {
  expect(await checkInvariants(portal.platform.db)).toEqual([])
  expect(await auditLedger(portal.platform.db)).toEqual([])
})

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
/** The bank answers in the morning; in the evening the NAV of the day is known. */
async function day(date: string, planId: string): Promise<void> {
  await at(`${date}T10:00:00`)
  await bankAnswers(portal, 'paid', planId)
  await at(`${date}T23:00:00`)
}
const months = (count: number) => ({ sipPeriod: 'No. of Months', months: count }) as const
const times = (installments: number) => ({ sipPeriod: 'No. of Installments', installments }) as const

test('the quote of a daily SIP has every business day, and no weekend or holiday [S9.024]', async () => {
  const { data } = await sip.quote({ ...daily, until: months(6) })
  expect(data.dues.map(({ dueOn, debitOn }) => [dueOn, debitOn])).toEqual(
    [
      '08-27',
      '08-28',
      '08-31',
      '09-01',
      '09-02',
      '09-03',
      '09-04',
      '09-07',
      '09-08',
      '09-09',
      '09-10',
      '09-11',
    ]
      .map((day) => `2026-${day}`)
      .map((day) => [day, day]),
  )
  // Until 26 February there are 132 weekdays, seven of them holidays: 14 September, 2 and 20 October, 10 and
  // 24 November, 25 December, 26 January.
  expect(data).toMatchObject({
    installments: 125,
    endDate: '2027-02-26',
    total: 1_25_000_00,
    aMonth: 23_000_00,
  })
})

test.each<[string, Partial<SipDraftTerms>, string, RegExp]>([
  ['a day of the month', { sipDate: 10 }, '-392', /no day of the month/],
  ['a Saturday as its start', { sipStartDate: '2026-08-29' }, '-392', /Choose a business day/],
  ['a holiday as its start', { sipStartDate: '2026-09-14' }, '-392', /Choose a business day/],
  ['a start before the notice', { sipStartDate: '2026-08-26' }, '-393', /27 Aug 2026, after the notice/],
  ['five months [S9.016]', { until: months(5) }, '-394', /at least 6 months/],
  ['instalments for less than six months [S9.016]', { until: times(124) }, '-394', /at least 6 months/],
  [
    'an amount that it reaches after the mandate has ended [S5.073]',
    { until: { sipPeriod: 'SIP amount reaches', amount: 50_00_000_00 } },
    '-398',
    /expires on 25 Mar 2031/,
  ],
  [
    'a life cover',
    { smart: { nomineeName: 'Rohan Verma', nomineeRelation: 'SP', healthDeclared: true } },
    '-432',
    /Choose Monthly/,
  ],
])('a daily SIP with %s is refused [S9.024]', async (_what, change, code, text) => {
  const { resultInfo } = await sip.quote({ ...daily, ...change })
  expect(resultInfo.resultCodeId).toBe(code)
  expect(resultInfo.resultMsg).toMatch(text)
})

test('a SIP that is not daily needs a day of the month [S9.018]', async () => {
  const { resultInfo } = await sip.quote({ ...daily, sipFrequency: 'Monthly' })
  expect(resultInfo).toMatchObject({ resultCodeId: '-392' })
})

test('125 instalments are six months; an instalment paid now is followed by the next on the first day that can be [S9.016]', async () => {
  expect((await sip.quote({ ...daily, until: times(125) })).data).toMatchObject({ endDate: '2027-02-26' })
  const { data } = await sip.quote({ ...daily, payFirstNow: true })
  expect(data.firstNow).toMatchObject({ amount: 1_000_00 })
  expect(data.dues[0]).toMatchObject({ dueOn: '2026-08-27' })
})

test('a daily SIP whose first day has passed in the cart begins on the next business day [S9.024]', async () => {
  const { data } = await sip.call(cartApi.add, {
    investDetails: { kind: 'SIP', ...daily, sipStartDate: '2026-08-10' },
  })
  expect(data.items[0]).toMatchObject({ refusal: null, investDetails: { sipStartDate: '2026-08-27' } })
  for (const { itemId } of data.items) await sip.call(cartApi.remove, { itemId })
})

test('a daily SIP is registered, debited on each business day and taken to units; it pauses, runs on and is cancelled [S9.024]', async () => {
  const order = registrationIn(await sip.placed(daily))
  const codes = (await portal.inbox(pan)).filter(({ body }) => body.includes('₹1,000.00 daily'))
  expect(codes.length).toBeGreaterThan(0)
  expect(order).toMatchObject({ sipFrequency: 'Daily', firstDebitOn: '2026-08-27', endDate: null })
  expect(order).not.toHaveProperty('sipDate')
  const { planId } = order
  for (const date of ['2026-08-27', '2026-08-28', '2026-08-31']) await day(date, planId)
  const { plan, instalments } = await plans.details(planId)
  expect(plan).toMatchObject({ frequency: 'Daily', next: { dueOn: '2026-09-01' } })
  expect(instalments.map(({ dueOn }) => dueOn)).toEqual(
    expect.arrayContaining(['2026-08-31', '2026-08-28', '2026-08-27']),
  )
  const file = { planId, folioNo: '91024821' } as const
  const [pauseUntil = ''] = plan.pauseUntil
  const paused = await plans.changed({ kind: 'SIP_PAUSE', ...file, pauseUntil })
  expect(paused).toMatchObject({ after: { state: 'PAUSED', frequency: 'Daily' } })
  for (const date of ['2026-09-01', '2026-09-02', '2026-09-03']) await day(date, planId)
  expect(await plans.plan(planId)).toMatchObject({ state: 'PAUSED', next: { dueOn: pauseUntil } })
  await plans.changed({ kind: 'SIP_CANCEL', ...file, reason: 'OTHER' })
  for (const date of ['2026-09-04', '2026-09-07', '2026-09-08']) await day(date, planId)
  expect(await plans.plan(planId)).toMatchObject({ state: 'CANCELLED', next: null })
  const again = await plans.changed({ kind: 'SIP_RESTART', ...file, umrn: daily.umrn })
  expect(again).toMatchObject({ after: { state: 'ACTIVE', frequency: 'Daily', nextDue: '2026-09-11' } })
  for (const date of ['2026-09-09', '2026-09-10', '2026-09-11', '2026-09-14', '2026-09-15'])
    await day(date, planId)
  const { instalments: all } = await plans.details(planId)
  expect(all.filter(({ state }) => state === 'done').map(({ dueOn }) => dueOn)).toEqual(
    ['09-15', '09-11', '09-02', '09-01', '08-31', '08-28', '08-27'].map((date) => `2026-${date}`),
  )
}, 400_000)
