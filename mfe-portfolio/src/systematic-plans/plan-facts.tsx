import { type Fact, formatDate, formatRupeesRounded, formatShortDate, Verbatim, textOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { accountText, movedLabels, nextLabels } from './plan-words'
import { Fragment } from 'react'

/** A number that has no room on one line breaks after a group of four signs, as one reads it out, and is copied whole. */
function LongNumber({ text }: { text: string }) {
  const groups = text.match(/.{1,4}/g) ?? []
  return (
    <Verbatim>
      {groups.map((group, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </Verbatim>
  )
}

/** What decides something about a plan: what is next, by which account, how much it has moved. */
export function planFacts(plan: SystematicPlan): Fact[] {
  const { kind, next, moved, failedInARow, mostFailures, sourceValue } = plan
  const account = accountText(plan)
  const fund = plan.scheme.schemeName
  return [
    {
      label: next?.isLast ? t`Last one` : textOf(nextLabels[kind]),
      value: next ? formatShortDate(next.date) : t`None`,
    },
    ...(kind !== 'STP' && account
      ? [{ label: kind === 'SWP' ? t`Paid to` : t`Paid from`, value: account }]
      : []),
    ...stepUpFact(plan),
    ...coverFact(plan),
    ...(kind === 'STP' && sourceValue !== null
      ? [{ label: t`Left in ${fund}`, value: formatRupeesRounded(sourceValue) }]
      : []),
    { label: textOf(movedLabels[kind]), value: formatRupeesRounded(moved) },
    ...(failedInARow ? [{ label: t`Failed in a row`, value: t`${failedInARow} of ${mostFailures}` }] : []),
  ]
}

/** When the instalment grows next, and to what (S3.037). */
function stepUpFact({ sipTopUp }: SystematicPlan): Fact[] {
  if (!sipTopUp) return []
  const { next } = sipTopUp
  if (!next) return [{ label: t`Step-up`, value: t`No more step-ups` }]
  const amount = formatRupeesRounded(next.amount)
  const day = formatDate(next.dueOn)
  return [{ label: t`Step-up`, value: t`${amount} from ${day}` }]
}

/** The life cover of a smart SIP today, and until when; that it ended is told too. */
function coverFact({ cover }: SystematicPlan): Fact[] {
  if (!cover) return []
  const amount = formatRupeesRounded(cover.amount)
  const day = formatDate(cover.endsOn ?? '')
  const lasting = day ? t`${amount} until ${day}` : amount
  return [{ label: t`Life cover`, value: cover.amount ? lasting : t`Ended on ${day}` }]
}

/** The rest, for the page of one plan. */
export function moreFacts(plan: SystematicPlan): Fact[] {
  const { registeredOn, mandate, planId } = plan
  const headroom = mandate && Math.max(0, mandate.limit - mandate.usedAMonth)
  return [
    { label: t`Number`, value: planId },
    { label: t`Registered on`, value: formatDate(registeredOn) },
    ...(mandate
      ? [
          { label: t`Mandate`, value: <LongNumber text={mandate.umrn} /> },
          { label: t`Limit of a debit`, value: formatRupeesRounded(mandate.limit) },
          { label: t`Your SIPs take in a month`, value: formatRupeesRounded(mandate.usedAMonth) },
          { label: t`Still free in that month`, value: formatRupeesRounded(headroom ?? 0) },
          { label: t`Mandate runs until`, value: formatDate(mandate.validTill) },
        ]
      : []),
  ]
}
