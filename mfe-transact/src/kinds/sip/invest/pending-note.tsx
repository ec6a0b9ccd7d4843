import { formatDate, Note } from '@portal/kernel'
import type { PendingMandate } from '@portal/kernel/contracts/sip'
import { payerText } from '../sip-words'

/** Says of mandates that the bank has not registered yet that they cannot pay a SIP, and from when they can. */
export function PendingNote({ pending }: { pending: readonly PendingMandate[] }) {
  return pending.map((mandate) => (
    <Note
      key={payerText(mandate)}
      tone="warning"
      title={`Your mandate on ${payerText(mandate)} is not active yet.`}
    >
      {mandate.expectedOn
        ? `We expect your bank's answer on ${formatDate(mandate.expectedOn)}. `
        : 'Your bank still has to register it. '}
      You can start a SIP on it after that, or invest once today.
    </Note>
  ))
}
