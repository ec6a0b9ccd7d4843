import type { ServiceRequestCode } from '@portal/contracts/service-requests/service-request'
import type * as z from 'zod/mini'
import type { FolioFacts } from '../../folios/folio-reader'
import type { InvestorRecord } from '../../identity/investors'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { Change } from '../detail-texts'
import type { serviceRequests } from '../schema'

export type RequestRow = typeof serviceRequests.$inferSelect

/** Who asks, for which folio, on which day: what every rule looks at. */
export interface RequestFacts {
  tx: Tx
  platform: Platform
  investor: InvestorRecord
  /** Null where the request is about the investor and all folios. */
  folio: FolioFacts | null
  /** India's day. */
  today: string
  /** The request itself, once there is one: it does not stand in its own way. */
  requestId: string | null
}

/** An address of somebody who is told, or whose code is needed. */
export interface NewContact {
  name: string
  pan: string
  mobile: string | null
  email: string | null
}

/** A kind of request; the engine does what all have in common. */
export interface RequestKind<Terms> {
  code: ServiceRequestCode
  /** Whether more than one may be under way in a folio. */
  several?: true
  /** Who confirms it beside new contacts: every holder, where it does not say so. */
  signers?: 'first holder'
  /** Whether it goes to a person without a code, since it changes nothing by itself. */
  needsNoCode?(terms: Terms): boolean
  /** A request about the same thing that goes on already: it takes the papers, and no second one is made. */
  joins?(facts: RequestFacts, terms: Terms): Promise<RequestRow | undefined>
  terms: z.ZodMiniType<Terms>
  /** "Add a bank account" */
  title(terms: Terms): string
  /** "add Palash Bank ••3308 to folio ••4821": what the code's message says. */
  inWords(facts: RequestFacts, terms: Terms): string
  folioOf(terms: Terms): string | null
  /** Throws the refusal with the specified text; asked again before the detail is changed. */
  check(facts: RequestFacts, terms: Terms): Promise<void>
  changes(facts: RequestFacts, terms: Terms): Promise<Change[]>
  /** Whether a person looks at it first. */
  needsReview(facts: RequestFacts, terms: Terms): boolean
  /** The last day of its wait, once it is accepted; null: it is done at once. */
  waitsUntil(facts: RequestFacts, terms: Terms): string | null
  /** A code goes here too, beside those of the holders: who reads the new address. */
  newContacts?(facts: RequestFacts, terms: Terms): NewContact[]
  /** Addresses that are told beside those of the signatures: the ones that it replaces. */
  alsoTold?(terms: Terms): { mobile: string; email: string }[]
  /** What happens as soon as it is accepted, where it waits then. */
  begin?(facts: RequestFacts, terms: Terms, row: RequestRow): Promise<void>
  /** Takes `begin` back. */
  undo?(facts: RequestFacts, terms: Terms, row: RequestRow): Promise<void>
  carryOut(facts: RequestFacts, terms: Terms, row: RequestRow): Promise<void>
  /** What another domain is told of where the request stands now. */
  moved?(tx: Tx, row: RequestRow): Promise<void>
}

/** A kind whose terms are known only by its own code. */
export type AnyKind = RequestKind<unknown>
