import type { UpcomingInstalment } from '@portal/contracts/systematic-plans/systematic-plan'
import { instalmentLine, instalmentTitle, moneyToKeep } from './upcoming'

const sip: UpcomingInstalment = {
  planId: 'p1',
  kind: 'SIP',
  date: '2026-09-10',
  schemeName: 'Neem Balanced Advantage Fund',
  toSchemeName: null,
  amount: 5_000_00,
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  isLast: false,
}
const stp: UpcomingInstalment = {
  ...sip,
  planId: 'p2',
  kind: 'STP',
  date: '2026-09-01',
  schemeName: 'Neem Liquid Fund',
  toSchemeName: 'Neem Corporate Bond Fund',
  bankName: null,
  accountLast4: null,
}

test('says of each instalment whose money it moves', () => {
  expect([instalmentTitle(sip), instalmentLine(sip)]).toEqual([
    'Neem Balanced Advantage Fund',
    'SIP · Parijat Bank ••4417',
  ])
  expect([instalmentTitle(stp), instalmentLine(stp)]).toEqual([
    'Neem Corporate Bond Fund',
    'STP in, from Neem Liquid Fund',
  ])
  expect(instalmentLine({ ...sip, kind: 'SWP' })).toBe('SWP · to Parijat Bank ••4417')
  expect(instalmentLine({ ...sip, isLast: true })).toBe('SIP · Parijat Bank ••4417 · last instalment')
  expect(instalmentLine({ ...sip, bankName: null })).toBe('SIP')
})

test('adds up what the SIPs of one bank need, by the day before the first of them', () => {
  const later = { ...sip, planId: 'p3', date: '2026-09-15', amount: 3_000_00 }
  expect(moneyToKeep([stp, later, sip], '2026-08-25')).toEqual([
    { amount: 8_000_00, account: 'Parijat Bank ••4417', by: '9 Sep' },
  ])
})

test('keeps bank accounts apart and leaves out what no bank pays', () => {
  const other = { ...sip, bankName: 'Meghdoot Bank', accountLast4: '9052', date: '2026-09-01' }
  expect(moneyToKeep([sip, other], '2026-08-25').map(({ account, by }) => [account, by])).toEqual([
    ['Meghdoot Bank ••9052', '31 Aug'],
    ['Parijat Bank ••4417', '9 Sep'],
  ])
  expect(moneyToKeep([stp, { ...sip, kind: 'SWP' }], '2026-08-25')).toEqual([])
})

test('names no day that is over: a debit of today wants its money from today on', () => {
  expect(moneyToKeep([sip], '2026-09-09')[0]?.by).toBe('9 Sep')
  expect(moneyToKeep([sip], '2026-09-10')[0]?.by).toBeNull()
})
