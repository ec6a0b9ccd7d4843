import { flexiCapDetails } from '../testing/samples'
import { fundFacts, returnColumns } from './fund-facts'

const factsOf = (over: Partial<typeof flexiCapDetails>) =>
  Object.fromEntries(
    fundFacts({ ...flexiCapDetails, ...over }, { sip: true }).map(({ label, value }) => [label, value]),
  )

test('lists what decides a purchase, with amounts in Indian grouping [S9.059]', () => {
  expect(factsOf({ minPurchase: 1_00_000_00 })).toEqual({
    'First purchase from': '₹1,00,000',
    'Add later from': '₹500',
    'SIP from': '₹500 a month',
    'Exit load': '1% within 12 months, then none',
    'Cost a year (expense ratio)': '0.74%',
    'Fund size, 31 Jul 2026': '₹4,812 crore',
    'Cut-off for today’s NAV': '3:00 pm on business days',
    'Payout after redemption': '2 business days',
    Launched: '14 Mar 2013',
  })
})

test('a fund on offer has the facts of its offer: no NAV, size or launch before there is one, and one day of allotment', () => {
  const offer = factsOf({
    nfoscheme: true,
    nav: '10.0000',
    nfoStartDate: '2026-08-18',
    nfoEndDate: '2026-09-01',
    nfoAllotmentDate: '2026-09-04',
    launchedOn: '2026-09-01',
  })
  expect(offer).toMatchObject({
    'Offer price': '₹10.0000 a unit',
    Offer: '18 Aug 2026 to 1 Sep 2026',
    'Units are allotted on': '4 Sep 2026',
  })
  expect(Object.keys(offer).filter((label) => /NAV|Launched|Fund size/.test(label))).toEqual([])
})

test('offers no SIP where the flag does not allow one [S3.017]', () => {
  expect(factsOf({ sipAllow: 'N' })['SIP from']).toBe('Not offered')
})

test('puts the benchmark beside the fund and leaves out periods that neither has', () => {
  const young = {
    ...flexiCapDetails,
    cagr: { ...flexiCapDetails.cagr, fiveYears: null },
    benchmarkCagr: { ...flexiCapDetails.benchmarkCagr, fiveYears: null },
  }
  expect(returnColumns(young)).toEqual([
    { term: '1 year', fund: 0.1482, benchmark: 0.1194 },
    { term: '3 years', fund: 0.1736, benchmark: 0.1461 },
    { term: 'Since launch', fund: 0.1574, benchmark: 0.1388 },
  ])
})
