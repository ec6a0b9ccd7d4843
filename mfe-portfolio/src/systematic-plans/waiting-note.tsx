import { formatDate, formatTime, href, indiaDate, Note, routes, TextLink, textOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { planKinds } from '../shared/plan-kinds'

/** A change that was ordered and can still be taken back. */
export function WaitingNote({ plan: { waiting, kind } }: { plan: Pick<SystematicPlan, 'waiting' | 'kind'> }) {
  if (!waiting) return null
  const { cancelUntil, transactionId } = waiting
  const plan = textOf(planKinds[kind])
  return (
    <Note title={t`You changed this ${plan}`}>
      {cancelUntil && takeBackText(cancelUntil)}{' '}
      <TextLink to={href(routes.planChanged, { order: transactionId })}>{t`See the order`}</TextLink>
    </Note>
  )
}

function takeBackText(moment: string): string {
  const time = formatTime(moment)
  const day = formatDate(indiaDate(moment))
  return t`You can take it back until ${time}, ${day}.`
}
