import type { Platform } from '../platform/module'
import { httpPayoutBank } from './http-bank'
import type { PayoutBank } from './payout-bank'
import type { PayoutOwner } from './payout-owner'

/** Everything that the services of payouts work with. */
export interface PayoutContext {
  platform: Platform
  bank: PayoutBank
  owner: PayoutOwner
}

export function payoutContext(platform: Platform, owner: PayoutOwner): PayoutContext {
  return { platform, owner, bank: httpPayoutBank(platform) }
}
