import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { formatDate, formatRupees, formatRupeesRounded } from '@portal/contracts/format'
import { validateAmount } from '@portal/contracts/validation'
import { valueOf } from '../../folios/allotment-math'
import { refuseFolioAction } from '../../folios/folio-permissions'
import { Refusal } from '../../platform/refusal'
import { refuseNoneFree, wholeRupees } from '../../orders/outflows/outflow-rules'
import { isTooMuch } from '../../orders/outflows/how-much'
import { systematicOutflowSchedule, firstDueOf } from './systematic-outflow-dates'
import type { SystematicOutflowFacts } from './systematic-outflow-facts'
import type { SystematicOutflowTerms } from './systematic-outflow-terms'

/** What differs between the kinds of plans out of a holding. */
export interface SystematicOutflowRule {
  kind: 'STP' | 'SWP'
  /** Paise that each instalment must have at least. */
  least: number
}

/** One instalment is a switch or a redemption, and ordered as one. */
const fewestInstalments = 2

/** Throws the refusal of the first rule that a plan breaks: folio, scheme, amount, dates. */
export function checkSystematicOutflow(
  facts: SystematicOutflowFacts,
  terms: SystematicOutflowTerms,
  rule: SystematicOutflowRule,
): void {
  refuseFolioAction(facts.folio, 'redeem')
  refuseScheme(facts, rule)
  refuseAmount(facts, terms, rule)
  refuseStart(facts, terms)
  refusePeriod(terms, rule)
}

/** Units that are locked after each purchase, or of an offer that still runs, leave in no instalments. */
function refuseScheme({ plan }: SystematicOutflowFacts, { kind }: SystematicOutflowRule): void {
  if (plan.offer === 'none' && plan.scheme.lockInYears === 0) return
  throw new Refusal('-411', message(kind === 'STP' ? 'notForStp' : 'notForSwp'))
}

function refuseAmount(
  facts: SystematicOutflowFacts,
  { amount }: SystematicOutflowTerms,
  { least }: SystematicOutflowRule,
): void {
  if (amount < least)
    throw new Refusal(
      '-412',
      t`Each instalment is at least ${{ least: formatRupeesRounded(least) }}. Enter that or more.`,
    )
  const fault = validateAmount(amount, { ...wholeRupees, min: least })
  if (fault) throw new Refusal('-412', fault)
  refuseNoneFree(facts)
  const { plan, units } = facts
  if (!isTooMuch({ amountUnitType: 'AMOUNT', amount }, plan.nav, units.free)) return
  throw new Refusal(
    '-413',
    t`The free units are worth about ${{ nav: formatRupees(valueOf(units.free, plan.nav)) }}, less than one instalment. Enter a smaller amount.`,
  )
}

function refuseStart(
  { now }: SystematicOutflowFacts,
  { dayOfMonth, startDate }: SystematicOutflowTerms,
): void {
  const first = firstDueOf(dayOfMonth, now)
  if (startDate >= first && Number(startDate.slice(8)) === dayOfMonth) return
  throw new Refusal(
    '-414',
    t`The first instalment can be due on ${{ first: formatDate(first) }}. Look at the dates again, then confirm.`,
  )
}

function refusePeriod(terms: SystematicOutflowTerms, { kind }: SystematicOutflowRule): void {
  const { period } = terms
  const { installments } = systematicOutflowSchedule(terms)
  if (installments === null || installments >= fewestInstalments) return
  const two = { ...terms, period: { periodType: 'Number of instalments', installments: 2 } as const }
  const second = systematicOutflowSchedule(two).lastDue ?? ''
  const later =
    period.periodType === 'Till date'
      ? t`Choose ${{ second: formatDate(second) }} or later.`
      : t`Enter 2 or more.`
  throw new Refusal(
    '-415',
    kind === 'STP'
      ? t`The plan needs at least 2 instalments. ${later} For one, place a switch.`
      : t`The plan needs at least 2 instalments. ${later} For one, place a redemption.`,
  )
}
