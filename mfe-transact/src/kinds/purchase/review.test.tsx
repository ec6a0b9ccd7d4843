import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getTwoFactor, writeStored } from '@portal/kernel'
import { oddConf, sampleConf, sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleOrder, sampleQuote } from '../../testing/sample-order'
import { sampleResult } from '../../testing/sample-result'
import { type Answers, draftNow, ok, refusal, renderPage, routing, toasts } from '@portal/testing'
import FlowPage from '../../pages/flow.page'

// The dialog of the minimum navigates by itself, from inside the kernel.
jest.mock('@portal/kernel/navigation', () => ({
  ...jest.requireActual<object>('@portal/kernel/navigation'),
  ...jest.requireActual<typeof import('@portal/testing/routing')>('@portal/testing/routing').routedHooks,
}))

const challenge = {
  prefixValue: 'QX7',
  referenceNumber: 'reference-1',
  maskedMobile: 'XXXXXX3210',
  maskedEmail: 'XXha@example.in',
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
}
const placedOrder = ok(sampleResult(sampleOrder({ state: 'created', payments: [] })))
const answers: Answers = {
  'transaction/quote': () => ok(sampleQuote({ serverNow: '2026-08-25T07:47:30Z' })),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  'otp/generate': ok(challenge),
  'otp/validate': ok({}),
  'transaction/investor/initiate': placedOrder,
  'transaction/newlumpsum': placedOrder,
  'transaction/instantFolio/lumpsum': placedOrder,
  links: ok({ links: [{ label: 'Terms & Conditions', link: 'https://neem.example/terms' }] }),
  'product/schemes': ok({ categories: [], navDate: '2026-08-24' }),
  conf: ok(sampleConf),
}
const show = (changed: Answers = {}, draft = sampleDraft()) =>
  renderPage(FlowPage, { answers: { ...answers, ...changed }, at: '/home/transaction/review', draft })

const confirmButton = async () =>
  (await screen.findAllByRole('button', { name: 'Confirm and choose how to pay' }))[0]!

async function confirmByCode(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(await confirmButton())
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 3000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('shows the cost, the estimated units, the NAV that counts and the folio [S2.040]', async () => {
  const { callsOf } = show()
  expect(await screen.findByText('253.997 units')).toBeVisible()
  expect(screen.getByText('−₹1.25')).toBeVisible()
  expect(screen.getByText('₹24,998.75')).toBeVisible()
  expect(screen.getByText('Tonight: NAV of Tuesday, 25 August')).toBeVisible()
  expect(screen.getAllByText('1 h 42 min left').length).toBeGreaterThan(0)
  expect(screen.getByText('Rohan Verma 60%')).toBeVisible()
  expect(screen.getByText('Direct, no distributor')).toBeVisible()
  expect(callsOf('transaction/quote')[0]?.body).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    amount: 2_500_000,
  })
})

test('the rate of stamp duty is that of the quote, and the NAV is published by the hour that the server says', async () => {
  const odd = sampleQuote({ serverNow: '2026-08-25T07:47:30Z', stampDutyPercent: '0.017' })
  const { container } = show({ 'transaction/quote': ok(odd), conf: ok(oddConf) })
  expect(await screen.findByText('Stamp duty (0.017%)')).toBeVisible()
  expect(await screen.findByText('We publish it by 9:30 pm. You buy your units at this price.')).toBeVisible()
  expect(container).not.toHaveTextContent(/0\.005|11(:00)? pm/)
})

test('an offer has a price, and no NAV that an estimate is made with', async () => {
  show({ 'transaction/quote': ok(sampleQuote({ isOffer: true, lastNav: '10.0000' })) })
  expect(await screen.findByText(/Growth · offer price ₹10.0000$/)).toBeVisible()
  expect(
    screen.getByText('Every unit costs the offer price, ₹10.0000, while the offer is open.'),
  ).toBeVisible()
  expect(screen.queryByText(/We estimate with the NAV/)).toBeNull()
})

test('the scheme information leads to the documents of the scheme, which lead back here', async () => {
  show()
  const link = await screen.findByRole('link', { name: /^scheme information/ })
  expect(link).toHaveAttribute('href', '/home/explore-funds/scheme/documents?scheme=FLEXI-DG&from=review')
})

test('nothing is confirmed before the consent is ticked', async () => {
  const { callsOf } = show()
  await userEvent.click(await confirmButton())
  expect(screen.getByText('Tick this box to continue')).toBeVisible()
  expect(screen.getByRole('checkbox')).toHaveFocus()
  expect(callsOf('otp/generate')).toHaveLength(0)
})

