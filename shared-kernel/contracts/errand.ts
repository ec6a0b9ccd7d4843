import * as z from 'zod/mini'

/**
 * What a session may be for that is not the whole portal: one errand, which a link or quick invest opened. It can call
 * what the errand needs and nothing else (S1.043, S1.051-S1.054, decisions 14 and 22).
 */
export const Errand = z.enum([
  'quickInvest',
  'sipExpiringLink',
  'failedSipReinvest',
  'eMandateStandalone',
  'paymentFailedLink',
  'distributorLink',
])
export type Errand = z.infer<typeof Errand>

/** Errands in which an investor buys once: each of them may make the calls of a lump sum and of its payment. */
export const buyingErrands = [
  'quickInvest',
  'failedSipReinvest',
  'paymentFailedLink',
  'distributorLink',
] as const satisfies readonly Errand[]

/** Errands that end in an order of any kind: its code, its receipt, and what a plan says of itself. */
export const orderingErrands = [...buyingErrands, 'sipExpiringLink'] as const satisfies readonly Errand[]
