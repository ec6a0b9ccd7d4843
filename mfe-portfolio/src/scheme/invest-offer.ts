import { formatDate, href, routes, type AmountLimits } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'

/** What a one-time purchase may be, in paise; whoever holds the fund may also add the smaller amount. */
export function purchaseLimits(
  fund: Scheme,
  isHeld: boolean,
): Required<Pick<AmountLimits, 'min' | 'multiple'>> {
  const adds = isHeld && fund.minAddPurchase < fund.minPurchase
  return adds
    ? { min: fund.minAddPurchase, multiple: fund.minAddPurchaseMultipleAmt }
    : { min: fund.minPurchase, multiple: fund.minPurchaseMultiples }
}

/** The usual amounts that this fund takes. */
export function usualAmounts(chips: readonly number[], { min, multiple = 1 }: AmountLimits): number[] {
  return chips.filter((amount) => amount >= min && (amount - min) % multiple === 0)
}

/** Why a closed fund takes no money; null while it takes some. */
export function closedReason(fund: Scheme): string | null {
  if (fund.purAllow === 'Y') return null
  if (fund.nfoscheme && fund.nfoStartDate && fund.nfoEndDate) {
    const [first, last] = [formatDate(fund.nfoStartDate), formatDate(fund.nfoEndDate)]
    return t`You can invest from ${first} to ${last}.`
  }
  return t`You can keep or redeem what you hold.`
}

/** The start of a purchase with its amount filled in, in whole rupees. */
export function investAddress(schemePlanCode: string, paise: number): string {
  return href(routes.invest, { scheme: schemePlanCode, amount: String(paise / 100) })
}
