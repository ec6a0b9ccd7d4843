import { mandateBounds, utilisationProblem } from '@portal/contracts/validation'
import { mandateErrors } from './details-errors'

const earliest = '2026-08-26'
const right = {
  limit: 1_00_000_00,
  frequency: 'As presented',
  validFrom: earliest,
  validTill: '2031-08-25',
  method: 'NETBANKING',
} as const
const errors = (changed: object) => mandateErrors({ ...right, ...changed }, earliest)

test('a mandate is for at most Rs 10,00,000, by UPI for Rs 1,00,000 [S9.019]', () => {
  expect(errors({})).toEqual({})
  expect(errors({ limit: mandateBounds.EMANDATE.max })).toEqual({})
  expect(errors({ limit: 10_00_001_00 }).limit).toMatch(/₹10,00,000 or less/)
  expect(errors({ method: 'UPI', limit: 1_00_001_00 }).limit).toMatch(/₹1,00,000 or less/)
  expect(errors({ limit: null }).limit).toBe('Enter an amount')
})

test('it starts on the next business day or later, and runs 40 years at most, by UPI 30', () => {
  expect(errors({ validFrom: '2026-08-25' }).validFrom).toBe('The first day can be 26 Aug 2026 or later.')
  expect(errors({ validFrom: 'soon' }).validFrom).toMatch(/DD MMM YYYY/)
  expect(errors({ validTill: '2066-08-26' })).toEqual({})
  expect(errors({ validTill: '2066-08-27' }).validTill).toMatch(/40 years/)
  expect(errors({ method: 'UPI', validTill: '2056-08-27' }).validTill).toMatch(/30 years/)
  expect(errors({ validTill: earliest }).validTill).toMatch(/after the first one/)
})

test('a mandate carries a SIP within its limit and its days', () => {
  const mandate = { limit: 5_000_00, validTill: '2031-08-25' }
  expect(utilisationProblem(mandate, { amount: 5_000_00, endDate: null })).toBeUndefined()
  expect(utilisationProblem(mandate, { amount: 5_001_00, endDate: null })).toMatch(/more than the limit/)
  expect(utilisationProblem(mandate, { amount: 1_00, endDate: '2031-08-26' })).toMatch(
    /longer than the mandate/,
  )
})
