/** The equity part in paise of an amount that a solution splits, to the whole rupee; the rest is debt (S1.012). */
export const equityPart = (amount: number, equityPercent: number): number =>
  Math.round((amount * equityPercent) / 100_00) * 100
