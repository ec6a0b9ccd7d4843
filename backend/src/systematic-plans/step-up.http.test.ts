import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import type { SipStepUp } from '@portal/contracts/orders/order-terms'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { announceDebits } from './instalments/announce-debits.job'
import { makeInstalments } from './instalments/make-instalments.job'
import { ashasSip, registrationIn, sipJourney, type SipDraftTerms } from '../../test-kit/orders/sip-journey'

const { pan } = people.asha
let portal: TestPortal
let sip: ReturnType<typeof sipJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  sip = sipJourney(portal, pan, await portal.loginAs(pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const sipTopUp: SipStepUp = {
  topUpAmount: 500_00,
  topUpFrequency: 'Half Yearly',
  topUpMaxAmount: 3_000_00,
  topUpMaxYears: null,
  topUpuntil: null,
}
const draftTerms: SipDraftTerms = { ...ashasSip, sipTopUp }
const steps = (changes: Partial<SipStepUp>): Partial<SipDraftTerms> => ({
  sipTopUp: { ...sipTopUp, ...changes },
})

test('the quote tells each instalment and what all come to, step-ups included [S3.037]', async () => {
  const { data } = await sip.quote({
    ...draftTerms,
    until: { sipPeriod: 'No. of Installments', installments: 18 },
  })
  // Six of Rs 2,000, six of Rs 2,500, six of Rs 3,000.
  expect(data.total).toBe(45_000_00)
  expect(data.dues.map(({ amount }) => amount / 100)).toEqual([
    ...Array<number>(6).fill(2_000),
    ...Array<number>(6).fill(2_500),
  ])
})

test('a SIP until an amount is reached needs fewer instalments with step-ups', async () => {
  const until = { sipPeriod: 'SIP amount reaches', amount: 24_500_00 } as const
  // 6 × 2,000 + 5 × 2,500 = 24,500
  expect((await sip.quote({ ...draftTerms, until })).data.installments).toBe(11)
  expect((await sip.quote({ ...draftTerms, until, sipTopUp: undefined })).data.installments).toBe(13)
})

const refusals: [string, Partial<SipDraftTerms>, string, RegExp][] = [
  ['no amount', steps({ topUpAmount: 50_00 }), '-433', /₹100/],
  ['a highest instalment below the first', steps({ topUpMaxAmount: 1_000_00 }), '-433', /2,0/],
  ['a last day before the first step-up', steps({ topUpuntil: '2027-03-09' }), '-433', /Choose a later one/],
  ['a yearly SIP twice a year', { sipFrequency: 'Yearly' }, '-433', /Choose Yearly/],
  [
    'steps above what the mandate allows [S5.073]',
    { ...steps({ topUpAmount: 50_000_00, topUpMaxAmount: null }) },
    '-397',
    /step-ups lead to .*Set a highest instalment of ₹1,00,000 or less/,
  ],
  [
    'a smart SIP',
    {
      amount: 5_000_00,
      smart: { nomineeName: 'Ravi', nomineeRelation: 'SP', healthDeclared: true },
      ...steps({ topUpMaxAmount: null }),
    },
    '-433',
    /Smart SIP/,
  ],
]

test.each(refusals)('refuses %s [S3.037]', async (_what, changes, code, text) => {
  const { resultInfo } = await sip.quote({ ...draftTerms, ...changes })
  expect(resultInfo).toMatchObject({ resultCodeId: code, resultMsg: expect.stringMatching(text) })
})

test('the seventh debit takes the stepped-up amount: announced and ordered so; My Systematic Plans tells it [S3.037]', async () => {
  const order = registrationIn(await sip.placed(draftTerms))
  expect(order).toMatchObject({ sipTopUp, amount: 2_000_00 })
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  const { platform } = portal
  const plan = async () => (await sip.call(systematicPlanApi.plan, { planId: order.planId })).data
  expect((await plan()).plan).toMatchObject({
    amount: 2_000_00,
    sipTopUp: { topUpAmount: 500_00, next: { dueOn: '2027-03-10', amount: 2_500_00 } },
  })
  await announceDebits(platform, new Date('2027-03-09T06:00:00+05:30'))
  for (const month of ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03'])
    await makeInstalments(platform, new Date(`${month}-10T06:30:00+05:30`))
  const made = (await plan()).instalments.filter(({ state }) => state === 'onTheWay')
  expect(made.map(({ amount }) => amount / 100)).toEqual([2_500, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000])
  expect(
    (await portal.inbox(pan)).some(({ subject }) => subject?.includes('₹2,500.00 is debited on 10 Mar 2027')),
  ).toBe(true)
})
