import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  draftNow,
  ok,
  refusal,
  renderPage,
  routing,
  slotsHost,
  PageCheckProvider,
} from '@portal/testing'
import { oddConf, sampleConf, sampleScheme } from '@portal/testing/samples'
import FlowPage from '../../pages/flow.page'
import { sampleSipDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleQuote } from '../../testing/sample-order'
import { sampleMandate, samplePayers, sampleSipQuote } from '../../testing/sample-sip'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const schemes = [
  sampleScheme(),
  sampleScheme({
    schemePlanCode: 'OVER-DG',
    schemeCode: 'OVER',
    schemeDesc: 'Neem Overnight Fund',
    sipAllow: 'N',
  }),
]
const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [2_500_000], sip: [50_000, 500_000] }),
  'transaction/sip/mandates': ok(samplePayers()),
  'transaction/validate/sip': ok(sampleSipQuote()),
  'transaction/quote': refusal('No lump sum is asked for here.'),
  conf: ok(sampleConf),
}
const around = slotsHost({ 'mandate-choice': () => import('../../testing/fake-mandate-choice') })
const show = (changed: Answers = {}, draft = sampleSipDraft(), at = '/home/transaction/invest') =>
  renderPage(FlowPage, { answers: { ...answers, ...changed }, at, draft, around })

/** The page once all that it asks for is there. */
const title = async () => {
  await screen.findByText('How is it paid?')
  return screen.getByRole('heading', { level: 1, name: 'Start a SIP' })
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const goOn = async () => userEvent.click(screen.getAllByRole('button', { name: 'Continue to review' })[0]!)

test('a SIP begins where the address asks for one, with the fund it names [S1.010]', async () => {
  show({}, undefined, '/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
  expect(await title()).toBeVisible()
  expect(screen.getByRole('combobox', { name: /^Scheme/ })).toHaveTextContent('Neem Flexi Cap Fund')
  await waitFor(() => expect(draftNow().transactionType).toBe('SIP'))
})

test('the reminder comes as long before a debit as the server says', async () => {
  const { container } = show({ conf: ok(oddConf) })
  await title()
  expect(await screen.findByText('We remind you 37 hours before each debit.')).toBeVisible()
  expect(container).not.toHaveTextContent('a day before')
})

test('the investor chooses between once and a SIP, and what is filled in stays', async () => {
  show()
  await title()
  await choose('Lump sum')
  const amount = await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 5000 })
  expect(amount).toHaveValue('5,000')
  expect(screen.getByRole('heading', { level: 1, name: 'Invest' })).toBeVisible()
  await choose('SIP')
  expect(await title()).toBeVisible()
  expect(screen.getByRole('radio', { name: '10' })).toBeChecked()
})

test('the day of a SIP is exactly one of 1, 5, 7, 10, 15, 20, 25 [S9.018]', async () => {
  show()
  await title()
  const days = within(screen.getByRole('group', { name: 'Day of the month' })).getAllByRole('radio')
  expect(days.map((day) => day.getAttribute('value'))).toEqual(['1', '5', '7', '10', '15', '20', '25'])
})

test('a SIP ends in one of five ways [S9.025]', async () => {
  show()
  await title()
  const ends = within(screen.getByRole('group', { name: 'Until' })).getAllByRole('radio')
  expect(ends.map((end) => end.getAttribute('value'))).toEqual([
    'Till Canceled',
    'SIP amount reaches',
    'Date',
    'No. of Months',
    'No. of Installments',
  ])
})

test('the next debits are told, with the reason where a day is a weekend or a holiday', async () => {
  show()
  await title()
  expect(await screen.findByText('Mon, 12 Oct 2026')).toBeVisible()
  expect(screen.getByText('The 10th is a Saturday')).toBeVisible()
  expect(screen.getByText('The 10th is a market holiday')).toBeVisible()
  expect(screen.getByText('₹5,000 a month')).toBeVisible()
})

