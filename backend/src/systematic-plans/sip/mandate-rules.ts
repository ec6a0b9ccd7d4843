import { t } from '@portal/contracts/words/macros'
import type { Frequency } from '@portal/contracts/format'
import {
  mandateName,
  type SipMandate,
  validateMandateLasts,
  validateMandateLimit,
} from '@portal/contracts/validation'
import { onOrAfter } from '../../calendar/business-day'
import type { MandateFacts } from '../../mandates/mandate-reader'
import { amountOn } from '../../plan-register/step-up'
import type { PlanTerms } from '../../plan-register/plan.repository'
import { Refusal } from '../../platform/refusal'

/** What a mandate is asked to pay. */
export interface Debits {
  /** The largest one, and the first, where they differ. */
  amount: number
  first?: number
  firstDue: string
  /** Null: until cancelled. */
  lastDue: string | null
  frequency: Frequency
}

interface Facts {
  mandate: MandateFacts
  today: string
  /** The accounts that the mandate may be on; absent: any. */
  bankIds?: readonly string[]
}

/** The largest instalment of a plan that can fall due while its mandate is valid. */
export function largestDebit(plan: PlanTerms, validTill: string): number {
  const { lastDue } = plan
  return amountOn(plan, lastDue !== null && lastDue < validTill ? lastDue : validTill)
}

/** Why a mandate cannot pay instalments: its state, account, limit and expiry bound them (S5.073, S8.034). */
export function mandateRefusal(facts: Facts, debits: Debits): Refusal | undefined {
  return (
    stateRefusal(facts) ?? bankRefusal(facts) ?? limitRefusal(facts, debits) ?? expiryRefusal(facts, debits)
  )
}

function stateRefusal({ mandate, today }: Facts): Refusal | undefined {
  if (mandate.state === 'ACTIVE' && mandate.validTill >= today) return undefined
  return new Refusal(
    '-395',
    t`${{ mandate: mandateName(mandate) }} is not active. Choose another mandate, or set up a new one.`,
  )
}

function bankRefusal({ mandate, bankIds }: Facts): Refusal | undefined {
  if (!bankIds || bankIds.includes(mandate.bankId)) return undefined
  return new Refusal(
    '-396',
    t`${{ mandate: mandateName(mandate) }} is on an account that is not in this folio. Choose another mandate or folio.`,
  )
}

function limitRefusal({ mandate }: Facts, { amount, first }: Debits): Refusal | undefined {
  const fault = validateMandateLimit(payerOf(mandate), amount, first)
  return fault ? new Refusal('-397', fault) : undefined
}

function expiryRefusal({ mandate }: Facts, debits: Debits): Refusal | undefined {
  const fault = validateMandateLasts(payerOf(mandate), debits, onOrAfter)
  return fault ? new Refusal('-398', fault) : undefined
}

const payerOf = ({ limitPaise, ...mandate }: MandateFacts): SipMandate => ({ ...mandate, limit: limitPaise })
