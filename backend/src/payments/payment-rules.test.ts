import { Refusal } from '../platform/refusal'
import { checkPayment, upiDayLimit, type PayingBank } from './payment-rules'

const bank: PayingBank = {
  bankId: 'b1',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  paymentModes: ['UPI', 'DCB', 'DC'],
  usableFrom: null,
}

type Payment = Parameters<typeof checkPayment>

function refusalOf(mode: Payment[0], amount: number, from: Payment[2], upiToday = 0): Refusal | undefined {
  try {
    checkPayment(mode, amount, from, upiToday)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

test.each(['UPI', 'DCB', 'DC'] as const)('%s pays from a bank that offers it', (mode) => {
  expect(refusalOf(mode, 1_000_00, bank)).toBeUndefined()
})

test('UPI takes five lakh and not a paisa more', () => {
  expect(refusalOf('UPI', upiDayLimit, null)).toBeUndefined()
  expect(refusalOf('UPI', upiDayLimit + 1, null)).toMatchObject({
    code: '-321',
    message: expect.stringContaining('₹5,00,000'),
  })
  expect(refusalOf('DCB', upiDayLimit + 1, bank)).toBeUndefined()
})

test('what other orders paid by UPI on the day is taken from the five lakh, for UPI alone', () => {
  const used = upiDayLimit - 1_000_00
  expect(refusalOf('UPI', 1_000_00, null, used)).toBeUndefined()
  expect(refusalOf('UPI', 1_000_01, null, used)).toMatchObject({ code: '-321' })
  expect(refusalOf('UPI', 1, null, upiDayLimit + 5_00)).toMatchObject({
    message: expect.stringContaining(', and have ₹0.00 left today.'),
  })
  expect(refusalOf('DCB', 1_000_01, bank, used)).toBeUndefined()
})

test('only UPI goes without a chosen bank', () => {
  expect(refusalOf('UPI', 100, null)).toBeUndefined()
  expect(refusalOf('DCB', 100, null)?.code).toBe('-322')
  expect(refusalOf('DC', 100, null)?.code).toBe('-322')
})

test('a bank in its 10-day cooling period is refused with the day on which it can be used [S8.030]', () => {
  const refusal = refusalOf('DCB', 100, { ...bank, usableFrom: '2026-09-01' })
  expect(refusal).toMatchObject({
    code: '-323',
    message: expect.stringMatching(/10-day cooling period.*1 Sep 2026/),
  })
})

test('a bank that does not support the payment mode is refused, naming the mode [S8.027]', () => {
  const refusal = refusalOf('DC', 100, { ...bank, paymentModes: ['DCB', 'UPI'] })
  expect(refusal).toMatchObject({
    code: '-324',
    message: expect.stringContaining('selected bank does not support Debit card'),
  })
})
