import { formatDate, Note } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { FailedDebit } from '@portal/contracts/systematic-plans/systematic-plan'

/** The debit that failed last, and how many more end the SIP. */
export function FailureNote({ failure }: { failure: FailedDebit }) {
  const { dueOn, reason, mostFailures } = failure
  const day = formatDate(dueOn)
  return (
    <Note tone="negative" title={t`The debit of ${day} failed`}>
      {/[.।]$/.test(reason) ? reason : t`${reason}.`}{' '}
      {plural(mostFailures, {
        one: 'After # failure in a row the SIP ends.',
        other: 'After # failures in a row the SIP ends.',
      })}
    </Note>
  )
}
