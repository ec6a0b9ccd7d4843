import { isBusinessDay } from '../calendar/business-day'
import { offerAllotmentDate, offerStateOn } from './offer'

const offer = { nfoStart: '2026-08-18', nfoEnd: '2026-09-01' }

test.each([
  ['2026-08-17', 'upcoming'],
  ['2026-08-18', 'open'],
  ['2026-09-01', 'open'],
  ['2026-09-02', 'allotting'],
  ['2026-09-04', 'allotting'],
  ['2026-09-05', 'none'],
])('on %s the offer is %s', (today, state) => {
  expect(offerStateOn(offer, today)).toBe(state)
})

test('a fund that was never offered has no offer', () => {
  expect(offerStateOn({ nfoStart: null, nfoEnd: null }, '2026-08-25')).toBe('none')
})

test('units are given within five business days of the close', () => {
  expect(offerAllotmentDate('2026-09-01')).toBe('2026-09-04')
  expect(isBusinessDay(offerAllotmentDate('2026-10-01'))).toBe(true)
})
