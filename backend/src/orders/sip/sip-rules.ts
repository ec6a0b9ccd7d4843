import type { SipTerms } from '@portal/kernel/contracts/order-terms'
import { formatDate, formatRupeesRounded } from '@portal/kernel/format'
import { minSipMonths, validateSipDay, validateSipPeriod } from '@portal/kernel/validation'
import { onOrAfter } from '../../calendar/business-day'
import { addMonths, indiaDate } from '@portal/kernel/format'
import type { MandateFacts } from '../../mandates/mandate-reader'
import { Refusal } from '../../platform/refusal'
import { earliestStart, nextOfDay, scheduleOf } from './sip-dates'

/** What decides, beside the rules of a purchase, whether a SIP can be registered. */
export interface SipRules {
  now: Date
  scheme: { name: string; sipAllowed: boolean }
  mandate: MandateFacts
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
  mandateStateRule,
  mandateBankRule,
  mandateLimitRule,
  mandateExpiryRule,
]

/** Throws the refusal of the first rule that the SIP breaks. */
export function checkSip(facts: SipRules, terms: Terms): void {
  for (const rule of rules) {
    const refusal = rule(facts, terms)
    if (refusal) throw refusal
  }
}

function sipAllowedRule({ scheme: { name, sipAllowed } }: Pick<SipRules, 'scheme'>): Refusal | undefined {
  if (sipAllowed) return undefined
  return new Refusal('-391', `SIP is not allowed in ${name}. Choose another fund, or invest once.`)
}

/** Throws the refusal of a scheme in which no SIP can be started, whatever its dates and mandate. */
export function refuseWithoutSip(scheme: SipRules['scheme']): void {
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
  const first = nextOfDay(sipDate, earliestStart(now, payFirstNow))
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
  const { runsTo } = scheduleOf(terms)
  if (runsTo === null) return undefined
  const period = { start: terms.sipStartDate, end: runsTo, frequency: terms.sipFrequency }
  const fault = validateSipPeriod(period, indiaDate(now))
  return fault
    ? new Refusal('-394', fault.endsWith('.') ? fault : `${fault}. Choose a later date.`)
    : undefined
}

function mandateStateRule({ mandate, now }: SipRules): Refusal | undefined {
  if (mandate.state === 'ACTIVE' && mandate.validTill >= indiaDate(now)) return undefined
  return new Refusal('-395', `${nameOf(mandate)} is not active. Choose another mandate, or set up a new one.`)
}

function mandateBankRule({ mandate, bankIds }: SipRules): Refusal | undefined {
  if (bankIds.includes(mandate.bankId)) return undefined
  return new Refusal(
    '-396',
    `${nameOf(mandate)} is on an account that is not in this folio. Choose another mandate or folio.`,
  )
}

function mandateLimitRule({ mandate }: SipRules, { amount }: Terms): Refusal | undefined {
  if (amount <= mandate.limitPaise) return undefined
  const most = formatRupeesRounded(mandate.limitPaise)
  return new Refusal(
    '-397',
    `${nameOf(mandate)} allows up to ${most} a debit. Invest ${most} or less, or choose another mandate.`,
  )
}

/** A SIP without an end needs a mandate that lasts for the shortest time that a SIP may run. */
function mandateExpiryRule({ mandate }: SipRules, terms: Terms): Refusal | undefined {
  const { lastDue, firstDue } = scheduleOf(terms)
  const needed = lastDue ?? addMonths(firstDue, minSipMonths(terms.sipFrequency))
  if (onOrAfter(needed) <= mandate.validTill) return undefined
  const expires = `${nameOf(mandate)} expires on ${formatDate(mandate.validTill)}, before your SIP ends.`
  return new Refusal('-398', `${expires} Choose an earlier end, or another mandate.`)
}

/** "Your mandate on Parijat Bank ••4417". */
const nameOf = ({ bankName, accountLast4 }: MandateFacts): string =>
  `Your mandate on ${bankName} ••${accountLast4}`
