import type { SipTerms } from '@portal/kernel/contracts/order-terms'
import { formatDate, indiaDate } from '@portal/kernel/format'
import {
  largestInstalment,
  nextSipDay,
  sipSchedule,
  stepUpFaults,
  validateName,
  validateSipDay,
  validateSipLength,
  validateSmartSip,
} from '@portal/kernel/validation'
import type { MandateFacts } from '../../mandates/mandate-reader'
import { Refusal } from '../../platform/refusal'
import { mandateRefusal } from './mandate-rules'
import { earliestStart } from './sip-dates'

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
  return new Refusal('-391', `SIP is not allowed in ${name}. Choose another fund, or invest once.`)
}

/** Throws the refusal of a scheme in which no SIP can be started, whatever its dates and mandate. */
export function refuseWithoutSip(scheme: Pick<SipRules['scheme'], 'name' | 'sipAllowed'>): void {
  const refusal = sipAllowedRule({ scheme })
  if (refusal) throw refusal
}

function dayRule(_facts: SipRules, { sipDate, sipStartDate }: Terms): Refusal | undefined {
  const fault = validateSipDay(sipDate)
  if (fault) return new Refusal('-392', `${fault}.`)
  if (Number(sipStartDate.slice(8)) === sipDate) return undefined
  return new Refusal('-392', `Choose a first instalment on day ${sipDate} of a month.`)
}

function startRule({ now }: SipRules, { sipDate, sipStartDate, payFirstNow }: Terms): Refusal | undefined {
  const first = nextSipDay(sipDate, earliestStart(now, payFirstNow))
  if (sipStartDate >= first) return undefined
  const why = payFirstNow
    ? 'about a month after the instalment you pay now'
    : 'after the notice of your debit'
  return new Refusal(
    '-393',
    `The first debit can be due on ${formatDate(first)}, ${why}. Choose that date or a later one.`,
  )
}

function periodRule({ now }: SipRules, terms: Terms): Refusal | undefined {
  const fault = validateSipLength(terms, indiaDate(now))
  return fault
    ? new Refusal('-394', fault.endsWith('.') ? fault : `${fault}. Choose a later date.`)
    : undefined
}

function smartRule({ birthDate }: SipRules, terms: Terms): Refusal | undefined {
  const fault = terms.smart && (validateName(terms.smart.nomineeName) ?? validateSmartSip(terms, birthDate))
  return fault ? new Refusal('-432', fault) : undefined
}

function stepUpRule(
  { scheme: { multiple } }: SipRules,
  { sipTopUp, smart, ...sip }: Terms,
): Refusal | undefined {
  if (!sipTopUp) return undefined
  if (smart)
    return new Refusal('-433', 'A Smart SIP has the same instalment throughout. Leave the step-up out.')
  const [fault] = Object.values(stepUpFaults(sipTopUp, { ...sip, multiple })).filter(Boolean)
  return fault ? new Refusal('-433', fault.endsWith('.') ? fault : `${fault}.`) : undefined
}

function mandateRule({ mandate, bankIds, now }: SipRules, terms: Terms): Refusal | undefined {
  const { sipFrequency: frequency } = terms
  const amount = largestInstalment(terms, mandate.validTill)
  const { firstDue, lastDue } = sipSchedule(terms)
  const debits = { amount, first: terms.amount, firstDue, lastDue, frequency }
  return mandateRefusal({ mandate, bankIds, today: indiaDate(now) }, debits)
}
