/** S9.023; upper limits are inclusive (decision 26), in paise. */
export const amountRanges = [
  { label: 'Up to ₹25,000', above: 0, upTo: 25_000_00 },
  { label: '₹25,000 to ₹50,000', above: 25_000_00, upTo: 50_000_00 },
  { label: '₹50,000 to ₹1,00,000', above: 50_000_00, upTo: 1_00_000_00 },
  { label: 'Above ₹1,00,000', above: 1_00_000_00, upTo: Infinity },
] as const
export type AmountRange = (typeof amountRanges)[number]

/** The range that an amount in paise falls in (S9.023, decision 26). */
export function amountRangeOf(paise: number): AmountRange {
  return amountRanges.find(({ upTo }) => paise <= upTo) ?? amountRanges[3]
}
