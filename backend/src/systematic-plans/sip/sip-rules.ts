import { t } from '@portal/contracts/words/macros'
import type { SipTerms } from '@portal/contracts/orders/order-terms'
import { formatDate, indiaDate } from '@portal/contracts/format'
import {
  largestInstalment,
  sipSchedule,
  stepUpFaults,
  validateName,
  validateSipDay,
  validateSipLength,
  validateSmartSip,
} from '@portal/contracts/validation'
import { isBusinessDay } from '../../calendar/business-day'
import type { MandateFacts } from '../../mandates/mandate-reader'
import { Refusal } from '../../platform/refusal'
import { mandateRefusal } from './mandate-rules'
import { earliestDue } from './sip-dates'
import { timingOf } from './sip-terms'

/** What decides, beside the rules of a purchase, whether a SIP can be registered. */
export interface SipRules {
  now: Date
  /** `multiple`: the step of its amounts, in paise. */
  scheme: { name: string; sipAllowed: boolean; multiple: number }
  mandate: MandateFacts
  /** Of the first holder; null where nobody knows it. */
  birthDate: string | null
  /** The accounts of the folio, or the one that a new folio gets. */
  bankIds: readonly string[]
}

type Terms = Omit<SipTerms, 'kind'>
type Rule = (facts: SipRules, terms: Terms) => Refusal | undefined

/** In the order in which an investor would want to hear of them: scheme, dates, mandate. */
const rules: readonly Rule[] = [
  sipAllowedRule,
  dayRule,
  startRule,
  periodRule,
  smartRule,
  stepUpRule,
  mandateRule,
]

/** Throws the refusal of the first rule that the SIP breaks. */
export function checkSip(facts: SipRules, terms: Terms): void {
  for (const rule of rules) {
    const refusal = rule(facts, terms)
    if (refusal) throw refusal
  }
}

function sipAllowedRule({
  scheme: { name, sipAllowed },
}: {
  scheme: Pick<SipRules['scheme'], 'name' | 'sipAllowed'>
}): Refusal | undefined {
  if (sipAllowed) return undefined
  return new Refusal('-391', t`SIP is not allowed in ${name}. Choose another fund, or invest once.`)
}

/** Throws the refusal of a scheme in which no SIP can be started, whatever its dates and mandate. */
export function refuseWithoutSip(scheme: Pick<SipRules['scheme'], 'name' | 'sipAllowed'>): void {
  const refusal = sipAllowedRule({ scheme })
  if (refusal) throw refusal
}

function dayRule(_facts: SipRules, { sipFrequency, sipDate, sipStartDate }: Terms): Refusal | undefined {
  if (sipFrequency === 'Daily') return businessDayRule(sipDate, sipStartDate)
  const fault = validateSipDay(sipDate ?? NaN)
  if (fault) return new Refusal('-392', `${fault}.`)
  if (Number(sipStartDate.slice(8)) === sipDate) return undefined
  return new Refusal('-392', t`Choose a first instalment on day ${{ day: sipDate ?? '' }} of a month.`)
}

/** A SIP of every business day has no day of the month, and begins on a day on which it can run. */
function businessDayRule(sipDate: number | undefined, sipStartDate: string): Refusal | undefined {
  if (sipDate !== undefined)
    return new Refusal('-392', t`A daily SIP has no day of the month. Leave the day out.`)
  if (isBusinessDay(sipStartDate)) return undefined
  return new Refusal('-392', t`Choose a business day for the first instalment.`)
}

function startRule({ now }: SipRules, terms: Terms): Refusal | undefined {
  const first = earliestDue(terms, now)
  if (terms.sipStartDate >= first) return undefined
  const day = formatDate(first)
  return new Refusal(
    '-393',
    terms.payFirstNow && terms.sipFrequency !== 'Daily'
      ? t`The first debit can be due on ${day}, about a month after the instalment you pay now. Choose that date or a later one.`
      : t`The first debit can be due on ${day}, after the notice of your debit. Choose that date or a later one.`,
  )
}

function periodRule({ now }: SipRules, terms: Terms): Refusal | undefined {
  const fault = validateSipLength(timingOf(terms), indiaDate(now))
  return fault
    ? new Refusal('-394', fault.endsWith('.') ? fault : t`${fault}. Choose a later date.`)
    : undefined
}

function smartRule({ birthDate }: SipRules, terms: Terms): Refusal | undefined {
  const fault =
    terms.smart && (validateName(terms.smart.nomineeName) ?? validateSmartSip(timingOf(terms), birthDate))
  return fault ? new Refusal('-432', fault) : undefined
}

function stepUpRule(
  { scheme: { multiple } }: SipRules,
  { sipTopUp, smart, ...sip }: Terms,
): Refusal | undefined {
  if (!sipTopUp) return undefined
  if (smart)
    return new Refusal('-433', t`A Smart SIP has the same instalment throughout. Leave the step-up out.`)
  const [fault] = Object.values(stepUpFaults(sipTopUp, { ...sip, multiple })).filter(Boolean)
  return fault ? new Refusal('-433', fault.endsWith('.') ? fault : `${fault}.`) : undefined
}

function mandateRule({ mandate, bankIds, now }: SipRules, terms: Terms): Refusal | undefined {
  const timing = timingOf(terms)
  const { sipFrequency: frequency } = terms
  const amount = largestInstalment(timing, mandate.validTill)
  const { firstDue, lastDue } = sipSchedule(timing)
  const debits = { amount, first: terms.amount, firstDue, lastDue, frequency }
  return mandateRefusal({ mandate, bankIds, today: indiaDate(now) }, debits)
}
