import type { InitiateAnswer, Order } from '@portal/contracts/orders/order'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { ActivityType } from '@portal/contracts/identity/otp'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { NamedOn } from '../identity/confirmed-subject'
import type { Tx } from '../platform/database'
import type { FailureReason } from '../payments/failure-reasons'
import type { CallContext, CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import type { SchemePlanFacts } from '../schemes/catalogue'
import type { OrderFamily } from './families/family'
import type { InvestorMessage } from './order-messages'
import type { NewOrder, OrderRow } from './order.repository'

/** Who orders, as kinds see them; an instalment has no session behind it. */
export type Ordering = Pick<CallingInvestor, 'id' | 'pan'>

/** What a kind decides of a new order; the engine adds the rest. */
export type OwnColumns = Omit<
  NewOrder,
  | 'id'
  | 'checkoutId'
  | 'orderNumber'
  | 'kind'
  | 'family'
  | 'state'
  | 'investorId'
  | 'investorPan'
  | 'investorName'
  | 'createdAt'
  | 'terms'
>

/** What came with the orders: the one-time code that confirms them all. */
export interface Confirmation {
  otp: string
  referenceNumber: string
  quickInvest: boolean
  /** The campaigns that led here (S7.009). */
  utmTxnId?: string | null
  utmLoginTxnId?: string | null
}

/** What a kind needs to answer its calls. */
export interface Answering {
  app: FastifyInstance
  platform: Platform
  /** What every initiate call does: its order is placed, and the whole checkout answered. */
  place(requested: OrderTerms & Confirmation, context: CallContext): Promise<InitiateAnswer>
}

/** What is one kind's own of an order's life; the engine does the rest. */
export interface OrderKind<Terms = never, Facts = never> {
  name: OrderKindName
  family: OrderFamily
  /** Which one-time code confirms it. */
  activity: ActivityType
  /** What is stored beside the common columns, and what the code is bound to. */
  terms: z.ZodMiniType<Terms>
  /** Terms as they are stored, made of what was asked for: they get the number of a plan. The code is bound to the latter. */
  begin?(platform: Platform, requested: Terms, investor: Ordering): Promise<Terms>
  /**
   * All that the rules look at and that is written: read, and where needed asked of a provider, before the transaction
   * of the order. What does not exist, or is somebody else's, throws a 404.
   */
  facts(platform: Platform, investor: Ordering, terms: Terms): Promise<Facts>
  /** Throws the refusal with the specified text. */
  check(facts: Facts, terms: Terms): void
  /** What a provider is asked about once nothing speaks against the order. */
  ask?(platform: Platform, investor: Ordering, facts: Facts, terms: Terms): Promise<Facts>
  columns(facts: Facts, terms: Terms, now: Date): OwnColumns
  /** Paise that a payment of its checkout must bring; absent: none. */
  toPay?(terms: Terms): number
  /** Further orders of the same checkout that these terms ask for. */
  with?(terms: Terms): readonly unknown[]
  /** In the transaction of the order, before it is written: what two at once must not both find free. */
  reserve?(tx: Tx, platform: Platform, facts: Facts, terms: Terms): Promise<void>
  /**
   * After the claim: why an instalment is written only to be rejected, so that its due date is used up; undefined
   * where nothing speaks against it.
   */
  rejects?(facts: Facts, terms: Terms): FailureReason | undefined
  /** In the transaction of the order, once it is written: what it sets going at once. */
  placed?(tx: Tx, platform: Platform, order: OrderRow, facts: Facts, terms: Terms): Promise<void>
  /** Ledger, postings and next state of an order that is due, under its lock; undefined while a NAV is not out. */
  settle(tx: Tx, platform: Platform, order: OrderRow): Promise<OrderRow | undefined>
  /** In the transaction that takes its units out of the folio. */
  sold?(tx: Tx, order: OrderRow): Promise<void>
  /** In the transaction that rejects it: what follows for the plan that it is of; undefined where nothing does. */
  rejected?(tx: Tx, platform: Platform, order: OrderRow): Promise<RejectedOfPlan | undefined>
  view(tx: Tx, platform: Platform, order: OrderRow, plan: SchemePlanFacts): Promise<OrderView>
  /** Whether a mandate pays it, and no payment of its checkout. */
  isByMandate?(terms: Terms): boolean
  /** What receipt, history and statement call it, where the word of its family says too little: "Rebalancing of IS2608250041". */
  called?(order: Pick<OrderRow, 'planId'>): string
  /** Registers the calls of an area that is about orders of this kind alone. */
  calls?(answering: Answering): void
}

/** What becomes of a plan by an order of it that is rejected, and what the investor hears instead of the usual words. */
export interface RejectedOfPlan {
  endsPlan: boolean
  message(schemeName: string): InvestorMessage
}

/** A kind that an investor asks for; the others follow from one that was. */
export interface ConfirmedKind<Terms = never, Facts = never> extends OrderKind<Terms, Facts> {
  /** As the message with its one-time code names it, after "to": "invest ₹5,000 in Neem Flexi Cap Fund (folio ••4821)". */
  inWords(requested: Terms, at: NamedOn): string | Promise<string>
}

/** The part of an order's view that is its family's own. */
export type OrderView = DistributiveOmit<
  Order,
  | 'transactionId'
  | 'checkoutId'
  | 'orderNumber'
  | 'kind'
  | 'called'
  | 'createdAt'
  | 'folioNo'
  | 'isNewFolio'
  | 'investorName'
  | 'investorPan'
  | 'investorEmail'
  | 'investorMobile'
  | 'distributorARN'
  | 'advice'
  | 'scheme'
  | 'cancelUntil'
  | 'failureReason'
  | 'planId'
  | 'dueOn'
>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A kind among others, whose terms only it knows. */
export const asKind = <Terms, Facts>(kind: OrderKind<Terms, Facts>): AnyKind => kind as unknown as AnyKind
export type AnyKind = OrderKind<unknown, unknown>
export const asConfirmed = <Terms, Facts>(kind: ConfirmedKind<Terms, Facts>): AnyConfirmedKind =>
  kind as unknown as AnyConfirmedKind
export type AnyConfirmedKind = ConfirmedKind<unknown, unknown>
