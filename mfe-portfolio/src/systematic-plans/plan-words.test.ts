import { samplePlan } from '@portal/testing/samples'
import { countText, ordinal, planStatus, progressText, rhythm } from './plan-words'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [13, '13th'],
  [20, '20th'],
  [22, '22nd'],
])('%i is the %s', (day, text) => expect(ordinal(day)).toBe(text))

test.each([
  [{}, 'Active'],
  [{ endDate: '2026-09-15' }, 'Ends in 21 days'],
  [{ endDate: '2026-08-25' }, 'Ends today'],
  [{ state: 'PAUSED', pause: { from: '2026-08-01', until: null } }, 'Paused'],
  [{ state: 'PAUSED', pause: { from: '2026-08-01', until: '2026-11-25' } }, 'Paused until 25 Nov 2026'],
  [{ pause: { from: '2026-08-27', until: '2026-11-25' } }, 'Paused from 27 Aug 2026'],
  [{ endedFrom: '2026-08-27' }, 'Ends on 27 Aug 2026'],
  [{ state: 'CANCELLED' }, 'Cancelled'],
  [{ state: 'COMPLETED' }, 'Completed'],
] as const)('a plan with %j is: %s', (changes, text) =>
  expect(planStatus(samplePlan(changes), '2026-08-25').text).toBe(text),
)

test('plans are counted by what they do', () => {
  const plans = [samplePlan(), samplePlan({ state: 'PAUSED' }), samplePlan({ state: 'CANCELLED' })]
  expect(countText(plans)).toBe('1 active, 1 paused and 1 ended.')
  expect(countText([samplePlan()])).toBe('1 active.')
})

test('a plan says how often it runs', () => {
  expect(rhythm({ dayOfMonth: 28, frequency: 'Quarterly' })).toBe('on the 28th of each quarter')
  expect(rhythm({ dayOfMonth: 28, frequency: 'Daily' })).toBe('on every business day')
})

test.each([
  [{ dealt: 2, failed: 0, total: 25 }, '2 of 25 instalments'],
  [{ dealt: 23, failed: 1, total: 25 }, '23 of 25 instalments, 1 of them failed'],
  [{ dealt: 1, failed: 0, total: null }, '1 instalment so far'],
  [{ dealt: 23, failed: 2, total: null }, '23 instalments so far, 2 of them failed'],
])('instalments %j are counted with those that failed: %s', (progress, text) =>
  expect(progressText(progress)).toBe(text),
)
