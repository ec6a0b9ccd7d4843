import type { DetailRow } from '@portal/kernel'
import type { InitiateAnswer } from '@portal/kernel/contracts/order'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { ActivityType } from '@portal/kernel/contracts/otp'
import type { RedeemQuote } from '@portal/kernel/contracts/redemption'
import type { ReactNode } from 'react'
import type { ExitDraft, ExitPlan } from '../exits/exit-draft'
import type { RefusedField } from '../shared/refused-field'
import type { CallByCode } from '../transaction/place-with-code'

/** What quotes of all exits say. */
export type ExitQuote = Omit<RedeemQuote, 'bank' | 'payoutOn' | 'payoutOnIfLater'>

/** A reading call that tells what an exit would bring. */
export interface QuoteQuery<Quote> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Quote>
}

/** The words of a kind, where the pages of all exits speak of it. */
export interface ExitWords {
  /** "Redeem": the title of its first pages. */
  title: string
  /** "redeem", in "You can redeem up to …". */
  verb: string
  /** "Choose what to redeem" */
  choose: string
  /** "Check your redemption" */
  check: string
  /** "You receive about" */
  figure: string
  /** "Where the money goes" */
  destination: string
  /** "Your redemption was not placed." */
  notPlaced: string
  /** "Redeem 600.000 units", of the review's button. */
  confirm: (units: string) => string
}

/** What is one kind's own of units that leave a holding; the pages do the rest. */
export interface ExitKind<Terms extends OrderTerms = OrderTerms, Quote extends ExitQuote = ExitQuote> {
  plan: ExitPlan
  activity: ActivityType
  words: ExitWords
  /** Why a folio does not let this kind happen online. */
  refusal(folio: Folio): string | undefined
  /** A draft that begins in a holding of this folio. */
  start(folio: Folio, schemePlanCode: string): ExitDraft
  /** The order that the draft describes; undefined while something is missing. */
  terms(draft: ExitDraft): Terms | undefined
  /** What is wrong in the kind's own fields, by field. */
  errors(draft: ExitDraft, folio: Folio): Record<string, string>
  quote(terms: Terms): QuoteQuery<Quote>
  place(terms: Terms): CallByCode<InitiateAnswer>
  /** The fields of the kind's own. */
  Fields(props: { folio: Folio }): ReactNode
  /** Whether they come before how much, because a quote needs them first. */
  asksFirst: boolean
  /** What it comes to, in paise, under `words.figure`. */
  figure(quote: Quote): number
  /** The units that it buys, where they are what counts. */
  unitsBought?(quote: Quote): string
  /** Where it goes and when, below the sum. */
  summary(quote: Quote): DetailRow[]
  /** The same in full, on the review. */
  destination(quote: Quote): DetailRow[]
  /** The field that a refusal is about, by its code. */
  fieldOf(code: string): RefusedField | undefined
}
