import { transactionLine, transactionTitle } from './transaction-look'

test('writes a purchase as fund, kind and day', () => {
  expect(transactionTitle({ schemeName: 'Neem Flexi Cap Fund', toSchemeName: null })).toBe(
    'Neem Flexi Cap Fund',
  )
  expect(transactionLine({ kind: 'PURCHASE', date: '2026-08-21' }, '2026-08-25')).toBe('Purchase · 21 Aug')
  expect(transactionLine({ kind: 'PURCHASE_SIP', date: '2026-08-10' }, '2026-08-25')).toBe(
    'SIP instalment · 10 Aug',
  )
})

test('writes a switch with both of its sides', () => {
  const row = { schemeName: 'Neem Liquid Fund', toSchemeName: 'Neem Corporate Bond Fund' }
  expect(transactionTitle(row)).toBe('Liquid → Corporate Bond')
  expect(transactionLine({ kind: 'SWITCH_OUT', date: '2026-08-24' }, '2026-08-25')).toBe('Switch · 24 Aug')
})

test('adds the year to a day of another one', () => {
  expect(transactionLine({ kind: 'PURCHASE', date: '2025-08-04' }, '2026-08-25')).toBe(
    'Purchase · 4 Aug 2025',
  )
})
