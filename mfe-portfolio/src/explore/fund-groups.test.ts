import { sampleScheme } from '@portal/kernel/testing/samples'
import { categories, flexiCap, flexiCapRegular, liquid, multiAsset, smallCap } from '../testing/samples'
import { withAllCategory } from './all-category'
import { noFilter } from './fund-filter'
import { countOf, firstRows, rowsAPage, shownList, withPreselected } from './fund-groups'

const groups = withAllCategory(categories)

test('shows a tab for All and each category, counting what the filter leaves [S3.020, S3.021]', () => {
  const { tabs, count } = shownList(groups, noFilter)
  expect(tabs.map(({ label, count: each }) => [label, each])).toEqual([
    ['All', 4],
    ['Equity Fund', 2],
    ['Debt Fund', 1],
    ['Hybrid Fund', 1],
  ])
  expect(count).toBe(4)
})

test('puts all funds under their categories, leaving out empty ones', () => {
  const list = shownList(groups, { ...noFilter, search: 'cap' })
  expect(list.groups).toEqual([{ title: 'Equity Fund', category: 'EQUITY', funds: [smallCap, flexiCap] }])
})

test('shows mixed funds as one list, so that no category comes first [S3.021]', () => {
  const list = shownList(groups, { ...noFilter, sort: 'mixed', plan: 'Any', option: 'Any' })
  expect(list.groups).toEqual([
    { title: null, category: null, funds: [flexiCap, smallCap, flexiCapRegular, liquid, multiAsset] },
  ])
})

test('shows one category without a heading, and nothing when nothing is left', () => {
  expect(shownList(groups, { ...noFilter, category: 'DEBT' }).groups).toEqual([
    { title: null, category: 'DEBT', funds: [liquid] },
  ])
  expect(shownList(groups, { ...noFilter, search: 'gold' })).toMatchObject({ groups: [], count: 0 })
})

test('puts default schemes first, marked as selected [S2.019]', () => {
  const { groups: listed } = shownList(groups, { ...noFilter, category: 'DEBT' })
  expect(withPreselected(listed, [flexiCapRegular]).map((group) => [group.title, group.selected])).toEqual([
    ['Funds you hold', true],
    ['All other funds', undefined],
  ])
  expect(withPreselected(listed, [])).toEqual(listed)
})

test('a fund that is held stands once, so that the rows are as many as the count says', () => {
  const { groups: listed, count } = shownList(groups, noFilter)
  const [held] = listed[0]!.funds
  const codes = withPreselected(listed, [held!]).flatMap(({ funds }) =>
    funds.map((fund) => fund.schemePlanCode),
  )
  expect(codes.filter((code) => code === held!.schemePlanCode)).toHaveLength(1)
  expect(codes).toHaveLength(count)
})

test('of 2,000 funds twenty-five are drawn at first, in their order, and groups that come later are left out', () => {
  const funds = (count: number) =>
    Array.from({ length: count }, (_, index) => sampleScheme({ schemePlanCode: `F${index}-DG` }))
  const groups = [
    { title: 'Equity Fund', category: 'EQUITY' as const, funds: funds(15) },
    { title: 'Debt Fund', category: 'DEBT' as const, funds: funds(1975) },
    { title: 'Hybrid Fund', category: 'HYBRID' as const, funds: funds(10) },
  ]
  expect(firstRows(groups, rowsAPage).map((group) => [group.title, group.funds.length])).toEqual([
    ['Equity Fund', 15],
    ['Debt Fund', 10],
  ])
  expect(countOf(groups)).toBe(2000)
})
