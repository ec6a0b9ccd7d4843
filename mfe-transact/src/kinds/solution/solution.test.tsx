import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftNow, ok, refusal, renderPage, routing, slotsHost } from '@portal/testing'
import FlowPage from '../../pages/flow.page'
import { answers, half, quote } from '../../testing/sample-solution'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const around = slotsHost({ 'create-folio': () => import('../../testing/fake-create-folio') })
const at = '/home/transaction/invest?type=INVESTMENT_SOLUTION&solution=BALANCED'
const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)

test('a mix is split before it is reviewed, confirmed by one code and paid at once; the draft keeps it under the specified names [S1.012 S3.036 S3.038 S3.040 S7.085]', async () => {
  const form = renderPage(FlowPage, { answers, at, around })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '25000')
  expect(screen.getByRole('radio', { name: /Even mix/ })).toBeChecked()
  expect(screen.getAllByText('₹12,500.00')).toHaveLength(2)
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(draftNow()).toMatchObject({
    transactionType: 'INVESTMENT_SOLUTION',
    investmentSolutions: { type: 'BALANCED', name: 'Even mix' },
    lumpsumWithSIPResult: null,
    userFolioDetails: [],
    chequeData: null,
    neftDetails: null,
    jhDetails: [],
    initialLastTransactionDetails: null,
    userFolioDataResponse: null,
    reinitiatePayment: false,
    reinitiateTransactionId: null,
    modifySipDetails: null,
    transactionDetails: {
      rebalancingFrequency: 'Half Yearly',
      isDaafAaffFacility: false,
      nfoEndDate: null,
      equityScheme: {
        fundType: 'EQUITY',
        option: 'G',
        optionName: 'Growth',
        plan: 'D',
        planMode: 'Direct',
        planName: 'Direct',
        scheme: 'FLEXI-DG',
        schemeName: 'Neem Flexi Cap Fund',
      },
      debtScheme: { fundType: 'DEBT', scheme: 'SHORT-DG', schemeName: 'Neem Short Duration Fund' },
    },
  })
  const draft = draftNow()
  form.unmount()
  const { callsOf } = renderPage(FlowPage, { answers, at: '/home/transaction/review', draft, around })
  expect(
    await screen.findByText('We rebalance twice a year, first about Thursday, 25 February 2027'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Confirm and choose how to pay' })[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 3000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/multi-payment?order=order-1'))
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({ activityType: 'LUMPSUM', orders: quote.orders })
  expect(callsOf('transaction/investmentsolution')[0]?.body).toMatchObject({
    isInvestSolution: true,
    investSolutionType: 'BALANCED',
    folioNo: '1000004821',
    amount: 25_000_00,
  })
})

test('the rate of stamp duty of a half is that of its quote', async () => {
  const form = renderPage(FlowPage, { answers, at, around })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '25000')
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  const draft = draftNow()
  form.unmount()
  const odd = { stampDutyPercent: '0.017' }
  const quoted = { ...quote, equity: { ...half, ...odd }, debt: { ...quote.debt, ...odd } }
  const { container } = renderPage(FlowPage, {
    answers: { ...answers, 'transaction/validate/investmentsolution': ok(quoted) },
    at: '/home/transaction/review',
    draft,
    around,
  })
  expect(await screen.findAllByText('Stamp duty (0.017%)')).toHaveLength(2)
  expect(container).not.toHaveTextContent('0.005')
})

test('the review of a mix asks anew when the cut-off of a half has passed, and tells of a micro investment [S9.020]', async () => {
  const form = renderPage(FlowPage, { answers, at, around })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '25000')
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  const draft = draftNow()
  form.unmount()
  const now = Date.parse(half.serverNow)
  const soon = { serverNow: half.serverNow, cutOffAt: new Date(now + 1500).toISOString() }
  const later = { ...half, navDateIfPaidNow: '2026-08-28', isMicro: true }
  let requested = 0
  const validate = () => {
    requested += 1
    return ok(requested === 1 ? { ...quote, debt: { ...quote.debt, ...soon } } : { ...quote, equity: later })
  }
  renderPage(FlowPage, {
    answers: { ...answers, 'transaction/validate/investmentsolution': validate },
    at: '/home/transaction/review',
    draft,
    around,
  })
  await screen.findByText(/We rebalance twice a year/)
  expect(screen.queryByText('Micro investment')).not.toBeInTheDocument()
  expect(await screen.findByText('Friday, 28 August', undefined, { timeout: 6000 })).toBeVisible()
  expect(screen.getByText('Micro investment')).toBeVisible()
  expect(requested).toBe(2)
})

test.each([
  ['', '', /Enter an amount/],
  ['9999', '9,999', /Invest at least ₹10,000/],
  ['25000.50', '25,000.50', /Enter whole rupees/],
  ['99999999999999999999', '', /Enter an amount/],
  ['ten thousand', '', /Enter an amount/],
  [' २५,००० ', '25,000', undefined],
])(
  '“%s” as the amount of a mix is shown as “%s”, with what is wrong beside it [S5.012]',
  async (pasted, shown, said) => {
    renderPage(FlowPage, { answers, at, around })
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await userEvent.click(amount)
    if (pasted) await userEvent.paste(pasted)
    expect(amount).toHaveValue(shown)
    await goOn()
    if (said) expect(amount).toHaveAccessibleDescription(said)
    await waitFor(() => expect(routing.address()).toBe(`/home/transaction/${said ? 'invest' : 'review'}`))
  },
)

test('too little is said at the amount, and a refusal of the server stays on the page', async () => {
  const refused = refusal('Invest at least ₹10,000 in the Even mix, in whole rupees.', '-356')
  renderPage(FlowPage, {
    answers: { ...answers, 'transaction/validate/investmentsolution': refused },
    at,
    around,
  })
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  await userEvent.type(amount, '9999')
  await goOn()
  expect(await screen.findByText('Invest at least ₹10,000.')).toBeVisible()
  await userEvent.clear(amount)
  await userEvent.type(amount, '10000')
  await goOn()
  expect(await screen.findByText(/in whole rupees/)).toBeVisible()
})
