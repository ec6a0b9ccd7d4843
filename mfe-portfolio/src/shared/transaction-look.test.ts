import { transactionLine, transactionTitle } from './transaction-look'

const plain = { instalmentOf: null, orderedOn: null } as const

test('writes a purchase as fund, kind and day', () => {
  expect(transactionTitle({ schemeName: 'Neem Flexi Cap Fund', toSchemeName: null })).toBe(
    'Neem Flexi Cap Fund',
  )
  expect(transactionLine({ ...plain, kind: 'PURCHASE', date: '2026-08-21' }, '2026-08-25')).toBe(
    'Purchase · 21 Aug',
  )
  expect(
    transactionLine(
      { ...plain, kind: 'PURCHASE_SIP', instalmentOf: 'SIP', date: '2026-08-10' },
      '2026-08-25',
    ),
  ).toBe('SIP instalment · 10 Aug')
})

test('writes a switch with both of its sides', () => {
  const row = { schemeName: 'Neem Liquid Fund', toSchemeName: 'Neem Corporate Bond Fund' }
  expect(transactionTitle(row)).toBe('Liquid → Corporate Bond')
  expect(transactionLine({ ...plain, kind: 'SWITCH_OUT', date: '2026-08-24' }, '2026-08-25')).toBe(
    'Switch · 24 Aug',
  )
})

test('adds the year to a day of another one', () => {
  expect(transactionLine({ ...plain, kind: 'PURCHASE', date: '2025-08-04' }, '2026-08-25')).toBe(
    'Purchase · 4 Aug 2025',
  )
})

test('an instalment of an STP or SWP is called so, not a switch or a redemption', () => {
  const stp = { ...plain, kind: 'SWITCH_OUT', instalmentOf: 'STP', date: '2026-08-03' } as const
  expect(transactionLine(stp, '2026-08-25')).toBe('STP instalment · 3 Aug')
  expect(transactionLine({ ...stp, kind: 'REDEMPTION', instalmentOf: 'SWP' }, '2026-08-25')).toBe(
    'SWP instalment · 3 Aug',
  )
  expect(transactionLine({ ...stp, orderedOn: '2026-08-01' }, '2026-08-25')).toBe(
    'STP instalment · due 1 Aug',
  )
})

test('the day is that of the order, and says so where its NAV is of another one', () => {
  const sale = { ...plain, kind: 'REDEMPTION', date: '2026-08-24' } as const
  expect(transactionLine({ ...sale, orderedOn: '2026-08-21' }, '2026-08-25')).toBe(
    'Redemption · ordered 21 Aug',
  )
  expect(transactionLine({ ...sale, orderedOn: '2026-08-24' }, '2026-08-25')).toBe('Redemption · 24 Aug')
})

test('what has a name of its own is called by it', () => {
  const row = {
    ...plain,
    kind: 'SWITCH_OUT',
    called: 'Rebalancing of IS2608250041',
    date: '2026-08-24',
  } as const
  expect(transactionLine(row, '2026-08-25')).toBe('Rebalancing of IS2608250041 · 24 Aug')
})
