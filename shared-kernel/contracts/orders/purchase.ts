import * as z from 'zod/mini'
import { autoSwitchDates } from '../proposals/auto-switch'
import {
  BusinessDate,
  FolioNumber,
  Instant,
  Nav,
  Paise,
  AnswerText,
  SchemePlanCode,
  Units,
} from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { buyingScopes } from '../identity/session-scope'
import { Advice } from '../schemes/investment'
import { ConfirmedByCode, InitiateAnswer, SchemeRef } from './order'
import { LumpsumTerms } from './order-terms'

/** What a purchase would give, if it were paid now. Computed by the server only. */
export const LumpsumQuote = z.object({
  scheme: SchemeRef,
  amount: Paise,
  stampDuty: Paise,
  /** Its rate as texts name it: "0.005". */
  stampDutyPercent: AnswerText,
  netAmount: Paise,
  lastNav: Nav,
  lastNavDate: BusinessDate,
  /** An offer that runs: there is no NAV yet, and `lastNav` is the price of every unit. */
  isOffer: z.boolean(),
  estimatedUnits: Units,
  /** With it the purchases of this financial year stay within the limit of micro investments (S9.020). */
  isMicro: z.boolean(),
  /** India time, "15:00". */
  cutOff: AnswerText,
  /** Pay before this moment for `navDateIfPaidNow`. */
  cutOffAt: Instant,
  serverNow: Instant,
  navDateIfPaidNow: BusinessDate,
  navDateIfPaidLater: BusinessDate,
  unitsOnIfPaidNow: BusinessDate,
  unitsOnIfPaidLater: BusinessDate,
  /** The new fund that the units are switched into, and when. */
  autoSwitch: z.optional(z.object({ ...autoSwitchDates, toScheme: SchemeRef })),
})
export type LumpsumQuote = z.infer<typeof LumpsumQuote>

/** Calls that differ in name only, and do one thing (decision 35). */
const initiate = (path: string, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    loader: true,
    idempotent: true,
    request: z.extend(z.omit(LumpsumTerms, { kind: true }), ConfirmedByCode.shape),
    response: InitiateAnswer,
  })

export const purchaseApi = {
  quote: endpoint({
    summary: 'What a lump sum would give: cost, NAV date, estimated units; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/quote',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({
      schemePlanCode: SchemePlanCode,
      folioNo: z.nullable(FolioNumber),
      amount: Paise,
      advice: z.optional(Advice),
      autoSwitchTo: z.optional(SchemePlanCode),
    }),
    response: LumpsumQuote,
  }),
  /** S7.061 */
  newLumpsum: initiate(
    'transaction/newlumpsum',
    'Places a first lump sum of a scheme, which waits for payment; consumes the validated one-time code',
  ),
  /** S7.059 */
  initiate: initiate(
    'transaction/investor/initiate',
    'The same for a lump sum of a scheme that the folio holds already',
  ),
  /** S7.068 */
  instantLumpsum: initiate(
    'transaction/instantFolio/lumpsum',
    'The same for a lump sum that goes into a folio which its payment opens',
  ),
}
