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
