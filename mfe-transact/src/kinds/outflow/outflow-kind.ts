import type { DetailRow } from '@portal/kernel'
import type { InitiateAnswer } from '@portal/kernel/contracts/order'
import type { HeldUnits } from './held-units'
import type { Folio, Holding } from '@portal/kernel/contracts/investor'
import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { ActivityType } from '@portal/kernel/contracts/otp'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { RedeemQuote } from '@portal/kernel/contracts/redemption'
import type { ReactNode } from 'react'
import type { OutflowDraft, OutflowName } from './outflow-draft'
import type { RefusedField } from '../../shared/refused-field'
import type { CallByCode } from '../../transaction/place-with-code'

/** What quotes of all exits say. */
export type OutflowQuote = Omit<RedeemQuote, 'bank' | 'payoutOn' | 'payoutOnIfLater'>

/** A reading call that tells what an exit would bring. */
export interface QuoteQuery<Quote> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Quote>
}

/** The words of a kind that begins at a holding. */
export interface HeldWords {
  /** "Redeem": the title of its first pages. */
  title: string
  /** "Choose what to redeem" */
  choose: string
  /** "Amount": what the first step asks for. */
  step: string
  /** "Check your redemption" */
  check: string
  /** "Your redemption was not placed." */
  notPlaced: string
}

/** The words of a kind, where the pages of all exits speak of it. */
export interface OutflowWords extends HeldWords {
  /** "redeem", in "You can redeem up to …". */
  verb: string
  /** "You receive about" */
  figure: string
  /** "Where the money goes" */
  destination: string
  /** "Redeem 600.000 units", of the review's button. */
  confirm: (units: string) => string
}

/** Some of the holdings under a heading. */
export interface HoldingGroup {
  title: string
  /** What holds for all of them. */
  note?: string
  takes(entry: HeldUnits): boolean
  /** What stands in the place of an empty list; without it there is no heading either. */
  empty?: string
}

/** What is one kind's own of all that begins at a holding. */
export interface HeldKind<Terms extends OrderTerms = OrderTerms> {
  plan: OutflowName
  activity: ActivityType
  words: HeldWords
  /** Why a folio does not let this kind happen online. */
  refusal(folio: Folio): string | undefined
  /** Why a holding does not allow it, by the fund list; a kind without this needs no fund list. */
  ineligible?(holding: Holding, schemes: readonly Scheme[]): string | undefined
  /** The lists that its holdings stand in, each in the first one that takes it; without them they stand in one. */
  groups?: readonly HoldingGroup[]
  /** A draft that begins in a holding of this folio. */
  start(folio: Folio, schemePlanCode: string): OutflowDraft
  /** What is wrong in the kind's own fields, by field. */
  errors(draft: OutflowDraft, folio: Folio): Record<string, string>
  place(terms: Terms): CallByCode<InitiateAnswer>
  /** The fields of the kind's own. */
  Fields(props: { folio: Folio }): ReactNode
  /** The field that a refusal is about, by its code. */
  fieldOf(code: string): RefusedField | undefined
}

/** What is one kind's own of units that leave a holding at once; the pages do the rest. */
export interface OutflowKind<
  Terms extends OrderTerms = OrderTerms,
  Quote extends OutflowQuote = OutflowQuote,
> extends HeldKind<Terms> {
  words: OutflowWords
  /** The order that the draft describes; undefined while something is missing. */
  terms(draft: OutflowDraft): Terms | undefined
  quote(terms: Terms): QuoteQuery<Quote>
  /** Whether they come before how much, because a quote needs them first. */
  asksFirst: boolean
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
  /** Where it goes and when, below the sum. */
  summary(quote: Quote): DetailRow[]
  /** The same in full, on the review. */
  destination(quote: Quote): DetailRow[]
}