test('the remote of mandates gets what there is to choose from; another choice is kept in the draft', async () => {
  const mandates = [sampleMandate(), sampleMandate({ umrn: 'OTHER', accountLast4: '9052' })]
  const pending = [
    { registrationId: 'R1', bankName: 'Palash Bank', accountLast4: '1', limit: 1, expectedOn: null },
  ]
  show({ 'transaction/sip/mandates': ok(samplePayers({ mandates, pending })) })
  await title()
  expect(await screen.findByRole('group', { name: 'Every instalment is debited from' })).toHaveTextContent(
    '1 pending',
  )
  await choose('Parijat Bank ••9052')
  await waitFor(() => expect(draftNow().paymentDetails?.omUMRN).toBe('OTHER'))
})

test('where the remote of mandates is down, the mandate that was chosen pays, and the SIP goes on', async () => {
  renderPage(FlowPage, {
    answers,
    at: '/home/transaction/invest',
    draft: sampleSipDraft(),
    around: slotsHost({}),
  })
  await title()
  expect(await screen.findByText(/^Your mandates did not open/)).toBeVisible()
  expect(screen.getByText('Parijat Bank ••4417 pays, as long as you choose no other one.')).toBeVisible()
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
})

test('a valid SIP goes on to the review once the server would take it', async () => {
  const { callsOf } = show()
  await title()
  await choose('15')
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(callsOf('transaction/validate/sip').at(-1)?.body).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    amount: 5_000_00,
    sipDate: 15,
    sipStartDate: '2026-09-15',
    until: { sipPeriod: 'Till Canceled' },
    umrn: 'PRJT7000000000001001',
    payFirstNow: false,
  })
})

test('with the first instalment paid now, the next debit is about a month later', async () => {
  show()
  await title()
  await userEvent.click(screen.getByRole('checkbox', { name: /Pay the first instalment now/ }))
  expect(
    screen.getByText(
      /First debit due on Saturday, 10 October 2026, about a month after the instalment that you pay now\./,
    ),
  ).toBeVisible()
  expect(screen.getByText(/UPI, net banking, debit card, RTGS\/NEFT or cheque\./)).toBeVisible()
  await waitFor(() =>
    expect(draftNow().transactionDetails).toMatchObject({ payFirstNow: true, sipStartDate: '2026-10-10' }),
  )
})

