import { t } from '@portal/contracts/words/macros'
import { formatDate, formatRupeesRounded } from '@portal/contracts/format'
import { amountFault, limits, validateAmount } from '@portal/contracts/validation'
import { folioRefusal } from '../../folios/folio-permissions'
import { Refusal } from '../../platform/refusal'
import type { OfferState } from '../../schemes/offer'

/** What decides whether an amount of a scheme plan can be bought. */
export interface PurchaseRules {
  /** Integer paise. */
  amount: number
  /** Whether a distributor stands behind it. */
  isAdvised: boolean
  scheme: {
    name: string
    planMode: 'DIRECT' | 'REGULAR'
    purchaseAllowed: boolean
    /** Integer paise, all four. */
    minPurchase: number
    purchaseMultiple: number
    minAdditional: number
    additionalMultiple: number
    offer: OfferState
    nfoStart: string | null
    nfoEnd: string | null
  }
  /** Null: a new folio. */
  folio: {
    isDemat: boolean
    holdingMode: 'Single' | 'Joint' | 'Anyone or Survivor'
    /** Whether the plan is already held in it, so that the limits of an additional purchase hold. */
    holdsPlan: boolean
  } | null
}

type Rule = (facts: PurchaseRules) => Refusal | undefined

/** In the order in which an investor would want to hear of them: folio, scheme, time, amount. */
const rules: readonly Rule[] = [folioRule, openRule, planRule, offerRule, amountRule]

/** Throws the refusal of the first rule that the purchase breaks. */
export function checkPurchase(facts: PurchaseRules): void {
  for (const rule of rules) {
    const refusal = rule(facts)
    if (refusal) throw refusal
  }
}

function folioRule({ folio }: PurchaseRules): Refusal | undefined {
  return folio ? folioRefusal(folio, 'purchase') : undefined
}

function openRule({ scheme }: PurchaseRules): Refusal | undefined {
  if (scheme.purchaseAllowed) return undefined
  return new Refusal('-303', t`${{ name: scheme.name }} is closed to new investments. Choose another fund.`)
}

function planRule({ scheme, isAdvised }: PurchaseRules): Refusal | undefined {
  if (scheme.planMode === 'DIRECT' || isAdvised) return undefined
  return new Refusal(
    '-304',
    t`You can buy a Regular plan only through a distributor. Choose one, or choose the Direct plan.`,
  )
}

function offerRule({ scheme: { name, offer, nfoStart, nfoEnd } }: PurchaseRules): Refusal | undefined {
  if (offer === 'upcoming' && nfoStart) {
    return new Refusal(
      '-305',
      t`You can invest in ${name} from ${{ nfoStart: formatDate(nfoStart) }}, when its offer opens.`,
    )
  }
  if (offer === 'allotting' && nfoEnd) {
    return new Refusal(
      '-306',
      t`The offer of ${name} closed on ${{ nfoEnd: formatDate(nfoEnd) }}. Choose another fund.`,
    )
  }
  return undefined
}

function amountRule({ amount, scheme, folio }: PurchaseRules): Refusal | undefined {
  const again = folio?.holdsPlan ?? false
  const minimum = again ? scheme.minAdditional : scheme.minPurchase
  const multiple = (again ? scheme.additionalMultiple : scheme.purchaseMultiple) || 1
  const limits = { min: minimum, max: mostAmount, multiple }
  const fault = amountFault(amount, limits)
  if (fault === 'tooLarge') {
    return new Refusal(
      '-308',
      t`You can invest up to ${{ mostAmount: formatRupeesRounded(mostAmount) }} online at once.`,
    )
  }
  // The very words that the form has beside the field.
  const text = validateAmount(amount, limits)
  return text ? new Refusal(fault === 'offStep' ? '-309' : '-307', text) : undefined
}

/** Ten digits of rupees is what a form takes; above Rs 100 crore a person at the fund house has to be asked. */
export const mostAmount = limits.paise.purchase
