import { textOf } from '@portal/kernel'
import { sampleScheme } from '@portal/testing/samples'
import { categories, flexiCap, flexiCapRegular, liquid, multiAsset, smallCap } from '../testing/samples'
import { withAllCategory } from './all-category'
import { noFilter } from './fund-filter'
import { countOf, firstRows, rowsAPage, shownList } from './fund-groups'

const groups = withAllCategory(categories)

test('shows a tab for All and each category, counting what the filter leaves [S3.020, S3.021]', () => {
  const { tabs, count } = shownList(groups, noFilter)
  expect(tabs.map(({ label, count: each }) => [textOf(label), each])).toEqual([
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

const rows = (list: ReturnType<typeof shownList>) =>
  list.groups.map(({ title, funds }) => [
    title && textOf(title),
    ...funds.map(({ schemePlanCode }) => schemePlanCode),
  ])
const held = ['FLEXI-RD', 'LIQUID-DG', 'SMALL-DG']

test('puts default schemes first, marked as selected, whatever plan they are of [S2.019]', () => {
  const list = shownList(groups, noFilter, held)
  expect(list.groups[0]).toMatchObject({ selected: true })
  expect(rows(list)).toEqual([
    ['Funds you hold', 'SMALL-DG', 'FLEXI-RD', 'LIQUID-DG'],
    ['Equity Fund', 'FLEXI-DG'],
    ['Hybrid Fund', 'MULTI-DG'],
  ])
})

test('funds that are held follow the search, the tab, the filters and the order', () => {
  const shownFor = (filter: Partial<typeof noFilter>) =>
    rows(shownList(groups, { ...noFilter, ...filter }, held))
  expect(shownFor({ search: 'liquid' })).toEqual([['Funds you hold', 'LIQUID-DG']])
  expect(shownFor({ search: 'multi' })).toEqual([['Hybrid Fund', 'MULTI-DG']])
  expect(shownFor({ category: 'DEBT' })).toEqual([['Funds you hold', 'LIQUID-DG']])
  expect(shownFor({ category: 'HYBRID' })).toEqual([[null, 'MULTI-DG']])
  expect(shownFor({ sort: 'name' })[0]).toEqual(['Funds you hold', 'FLEXI-RD', 'LIQUID-DG', 'SMALL-DG'])
  expect(shownFor({ plan: 'REGULAR', option: 'Any' })).toEqual([['Funds you hold', 'FLEXI-RD']])
})

test('an order goes over all categories', () => {
  expect(rows(shownList(groups, { ...noFilter, sort: '3y' }))).toEqual([
    [null, 'SMALL-DG', 'FLEXI-DG', 'MULTI-DG', 'LIQUID-DG'],
  ])
  expect(rows(shownList(groups, { ...noFilter, sort: 'risk' }))).toEqual([
    [null, 'LIQUID-DG', 'MULTI-DG', 'FLEXI-DG', 'SMALL-DG'],
  ])
})

test('a fund that is held stands once, so that the rows are as many as the count and the tab say', () => {
  const list = shownList(groups, noFilter, held)
  const codes = list.groups.flatMap(({ funds }) => funds.map((fund) => fund.schemePlanCode))
  expect(new Set(codes).size).toBe(codes.length)
  expect(list).toMatchObject({ count: codes.length, tabs: [{ count: codes.length }, {}, {}, {}] })
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
