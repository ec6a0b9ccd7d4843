import { formatDate, formatTime, href, indiaDate, Note, routes, TextLink } from '@portal/kernel'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'

/** A change that was ordered and can still be taken back. */
export function WaitingNote({ plan: { waiting, kind } }: { plan: Pick<SystematicPlan, 'waiting' | 'kind'> }) {
  if (!waiting) return null
  const { cancelUntil, transactionId } = waiting
  return (
    <Note title={`You changed this ${kind}`}>
      {cancelUntil &&
        `You can take it back until ${formatTime(cancelUntil)}, ${formatDate(indiaDate(cancelUntil))}. `}
      <TextLink to={href(routes.planChanged, { order: transactionId })}>See the order</TextLink>
    </Note>
  )
}
