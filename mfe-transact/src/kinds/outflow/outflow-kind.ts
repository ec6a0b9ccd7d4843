import { type DetailRow, type TwoFactor, type Text } from '@portal/kernel'
import type { SwpQuote } from '@portal/contracts/systematic-plans/systematic-outflow'
import type { Folio, Holding } from '@portal/contracts/folios/investor'
import type { InitiateAnswer } from '@portal/contracts/orders/order'
import type {
  ChangeDividendTerms,
  InstaRedeemTerms,
  RedeemTerms,
  StpTerms,
  SwitchTerms,
  SwpTerms,
} from '@portal/contracts/orders/order-terms'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { RedeemQuote } from '@portal/contracts/orders/redemption'
import type { ReactNode } from 'react'
import type { OnceOptions } from '../../transaction/confirm'
import type { HeldUnits } from './held-units'
import type { OutflowDraft, OutflowName } from './outflow-draft'

type SystematicTerms = StpTerms | SwpTerms
type SingleTerms = RedeemTerms | InstaRedeemTerms | SwitchTerms | ChangeDividendTerms
export type OutflowTerms = SingleTerms | SystematicTerms

/** What a draft asks for: all of the order but the day on which a plan is first due, which its quote tells. */
export type DraftTerms<Terms extends OutflowTerms = OutflowTerms> = Terms extends unknown
  ? Omit<Terms, 'kind' | 'startDate'>
  : never

/** The order as its own call takes it, with the one-time code. */
type ConfirmedOrder<Terms extends OutflowTerms> = Terms extends unknown
  ? Omit<Terms, 'kind'> & TwoFactor & { quickInvest: false }
  : never

/** What quotes of units that leave at once say. */
export type SingleQuote = Omit<RedeemQuote, 'bank' | 'payoutOn' | 'payoutOnIfLater'>
/** What quotes of units that leave in instalments say. */
export type SystematicQuote = Omit<SwpQuote, 'bank'>
/** What quotes of both say. */
export type OutflowQuote = Pick<SingleQuote & SystematicQuote, keyof SingleQuote & keyof SystematicQuote>

/** The words of a kind, where the pages of all outflows speak of it. */
interface OutflowWords {
  /** "Redeem": the title of its first pages. */
  title: Text
  /** "Choose what to redeem" */
  choose: Text
  /** "Amount": what the first step asks for. */
  step: Text
  /** "Check your redemption" */
  check: Text
  /** "Your redemption was not placed." */
  notPlaced: Text
  /** "You receive about" */
  figure: Text
  /** "Where the money goes" */
  destination: Text
  /** "Redeem 600.000 units", of the review's button. */
  confirm: (units: string) => string
}

/** What a refusal is about, and the way to it: "Change the bank account". */
export interface OutflowField {
  name: string
  change: Text
}

/** Some of the holdings under a heading. */
interface HoldingGroup {
  title: Text
  /** What holds for all of them. */
  note?: Text
  takes(entry: HeldUnits): boolean
  /** What stands in the place of an empty list; without it there is no heading either. */
  empty?: Text
}

/** What is one kind's own of all units that leave a holding; the pages do the rest. */
export interface OutflowKind<
  Terms extends OutflowTerms = OutflowTerms,
  Quote extends OutflowQuote = OutflowQuote,
> {
  plan: OutflowName
  words: OutflowWords
  /** Why a holding does not allow it, by the fund list; a kind without this needs no fund list. */
  ineligible?(holding: Holding, schemes: readonly Scheme[]): string | undefined
  /** The lists that its holdings stand in, each in the first one that takes it; without them they stand in one. */
  groups?: readonly HoldingGroup[]
  /** What its draft begins with, beside the holding. */
  preset?(folio: Folio): Partial<OutflowDraft>
  /** The fields of the kind's own, and what is wrong in them, by field. */
  Fields(props: { folio: Folio }): ReactNode
  errors(draft: OutflowDraft, folio: Folio): Record<string, string>
  /** The fields that refusals of its own are about, by their code. */
  refusals?: Readonly<Record<string, OutflowField>>
  /** What the draft asks for; undefined while something is missing. */
  terms(draft: OutflowDraft): DraftTerms<Terms> | undefined
  /** What that would bring, if it were ordered now. */
  quote(terms: DraftTerms<Terms>, options: { signal: AbortSignal }): Promise<Quote>
  order(terms: DraftTerms<Terms>, quote: Quote): Terms
  place(order: ConfirmedOrder<Terms>, options: OnceOptions): Promise<InitiateAnswer>
  /** Where it goes and when, below the sum. */
  summary(quote: Quote): DetailRow[]
  /** The same in full, on the review. */
  destination(quote: Quote): DetailRow[]
}

/** A kind whose units leave a holding once. */
export interface SingleKind<
  Terms extends SingleTerms = SingleTerms,
  Quote extends SingleQuote = SingleQuote,
> extends OutflowKind<Terms, Quote> {
  /** Whether its fields come before how much, because a quote needs them first. */
  asksFirst?: boolean
  /** Whether it always takes all free units, so that nobody is asked how much. */
  takesAll?: boolean
  /** Whether it is paid as soon as it is confirmed, before its units are sold: it asks for an amount, and cannot be taken back. */
  atOnce?: {
    /** How much that may be, with its field. */
    Amount(props: HeldUnits): ReactNode
    /** In paise. */
    most(quote: Quote): number
  }
  /** Another way to do it, offered below the fields. */
  Instead?(props: HeldUnits): ReactNode
  /** What it comes to, in paise, under `words.figure`. */
  figure(quote: Quote): number
  /** The units that it buys, where they are what counts. */
  unitsBought?(quote: Quote): string
}

/** A kind whose units leave a holding in instalments. */
export interface SystematicKind<
  Terms extends SystematicTerms = SystematicTerms,
  Quote extends SystematicQuote = SystematicQuote,
> extends OutflowKind<Terms, Quote> {
  words: OutflowWords & {
    /** What each instalment means for the tax return. */
    tax: Text
  }
}
