import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable, DetailList, GainLoss, MarketMove, Money, type Column } from './public'

const text = (node: React.ReactElement) => render(node).container.textContent

test('an amount is written as its place asks [S9.059]', () => {
  expect(text(<Money paise={2_500_000} />)).toBe('₹25,000.00')
  expect(text(<Money paise={90_519_579} as="rounded" />)).toBe('₹9,05,196')
  expect(text(<Money paise={90_519_579} as="display" />)).toBe('₹9,05,195.79')
  expect(text(<Money paise={125} as="cost" />)).toBe('−₹1.25')
})

test('an own gain or loss says the word, the sign and both figures', () => {
  expect(text(<GainLoss paise={19_019_600} rate={0.266} />)).toBe('Gain +₹1,90,196 (+26.6%)')
  expect(text(<GainLoss paise={-284_800} rate={-0.035} />)).toBe('Loss −₹2,848 (−3.5%)')
  expect(text(<GainLoss paise={0} rate={0} />)).toBe('No change ₹0 (0.0%)')
  expect(text(<GainLoss paise={368_526} rate={0.0041} decimals={2} exact />)).toBe('Gain +₹3,685.26 (+0.41%)')
  expect(text(<GainLoss rate={null} />)).toBe('n/a')
})

test('what rounds to nothing is no loss', () => {
  expect(text(<GainLoss paise={-30} />)).toBe('No change ₹0')
})

test('a market return has a mark only when it is down', () => {
  const up = render(<MarketMove rate={0.1482} />).container
  expect(up).toHaveTextContent('+14.82%')
  expect(up.querySelector('svg')).toBeNull()
  const down = render(<MarketMove rate={-0.0318} />).container
  expect(down).toHaveTextContent('Down −3.18%')
  expect(down.querySelector('svg')).not.toBeNull()
  expect(text(<MarketMove rate={null} />)).toBe('n/a')
})

test('a detail list pairs every label with its value', () => {
  render(
    <DetailList
      rows={[
        { label: 'Amount', value: '₹25,000.00' },
        { label: 'To pay', value: '₹25,000.00', total: true },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Amount', 'To pay'])
  expect(screen.getAllByRole('definition')).toHaveLength(2)
})

interface Fund {
  name: string
  value: string
}
const columns: Column<Fund>[] = [
  { key: 'name', header: 'Fund', heading: true, cell: (fund) => fund.name, total: 'Total' },
  { key: 'value', header: 'Value', numeric: true, cell: (fund) => fund.value, total: '₹3,00,000' },
]
const rows = [
  { name: 'Neem Flexi Cap Fund', value: '₹2,00,000' },
  { name: 'Neem Liquid Fund', value: '₹1,00,000' },
]

test('one set of rows makes a table and the same as cards', () => {
  render(<DataTable caption="Holdings" columns={columns} rows={rows} rowKey={(fund) => fund.name} />)
  const table = screen.getByRole('table', { name: 'Holdings' })
  expect(within(table).getByRole('row', { name: 'Neem Liquid Fund ₹1,00,000' })).toBeInTheDocument()
  expect(within(table).getByRole('row', { name: 'Total ₹3,00,000' })).toBeInTheDocument()
  const cards = within(screen.getByRole('list', { name: 'Holdings' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual([
    'Neem Flexi Cap FundValue₹2,00,000',
    'Neem Liquid FundValue₹1,00,000',
    'TotalValue₹3,00,000',
  ])
})

test('without a row there are no headers either, but the words that there is nothing to show [S8.063]', () => {
  render(<DataTable caption="Holdings" columns={columns} rows={[]} rowKey={(fund) => fund.name} />)
  expect(screen.getByText('There is nothing to show here yet.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a sorted column says so in words and by aria-sort', async () => {
  const onSort = jest.fn()
  const sorting = columns.map((column) =>
    column.numeric ? { ...column, onSort, sorted: 'descending' as const } : column,
  )
  render(<DataTable caption="Holdings" columns={sorting} rows={rows} rowKey={(fund) => fund.name} />)
  expect(screen.getByRole('columnheader', { name: /^Value/ })).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(screen.getByRole('button', { name: /^Value ?, sorted downwards/ }))
  expect(onSort).toHaveBeenCalledTimes(1)
})
