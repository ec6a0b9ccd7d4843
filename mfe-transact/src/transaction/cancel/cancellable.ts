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
  /** What taking it back means: "Nothing is sold, …" */
  undone: string
  /** Why it cannot be taken back any more. */
  tooLate: string
  call: (transactionId: string) => CallByCode<{ order: Order }>
}

const ofUnits = {
  undone: 'Nothing is sold, and the units are free again at once.',
  tooLate: 'Its units are sold at the NAV of that day.',
}

const redemption: CancelKind = {
  rows: ['REDEMPTION'],
  activity: 'CANCEL_REDEEM',
  noun: 'redemption',
  ...ofUnits,
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancelRedeem, { transactionId, ...code, quickInvest: false }, options),
}

const switching: CancelKind = {
  rows: ['SWITCH_OUT', 'SWITCH_IN'],
  activity: 'CANCEL_SWITCH',
  noun: 'switch',
  ...ofUnits,
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancelSwitch, { transactionId, ...code, quickInvest: false }, options),
}

const registration: CancelKind = {
  rows: [],
  activity: 'SIP_CANCEL',
  noun: 'SIP',
  undone: 'No debit follows. An instalment that you have paid stays invested.',
  tooLate: 'It is registered now.',
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancel, { transactionId, ...code, quickInvest: false }, options),
}

export const cancelKinds = { redemption, switch: switching, registration } as const

/** How an order of a family is taken back; undefined where it cannot be. */
export const cancelKindOf = ({ family }: Pick<Order, 'family'>): CancelKind | undefined =>
  family === 'purchase' ? undefined : cancelKinds[family]
