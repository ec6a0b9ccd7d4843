import * as z from 'zod/mini'
import {
  BusinessDate,
  FolioNumber,
  Instant,
  Nav,
  Paise,
  AnswerText,
  SignedPaise,
  Units,
} from '../wire/common'
import { HoldingOrder } from '../folios/holding-order'
import { SchemeRef } from './order'
import { HowMuch } from './order-terms'

/** Units of a purchase that are sold, the oldest first, with what they cost to sell. */
export const SoldLot = z.object({
  boughtOn: BusinessDate,
  units: Units,
  value: Paise,
  /** "1", of 100; "0" where there is none. */
  loadPercent: AnswerText,
  exitLoad: Paise,
  /** The day from which this lot leaves without load; null where it does already. */
  loadFreeFrom: z.nullable(BusinessDate),
  gain: SignedPaise,
  /** Held long enough to count as long-term. */
  longTerm: z.boolean(),
})
export type SoldLot = z.infer<typeof SoldLot>

/** Why units cannot leave now. */
export const BlockedUnits = z.object({
  why: z.enum(['lien', 'hold', 'lock-in', 'order']),
  units: Units,
  /** For locked units: the first day on which some of them are free. */
  until: z.nullable(BusinessDate),
  /** The orders that hold them, the oldest first; none for any other reason. */
  orders: z.array(HoldingOrder),
})
export type BlockedUnits = z.infer<typeof BlockedUnits>

/**
 * What units of a holding would bring, estimated at the last NAV; `gross` = `exitLoad` + `stt` + `tds` + `net`.
 * Part of the quotes of redemption and switch. Money in paise.
 */
export const outflowQuote = {
  scheme: SchemeRef,
  folioNo: FolioNumber,
  howMuch: HowMuch,
  unitBalance: Units,
  freeUnits: Units,
  freeValue: Paise,
  blocked: z.array(BlockedUnits),
  lastNav: Nav,
  lastNavDate: BusinessDate,
  /** Sold. */
  units: Units,
  lots: z.array(SoldLot),
  gross: Paise,
  exitLoad: Paise,
  stt: Paise,
  tds: Paise,
  net: Paise,
  /** What stays in the holding. */
  unitsLeft: Units,
  valueLeft: Paise,
  /** Until then for `navDate`, and to take it back. */
  cutOffAt: Instant,
  serverNow: Instant,
  navDate: BusinessDate,
  navDateIfLater: BusinessDate,
}
