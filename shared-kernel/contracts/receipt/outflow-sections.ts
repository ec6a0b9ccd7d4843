import type { RedemptionOrder, SchemeRef, SwitchOrder } from '../orders/order'
import type { HowMuch } from '../orders/order-terms'
import {
  formatLongDate,
  formatNav,
  formatRupees,
  formatUnits,
  lowerNav,
  optionLabels,
  planLabels,
  shortNumber,
} from '../format/public'
import { at, type ReceiptSection, row } from './receipt-row'

const money = (paise: number | null): string | null => (paise === null ? null : formatRupees(paise))
/** A cost, left out where there is none. */
const cost = (paise: number | null): string | null => (paise ? formatRupees(paise) : null)
const planOf = ({ planMode, optionCode }: SchemeRef): string =>
  `${planLabels[planMode]} · ${optionLabels[optionCode]}`

function requested(howMuch: HowMuch): string {
  if (howMuch.amountUnitType === 'AMOUNT') return formatRupees(howMuch.amount)
  return howMuch.amountUnitType === 'UNITS' ? `${formatUnits(howMuch.units)} units` : 'All free units'
}

/** Which NAV it will be, where no one day says it. */
const waitsFor = ({ kind, state, navDate }: RedemptionOrder | SwitchOrder): string | null =>
  kind === 'INSTA_REDEEM' && state !== 'rejected' ? lowerNav(navDate) : null

function saleSection(title: string, order: RedemptionOrder | SwitchOrder): ReceiptSection {
  const { kind, scheme, howMuch, navDate, nav, units, proceeds, exitLoad, stt, tds } = order
  return {
    title,
    rows: [
      ...row('Scheme', scheme.schemeName),
      ...row('Plan and option', planOf(scheme)),
      ...row('Asked for', requested(howMuch)),
      ...row('NAV of', kind === 'INSTA_REDEEM' && nav === null ? null : formatLongDate(navDate)),
      ...row('NAV', nav === null ? waitsFor(order) : formatNav(nav)),
      ...row('Units sold', units && formatUnits(units)),
      ...row('Value', money(proceeds)),
      ...row('Exit load', cost(exitLoad)),
      ...row('Securities transaction tax', cost(stt)),
      ...row('Tax deducted at source', cost(tds)),
    ],
  }
}

export function redemptionSections(order: RedemptionOrder): ReceiptSection[] {
  const last = order.payouts.at(-1)
  const { bankName, accountLast4 } = last ?? order
  return [
    saleSection(order.kind === 'SWP_INSTALMENT' ? 'SWP instalment' : 'Redemption', order),
    {
      title: 'Payout',
      rows: [
        ...row('Amount', money(order.netAmount)),
        ...row('Account', `${bankName} ${shortNumber(accountLast4)}`),
        ...row('Due on', formatLongDate(last?.dueOn ?? order.payoutOn)),
        ...row('Paid on', last?.state === 'paid' && last.settledAt ? at(last.settledAt) : null),
        ...row('UTR', last?.utr),
        ...row('Returned', last?.state === 'returned' ? last.reason : null),
      ],
    },
  ]
}

export function switchSections(order: SwitchOrder): ReceiptSection[] {
  const { toScheme, netAmount, stampDuty, toNavDate, toNav, toUnits, unitsOn } = order
  return [
    saleSection('From', order),
    {
      title: 'To',
      rows: [
        ...row('Scheme', toScheme.schemeName),
        ...row('Plan and option', planOf(toScheme)),
        ...row('Stamp duty', cost(stampDuty)),
        ...row('Amount invested', money(netAmount)),
        ...row('NAV of', formatLongDate(toNavDate)),
        ...row('NAV', toNav && formatNav(toNav)),
        ...row('Units', toUnits && formatUnits(toUnits)),
        ...row('Units in the folio on', formatLongDate(unitsOn)),
      ],
    },
  ]
}
