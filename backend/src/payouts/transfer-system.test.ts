import { transferSystemOf } from './transfer-system'

test.each([
  ['NEFT', 1_99_999_99, 'NEFT'],
  ['NEFT', 2_00_000_00, 'RTGS'],
  ['IMPS', 1, 'IMPS'],
  ['IMPS', 5_00_000_00, 'IMPS'],
  ['IMPS', 5_00_000_01, 'RTGS'],
] as const)('%s of %i paise goes by %s', (mode, amount, system) => {
  expect(transferSystemOf({ mode, amount })).toBe(system)
})

test('a bank without IMPS takes it as any other', () => {
  expect(transferSystemOf({ mode: 'IMPS', amount: 1_99_999_99 }, false)).toBe('NEFT')
  expect(transferSystemOf({ mode: 'IMPS', amount: 2_00_000_00 }, false)).toBe('RTGS')
})
