import { api, type CallOptions } from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'
import { unclaimedApi } from '@portal/kernel/contracts/unclaimed'
import type { CallByCode } from '../transaction/place-with-code'

/** Pays an unclaimed amount to an account, once its code is there. */
export const claimOf =
  (transactionId: string, bankId: string): CallByCode<{ order: Order | null }> =>
  (code, options: CallOptions) =>
    api.call(unclaimedApi.claim, { transactionId, bankId, ...code, quickInvest: false }, options)