test('a lump sum is placed by a one-time code and its two-factor data is then removed [S1.009, S7.008, S7.059, S7.086]', async () => {
  const { callsOf } = show()
  await screen.findByText('253.997 units')
  await confirmByCode()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/payment?order=order-1'))
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({
    activityType: 'LUMPSUM',
    folioNumber: '1000004821',
  })
  const [placed] = callsOf('transaction/investor/initiate')
  expect(placed?.body).toMatchObject({
    schemePlanCode: 'FLEXI-DG',
    folioNo: '1000004821',
    amount: 2_500_000,
    otp: 'QX71234',
    otpVerifyMode: 'OTP',
    referenceNumber: 'reference-1',
    quickInvest: false,
  })
  expect(placed?.header('Idempotency-Key')).toBe(draftNow().idempotencyKey)
  expect(getTwoFactor()).toBeUndefined()
  expect(draftNow().orderId).toBe('order-1')
})

test('a wrong code shows the text after the first colon and places nothing [S8.082]', async () => {
  const { callsOf } = show({ 'otp/validate': refusal('E108: The code is not right. 4 tries left.', '-108') })
  await screen.findByText('253.997 units')
  await confirmByCode()
  expect(await screen.findByText('The code is not right. 4 tries left.')).toBeVisible()
  expect(callsOf('transaction/investor/initiate')).toHaveLength(0)
})

