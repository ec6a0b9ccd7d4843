import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { formatAxisRupees, formatRupeesRounded } from '@portal/contracts/format'
import { axisDate, monthEnds, nearestPoint, tableRows } from './chart-data'
import { sliceWeights } from './donut-ring'
import { ChartToggle, Donut, LineChart } from './public'

const points = [
  { date: '2026-06-30', value: 86_193_000, reference: 69_500_000 },
  { date: '2026-07-15', value: 87_000_000, reference: 69_500_000 },
  { date: '2026-07-31', value: 88_740_200, reference: 70_500_000 },
  { date: '2026-08-25', value: 90_519_600, reference: 71_500_000 },
]
const label = 'Portfolio value, June to August 2026: ₹9,05,196 now, ₹7,15,000 invested'

async function show() {
  render(
    <LineChart
      label={label}
      points={points}
      valueName="Value"
      referenceName="Invested"
      format={formatRupeesRounded}
      axisFormat={formatAxisRupees}
      fromZero
    />,
  )
  await act(async () => void (await import('./line-plot')))
}

test('a chart is a picture with a sentence; arrow keys move its tooltip and readers hear it', async () => {
  await show()
  const chart = await screen.findByRole('img', { name: label })
  expect(chart.querySelectorAll('path').length).toBe(3)
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  expect(screen.getByRole('status')).toHaveTextContent('31 Jul 2026: Value ₹8,87,402')
  fireEvent.keyDown(chart, { key: 'Home' })
  expect(screen.getByRole('status')).toHaveTextContent('30 Jun 2026: Value ₹8,61,930')
  fireEvent.keyDown(chart, { key: 'Escape' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('further lines share the axes, the tooltip and the table, each from its own first day', async () => {
  const young = { name: 'Mid Cap', points: [{ date: '2026-07-15', value: 99_000_000 }] }
  render(
    <LineChart
      label="Two funds"
      points={points.map(({ date, value }) => ({ date, value }))}
      others={[young]}
      valueName="Flexi Cap"
      format={formatRupeesRounded}
      axisFormat={formatAxisRupees}
    />,
  )
  await act(async () => void (await import('./line-plot')))
  const chart = await screen.findByRole('img', { name: 'Two funds' })
  const texts = [...chart.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['₹10 L', '30 Jun', '25 Aug']))
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  expect(screen.getByRole('status')).toHaveTextContent('31 Jul 2026: Flexi Cap ₹8,87,402, Mid Cap ₹9,90,000')
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Two funds' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateFlexi CapMid Cap',
    '25 Aug 2026₹9,05,196₹9,90,000',
    '31 Jul 2026₹8,87,402₹9,90,000',
    '15 Jul 2026₹8,70,000₹9,90,000',
    '30 Jun 2026₹8,61,930n/a',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
})

test('the table twin holds the same figures, newest first, and the choice holds for every chart', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: label })).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('25 Aug 2026₹7,15,000₹9,05,196')
  expect(localStorage.getItem('chartsAsTable')).toBe('Y')
  render(
    <Donut label="Allocation" slices={[{ label: 'Equity', value: 1, detail: '₹1', colour: 'EQUITY' }]} />,
  )
  expect(screen.getByRole('table', { name: 'Allocation' })).toBeInTheDocument()
  render(<ChartToggle />)
  await userEvent.click(screen.getAllByRole('button', { name: 'Show as chart' })[0]!)
  expect(screen.queryByRole('table')).toBeNull()
})

test('a donut’s legend has amount and share in the order of the slices', async () => {
  render(
    <Donut
      label="Equity three quarters, debt one quarter"
      centre={{ caption: '2 schemes', figure: '1 folio' }}
      slices={[
        { label: 'Equity', value: 300, detail: '₹300', colour: 'EQUITY' },
        { label: 'Debt', value: 100, detail: '₹100', colour: 'DEBT' },
      ]}
    />,
  )
  await act(async () => void (await import('./donut-ring')))
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toEqual(['Equity₹30075.0%', 'Debt₹10025.0%'])
  expect(screen.getByRole('img').querySelectorAll('path')).toHaveLength(2)
})

test('a small slice is still seen, and an empty whole has none', () => {
  expect(sliceWeights([0, 0])).toEqual([0, 0])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 6 }), (values) => {
      const weights = sliceWeights(values)
      const total = values.reduce((sum, value) => sum + value, 0)
      return (
        total === 0 || weights.every((weight, index) => (values[index] === 0 ? weight === 0 : weight > 0.005))
      )
    }),
  )
})

test('month ends are the last points of their months, newest first', () => {
  expect(monthEnds(points).map(({ date }) => date)).toEqual(['2026-08-25', '2026-07-31', '2026-06-30'])
  expect(tableRows(points)).toHaveLength(4)
})

test('the tooltip goes to the nearest day, also beyond the ends', () => {
  expect(nearestPoint(points, -1)).toBe(0)
  expect(nearestPoint(points, 0.5)).toBe(2)
  expect(nearestPoint(points, 2)).toBe(3)
  expect(nearestPoint([], 0.5)).toBe(-1)
})

test('the axis names months over a long span and days over a short one', () => {
  const day = 24 * 3600 * 1000
  expect(axisDate('2026-08-25', 1000 * day)).toBe('Aug 2026')
  expect(axisDate('2026-08-25', 30 * day)).toBe('25 Aug')
})
