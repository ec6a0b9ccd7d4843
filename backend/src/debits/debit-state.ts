/** due: not presented yet · presented: the bank has it · paid, failed: the bank's answer, or ours where it never got it. */
export type DebitState = 'due' | 'presented' | 'paid' | 'failed'
export type DebitEvent = 'presented' | 'paid' | 'failed'

/** Every legal change; an answer may overtake our own record that it was presented. It is answered once. */
const edges: Readonly<Record<DebitState, Partial<Record<DebitEvent, DebitState>>>> = {
  due: { presented: 'presented', paid: 'paid', failed: 'failed' },
  presented: { paid: 'paid', failed: 'failed' },
  paid: {},
  failed: {},
}

/** The state that an event leads to, or undefined where the event changes nothing. */
export function nextDebitState(state: DebitState, event: DebitEvent): DebitState | undefined {
  return edges[state][event]
}

/** Whether one state may follow another: what the audit of the event rows checks. */
export function isLegalDebitChange(from: DebitState | null, to: DebitState): boolean {
  return from === null ? to === 'due' : Object.values(edges[from]).includes(to)
}
