import type { Figures } from '@portal/contracts/support/figures'
import { oddConf } from '@portal/testing/samples'
import { attemptKey, bankRefusal, firstChoice, modeChoices, upiAccounts } from './payment-choices'
import { meghdoot, palash, parijat } from '../testing/sample-banks'

test('offers UPI, net banking, debit card, RTGS or NEFT, and a cheque [S9.027]', () => {
  const modes = modeChoices([parijat], 2_500_000)
  expect(modes.map(({ mode, title }) => [mode, title])).toEqual([
    ['UPI', 'UPI'],
    ['DCB', 'Net banking'],
    ['DC', 'Debit card'],
    ['RTGS', 'RTGS/NEFT'],
    ['CHEQUE', 'Cheque'],
  ])
  expect(modes.every(({ refusal }) => refusal === undefined)).toBe(true)
})

test('a bank that is not supported for online payment says so [S8.026]', () => {
  expect(bankRefusal({ ...parijat, paymentModes: [] }, 'DCB')).toBe(
    'This bank is not supported for online payment. Choose another bank account.',
  )
})

test('a bank that does not support the payment mode says so, by name [S8.027]', () => {
  expect(bankRefusal(meghdoot, 'DCB')).toBe(
    'Meghdoot Bank does not support Net banking. Choose another way to pay or another bank.',
  )
})

test('a bank in its cooling period stays in the list with the day it can be used from', () => {
  const [, netBanking] = modeChoices([palash, parijat], 2_500_000)
  expect(netBanking?.banks.map(({ name, refusal }) => [name, refusal])).toEqual([
    ['Palash Bank ••3308', 'Can be used from 31 Aug 2026'],
    ['Parijat Bank ••4417', undefined],
  ])
  expect(netBanking?.text).toBe('Parijat Bank ••4417 · your money reaches us in seconds')
})

test('a transfer says how long the server gives it, and nothing of that before it did', () => {
  const text = (figures?: Figures) =>
    modeChoices([parijat], 2_500_000, [], [], figures).find(({ mode }) => mode === 'RTGS')?.text
  expect(text(oddConf.figures)).toMatch(/in the time above; the money then has 6 business days\.$/)
  expect(text()).toMatch(/in the time above\.$/)
})

test('UPI is refused above five lakh rupees, to the paisa', () => {
  expect(modeChoices([parijat], 50_000_000)[0]?.refusal).toBeUndefined()
  expect(modeChoices([parijat], 50_000_001)[0]?.refusal).toMatch(/^You can pay up to ₹5,00,000 a day by UPI/)
})

test('starts with the first mode and bank that can be used', () => {
  expect(firstChoice(modeChoices([palash, meghdoot, parijat], 2_500_000))).toEqual({
    mode: 'UPI',
    bankId: 'bank-9052',
  })
  expect(firstChoice(modeChoices([palash, parijat], 60_000_000))).toEqual({
    mode: 'DCB',
    bankId: 'bank-4417',
  })
  expect(firstChoice(modeChoices([palash], 2_500_000))).toEqual({ mode: 'UPI', bankId: null })
})

test('after an attempt the page starts with its mode and its bank, where they can still be used', () => {
  const modes = modeChoices(
    [{ ...parijat, bankId: 'bank-1', accountLast4: '1111' }, parijat, meghdoot],
    2_500_000,
  )
  const last = { paymentMode: 'DCB', bankName: 'Parijat Bank', accountLast4: '4417' } as const
  expect(firstChoice(modes, last)).toEqual({ mode: 'DCB', bankId: 'bank-4417' })
  expect(firstChoice(modes, { ...last, bankName: null, accountLast4: null })).toEqual({
    mode: 'DCB',
    bankId: 'bank-1',
  })
  expect(firstChoice(modeChoices([meghdoot], 2_500_000), last)).toEqual({ mode: 'UPI', bankId: 'bank-9052' })
})

test('names the accounts that a UPI payment may come from', () => {
  expect(upiAccounts(modeChoices([parijat, palash, meghdoot], 100_000))).toBe(
    'Parijat Bank ••4417 or Meghdoot Bank ••9052',
  )
})

const order = 'c47d3a96-7733-4ed2-859d-97d066989451'
const account = '0888f12d-bd91-4202-81e4-0714ca9caeb2'

test('a double click, a reload and a second tab share the key of an attempt; a retry has another', () => {
  expect(attemptKey(order, 'UPI', null, '0-0')).toBe(attemptKey(order, 'UPI', null, '0-0'))
  expect(attemptKey(order, 'UPI', null, '1-0')).not.toBe(attemptKey(order, 'UPI', null, '0-0'))
  expect(attemptKey(order, 'DCB', account, '0-0')).not.toBe(attemptKey(order, 'DC', account, '0-0'))
})

test('a key fits what the server takes', () => {
  expect(attemptKey(order, 'DCB', account, '99-0')).toMatch(/^[\w-]{16,64}$/)
})
