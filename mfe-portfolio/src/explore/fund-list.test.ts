import { categories, flexiCap, flexiCapRegular, liquid, multiAsset, smallCap } from '../testing/samples'
import { noFilter, type FundFilter } from './fund-filter'
import { filterGroups, isOpen, listLine, matches, sortFunds } from './fund-list'

const every = categories.flatMap((category) => category.schemes)
const found = (filter: Partial<FundFilter>) =>
  every
    .filter((fund) => matches(fund, { ...noFilter, plan: 'Any', option: 'Any', ...filter }))
    .map((fund) => fund.schemePlanCode)

test.each<[string, Partial<FundFilter>, string[]]>([
  ['words in any order', { search: ' CAP  flexi ' }, ['FLEXI-DG', 'FLEXI-RD']],
  ['part of a sub-category', { search: 'multi as' }, ['MULTI-DG']],
  ['signs that are no pattern', { search: '(.*' }, []],
  ['risk', { risk: 'High' }, ['MULTI-DG']],
  ['plan', { plan: 'REGULAR' }, ['FLEXI-RD']],
  ['option', { option: 'D' }, ['FLEXI-RD']],
  ['smallest SIP, leaving out funds without SIP', { sip: '500' }, ['FLEXI-DG', 'SMALL-DG', 'FLEXI-RD']],
  ['a SIP of the limit itself', { sip: '1000' }, ['FLEXI-DG', 'SMALL-DG', 'FLEXI-RD', 'LIQUID-DG']],
])('finds funds by %s', (_, filter, codes) => {
  expect(found(filter)).toEqual(codes)
})

test('sorts by return with funds too young for the period last, and leaves what it got untouched', () => {
  const given = [multiAsset, flexiCap, liquid, smallCap]
  expect(sortFunds(given, '5y')).toEqual([smallCap, flexiCap, liquid, multiAsset])
  expect(sortFunds(given, '1y')).toEqual([flexiCap, multiAsset, liquid, smallCap])
  expect(given).toEqual([multiAsset, flexiCap, liquid, smallCap])
})

test('sorts by risk from low to very high, then by name; mixed stays as it comes', () => {
  expect(sortFunds([smallCap, flexiCap, multiAsset, liquid], 'risk')).toEqual([
    liquid,
    multiAsset,
    flexiCap,
    smallCap,
  ])
  expect(sortFunds([smallCap, flexiCapRegular], 'mixed')).toEqual([smallCap, flexiCapRegular])
})

test('keeps the groups of the categories with the funds left in them [S3.019, S3.020]', () => {
  const groups = filterGroups(categories, noFilter)
  expect(groups.map((group) => [group.categoryDisplayName, group.schemes.length])).toEqual([
    ['Equity Fund', 2],
    ['Debt Fund', 1],
    ['Hybrid Fund', 1],
  ])
  expect(groups[0]?.schemes).toEqual([smallCap, flexiCap])
})

test('takes purchases only into funds whose flag is Y [S3.017]', () => {
  expect(isOpen(flexiCap)).toBe(true)
  expect(isOpen(smallCap)).toBe(false)
})

test('says how many funds there are and what the returns are of', () => {
  expect(listLine(22, 'DIRECT', '24 Aug 2026')).toBe(
    '22 funds. Yearly returns (CAGR), Direct plan, up to the NAV of 24 Aug 2026.',
  )
  expect(listLine(1, 'Any', '24 Aug 2026')).toBe(
    '1 fund. Yearly returns (CAGR), up to the NAV of 24 Aug 2026.',
  )
})
