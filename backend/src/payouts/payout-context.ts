import type { Platform } from '../platform/module'
import { payoutBankOf } from './adapters'
import type { PayoutBank } from './payout-bank'
import type { PayoutOwner } from './payout-owner'

/** Everything that the services of payouts work with. */
export interface PayoutContext {
  platform: Platform
  bank: PayoutBank
  owner: PayoutOwner
}

export function payoutContext(platform: Platform, owner: PayoutOwner): PayoutContext {
  return { platform, owner, bank: payoutBankOf(platform) }
}
