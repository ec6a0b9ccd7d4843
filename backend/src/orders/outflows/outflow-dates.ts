import type { FundCategory } from '@portal/contracts/wire/common'
import { redemptionNavDate, sellCutOffAt } from '../../calendar/cut-off'
import { instalmentSale, payoutOn, sellDealingDay, switchInNavDate } from '../../calendar/dealing-dates'
import type { SchemeKind } from '../../regulation/regulated-rules'

export interface DatedScheme {
  kind: SchemeKind
  category: FundCategory
}

/** When units were asked back, or the due date of the instalment that takes them. */
export interface Requested {
  createdAt: Date
  dueOn?: string | null
}

/** The day on which units are dealt. */
const dealtOn = ({ createdAt, dueOn }: Requested, { kind }: DatedScheme): string =>
  dueOn ? instalmentSale(dueOn, kind).dealtOn : sellDealingDay(createdAt, kind)

/** The date of the NAV at which units are sold. */
export const soldOn = ({ createdAt, dueOn }: Requested, { kind }: DatedScheme): string =>
  dueOn ? instalmentSale(dueOn, kind).navDate : redemptionNavDate(createdAt, kind)

/** The business day on which the money of an outflow is there. */
export const moneyOn = (requested: Requested, scheme: DatedScheme): string =>
  payoutOn(dealtOn(requested, scheme), scheme)

/** The date of the NAV at which the money of a switch buys. */
export const boughtOn = (requested: Requested, scheme: DatedScheme, into: DatedScheme): string =>
  switchInNavDate(moneyOn(requested, scheme), into.kind)

/** What an investor is told before asking: which NAV, and until when. */
export function quotedDates(scheme: DatedScheme, now: Date) {
  const cutOff = sellCutOffAt(now, scheme.kind)
  return {
    cutOffAt: cutOff.toISOString(),
    serverNow: now.toISOString(),
    navDate: soldOn({ createdAt: now }, scheme),
    navDateIfLater: soldOn({ createdAt: cutOff }, scheme),
  }
}
