import { becomes, tickets, needed } from './calculator'

test('a SIP is worth what was paid in times the multiple; a goal takes as much a month', () => {
  // Rs 5,000 a month for three years is Rs 1,80,000; half as much again is Rs 2,70,000.
  expect(becomes(5_000_00, 3, 1.5)).toBe(2_70_000_00)
  expect(needed(2_70_000_00, 3, 1.5)).toBe(5_000_00)
  // Rs 1,00,000 in a year at no gain: Rs 8,333.33, so Rs 8,334.
  expect(needed(1_00_000_00, 1, 1)).toBe(8_334_00)
})

test('a fund without a whole period has no cases', () => {
  expect(tickets({ periods: 0, worst: null, middle: null, best: null })).toEqual([])
})
