import type { DetailRow } from '@portal/kernel'
import type { SwpQuote } from '@portal/kernel/contracts/exit-plan'
import type { StpTerms, SwpTerms } from '@portal/kernel/contracts/order-terms'
import type { ExitDraft } from '../exits/exit-draft'
import type { ExitKind, HeldKind, HeldWords, QuoteQuery } from './exit-kind'

export type PlanTerms = StpTerms | SwpTerms

/** What is asked for before it is known when the first instalment is due. */
export type PlanWish<Terms extends PlanTerms = PlanTerms> = Terms extends unknown
  ? Omit<Terms, 'kind' | 'startDate'>
  : never

/** What quotes of all plans say. */
export type PlanQuote = Omit<SwpQuote, 'bank'>

/** The words of a plan, where the pages of all plans speak of it. */
export interface PlanWords extends HeldWords {
  /** "You move" */
  figure: string
  /** "Where the money goes" */
  destination: string
  /** "Start this STP", of the review's button. */
  confirm: string
  /** What each instalment means for the tax return. */
  tax: string
}

/** What is one kind's own of units that leave a holding in instalments; the pages do the rest. */
export interface PlanKind<
  Terms extends PlanTerms = PlanTerms,
  Quote extends PlanQuote = PlanQuote,
> extends HeldKind<Terms> {
  words: PlanWords
  /** What the draft asks for; undefined while something is missing. */
  wish(draft: ExitDraft): PlanWish<Terms> | undefined
  quote(wish: PlanWish<Terms>): QuoteQuery<Quote>
  /** The order: what is asked for, first due on the quoted day. */
  terms(wish: PlanWish<Terms>, startDate: string): Terms
  /** What each instalment brings, below the sum. */
  summary(quote: Quote): DetailRow[]
  /** Where it goes, on the review. */
  destination(quote: Quote): DetailRow[]
}

/** Whether units leave a holding in instalments. */
export const isPlan = (kind: ExitKind | PlanKind): kind is PlanKind => 'wish' in kind