test.each([
  ['KYC', '-8020', 'Your KYC does not allow this order yet'],
  ['FATCA', '-8021', 'Your tax declaration does not allow this order yet'],
])(
  'an order that %s blocks says so in a popup with OK, and the note stays [S2.113]',
  async (_by, code, name) => {
    show({ 'transaction/investor/initiate': refusal('Your KYC is on hold.', code) })
    await screen.findByText('253.997 units')
    await confirmByCode()
    const popup = within(await screen.findByRole('dialog', { name }))
    expect(popup.getByText('Your KYC is on hold.')).toBeVisible()
    expect(popup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['OK'])
    await userEvent.click(popup.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Your order was not placed.')).toBeVisible()
  },
)

test('a refused order is toasted as danger, stays on the page, and goes nowhere [S7.091, S7.092]', async () => {
  show({ 'transaction/investor/initiate': refusal('Your KYC is on hold.') })
  await screen.findByText('253.997 units')
  await confirmByCode()
  expect(await screen.findByText('Your order was not placed.')).toBeVisible()
  expect(screen.getByText('Your KYC is on hold.')).toBeVisible()
  expect(toasts()[0]).toMatchObject({ type: 'danger', message: 'Your KYC is on hold.' })
  expect(routing.address()).toBe('/home/transaction/review')
  expect(draftNow()).toMatchObject({ transactionDetails: { amount: 2_500_000 }, orderId: null })
})

test.each([
  ['-331', 'This account is not in your name.', 'Change the account number', 'createFolio.accountNumber'],
  ['-333', 'We found no branch with this IFSC.', 'Change the IFSC', 'createFolio.ifscCode'],
  ['-312', 'Palash Bank is in its cooling period.', 'Change the bank account', 'createFolio.bank'],
  ['-307', 'Invest at least ₹30,000.', 'Change the amount', 'amount'],
])(
  'a refusal %s after the code leads to the field it is about, and the draft is kept',
  async (code, text, label, field) => {
    const newFolio = {
      bank: { accountNumber: '12345670000', ifscCode: 'PARJ0000417', accountType: 'Savings' as const },
      nomination: { kind: 'none' as const },
    }
    show(
      { 'transaction/instantFolio/lumpsum': refusal(text, code) },
      sampleDraft({ newFolio }, { selectFolio: 'new' }),
    )
    await screen.findByText('253.997 units')
    await confirmByCode()
    await userEvent.click(await screen.findByRole('button', { name: label }))
    expect(routing.address()).toBe('/home/transaction/edit-investment')
    expect(routing.state()).toEqual({ refused: { field, text } })
    expect(draftNow()).toMatchObject({
      newFolio,
      transactionDetails: { selectFolio: 'new', amount: 2_500_000 },
    })
  },
)

test('where no answer came, confirming again repeats the very same request without another code', async () => {
  let down = true
  const { callsOf } = show({
    'transaction/investor/initiate': () =>
      down
        ? { status: 503, code: 'E_DOWN', message: 'We are restarting.' }
        : ok(sampleResult(sampleOrder({ state: 'created', payments: [] }))),
  })
  await screen.findByText('253.997 units')
  await confirmByCode()
  expect(await screen.findByText('You may have placed this order.')).toBeVisible()
  down = false
  await userEvent.click(await confirmButton())
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/payment?order=order-1'))
  const [first, second] = callsOf('transaction/investor/initiate')
  expect(second?.body).toEqual(first?.body)
  expect(second?.header('Idempotency-Key')).toBe(first?.header('Idempotency-Key'))
  expect(callsOf('otp/generate')).toHaveLength(1)
})

test('the idempotency key is made when the page opens and kept in the draft', async () => {
  show()
  await waitFor(() => expect(draftNow().idempotencyKey).toMatch(/^[\w-]{36}$/))
  const key = draftNow().idempotencyKey
  await screen.findByText('253.997 units')
  expect(draftNow().idempotencyKey).toBe(key)
})

test('an order that is placed already goes on to its payment without a code', async () => {
  const { callsOf } = show({}, sampleDraft({ idempotencyKey: 'key-1', orderId: 'order-1' }))
  const [go] = await screen.findAllByRole('button', { name: 'Choose how to pay' })
  await userEvent.click(go!)
  expect(routing.address()).toBe('/home/transaction/payment?order=order-1')
  expect(callsOf('otp/generate')).toHaveLength(0)
})

test('beside an order that is placed, another one of the same can be placed: with a key, a consent and a code of its own', async () => {
  const { callsOf } = show({}, sampleDraft({ idempotencyKey: 'key-of-the-first', orderId: 'order-0' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Place another order' }))
  expect(await screen.findByRole('checkbox')).not.toBeChecked()
  await confirmByCode()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/payment?order=order-1'))
  const [placed] = callsOf('transaction/investor/initiate')
  expect(placed?.header('Idempotency-Key')).toBe(draftNow().idempotencyKey)
  expect(placed?.header('Idempotency-Key')).not.toBe('key-of-the-first')
})

test('without a draft there is nothing to review, and the dashboard is next', async () => {
  show({}, sampleDraft({}, { amount: null }))
  await waitFor(() => expect(routing.address()).toBe('/home/dashboard'))
})

test('a refused quote shows the server’s words and the way to change the order', async () => {
  show({ 'transaction/quote': refusal('Your KYC is on hold.') })
  expect(await screen.findByText('Your KYC is on hold.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change the order' }))
  expect(routing.address()).toBe('/home/transaction/edit-investment')
})

test('a first purchase below the minimum opens the minimum-investment dialog, whose OK goes to invest [S2.146, S2.148]', async () => {
  const scheme = sampleScheme({ minPurchase: 3_000_000 })
  const category = { categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [scheme] }
  show({
    'transaction/quote': refusal('Invest at least ₹30,000.'),
    'product/schemes': ok({ categories: [category], navDate: '2026-08-24' }),
    'investor/get/folio': ok({ folios: [sampleFolio({ holdings: [] })] }),
  })
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog).getByText('Min. new investment Rs. 30,000 for Neem Flexi Cap Fund. Please update amount.'),
  ).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('a new folio shows its bank and that no nominee is wanted', async () => {
  const newFolio = {
    bank: { accountNumber: '12345678901', ifscCode: 'PARJ0000417', accountType: 'Savings' as const },
    nomination: { kind: 'none' as const },
  }
  const { callsOf } = show({}, sampleDraft({ newFolio }, { selectFolio: 'new' }))
  expect(await screen.findByRole('heading', { name: 'New folio' })).toBeVisible()
  expect(screen.getByText('Savings XXXXXXX8901, PARJ0000417')).toBeVisible()
  expect(screen.getByText('You do not want to nominate')).toBeVisible()
  await confirmByCode()
  await waitFor(() => expect(callsOf('transaction/instantFolio/lumpsum')).toHaveLength(1))
  expect(callsOf('transaction/instantFolio/lumpsum')[0]?.body).toMatchObject({ folioNo: null, newFolio })
})

test('a first purchase of a scheme in a folio goes by the call for one [S7.061]', async () => {
  const { callsOf } = show({ 'investor/get/folio': ok({ folios: [sampleFolio({ holdings: [] })] }) })
  await screen.findByText('253.997 units')
  await confirmByCode()
  await waitFor(() => expect(callsOf('transaction/newlumpsum')).toHaveLength(1))
  expect(callsOf('transaction/investor/initiate')).toHaveLength(0)
})

test('a micro investment is declared on the review, another one is not; the campaign that led here goes along [S9.020]', async () => {
  const other = show()
  expect(await screen.findByText('253.997 units')).toBeVisible()
  expect(screen.queryByText('Micro investment')).toBeNull()
  other.unmount()
  writeStored('utmReferenceId', 'UTM-1')
  const { callsOf } = show({ 'transaction/quote': ok(sampleQuote({ isMicro: true })) })
  expect(await screen.findByText('Micro investment')).toBeVisible()
  expect(screen.getByText(/this one included, are at most/)).toHaveTextContent('at most ₹50,000.')
  await confirmByCode()
  await waitFor(() =>
    expect(callsOf('transaction/investor/initiate')[0]?.body).toMatchObject({ utmTxnId: 'UTM-1' }),
  )
})

test('whoever leaves the review with nothing placed went back; on it, and after an order, nobody did [S3.041]', async () => {
  const first = show({}, sampleDraft({ isClickedBack: true }))
  await waitFor(() => expect(draftNow().idempotencyKey).not.toBeNull())
  expect(draftNow().isClickedBack).toBe(false)
  first.unmount()
  expect(draftNow().isClickedBack).toBe(true)
  const placed = show({}, sampleDraft({ idempotencyKey: 'key-1', orderId: 'order-1' }))
  await screen.findByText('253.997 units')
  placed.unmount()
  expect(draftNow().isClickedBack).toBe(false)
})
