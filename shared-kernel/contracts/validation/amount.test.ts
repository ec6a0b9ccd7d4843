import fc from 'fast-check'
import { nearestAllowed, validateAmount, type AmountLimits } from './public'

const limits: AmountLimits = { min: 5_000_00, multiple: 500_00, max: 20_200_00 }

test.each([
  [undefined, 'Enter an amount'],
  [0, 'Enter an amount'],
  [100.5, 'Enter an amount'],
  [4_999_99, 'The minimum amount is ₹5,000. Enter ₹5,000 or more.'],
  [5_600_00, 'You can go up from ₹5,000 in steps of ₹500. Enter ₹5,500 or ₹6,000.'],
  [20_100_00, 'You can go up from ₹5,000 in steps of ₹500. Enter ₹20,000.'],
  [20_300_00, 'The maximum amount is ₹20,000. Enter ₹20,000 or less.'],
  [5_000_00, undefined],
  [5_500_00, undefined],
])('answers the amount %p with %p', (amount, text) => {
  expect(validateAmount(amount, limits)).toBe(text)
})

test('paise are written where they count', () => {
  expect(validateAmount(1, { min: 1_50 })).toBe('The minimum amount is ₹1.50. Enter ₹1.50 or more.')
})

test('the amounts that a refusal names are allowed, and the nearest ones', () => {
  const whole = (max: number) => fc.integer({ min: 1, max })
  fc.assert(
    fc.property(
      whole(10 ** 9),
      whole(10 ** 6),
      whole(10 ** 8),
      whole(2 * 10 ** 9),
      (min, multiple, room, amount) => {
        const bounds = { min, multiple, max: min + room }
        const near = nearestAllowed(amount, bounds)
        expect(near.length).toBeGreaterThan(0)
        for (const each of near) expect(validateAmount(each, bounds)).toBeUndefined()
        if (validateAmount(amount, bounds) === undefined) expect(near).toContain(amount)
        if (amount > min && amount <= bounds.max) expect(amount - (near[0] ?? 0)).toBeLessThan(multiple)
      },
    ),
  )
})
