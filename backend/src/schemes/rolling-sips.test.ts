import { rollingSips } from './rolling-sips'

const month = (index: number) =>
  `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`
const flat = (count: number, navAt: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({ date: month(index), nav: navAt(index).toFixed(4) }))

test('counts every month in which a SIP could have begun, and values it a month after the last instalment', () => {
  // 15 months: a SIP of 12 can begin in the first three.
  const { periods, worst, middle, best } = rollingSips(
    flat(15, () => 10),
    1,
  )
  expect(periods).toBe(3)
  expect([worst, middle, best].map((each) => each?.multiple)).toEqual([1, 1, 1])
  expect(worst).toMatchObject({ from: '2020-01-01', to: '2021-01-01' })
})

test('the worst, the middle and the best are those of the NAVs themselves', () => {
  // Twelve instalments at Rs 10 each buy 1.2 units a rupee a month; what they are worth is the NAV of the 13th month.
  const navs = flat(15, (index) => (index < 12 ? 10 : [20, 5, 40][index - 12]!))
  const { worst, middle, best } = rollingSips(navs, 1)
  // Begun in January: 12 x 1/10 x 20 / 12. In February: (11/10 + 1/20) x 5 / 12. In March: (10/10 + 1/20 + 1/5) x 40 / 12.
  expect(middle).toMatchObject({ from: '2020-01-01', multiple: 2 })
  expect(worst).toMatchObject({ from: '2020-02-01', multiple: 0.479167 })
  expect(best).toMatchObject({ from: '2020-03-01', multiple: 4.166667 })
})

test('a young scheme has no period, and a gap in the NAVs begins the history anew', () => {
  expect(
    rollingSips(
      flat(12, () => 10),
      1,
    ),
  ).toEqual({ periods: 0, worst: null, middle: null, best: null })
  const broken = flat(30, () => 10).filter((_, index) => index !== 5)
  expect(rollingSips(broken, 1).periods).toBe(30 - 6 - 12)
})
