import type { SipFrequency } from '@portal/kernel/contracts/order-terms'
import { addMonths, formatDate, formatRupeesRounded } from '@portal/kernel/format'
import { minSipMonths } from '@portal/kernel/validation'
import { onOrAfter } from '../../calendar/business-day'
import type { MandateFacts } from '../../mandates/mandate-reader'
import { Refusal } from '../../platform/refusal'

/** What a mandate is asked to pay. */
export interface Debits {
  amount: number
  firstDue: string
  /** Null: until cancelled. */
  lastDue: string | null
  frequency: SipFrequency
}

interface Facts {
  mandate: MandateFacts
  today: string
  /** The accounts that the mandate may be on; absent: any. */
  bankIds?: readonly string[]
}

/** Why a mandate cannot pay instalments: its state, account, limit and expiry bound them (S5.073, S8.034). */
export function mandateRefusal(facts: Facts, debits: Debits): Refusal | undefined {
  return (
    stateRefusal(facts) ?? bankRefusal(facts) ?? limitRefusal(facts, debits) ?? expiryRefusal(facts, debits)
  )
}

function stateRefusal({ mandate, today }: Facts): Refusal | undefined {
  if (mandate.state === 'ACTIVE' && mandate.validTill >= today) return undefined
  return new Refusal('-395', `${nameOf(mandate)} is not active. Choose another mandate, or set up a new one.`)
}

function bankRefusal({ mandate, bankIds }: Facts): Refusal | undefined {
  if (!bankIds || bankIds.includes(mandate.bankId)) return undefined
  return new Refusal(
    '-396',
    `${nameOf(mandate)} is on an account that is not in this folio. Choose another mandate or folio.`,
  )
}

function limitRefusal({ mandate }: Facts, { amount }: Debits): Refusal | undefined {
  if (amount <= mandate.limitPaise) return undefined
  const most = formatRupeesRounded(mandate.limitPaise)
  return new Refusal(
    '-397',
    `${nameOf(mandate)} allows up to ${most} a debit. Invest ${most} or less, or choose another mandate.`,
  )
}

/** A SIP without an end needs a mandate that lasts for the shortest time that a SIP may run. */
function expiryRefusal({ mandate }: Facts, { lastDue, firstDue, frequency }: Debits): Refusal | undefined {
  const needed = lastDue ?? addMonths(firstDue, minSipMonths(frequency))
  if (onOrAfter(needed) <= mandate.validTill) return undefined
  const expires = `${nameOf(mandate)} expires on ${formatDate(mandate.validTill)}, before your SIP ends.`
  return new Refusal('-398', `${expires} Choose an earlier end, or another mandate.`)
}

/** "Your mandate on Parijat Bank ••4417". */
const nameOf = ({ bankName, accountLast4 }: MandateFacts): string =>
  `Your mandate on ${bankName} ••${accountLast4}`
