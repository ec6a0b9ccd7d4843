import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MandateToPay } from '@portal/contracts/payments/payment'
import type { PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import { ok, refusal } from '@portal/testing'
import { show, unpaid } from '../testing/payment-page'
import { meghdoot, parijat } from '../testing/sample-banks'
import { sampleAttempt } from '../testing/sample-order'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const mandate: MandateToPay = {
  umrn: 'PRJT7000000000001001',
  paymentMode: 'KOTM',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  limit: 10_000_000,
  debitOn: '2026-08-25',
  moneyBy: '2026-08-26',
}
const onItsWay = (debit: Partial<NonNullable<PaymentAttempt['debit']>> = {}) =>
  sampleAttempt({
    paymentId: 'payment-2',
    paymentMode: 'KOTM',
    state: 'pending',
    bankReference: null,
    settledAt: null,
    debit: { debitOn: '2026-08-25', moneyBy: '2026-08-26', isWithBank: false, ...debit },
  })
/** Somebody tried before, so that no code of UPI is fetched. */
const failed = sampleAttempt({ state: 'failed', reason: 'Insufficient balance' })
const withMandate = {
  'transaction/paymentStatus': unpaid(failed),
  'transaction/paymentBanks': ok({ banks: [parijat, meghdoot], mandates: [mandate] }),
}

test('a mandate stands among the ways to pay, says when its money comes and for which NAV, and is asked once [S9.027]', async () => {
  let attempts: PaymentAttempt[] = [failed]
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const { callsOf } = show({
    ...withMandate,
    'transaction/paymentStatus': () => unpaid(...attempts),
    'transaction/payment/mandate': async () => {
      await answered
      attempts = [failed, { ...onItsWay(), startedAt: '2026-08-25T08:10:00Z' }]
      return ok({ paymentId: 'payment-2' })
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'One-time mandate' }))
  expect(
    screen.getByText(
      'You do not go to your bank. Debited on Tuesday, 25 August; the money is here by Wednesday, 26 August, and you get the NAV of the day on which it arrives.',
    ),
  ).toBeVisible()
  const accounts = screen.getByRole('group', { name: 'Pay from' })
  expect(within(accounts).getByRole('radio', { name: 'Parijat Bank ••4417' })).toBeChecked()
  await userEvent.dblClick(screen.getAllByRole('button', { name: 'Pay by mandate' })[0]!)
  await waitFor(() => expect(callsOf('transaction/payment/mandate')).toHaveLength(1))
  answer()
  expect(await screen.findByRole('heading', { level: 1, name: 'Your mandate pays this order' })).toBeVisible()
  const [paid, ...more] = callsOf('transaction/payment/mandate')
  expect(paid?.body).toMatchObject({ transactionId: 'order-1-of-asha', umrn: mandate.umrn })
  expect(paid?.header('Idempotency-Key')).toMatch(/^[\w-]{16,64}$/)
  expect(more).toEqual([])
})

test('while a debit waits for the bank the page says what happens, and another way can still be chosen', async () => {
  show({ ...withMandate, 'transaction/paymentStatus': unpaid(onItsWay()) })
  expect(await screen.findByText('Parijat Bank ••4417 is debited on Tuesday, 25 August.')).toBeVisible()
  expect(screen.getByText(/you can choose another way to pay/)).toBeVisible()
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pay by mandate' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Net banking' }))
  expect(screen.getAllByRole('button', { name: 'Go to Parijat Bank' }).length).toBeGreaterThan(0)
})

test('once the bank has the debit no other way is offered', async () => {
  show({ ...withMandate, 'transaction/paymentStatus': unpaid(onItsWay({ isWithBank: true })) })
  expect(await screen.findByText(/We write to you when your bank has answered/)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^(Pay|Go|Check)/ })).not.toBeInTheDocument()
})

test('a debit that the bank refused is told with its reason, and every way is there again', async () => {
  const refused = { ...onItsWay({ isWithBank: true }), state: 'failed', reason: 'Not enough money.' } as const
  show({ ...withMandate, 'transaction/paymentStatus': unpaid(refused) })
  expect(await screen.findByText(/The bank says: Not enough money\./)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'How do you want to pay?' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'UPI' })).toBeEnabled()
})

test('where no mandate may pay the order none is shown; a refusal stands in the server’s words', async () => {
  const none = show({ 'transaction/paymentStatus': unpaid(failed) })
  expect(await screen.findByRole('radio', { name: 'Net banking' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: /mandate/ })).not.toBeInTheDocument()
  none.unmount()
  const why = 'The mandate is not active. Choose another way to pay.'
  show({ ...withMandate, 'transaction/payment/mandate': refusal(why, '-441') })
  await userEvent.click(await screen.findByRole('radio', { name: 'One-time mandate' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Pay by mandate' })[0]!)
  await waitFor(() => expect(screen.getByText(why)).toBeVisible())
})
