import { t } from '@portal/contracts/words/macros'
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
  return howMuch.amountUnitType === 'UNITS'
    ? t`${{ units: formatUnits(howMuch.units) }} units`
    : t`All free units`
}

/** Which NAV it will be, where no one day says it. */
const waitsFor = ({ kind, state, navDate }: RedemptionOrder | SwitchOrder): string | null =>
  kind === 'INSTA_REDEEM' && state !== 'rejected' ? lowerNav(navDate) : null

function saleSection(title: string, order: RedemptionOrder | SwitchOrder): ReceiptSection {
  const { kind, scheme, howMuch, navDate, nav, units, proceeds, exitLoad, stt, tds } = order
  return {
    title,
    rows: [
      ...row(t`Scheme`, scheme.schemeName),
      ...row(t`Plan and option`, planOf(scheme)),
      ...row(t`Asked for`, requested(howMuch)),
      ...row(t`NAV of`, kind === 'INSTA_REDEEM' && nav === null ? null : formatLongDate(navDate)),
      ...row(t`NAV`, nav === null ? waitsFor(order) : formatNav(nav)),
      ...row(t({ message: 'Units sold', context: 'how many' }), units && formatUnits(units)),
      ...row(t`Value`, money(proceeds)),
      ...row(t`Exit load`, cost(exitLoad)),
      ...row(t`Securities transaction tax`, cost(stt)),
      ...row(t`Tax deducted at source`, cost(tds)),
    ],
  }
}

export function redemptionSections(order: RedemptionOrder): ReceiptSection[] {
  const last = order.payouts.at(-1)
  const { bankName, accountLast4 } = last ?? order
  return [
    saleSection(order.kind === 'SWP_INSTALMENT' ? t`SWP instalment` : t`Redemption`, order),
    {
      title: t`Payout`,
      rows: [
        ...row(t`Amount`, money(order.netAmount)),
        ...row(t`Account`, `${bankName} ${shortNumber(accountLast4)}`),
        ...row(t`Due on`, formatLongDate(last?.dueOn ?? order.payoutOn)),
        ...row(t`Paid on`, last?.state === 'paid' && last.settledAt ? at(last.settledAt) : null),
        ...row(t`UTR`, last?.utr),
        ...row(t`Returned`, last?.state === 'returned' ? last.reason : null),
      ],
    },
  ]
}

export function switchSections(order: SwitchOrder): ReceiptSection[] {
  const { toScheme, netAmount, stampDuty, toNavDate, toNav, toUnits, unitsOn } = order
  return [
    saleSection(t({ message: 'From', context: 'fund' }), order),
    {
      title: t({ message: 'To', context: 'fund' }),
      rows: [
        ...row(t`Scheme`, toScheme.schemeName),
        ...row(t`Plan and option`, planOf(toScheme)),
        ...row(t`Stamp duty`, cost(stampDuty)),
        ...row(t`Amount invested`, money(netAmount)),
        ...row(t`NAV of`, formatLongDate(toNavDate)),
        ...row(t`NAV`, toNav && formatNav(toNav)),
        ...row(t`Units`, toUnits && formatUnits(toUnits)),
        ...row(t`Units in the folio on`, formatLongDate(unitsOn)),
      ],
    },
  ]
}
