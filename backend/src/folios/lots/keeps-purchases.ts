import type { SchemePlanFacts } from '../../schemes/catalogue'

/** Payout and reinvestment have one NAV: between them nothing is sold. From and to Growth everything is. */
export const keepsPurchases = (plan: SchemePlanFacts, into: SchemePlanFacts): boolean =>
  plan.option !== 'G' && into.option !== 'G'
