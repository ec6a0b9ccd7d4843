/** What brings a mix back to its shares. */
export interface Move {
  from: 'equity' | 'debt'
  /** Paise. */
  amount: number
}

/** Less than this many paise is not worth its exit load and its tax. */
const leastMove = 1_000_00

/** What has to move so that equity is its share again, in whole rupees; undefined where it is near enough. */
export function moveFor(equity: number, debt: number, equityPercent: number): Move | undefined {
  const tooMuch = equity - ((equity + debt) * equityPercent) / 100
  const amount = Math.floor(Math.abs(tooMuch) / 100) * 100
  if (amount < leastMove) return undefined
  return { from: tooMuch > 0 ? 'equity' : 'debt', amount }
}
