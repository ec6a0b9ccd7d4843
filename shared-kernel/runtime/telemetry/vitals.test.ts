import { createVitals, type Vital } from './vitals'

const portfolio = { remote: 'mfe-portfolio', version: '1' }
const transact = { remote: 'mfe-transact', version: '2' }

function setUp() {
  const told: string[] = []
  const vitals = createVitals(({ remote, name, value }: Vital) =>
    told.push(`${remote} ${name} ${Number(value.toFixed(3))}`),
  )
  return { vitals, told }
}

test('the paint belongs to the remote that the visit began with, what follows to the one on screen', () => {
  const { vitals, told } = setUp()
  vitals.moveTo(portfolio)
  vitals.painted(900)
  vitals.painted(1800)
  vitals.shifted(0.02, 100)
  vitals.moveTo(transact)
  vitals.shifted(0.1, 3000)
  vitals.interacted(7, 120)
  vitals.settle()
  expect(told).toEqual([
    'mfe-portfolio LCP 1800',
    'mfe-portfolio CLS 0.02',
    'mfe-transact CLS 0.1',
    'mfe-transact INP 120',
  ])
})

test('another page of the same remote goes on measuring', () => {
  const { vitals, told } = setUp()
  vitals.moveTo(portfolio)
  vitals.interacted(1, 50)
  vitals.moveTo({ ...portfolio })
  expect(told).toEqual([])
})

test.each([
  [
    'shifts within a second of each other',
    [
      [0.1, 0],
      [0.1, 900],
      [0.1, 1800],
    ],
    0.3,
  ],
  [
    'shifts apart from each other: the worst counts',
    [
      [0.1, 0],
      [0.2, 1500],
      [0.05, 3000],
    ],
    0.2,
  ],
  [
    'shifts without rest: five seconds count',
    Array.from({ length: 20 }, (_, index) => [0.01, index * 500]),
    0.1,
  ],
])('%s', (_, shifts, expected) => {
  const { vitals, told } = setUp()
  vitals.moveTo(portfolio)
  for (const [score = 0, at = 0] of shifts) vitals.shifted(score, at)
  vitals.settle()
  expect(told).toEqual([`mfe-portfolio CLS ${expected}`])
})

test('an interaction is as slow as its slowest event; one in fifty interactions is not counted', () => {
  const { vitals, told } = setUp()
  vitals.moveTo(portfolio)
  vitals.interacted(1, 48)
  vitals.interacted(1, 64)
  vitals.settle()
  expect(told.at(-1)).toBe('mfe-portfolio INP 64')
  for (let id = 1; id <= 50; id += 1) vitals.interacted(id, id === 1 ? 900 : 100 + id)
  vitals.settle()
  expect(told.at(-1)).toBe('mfe-portfolio INP 150')
})

test('before a page is on screen nothing is told', () => {
  const { vitals, told } = setUp()
  vitals.shifted(1, 0)
  vitals.settle()
  expect(told).toEqual([])
})
