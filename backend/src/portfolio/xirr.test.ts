import { addDays } from '@portal/kernel/format'
import fc from 'fast-check'
import { sharedLines, sharedText } from '@portal/kernel/testing/node'
import { xirr, type CashFlow } from './xirr'

const flowsOf = (csv: string): CashFlow[] =>
  csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
    .map(([date = '', amount = '']) => ({ date, amount: Number(amount) }))
    .filter(({ amount }) => Number.isFinite(amount))

/** What flows are worth in sum at a yearly rate, in proportion to what they are worth one by one. */
function worthAt(flows: readonly CashFlow[], rate: number): number {
  const first = Math.min(...flows.map(({ date }) => Date.parse(date)))
  const worths = flows.map(
    ({ date, amount }) => amount * (1 + rate) ** (-(Date.parse(date) - first) / 86_400_000 / 365),
  )
  const sum = (of: number[]) => of.reduce((total, each) => total + each, 0)
  return Math.abs(sum(worths)) / sum(worths.map(Math.abs))
}

interface PublicCase {
  sample: string
  expected: number | null
}

function publicCases(): PublicCase[] {
  const lines = sharedLines('xirr/pyxirr-expected.csv').slice(1)
  return lines
    .map((line) => line.split(','))
    .filter(([, kind]) => kind === 'xirr')
    .map(([sample = '', , expected = '']) => ({ sample, expected: expected ? Number(expected) : null }))
}

function agrees({ sample, expected }: PublicCase): boolean {
  const rate = xirr(flowsOf(sharedText(`xirr/pyxirr-samples/${sample}`)))
  if (rate === null || expected === null) return rate === expected
  return Math.abs(rate - expected) <= 1e-6 * Math.max(1, Math.abs(expected))
}

test('agrees with the public cases, at least 55 of 60, elsewhere finds a rate that fits as well, and none takes long', () => {
  const started = Date.now()
  const cases = publicCases()
  const differing = cases.filter((each) => !agrees(each))
  console.info(
    `XIRR: ${cases.length - differing.length} of ${cases.length}; other: ${differing.map(({ sample }) => sample).join(', ')}`,
  )
  expect(cases).toHaveLength(60)
  expect(differing.length).toBeLessThanOrEqual(5)
  // Where several rates fit, or the others' method finds none, ours is one that fits: worth nothing in sum.
  for (const { sample } of differing) {
    const flows = flowsOf(sharedText(`xirr/pyxirr-samples/${sample}`))
    expect(worthAt(flows, xirr(flows) ?? NaN)).toBeLessThan(1e-6)
  }
  expect(Date.now() - started).toBeLessThan(5000)
})

test('a year of 10 % is 10 %', () => {
  expect(
    xirr([
      { date: '2025-01-01', amount: -1000 },
      { date: '2026-01-01', amount: 1100 },
    ]),
  ).toBeCloseTo(0.1, 10)
})

test.each<[string, CashFlow[]]>([
  ['no flow', []],
  ['one flow', [{ date: '2026-01-01', amount: -1 }]],
  [
    'money in only',
    [
      { date: '2026-01-01', amount: -1 },
      { date: '2026-02-01', amount: -1 },
    ],
  ],
  [
    'nothing but zeros',
    [
      { date: '2026-01-01', amount: 0 },
      { date: '2026-02-01', amount: 0 },
    ],
  ],
  [
    'everything on one day',
    [
      { date: '2026-01-01', amount: -5 },
      { date: '2026-01-01', amount: 7 },
    ],
  ],
])('is not defined for %s', (_what, flows) => {
  expect(xirr(flows)).toBeNull()
})

test('at the stated rate the flows of any investor are worth nothing in sum', () => {
  const purchase = fc.record({ day: fc.nat(1500), paise: fc.integer({ min: 1, max: 1e9 }) })
  fc.assert(
    fc.property(
      fc.array(purchase, { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0.05, max: 6, noNaN: true }),
      (bought, factor) => {
        const flows = bought.map(({ day, paise }) => ({ date: addDays('2022-01-03', day), amount: -paise }))
        const paid = bought.reduce((sum, { paise }) => sum + paise, 0)
        flows.push({ date: '2026-08-24', amount: Math.round(paid * factor) + 1 })
        const rate = xirr(flows)
        if (rate === null) return
        // Near a total loss what is paid last is worth trillions in money of the first day: rounding is in proportion.
        expect(worthAt(flows, rate)).toBeLessThan(1e-6)
      },
    ),
  )
})
