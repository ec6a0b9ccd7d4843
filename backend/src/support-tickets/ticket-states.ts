import type { TicketEntryKind, TicketState } from '@portal/contracts/support/support-ticket'

/** Where each word leads; what is missing cannot happen. */
const edges: Readonly<Record<TicketState, Partial<Record<TicketEntryKind, TicketState>>>> = {
  open: { reply: 'open', answer: 'answered', request: 'needsReply', closed: 'closed' },
  needsReply: { reply: 'open', answer: 'answered', request: 'needsReply', closed: 'closed' },
  answered: { reply: 'open', answer: 'answered', request: 'needsReply', closed: 'closed' },
  closed: { reply: 'open' },
}

/** The state after an entry; undefined where there is no such way. */
export function stateAfter(state: TicketState, entry: TicketEntryKind): TicketState | undefined {
  return edges[state][entry]
}
