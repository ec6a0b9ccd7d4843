import { moveFor } from './move'

const table = [
  // Of Rs 1,20,000 half is Rs 60,000: Rs 10,000 are too much.
  [70_000_00, 50_000_00, 50, { from: 'equity', amount: 10_000_00 }],
  [50_000_00, 70_000_00, 50, { from: 'debt', amount: 10_000_00 }],
  // Four fifths of Rs 1,00,000 are Rs 80,000.
  [75_000_00, 25_000_00, 80, { from: 'debt', amount: 5_000_00 }],
  [75_000_49, 25_000_00, 80, { from: 'debt', amount: 4_999_00 }],
  // Rs 999 are left alone.
  [20_999_00 + 250_00, 80_000_00 - 250_00 + 0, 20, { from: 'equity', amount: 1_049_00 }],
  [20_500_00, 80_000_00, 20, undefined],
  [0, 0, 50, undefined],
] as const

test.each(table)(
  'of %i paise in equity and %i in debt, at %i %%, moves %o',
  (equity, debt, percent, move) => {
    expect(moveFor(equity, debt, percent)).toEqual(move)
  },
)
