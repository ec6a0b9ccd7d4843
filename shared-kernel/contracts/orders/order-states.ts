import * as z from 'zod/mini'
import { PlanChangeKind } from '../systematic-plans/plan-change-terms'

/**
 * created: confirmed by one-time code, nothing paid · paid: money captured, waiting for the NAV · allotted: units in
 * the folio · expired: not paid in time · refund_due, refunded: money came that the order could not use.
 */
export const PurchaseState = z.enum(['created', 'paid', 'allotted', 'expired', 'refund_due', 'refunded'])
export type PurchaseState = z.infer<typeof PurchaseState>
/**
 * accepted: waits for its NAV, units on hold · paid_ahead: paid out at once, its units still on hold until the NAV ·
 * priced: sold, payout due · returned: the bank sent the payout back.
 */
export const RedemptionState = z.enum([
  'accepted',
  'paid_ahead',
  'priced',
  'returned',
  'paid_out',
  'cancelled',
  'rejected',
])
export type RedemptionState = z.infer<typeof RedemptionState>
/** accepted: waits for its NAV, units on hold · sold: the money waits for the NAV of the other scheme. */
export const SwitchState = z.enum(['accepted', 'sold', 'allotted', 'cancelled', 'rejected'])
export type SwitchState = z.infer<typeof SwitchState>
export const RegistrationState = z.enum(['accepted', 'registered', 'cancelled', 'rejected'])
export type RegistrationState = z.infer<typeof RegistrationState>

export const OrderKindName = z.enum([
  'LUMPSUM',
  'SIP_INSTALMENT',
  'REDEEM',
  'INSTA_REDEEM',
  'SWP_INSTALMENT',
  'SWITCH',
  'STP_INSTALMENT',
  'AUTO_SWITCH',
  'SOLUTION',
  'REBALANCE',
  'SIP',
  'STP',
  'SWP',
  'CHANGE_DIVIDEND',
  'SIP_TOP_UP_ONCE',
  ...PlanChangeKind.options,
])
export type OrderKindName = z.infer<typeof OrderKindName>
