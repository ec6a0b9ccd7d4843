/**
 * The cost that the law sets against what old units of an equity-oriented fund brought (section 55(2)(ac)): what they
 * cost, or their value of 31 January 2018 as far as it stays below what they brought. All in paise.
 */
export const grandfatheredCost = (cost: number, fairValue: number, received: number): number =>
  Math.max(cost, Math.min(fairValue, received))
