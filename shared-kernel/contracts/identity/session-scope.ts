import * as z from 'zod/mini'

/**
 * What a session may be for that is not the whole portal: one task, which a link or quick invest opened. It can call
 * what the session scope needs and nothing else (S1.043, S1.051-S1.054, decisions 14 and 22).
 */
export const ScopeKind = z.enum([
  'quickInvest',
  'sipExpiringLink',
  'failedSipReinvest',
  'eMandateStandalone',
  'paymentFailedLink',
  'distributorLink',
])
export type ScopeKind = z.infer<typeof ScopeKind>

/** Session scopes in which an investor buys once: each of them may make the calls of a lump sum and of its payment. */
export const buyingScopes = [
  'quickInvest',
  'failedSipReinvest',
  'paymentFailedLink',
  'distributorLink',
] as const satisfies readonly ScopeKind[]

/** Session scopes that end in an order of any kind: its code, its receipt, and what a plan says of itself. */
export const orderingScopes = [...buyingScopes, 'sipExpiringLink'] as const satisfies readonly ScopeKind[]
