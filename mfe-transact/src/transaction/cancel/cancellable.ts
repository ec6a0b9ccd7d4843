import { api, type CallOptions } from '@portal/kernel'
import { orderApi, type Order } from '@portal/kernel/contracts/order'
import type { ActivityType } from '@portal/kernel/contracts/otp'
import type { CallByCode } from '../place-with-code'

/** Orders that wait for a NAV and can be taken back until their cut-off. */
export interface CancelKind {
  /** Of the transaction history. */
  rows: readonly string[]
  activity: ActivityType
  /** "redemption" */
  noun: string
  call: (transactionId: string) => CallByCode<{ order: Order }>
}

const redemption: CancelKind = {
  rows: ['REDEMPTION'],
  activity: 'CANCEL_REDEEM',
  noun: 'redemption',
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancelRedeem, { transactionId, ...code, quickInvest: false }, options),
}

const switching: CancelKind = {
  rows: ['SWITCH_OUT', 'SWITCH_IN'],
  activity: 'CANCEL_SWITCH',
  noun: 'switch',
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancelSwitch, { transactionId, ...code, quickInvest: false }, options),
}

export const cancelKinds = { redemption, switch: switching } as const

/** How an order of a family is taken back; undefined where it cannot be. */
export const cancelKindOf = ({ family }: Pick<Order, 'family'>): CancelKind | undefined =>
  family === 'redemption' || family === 'switch' ? cancelKinds[family] : undefined
