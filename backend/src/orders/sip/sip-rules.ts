import type { SipTerms } from '@portal/kernel/contracts/order-terms'
import { formatDate, indiaDate } from '@portal/kernel/format'
import {
  mandateName,
  nextSipDay,
  type SipMandate,
  validateMandateEnd,
  validateMandateLimit,
  validateSipDay,
  validateSipLength,
} from '@portal/kernel/validation'
import { onOrAfter } from '../../calendar/business-day'
import type { MandateFacts } from '../../mandates/mandate-reader'
import { Refusal } from '../../platform/refusal'
import { earliestStart } from './sip-dates'

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

function sipAllowedRule({ scheme: { name, sipAllowed } }: SipRules): Refusal | undefined {
  if (sipAllowed) return undefined
  return new Refusal('-391', `SIP is not allowed in ${name}. Choose another fund, or invest once.`)
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

function mandateStateRule({ mandate, now }: SipRules): Refusal | undefined {
  if (mandate.state === 'ACTIVE' && mandate.validTill >= indiaDate(now)) return undefined
  return new Refusal(
    '-395',
    `${mandateName(mandate)} is not active. Choose another mandate, or set up a new one.`,
  )
}

function mandateBankRule({ mandate, bankIds }: SipRules): Refusal | undefined {
  if (bankIds.includes(mandate.bankId)) return undefined
  return new Refusal(
    '-396',
    `${mandateName(mandate)} is on an account that is not in this folio. Choose another mandate or folio.`,
  )
}

function mandateLimitRule({ mandate }: SipRules, { amount }: Terms): Refusal | undefined {
  const fault = validateMandateLimit(payerOf(mandate), amount)
  return fault ? new Refusal('-397', fault) : undefined
}

function mandateExpiryRule({ mandate }: SipRules, terms: Terms): Refusal | undefined {
  const fault = validateMandateEnd(payerOf(mandate), terms, onOrAfter)
  return fault ? new Refusal('-398', fault) : undefined
}

const payerOf = ({ limitPaise, ...mandate }: MandateFacts): SipMandate => ({ ...mandate, limit: limitPaise })
