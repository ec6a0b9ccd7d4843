import { maskFolio, planLabel, optionLabel, formatShortDate, formatRupeesRounded } from '@portal/kernel'
import type { Cart, CartItem, CartTerms } from '@portal/contracts/cart/cart'
import type { SipTerms } from '@portal/contracts/orders/order-terms'
import { dayText, perText } from '../shared/sip-words'

export const isCounted = ({ refusal }: Pick<CartItem, 'refusal'>): boolean => refusal === null
export const countedIn = ({ items }: Cart): CartItem[] => items.filter(isCounted)

/** What the cart calls an order: the scheme, or its code where it is not offered any more. */
export const nameOf = ({ scheme, investDetails }: CartItem): string =>
  scheme?.schemeName ?? investDetails.schemePlanCode

/** "Neem Flexi Cap Fund" as its row of the summary says it: "Flexi Cap" */
const shortName = (item: CartItem): string => nameOf(item).replace(/^Neem | Fund$/g, '')

/** "Direct · Growth · Folio XXXX4821" */
export function detailOf({ scheme, investDetails: { folioNo } }: CartItem): string {
  const folio = folioNo === null ? 'New folio' : `Folio ${maskFolio(folioNo)}`
  return scheme ? [planLabel(scheme.planMode), optionLabel(scheme.optionCode), folio].join(' · ') : folio
}

/** "Lump sum", "SIP, monthly on the 10th", "SIP, every business day" */
export const tagOf = (terms: CartTerms): string =>
  terms.kind === 'SIP' ? `SIP, ${dayOf(terms)}` : 'Lump sum'

const dayOf = ({ sipFrequency, sipDate }: SipTerms): string =>
  sipDate === undefined ? perText[sipFrequency] : `${sipFrequency.toLowerCase()} on ${dayText(sipDate)}`

/** What the amount's line says: the least, or when a SIP is debited. */
export function hintOf({ investDetails, minimum }: CartItem): string {
  const least = `From ${formatRupeesRounded(minimum)}`
  if (investDetails.kind !== 'SIP') return `${least}.`
  const from = formatShortDate(investDetails.sipStartDate)
  return investDetails.payFirstNow
    ? `${least}. First one today, then from ${from}.`
    : `${least}. From ${from} on.`
}

/** "Flexi Cap, lump sum" */
export function lineOf(item: CartItem): string {
  const { investDetails } = item
  if (investDetails.kind !== 'SIP') return `${shortName(item)}, lump sum`
  return investDetails.payFirstNow ? `${shortName(item)}, first SIP` : `${shortName(item)}, SIP`
}

export const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`)

/** "3 of 4 orders" where one does not count. */
export const countText = (counted: number, all: number): string =>
  counted === all ? ordersText(all) : `${counted} of ${ordersText(all)}`
