import { smartCover, smartCoverEnd, validateSmartSip } from './public'

// Ten, fifty and a hundred instalments, at most fifty lakh rupees.
test.each([
  [1_000_00, 1, 10_000_00],
  [1_000_00, 2, 50_000_00],
  [1_000_00, 3, 1_00_000_00],
  [1_000_00, 9, 1_00_000_00],
  [5_000_00, 1, 50_000_00],
  [5_000_00, 2, 2_50_000_00],
  [5_000_00, 3, 5_00_000_00],
  [50_000_00, 3, 50_00_000_00],
  [60_000_00, 3, 50_00_000_00],
  [1_50_000_00, 2, 50_00_000_00],
])('an instalment of %i paise covers, in year %i, %i paise [S1.013]', (instalment, year, cover) => {
  expect(smartCover(instalment, year)).toBe(cover)
})

const monthly = {
  amount: 1_000_00,
  sipFrequency: 'Monthly',
  sipStartDate: '2026-09-10',
  until: { sipPeriod: 'No. of Installments', installments: 36 },
  payFirstNow: false,
  closedDays: [],
} as const

test.each([
  ['18 on the day', '2008-09-10', undefined],
  ['a day short of 18', '2008-09-11', expect.stringContaining('18 to 51')],
  ['51 until the next birthday', '1974-09-11', undefined],
  ['52 on the day', '1974-09-10', expect.stringContaining('18 to 51')],
  ['unknown', null, expect.stringContaining('date of birth')],
])('a first holder who is %s [S5.062] [S9.017]', (_what, birth, verdict) => {
  expect(validateSmartSip(monthly, birth)).toEqual(verdict)
})

test('it is debited every month, at least 36 times; the one paid now counts', () => {
  const times = (installments: number) => ({ sipPeriod: 'No. of Installments', installments }) as const
  const birth = '1990-01-01'
  expect(validateSmartSip({ ...monthly, until: times(35) }, birth)).toContain('at least 36')
  expect(validateSmartSip({ ...monthly, until: times(35), payFirstNow: true }, birth)).toBeUndefined()
  expect(validateSmartSip({ ...monthly, until: { sipPeriod: 'Till Canceled' } }, birth)).toBeUndefined()
  expect(validateSmartSip({ ...monthly, sipFrequency: 'Quarterly' }, birth)).toContain('every month')
})

test('the cover ends on the 55th birthday', () => {
  expect(smartCoverEnd('1980-06-01')).toBe('2035-06-01')
})
