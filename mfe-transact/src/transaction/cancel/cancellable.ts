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
  /** What taking it back means: "Nothing is sold, …". */
  undoes: string
  /** What happened at the cut-off: "Its units are sold …". */
  afterwards: string
  call: (transactionId: string) => CallByCode<{ order: Order }>
}

const unitsWait = {
  undoes: 'Nothing is sold, and the units are free again at once.',
  afterwards: 'Its units are sold at the NAV of that day.',
}

const redemption: CancelKind = {
  rows: ['REDEMPTION'],
  activity: 'CANCEL_REDEEM',
  noun: 'redemption',
  ...unitsWait,
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancelRedeem, { transactionId, ...code, quickInvest: false }, options),
}

const switching: CancelKind = {
  rows: ['SWITCH_OUT', 'SWITCH_IN'],
  activity: 'CANCEL_SWITCH',
  noun: 'switch',
  ...unitsWait,
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancelSwitch, { transactionId, ...code, quickInvest: false }, options),
}

const registration = (kind: 'STP' | 'SWP'): CancelKind => ({
  rows: [`${kind}_REGISTRATION`],
  activity: 'SIP_CANCEL',
  noun: kind,
  undoes: 'It never starts, and no units leave.',
  afterwards: 'It is registered now.',
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancel, { transactionId, ...code, quickInvest: false }, options),
})

const changing: CancelKind = { ...switching, noun: 'change of option' }

const autoSwitching: CancelKind = {
  ...switching,
  noun: 'automatic switch',
  undoes: 'Your money stays where it waits, and the units are free again at once.',
}

const planChange: CancelKind = {
  rows: [],
  activity: 'SIP_CANCEL',
  noun: 'change',
  undoes: 'Your plan goes on as before.',
  afterwards: 'We have changed your plan. You can change it again under your systematic plans.',
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancel, { transactionId, ...code, quickInvest: false }, options),
}

const newSip: CancelKind = {
  rows: [],
  activity: 'SIP_CANCEL',
  noun: 'SIP',
  undoes: 'No debit follows. An instalment that you have paid stays invested.',
  afterwards: 'It is registered now.',
  call: (transactionId) => (code, options: CallOptions) =>
    api.call(orderApi.cancel, { transactionId, ...code, quickInvest: false }, options),
}

export const cancelKinds = { redemption, switch: switching, registration: newSip } as const

/** How an order is taken back; undefined where it cannot be. */
export function cancelKindOf(order: Order): CancelKind | undefined {
  if ('after' in order) return planChange
  const { family, kind } = order
  if (kind === 'STP' || kind === 'SWP') return registration(kind)
  if (kind === 'CHANGE_DIVIDEND') return changing
  if (kind === 'AUTO_SWITCH') return autoSwitching
  return family === 'purchase' ? undefined : cancelKinds[family]
}
