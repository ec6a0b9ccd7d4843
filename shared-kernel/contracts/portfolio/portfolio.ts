import * as z from 'zod/mini'
import {
  BusinessDate,
  FolioNumber,
  FundCategory,
  Paise,
  Pan,
  Rate,
  AnswerText,
  SchemePlanCode,
  SignedPaise,
  Units,
  Worth,
} from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { BlockedUnits, SoldLot } from '../orders/outflow-quote'
import { TransactionRow } from '../orders/transaction-row'

/** What is left of one purchase, with what it would cost to sell it today. */
export const HeldLot = z.extend(SoldLot, {
  cost: Paise,
  /** Of a tax saver: the first day on which it is free; null where it is already. */
  lockedUntil: z.nullable(BusinessDate),
})
export type HeldLot = z.infer<typeof HeldLot>

export const HoldingAction = z.enum(['INVEST', 'SIP', 'REDEEM', 'INSTA_REDEEM', 'SWITCH', 'STP', 'SWP'])
export type HoldingAction = z.infer<typeof HoldingAction>

/** Whether an investor can do something with a holding now, by the same rules that an order meets. */
export const HoldingOffer = z.object({
  action: HoldingAction,
  /** Why not, with what to do instead; null where it is possible. */
  refusal: z.nullable(AnswerText),
})
export type HoldingOffer = z.infer<typeof HoldingOffer>

/** Money between the investor and a holding; paid in is negative, received is positive, net of load and taxes. */
export const FlowEntry = z.object({
  date: BusinessDate,
  kind: z.enum(['PURCHASE', 'PURCHASE_SIP', 'REDEMPTION', 'SWITCH_IN', 'SWITCH_OUT', 'IDCW_PAYOUT']),
  instalmentOf: TransactionRow.shape.instalmentOf,
  folioNo: FolioNumber,
  schemeName: AnswerText,
  units: Units,
  amount: SignedPaise,
})
export type FlowEntry = z.infer<typeof FlowEntry>

/** Which part of what is owned; nothing named: all of it. */
export const OwnedPart = z.object({
  folioNumber: z.optional(FolioNumber),
  schemeCode: z.optional(z.string().check(z.maxLength(12))),
  schemePlanCode: z.optional(SchemePlanCode),
  category: z.optional(FundCategory),
})
export type OwnedPart = z.infer<typeof OwnedPart>

/** The calls that My Portfolio makes once something is opened (S7.039). */
export const portfolioApi = {
  holding: endpoint({
    summary: 'One holding in full: its purchases, what blocks its units, and what can be done with it',
    method: 'POST',
    path: 'investor/holdingDetails',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan, folioNumber: FolioNumber, schemePlanCode: SchemePlanCode }),
    response: z.object({
      unitBalance: Units,
      freeUnits: Units,
      blocked: z.array(BlockedUnits),
      /** As the scheme's documents say it. */
      exitLoad: AnswerText,
      /** The oldest first. */
      lots: z.array(HeldLot),
      offers: z.array(HoldingOffer),
    }),
  }),
  cashFlows: endpoint({
    summary: 'The money behind a figure: what was paid in and received, newest first, and the XIRR of it',
    method: 'POST',
    path: 'investor/cashFlows',
    token: 'session',
    envelope: true,
    request: z.extend(OwnedPart, { panNumber: Pan }),
    response: z.object({
      navDate: z.nullable(BusinessDate),
      /** At most 100. */
      flows: z.array(FlowEntry),
      /** What came before those. */
      earlier: z.object({ count: z.int(), paidIn: Paise, received: Paise }),
      paidIn: Paise,
      /** Net of what was withheld. */
      received: Paise,
      /** Exit load, STT and tax at source that were kept back from it. */
      withheld: Paise,
      /** The cost of what is held. */
      invested: Paise,
      currentValue: Worth,
      xirr: Rate,
    }),
  }),
}
