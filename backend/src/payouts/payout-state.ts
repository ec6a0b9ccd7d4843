import type { PayoutState } from '@portal/contracts/folios/payout'

export type PayoutEvent = 'sent' | 'credited' | 'returned'

/** Every legal change of one attempt; an answer may overtake our own record that it was sent. */
const edges: Readonly<Record<PayoutState, Partial<Record<PayoutEvent, PayoutState>>>> = {
  due: { sent: 'sent', credited: 'paid', returned: 'returned' },
  sent: { credited: 'paid', returned: 'returned' },
  paid: {},
  returned: {},
}

/** The state that an event leads to, or undefined where the event changes nothing. */
export function nextPayoutState(state: PayoutState, event: PayoutEvent): PayoutState | undefined {
  return edges[state][event]
}

/** Whether one state may follow another: what the audit of the event rows checks. */
export function isLegalPayoutChange(from: PayoutState | null, to: PayoutState): boolean {
  return from === null ? to === 'due' : Object.values(edges[from]).includes(to)
}
