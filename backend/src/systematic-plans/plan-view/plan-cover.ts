import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { addYears } from '@portal/contracts/format'
import { smartCover, smartCoverEnd } from '@portal/contracts/validation'

interface Covered {
  /** Of an instalment, in paise. */
  amount: number
  firstDue: string
  /** Of the first holder; null where nobody knows it. */
  birthDate: string | null
  /** The first day on which the SIP does not run any more; null: it runs. */
  endedFrom: string | null
}

/** Years that a smart SIP must run for its cover to outlive it. */
const earned = 3

/**
 * The life cover of a smart SIP on a day (decision 36): it ends at 55, and with a SIP that ends in its first three
 * years.
 */
export function coverOn(
  { amount, firstDue, birthDate, endedFrom }: Covered,
  today: string,
): NonNullable<SystematicPlan['cover']> {
  const tooSoon = endedFrom !== null && endedFrom < addYears(firstDue, earned) ? endedFrom : null
  const atAge = birthDate === null ? null : smartCoverEnd(birthDate)
  const endsOn = [tooSoon, atAge].filter((day) => day !== null).sort()[0] ?? null
  if (endsOn !== null && endsOn <= today) return { amount: 0, endsOn }
  return { amount: smartCover(amount, yearsFrom(firstDue, today) + 1), endsOn }
}

/** Full years from a day on; none before it. */
function yearsFrom(from: string, today: string): number {
  let years = 0
  while (addYears(from, years + 1) <= today) years++
  return years
}
