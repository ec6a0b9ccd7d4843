import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { message, startVisit } from '@portal/kernel'
import { oddConf, sampleConf, sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleQuote } from '../../testing/sample-order'
import {
  type Answers,
  draftNow,
  type FakeAnswer,
  ok,
  refusal,
  renderPage,
  routing,
  slotsHost,
} from '@portal/testing'
import FlowPage from '../../pages/flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const joint = sampleFolio({ folioNo: '2000000002', holdingMode: 'Joint' })
const schemes = [
  sampleScheme({ minAddPurchase: 50_000 }),
  sampleScheme({
    schemePlanCode: 'GILT-DG',
    schemeCode: 'GILT',
    schemeDesc: 'Neem Gilt Fund',
    fundType: 'DEBT',
  }),
  sampleScheme({
    schemePlanCode: 'WATER-DG',
    schemeCode: 'WATER',
    schemeDesc: 'Neem Water Fund',
    nfoscheme: true,
    nfoEndDate: '2026-09-05',
  }),
]
const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio(), joint] }),
  investmentChiplets: ok({ lumpsum: [500_000, 1_000_000, 2_500_000], sip: [] }),
  'transaction/quote': ok(sampleQuote()),
  'bank/details': ok({ bankName: 'Parijat Bank', branchName: 'Fort', branchCity: 'Mumbai' }),
  'transaction/newFolio/checkAccount': ok({ cheque: 'notNeeded' }),
  conf: ok(sampleConf),
}
const around = slotsHost({ 'create-folio': () => import('../../testing/fake-create-folio') })
const show = (
  changed: Answers = {},
  at = '/home/transaction/invest',
  draft?: ReturnType<typeof sampleDraft>,
) => renderPage(FlowPage, { answers: { ...answers, ...changed }, at, draft, around })
const amountField = () => screen.findByRole('textbox', { name: 'Amount' })
const goOn = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Continue to review' }))[0]!)
const choose = async (field: string, option: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${field}`) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('takes scheme and amount from the address, and asks for all it needs at once [S2.040, S7.094, S7.121]', async () => {
  const { calls } = show({}, '/home/transaction/invest?scheme=FLEXI-DG&amount=25000')
  expect(await amountField()).toHaveValue('25,000')
  expect(screen.getByText('Twenty-five thousand rupees')).toBeVisible()
  expect(screen.getByRole('button', { name: '₹25,000' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('combobox', { name: /^Scheme/ })).toHaveTextContent('Neem Flexi Cap Fund')
  expect(screen.getByRole('combobox', { name: /^Folio/ })).toHaveTextContent(
    'XXXXXX4821 · AXXX VXXXX · Single',
  )
  expect(
    calls
      .slice(0, 3)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['investmentChiplets', 'investor/get/folio', 'product/schemes'])
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('a start without a scheme has none chosen, whatever was begun before', async () => {
  show(
    {},
    '/home/transaction/invest?scheme=none',
    sampleDraft({ orderId: 'order-1', idempotencyKey: 'key-1' }),
  )
  expect(await amountField()).toHaveValue('')
  expect(screen.getByRole('combobox', { name: /^Scheme/ })).toHaveTextContent('Choose a scheme')
  expect(draftNow()).toMatchObject({
    originalSchemeDetails: null,
    transactionDetails: { amount: null },
    orderId: null,
  })
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('the same fund and amount as an unpaid order: it is told, and the investor chooses to pay it or to place another', async () => {
  const placed = sampleDraft({ orderId: 'order-1', idempotencyKey: 'key-1' })
  show({}, '/home/transaction/invest?scheme=FLEXI-DG&amount=25000', placed)
  expect(await screen.findByText('You have not paid this order')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay this order' })).toHaveAttribute(
    'href',
    '/home/transaction/payment?order=order-1',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Place another order' }))
  expect(screen.queryByText('You have not paid this order')).toBeNull()
  expect(draftNow()).toMatchObject({
    transactionDetails: { amount: 2_500_000 },
    orderId: null,
    idempotencyKey: null,
  })
})

test('a valid order goes on to the review once the server would take it', async () => {
  const { callsOf } = show({}, undefined, sampleDraft())
  await amountField()
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(callsOf('transaction/quote')[0]?.body).toMatchObject({ folioNo: '1000004821', amount: 2_500_000 })
})

test('an open new fund offer is bought like any scheme, and its last day is told [S1.014]', async () => {
  const { callsOf } = show({}, undefined, sampleDraft())
  await amountField()
  await choose('Scheme', /Neem Water Fund.*new fund offer until 5 Sep 2026/)
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(callsOf('transaction/quote').at(-1)?.body).toMatchObject({ schemePlanCode: 'WATER-DG' })
})

test('what is typed is kept in the draft and comes back', async () => {
  const { unmount } = show({}, undefined, sampleDraft())
  const field = await amountField()
  await userEvent.clear(field)
  await userEvent.type(field, '30000')
  await waitFor(() => expect(draftNow().transactionDetails.amount).toBe(3_000_000))
  unmount()
  show({}, undefined, draftNow())
  expect(await amountField()).toHaveValue('30,000')
})

test('a server’s refusal stays on the page with everything typed', async () => {
  show(
    { 'transaction/quote': refusal('Your KYC is on hold, so you cannot invest yet.') },
    undefined,
    sampleDraft(),
  )
  await amountField()
  await goOn()
  expect(await screen.findByText('Your KYC is on hold, so you cannot invest yet.')).toBeVisible()
  expect(await amountField()).toHaveValue('25,000')
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('an empty page cannot go on: it says what is missing, each linked to its field', async () => {
  const { callsOf } = show()
  await amountField()
  await goOn()
  expect(await screen.findByRole('dialog', { name: 'Your order is still empty' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('link', { name: /Scheme: Choose a scheme/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /Amount: Enter an amount/ })).toBeVisible()
  expect(callsOf('transaction/quote')).toHaveLength(0)
})

test('the additional minimum holds where the folio has the scheme, the first one elsewhere', async () => {
  show({}, undefined, sampleDraft())
  await amountField()
  expect(screen.getByText('Add ₹500 or more, in steps of ₹1.')).toBeVisible()
  await choose('Scheme', /Neem Gilt Fund/)
  expect(screen.getByText('₹1,000 or more, in steps of ₹1.')).toBeVisible()
})

test('a joint folio can be seen, and choosing it tells why it cannot be used [S8.019]', async () => {
  show({}, undefined, sampleDraft())
  await amountField()
  await choose('Folio', /0002/)
  await goOn()
  expect(await screen.findByText(/^Online transactions are not activated/)).toBeVisible()
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('the folio list offers Create New Folio first [S2.143]', async () => {
  show({}, undefined, sampleDraft())
  await amountField()
  await userEvent.click(screen.getByRole('combobox', { name: /^Folio/ }))
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Create New Folio')
})

test('a new folio is described by the part that the remote of folios shows, and goes into the order', async () => {
  show({}, undefined, sampleDraft())
  await amountField()
  await choose('Folio', /Create New Folio/)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Account number' }), '12')
  await goOn()
  const account = screen.getByRole('textbox', { name: 'Account number' })
  expect(account).toHaveFocus()
  expect(account).toHaveAccessibleDescription('Enter the account number')
  await userEvent.type(account, '345678901')
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(draftNow()).toMatchObject({
    transactionDetails: { selectFolio: 'new' },
    newFolio: {
      bank: { accountNumber: '12345678901', ifscCode: 'PARJ0000417', accountType: 'Savings' },
      nomination: { kind: 'none' },
    },
  })
})

async function describeAccount(): Promise<void> {
  await amountField()
  await choose('Folio', /Create New Folio/)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Account number' }), '12345678901')
}

test('an IFSC that no branch has stops the order at its field, before any code', async () => {
  const { callsOf } = show(
    { 'bank/details': refusal('We found no branch with this IFSC.', '-333') },
    undefined,
    sampleDraft(),
  )
  await describeAccount()
  await goOn()
  const ifsc = screen.getByRole('textbox', { name: 'IFSC' })
  await waitFor(() => expect(ifsc).toHaveFocus())
  expect(ifsc).toHaveAccessibleDescription(/We found no branch with this IFSC/)
  expect(routing.address()).toBe('/home/transaction/invest')
  expect(callsOf('bank/details')).toHaveLength(1)
  expect(callsOf('otp/generate')).toHaveLength(0)
})

test.each([
  ['wanted', message('nameMatchFailed')],
  ['inReview', message('chequeInReview', { days: 4 })],
])('a new account whose cheque is %s goes no further, nor to a code', async (cheque, text) => {
  let known = cheque
  const checks = { conf: ok(oddConf), 'transaction/newFolio/checkAccount': () => ok({ cheque: known }) }
  const { callsOf } = show(checks, undefined, sampleDraft())
  await describeAccount()
  await goOn()
  const account = screen.getByRole('textbox', { name: 'Account number' })
  await waitFor(() => expect(account).toHaveFocus())
  expect(account).toHaveAccessibleDescription(text)
  expect(routing.address()).toBe('/home/transaction/invest')
  expect(callsOf('otp/generate')).toHaveLength(0)
  known = 'notNeeded'
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
})

test('an IFSC whose look-up is still on its way is waited for', async () => {
  let answer: (given: FakeAnswer) => void = () => undefined
  show({ 'bank/details': () => new Promise((resolve) => (answer = resolve)) }, undefined, sampleDraft())
  await describeAccount()
  await goOn()
  expect(routing.address()).toBe('/home/transaction/invest')
  answer(refusal('We found no branch with this IFSC.', '-333'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'IFSC' })).toHaveFocus())
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('a refusal that is about a field stands at that field', async () => {
  show({ 'transaction/quote': refusal('Invest at least ₹30,000.', '-307') }, undefined, sampleDraft())
  await amountField()
  await goOn()
  const amount = await amountField()
  await waitFor(() => expect(amount).toHaveFocus())
  expect(amount).toHaveAccessibleDescription(/Invest at least ₹30,000/)
})

test('what the order was refused for stands at its field, with everything typed', async () => {
  const newFolio = {
    bank: { accountNumber: '12345670000', ifscCode: 'PARJ0000417', accountType: 'Savings' as const },
    nomination: { kind: 'none' as const },
  }
  renderPage(FlowPage, {
    answers,
    at: '/home/transaction/edit-investment',
    state: { refused: { field: 'createFolio.accountNumber', text: 'This account is not in your name.' } },
    draft: sampleDraft({ newFolio }, { selectFolio: 'new' }),
    around,
  })
  const account = await screen.findByRole('textbox', { name: 'Account number' })
  expect(account).toHaveAccessibleDescription(/This account is not in your name/)
  expect(account).toHaveValue('12345670000')
  expect(screen.getByRole('textbox', { name: 'IFSC' })).toHaveValue('PARJ0000417')
  expect(await amountField()).toHaveValue('25,000')
})

test('an investor without a folio starts with a new one', async () => {
  show({ 'investor/get/folio': ok({ folios: [] }) }, '/home/transaction/invest?scheme=FLEXI')
  expect(await screen.findByRole('combobox', { name: /^Folio/ })).toHaveTextContent('Create New Folio')
  expect(await screen.findByRole('textbox', { name: 'Account number' })).toBeVisible()
})

test('quick invest buys a lump sum or a SIP of one fund: it offers not both, no distributor and no cart, which its session could not keep', async () => {
  startVisit('quickInvest')
  show({ 'investor/get/folio': ok({ folios: [] }) }, '/home/transaction/invest?scheme=FLEXI-DG')
  expect(await amountField()).toBeVisible()
  expect(screen.getByRole('radio', { name: 'SIP' })).toBeEnabled()
  for (const other of ['Both', 'Distributor']) expect(screen.queryByRole('radio', { name: other })).toBeNull()
  for (const other of ['Add to cart', 'Add joint holders or other nominees'])
    expect(screen.queryByRole('button', { name: other })).toBeNull()
  startVisit('full')
})

test('what did not load can be tried again', async () => {
  let requested = 0
  show({
    'investor/get/folio': () =>
      ++requested === 1 ? { status: 500, message: 'no' } : ok({ folios: [sampleFolio()] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await amountField()).toBeVisible()
})
