import type { CaseEntryKind, CaseState } from '@portal/kernel/contracts/case'

/** Where each word leads; what is missing cannot happen. */
const edges: Readonly<Record<CaseState, Partial<Record<CaseEntryKind, CaseState>>>> = {
  open: { reply: 'open', answer: 'answered', request: 'needsReply', closed: 'closed' },
  needsReply: { reply: 'open', answer: 'answered', request: 'needsReply', closed: 'closed' },
  answered: { reply: 'open', answer: 'answered', request: 'needsReply', closed: 'closed' },
  closed: { reply: 'open' },
}

/** The state after an entry; undefined where there is no such way. */
export function stateAfter(state: CaseState, entry: CaseEntryKind): CaseState | undefined {
  return edges[state][entry]
}
