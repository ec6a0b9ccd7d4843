import { type Fact, formatDate, formatRupeesRounded, formatShortDate, Verbatim } from '@portal/kernel'
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
  return [
    {
      label: next?.isLast ? 'Last one' : nextLabels[kind],
      value: next ? formatShortDate(next.date) : 'None',
    },
    ...(kind !== 'STP' && account
      ? [{ label: kind === 'SWP' ? 'Paid to' : 'Paid from', value: account }]
      : []),
    ...stepUpFact(plan),
    ...coverFact(plan),
    ...(kind === 'STP' && sourceValue !== null
      ? [{ label: `Left in ${plan.scheme.schemeName}`, value: formatRupeesRounded(sourceValue) }]
      : []),
    { label: movedLabels[kind], value: formatRupeesRounded(moved) },
    ...(failedInARow ? [{ label: 'Failed in a row', value: `${failedInARow} of ${mostFailures}` }] : []),
  ]
}

/** When the instalment grows next, and to what (S3.037). */
function stepUpFact({ sipTopUp }: SystematicPlan): Fact[] {
  if (!sipTopUp) return []
  const { next } = sipTopUp
  const value = next
    ? `${formatRupeesRounded(next.amount)} from ${formatDate(next.dueOn)}`
    : 'No more step-ups'
  return [{ label: 'Step-up', value }]
}

/** The life cover of a smart SIP today, and until when; that it ended is told too. */
function coverFact({ cover }: SystematicPlan): Fact[] {
  if (!cover) return []
  const { amount, endsOn } = cover
  const until = endsOn ? ` until ${formatDate(endsOn)}` : ''
  const value = amount ? `${formatRupeesRounded(amount)}${until}` : `Ended on ${formatDate(endsOn ?? '')}`
  return [{ label: 'Life cover', value }]
}

/** The rest, for the page of one plan. */
export function moreFacts(plan: SystematicPlan): Fact[] {
  const { registeredOn, mandate, planId } = plan
  const headroom = mandate && Math.max(0, mandate.limit - mandate.usedAMonth)
  return [
    { label: 'Number', value: planId },
    { label: 'Registered on', value: formatDate(registeredOn) },
    ...(mandate
      ? [
          { label: 'Mandate', value: <LongNumber text={mandate.umrn} /> },
          { label: 'Limit of a debit', value: formatRupeesRounded(mandate.limit) },
          { label: 'Your SIPs take in a month', value: formatRupeesRounded(mandate.usedAMonth) },
          { label: 'Still free in that month', value: formatRupeesRounded(headroom ?? 0) },
          { label: 'Mandate runs until', value: formatDate(mandate.validTill) },
        ]
      : []),
  ]
}
