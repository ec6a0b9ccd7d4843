import { formatDate, Note } from '@portal/kernel'
import type { FailedDebit } from '@portal/contracts/systematic-plans/systematic-plan'

/** The debit that failed last, and how many more end the SIP. */
export function FailureNote({ failure }: { failure: FailedDebit }) {
  const { dueOn, reason, mostFailures } = failure
  return (
    <Note tone="negative" title={`The debit of ${formatDate(dueOn)} failed`}>
      {reason.endsWith('.') ? reason : `${reason}.`} After {mostFailures} failures in a row the SIP ends.
    </Note>
  )
}
