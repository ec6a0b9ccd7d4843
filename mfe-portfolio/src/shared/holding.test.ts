import { flexiHolding } from '../testing/portfolio-samples'
import { holdingLine, holdingRate } from './holding'

test('says units, folio and yearly return of a holding', () => {
  expect(holdingLine(flexiHolding)).toBe('2,846.317 units in folio ••4821 · XIRR +17.4%')
})

test('says the return so far where there is no rate a year yet', () => {
  const young = { ...flexiHolding, xirr: null }
  expect(holdingLine(young)).toBe('2,846.317 units in folio ••4821 · return so far +43.7%')
  expect(holdingLine({ ...young, paidIn: 0 })).toBe('2,846.317 units in folio ••4821 · return so far n/a')
})

test('has no rate of gain where nothing was paid', () => {
  expect(holdingRate(flexiHolding)).toBeCloseTo(0.4366, 4)
  expect(holdingRate({ gain: 10_00, paidIn: 0 })).toBeNull()
})
