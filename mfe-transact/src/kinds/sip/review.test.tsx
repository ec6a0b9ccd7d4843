import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, draftNow, ok, refusal, renderPage, routing } from '@portal/testing'
import FlowPage from '../../pages/flow.page'
import { codeAnswers } from '../../testing/code-answers'
import { oddConf, sampleConf } from '@portal/testing/samples'
import { sampleSipDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleOrder, sampleQuote } from '../../testing/sample-order'
import { sampleResult } from '../../testing/sample-result'
import { sampleRegistration, sampleSipQuote } from '../../testing/sample-sip'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const first = sampleOrder({ kind: 'SIP_INSTALMENT', state: 'created', payments: [], amount: 5_000_00 })
const answers: Answers = {
  'transaction/validate/sip': ok(sampleSipQuote()),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  ...codeAnswers,
  'transaction/sip': ok(sampleResult(sampleRegistration())),
  'transaction/newsip': ok(sampleResult(sampleRegistration())),
  links: ok({ links: [] }),
  conf: ok(sampleConf),
}
const show = (changed: Answers = {}, draft = sampleSipDraft()) =>
  renderPage(FlowPage, { answers: { ...answers, ...changed }, at: '/home/transaction/review', draft })

const shown = () => screen.findByText('Debits to come')

async function confirmByCode(label = 'Confirm the SIP'): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getAllByRole('button', { name: label })[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 3000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('tells what will happen, on which dates and why, the duty, the mandate, and until when it can be undone', async () => {
  show()
  await shown()
  expect(screen.getByText('₹5,000 a month on the 10th')).toBeVisible()
  expect(screen.getByText('−₹0.25')).toBeVisible()
  expect(screen.getByText('50.799 units')).toBeVisible()
  expect(screen.getByText('Cancel until 3:00 pm, Tuesday, 25 August')).toBeVisible()
  expect(await screen.findByText('Sunday, 11 October: we remind you')).toBeVisible()
  expect(screen.getByText('Monday, 12 October: the first debit')).toBeVisible()
  expect(screen.getByText(/The 10th is a Saturday\. Keep enough money in Parijat Bank ••4417/)).toBeVisible()
  expect(screen.getByText('PRJT7000000000001001')).toBeVisible()
  expect(screen.getAllByText(/You can cancel until 3:00 pm/).length).toBeGreaterThan(0)
  expect(screen.queryByText('Mon, 11 Jan 2027')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show 4 debits' }))
  expect(screen.getByText('Mon, 11 Jan 2027')).toBeVisible()
})

test('the rate of stamp duty is that of the quote, and the reminder comes as long before a debit as the server says', async () => {
  const quote = ok(sampleSipQuote({ stampDutyPercent: '0.017' }))
  const { container } = show({ 'transaction/validate/sip': quote, conf: ok(oddConf) })
  await shown()
  expect(screen.getByText('Stamp duty (0.017%), each')).toBeVisible()
  expect(await screen.findByText('Saturday, 10 October: we remind you')).toBeVisible()
  expect(screen.getByText('By e-mail and SMS, 37 hours before each debit.')).toBeVisible()
  expect(container).not.toHaveTextContent(/0\.005|a day before/)
})

test('a SIP of a scheme that the folio holds is registered by a one-time code, and its receipt is next [S7.060] [S7.087] [S3.057]', async () => {
  const { callsOf } = show()
  await shown()
  await confirmByCode()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/successfull?order=sip-1'))
  const request = callsOf('otp/generate')[0]?.body
  expect(request).toMatchObject({
    activityType: 'SIP',
    folioNumber: '1000004821',
    arnCode: '',
    sendOtpTo: '',
  })
  expect(request?.['requestReference']).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  const [placed] = callsOf('transaction/sip')
  expect(placed?.body).toMatchObject({
    amount: 5_000_00,
    sipDate: 10,
    sipStartDate: '2026-10-10',
    umrn: 'PRJT7000000000001001',
    otp: 'QX71234',
  })
  expect(placed?.header('Idempotency-Key')).toBe(draftNow().idempotencyKey)
  expect(callsOf('transaction/newsip')).toHaveLength(0)
})

test('a SIP of a new scheme goes by the call for new ones [S7.061]', async () => {
  const { callsOf } = show({ 'investor/get/folio': ok({ folios: [sampleFolio({ holdings: [] })] }) })
  await shown()
  await confirmByCode()
  await waitFor(() => expect(callsOf('transaction/newsip')).toHaveLength(1))
  expect(callsOf('transaction/sip')).toHaveLength(0)
})

test('with the first instalment paid now, its payment is next', async () => {
  const result = { ...sampleResult(sampleRegistration()), orders: [sampleRegistration(), first] }
  show(
    {
      'transaction/validate/sip': ok(sampleSipQuote({ firstNow: sampleQuote({ amount: 5_000_00 }) })),
      'transaction/sip': ok(result),
    },
    sampleSipDraft({}, { payFirstNow: true }),
  )
  await shown()
  expect(screen.getByText('Which NAV will I get?')).toBeVisible()
  await confirmByCode('Confirm and choose how to pay')
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/payment?order=order-1'))
  expect(draftNow().orderId).toBe('order-1')
})

test('what became of a lump sum and of the SIP beside it stays in the draft until they are paid [S3.040]', async () => {
  const once = sampleOrder({ state: 'created', payments: [], amount: 10_000_00 })
  const { orders: _lumpsum, ...lumpsum } = sampleResult(once)
  const { orders: _sip, ...sip } = sampleResult(sampleRegistration())
  const answer = { ...lumpsum, orders: [once, sampleRegistration()], lumpsumWithSIPResult: { lumpsum, sip } }
  show(
    {
      'transaction/quote': ok(sampleQuote({ amount: 10_000_00 })),
      'transaction/lumpsumPlusSip': ok(answer),
    },
    sampleSipDraft({ transactionType: 'LUMPSUM_SIP' }, { lumpsumAmount: 10_000_00 }),
  )
  await shown()
  await confirmByCode('Confirm and choose how to pay')
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/payment?order=order-1'))
  expect(draftNow()).toMatchObject({ orderId: 'order-1', lumpsumWithSIPResult: { lumpsum, sip } })
})

test('when the cut-off passes, the lump sum beside a SIP gets its NAV and its time anew, as the SIP does', async () => {
  const soon = sampleQuote({ amount: 10_000_00, cutOffAt: '2026-08-25T07:48:02Z' })
  const { callsOf } = show(
    { 'transaction/quote': ok(soon) },
    sampleSipDraft({ transactionType: 'LUMPSUM_SIP' }, { lumpsumAmount: 10_000_00 }),
  )
  await shown()
  expect(callsOf('transaction/quote')).toHaveLength(1)
  await waitFor(() => expect(callsOf('transaction/quote').length).toBeGreaterThan(1), { timeout: 4000 })
  expect(callsOf('transaction/validate/sip').length).toBeGreaterThan(1)
})

test('nothing is confirmed before the consent is ticked', async () => {
  const { callsOf } = show()
  await shown()
  await userEvent.click(screen.getAllByRole('button', { name: 'Confirm the SIP' })[0]!)
  expect(screen.getByText('Tick this box to continue')).toBeVisible()
  expect(callsOf('otp/generate')).toHaveLength(0)
})

test('a refusal after the code leads to the field that it is about', async () => {
  show({ 'transaction/sip': refusal('Your mandate allows up to ₹4,000 a debit.', '-397') })
  await shown()
  await confirmByCode()
  expect(await screen.findByText('Your SIP was not registered.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change the amount' }))
  expect(routing.address()).toBe('/home/transaction/edit-investment')
})

test('a SIP that the server would not take says why, and how to change it', async () => {
  show({ 'transaction/validate/sip': refusal('Your mandate is not active.', '-395') })
  expect(await screen.findByText('Your mandate is not active.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change the mandate' }))
  expect(routing.state()).toEqual({ refused: { field: 'umrn', text: 'Your mandate is not active.' } })
})

test('a SIP that is placed already leads to its receipt without a code', async () => {
  const { callsOf } = show({}, sampleSipDraft({ idempotencyKey: 'key-1', orderId: 'sip-1' }))
  await shown()
  await userEvent.click(screen.getAllByRole('button', { name: 'See the receipt' })[0]!)
  expect(routing.address()).toBe('/home/transaction/successfull?order=sip-1')
  expect(callsOf('otp/generate')).toHaveLength(0)
})