test('what a SIP comes to is told beside its number of instalments', async () => {
  show()
  await title()
  await choose('No. of Installments')
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of instalments' }), '36')
  expect(
    await screen.findByText('36 × ₹5,000 = ₹1,80,000 in all. The last one is due in August 2029.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /Pay the first instalment now/ }))
  expect(
    await screen.findByText(/^You pay 1 now and 36 by mandate\. 37 × ₹5,000 = ₹1,85,000 in all\./),
  ).toBeVisible()
})

test('a SIP shorter than six months is refused at its field, before the server is asked [S5.060] [S9.016]', async () => {
  show()
  await title()
  await choose('No. of Installments')
  const count = screen.getByRole('textbox', { name: 'Number of instalments' })
  await userEvent.type(count, '3')
  await goOn()
  expect(count).toHaveFocus()
  expect(count).toHaveAccessibleDescription(/must run for at least 6 months/)
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('an end in the past is refused [S5.061] [S8.057]', async () => {
  show({}, sampleSipDraft({}, { sipPeriod: 'Date', sipEndDate: '2026-08-01' }))
  await title()
  await goOn()
  expect(screen.getByRole('textbox', { name: 'End date' })).toHaveAccessibleDescription(
    /end date must be in the future/,
  )
})

test('an amount above the limit of the mandate, and an end after it, are refused [S5.073] [S8.033] [S8.034]', async () => {
  const mandates = [sampleMandate({ limit: 4_000_00, validTill: '2026-12-31' })]
  show({ 'transaction/sip/mandates': ok(samplePayers({ mandates })) })
  await title()
  await goOn()
  expect(await screen.findByRole('link', { name: /Amount: .*allows up to ₹4,000 a debit/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Until: .*expires on 31 Dec 2026/ })).toBeVisible()
})

test('a scheme without SIP says so [S8.024]', async () => {
  const { callsOf } = show()
  await title()
  await userEvent.click(screen.getByRole('combobox', { name: /^Scheme/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Overnight/ }))
  await goOn()
  expect(await screen.findByText(/^You cannot start a SIP in this scheme/)).toBeVisible()
  expect(callsOf('transaction/validate/sip').map(({ body }) => body['schemePlanCode'])).not.toContain(
    'OVER-DG',
  )
})

test('a scheme without SIP that the address names says so before anything is filled in [S8.024]', async () => {
  show({}, undefined, '/home/transaction/invest?scheme=OVER-DG&type=SIP')
  await title()
  expect(screen.getByText(/^You cannot start a SIP in this scheme/)).toBeVisible()
})

test('a mandate on an account that is not in the folio cannot be chosen, and says why', async () => {
  const mandates = [sampleMandate(), sampleMandate({ umrn: 'OTHER', bankId: 'other', accountLast4: '9052' })]
  show({ 'transaction/sip/mandates': ok(samplePayers({ mandates })) })
  await title()
  expect(await screen.findByRole('radio', { name: 'Parijat Bank ••9052' })).toBeDisabled()
})

test('a refusal of the server stands at the field that it is about', async () => {
  show({ 'transaction/validate/sip': refusal('The first debit can be due on 10 Sep 2026.', '-393') })
  await title()
  await goOn()
  expect(await screen.findByText('The first debit can be due on 10 Sep 2026.')).toBeVisible()
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('without a mandate the lump sum is offered, and no page that is not there', async () => {
  const pending = [
    {
      registrationId: 'R1',
      bankName: 'Palash Bank',
      accountLast4: '9052',
      limit: 1,
      expectedOn: '2026-08-28',
    },
  ]
  const none = { 'transaction/sip/mandates': ok(samplePayers({ mandates: [], pending })) }
  renderPage(FlowPage, {
    answers: { ...answers, ...none },
    at: '/home/transaction/invest',
    draft: sampleSipDraft(),
    around: ({ children }) => <PageCheckProvider value={() => false}>{children}</PageCheckProvider>,
  })
  expect(await screen.findByText('You have no active mandate')).toBeVisible()
  expect(screen.getByText('Palash Bank ••9052 cannot pay yet.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Set up a mandate' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Invest once instead' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Invest' })).toBeVisible()
})

test('mandates that did not load can be asked for again', async () => {
  let requested = 0
  show({
    'transaction/sip/mandates': () =>
      ++requested === 1 ? { status: 500, code: 'E_TEST', message: 'no' } : ok(samplePayers()),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('How is it paid?')).toBeVisible()
})

test('both: a lump sum goes with the SIP of the same scheme, and both are asked about before the review [S1.011]', async () => {
  const both = sampleSipDraft({ transactionType: 'LUMPSUM_SIP' }, { lumpsumAmount: 25_000_00 })
  const { callsOf } = show({ 'transaction/quote': ok(sampleQuote()) }, both)
  await title()
  expect(screen.getByRole('textbox', { name: 'Lump sum' })).toHaveValue('25,000')
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(await summary.findAllByText('₹25,000.00')).not.toHaveLength(0)
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(callsOf('transaction/quote')[0]?.body).toMatchObject({ amount: 25_000_00 })
  expect(callsOf('transaction/validate/sip').at(-1)?.body).toMatchObject({ amount: 5_000_00 })
})

test('a scheme without SIPs takes no lump sum with a SIP, and says so [S8.025]', async () => {
  show(
    {},
    sampleSipDraft({ transactionType: 'LUMPSUM_SIP' }),
    '/home/transaction/invest?scheme=OVER-DG&type=LUMPSUM_SIP',
  )
  await title()
  await goOn()
  expect(
    (await screen.findAllByText(/You cannot combine a lump sum and a SIP in this scheme/)).length,
  ).toBeGreaterThan(0)
})
