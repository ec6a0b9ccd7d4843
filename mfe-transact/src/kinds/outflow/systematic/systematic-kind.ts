import type { DetailRow } from '@portal/kernel'
import type { SwpQuote } from '@portal/kernel/contracts/exit-plan'
import type { StpTerms, SwpTerms } from '@portal/kernel/contracts/order-terms'
import type { OutflowDraft } from '../outflow-draft'
import type { OutflowKind, HeldKind, HeldWords, QuoteQuery } from '../outflow-kind'

export type SystematicTerms = StpTerms | SwpTerms

/** What is asked for before it is known when the first instalment is due. */
export type SystematicDraftTerms<Terms extends SystematicTerms = SystematicTerms> = Terms extends unknown
  ? Omit<Terms, 'kind' | 'startDate'>
  : never

/** What quotes of all plans say. */
export type SystematicQuote = Omit<SwpQuote, 'bank'>

/** The words of a plan, where the pages of all plans speak of it. */
export interface SystematicWords extends HeldWords {
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
export interface SystematicKind<
  Terms extends SystematicTerms = SystematicTerms,
  Quote extends SystematicQuote = SystematicQuote,
> extends HeldKind<Terms> {
  words: SystematicWords
  /** What the draft asks for; undefined while something is missing. */
  wish(draft: OutflowDraft): SystematicDraftTerms<Terms> | undefined
  quote(wish: SystematicDraftTerms<Terms>): QuoteQuery<Quote>
  /** The order: what is asked for, first due on the quoted day. */
  terms(wish: SystematicDraftTerms<Terms>, startDate: string): Terms
  /** What each instalment brings, below the sum. */
  summary(quote: Quote): DetailRow[]
  /** Where it goes, on the review. */
  destination(quote: Quote): DetailRow[]
}

/** Whether units leave a holding in instalments. */
export const isSystematic = (kind: OutflowKind | SystematicKind): kind is SystematicKind => 'wish' in kind
