import {
  maskFolio,
  planLabel,
  optionLabel,
  formatShortDate,
  formatRupeesRounded,
  textOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
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
  const masked = folioNo === null ? '' : maskFolio(folioNo)
  const folio = masked ? t`Folio ${masked}` : t`New folio`
  return scheme ? [planLabel(scheme.planMode), optionLabel(scheme.optionCode), folio].join(' · ') : folio
}

/** "Lump sum", "SIP, monthly on the 10th", "SIP, every business day" */
export const tagOf = (terms: CartTerms): string => (terms.kind === 'SIP' ? sipTag(terms) : t`Lump sum`)

function sipTag({ sipFrequency, sipDate }: SipTerms): string {
  if (sipDate === undefined) {
    const often = textOf(perText[sipFrequency])
    return t`SIP, ${often}`
  }
  const day = dayText(sipDate)
  return {
    Daily: t`SIP, daily on ${day}`,
    Monthly: t`SIP, monthly on ${day}`,
    Quarterly: t`SIP, quarterly on ${day}`,
    'Half Yearly': t`SIP, half yearly on ${day}`,
    Yearly: t`SIP, yearly on ${day}`,
  }[sipFrequency]
}

/** What the amount's line says: the least, or when a SIP is debited. */
export function hintOf({ investDetails, minimum }: CartItem): string {
  const least = formatRupeesRounded(minimum)
  if (investDetails.kind !== 'SIP') return t`From ${least}.`
  const from = formatShortDate(investDetails.sipStartDate)
  return investDetails.payFirstNow
    ? t`From ${least}. First one today, then from ${from}.`
    : t`From ${least}. From ${from} on.`
}

/** "Flexi Cap, lump sum" */
export function lineOf(item: CartItem): string {
  const { investDetails } = item
  const fund = shortName(item)
  if (investDetails.kind !== 'SIP') return t`${fund}, lump sum`
  return investDetails.payFirstNow ? t`${fund}, first SIP` : t`${fund}, SIP`
}

export const ordersText = (count: number): string =>
  t`${plural(count, { one: '# order', other: '# orders' })}`

/** "3 of 4 orders" where one does not count. */
export const countText = (counted: number, all: number): string =>
  counted === all
    ? ordersText(all)
    : t`${plural(all, { one: `${counted} of # order`, other: `${counted} of # orders` })}`
