import { Card, DetailList, formatRupees, Note } from '@portal/kernel'
import type { SystematicKind, SystematicQuote } from '../outflow-kind'
import { OutflowReview } from '../outflow-review'
import { DatesCard } from './dates-card'
import { PlanSum, sumOf } from './plan-sum'

/** The review of units that leave a holding in instalments, with the dates that hold now. */
export default function PlanReview({ kind }: { kind: SystematicKind }) {
  const { words } = kind
  return (
    <OutflowReview<SystematicQuote>
      kind={kind}
      figure={sumOf}
      codeTitle={({ amount }) => `${words.title}: ${formatRupees(amount)} each time`}
      sum={(quote) => <PlanSum kind={kind} quote={quote} />}
      after={() => 'We send a one-time code.'}
      cards={(quote) => (
        <>
          <Card title={words.destination}>
            <DetailList rows={kind.destination(quote)} />
          </Card>
          <DatesCard quote={quote} />
          <Note>{words.tax}</Note>
        </>
      )}
    />
  )
}
