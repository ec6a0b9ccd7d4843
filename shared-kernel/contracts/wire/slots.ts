import type { RelationCode } from '../folios/applicant'
import type { NewFolio, NomineeIdentity } from '../folio-opening/new-folio'
import type { PayingMandate, PendingMandate } from '../systematic-plans/sip'

/** What the fields of a nominee hold. */
export interface NomineeTyped {
  /** Of the card on screen, for as long as it is there. */
  key: string
  name: string
  relation: RelationCode | null
  /** In percent, as typed. */
  share: string
  dateOfBirth: string
  identityKind: NomineeIdentity['kind'] | null
  identityNumber: string
  guardianName: string
  guardianRelation: RelationCode | null
}

/** What the fields of a new folio hold, finished or not. */
export interface NewFolioTyped {
  /** A bank account's id, or NEW_BANK. */
  bank?: string
  accountNumber?: string
  accountAgain?: string
  ifscCode?: string
  accountType?: 'Savings' | 'Current' | 'NRO' | 'NRE'
  /** A folio's number, NAMED_HERE or NO_NOMINEE. */
  nomination?: string
  /** Those that are named here. */
  nominees?: readonly NomineeTyped[]
}

/** A field that a slot shows, and what keeps its value from being taken. */
export interface SlotField {
  name: string
  label: string
  problem?: string
}

export interface CreateFolioValue {
  /** What an order says of the folio; null until every field is right. */
  newFolio: NewFolio | null
  /** Absent until the slot has made it of `newFolio`. */
  typed?: NewFolioTyped
  /** The fields on screen, in their order; absent until the slot has shown them. */
  fields?: readonly SlotField[]
}

/** A part of a form that another remote shows: the form holds the value, the part knows its fields and their rules. */
export interface FormPartProps<Value> {
  value: Value
  /** Also called by itself, when the part finds that a given value is to be judged otherwise. */
  onChange: (value: Value) => void
  /** Shows what is wrong with every field, not only with those that were left. */
  showErrors: boolean
  /** What the server refused, by field: it stands there until the field is changed. */
  refused: Readonly<Record<string, string>>
  /** The id that a field's control gets, so that the form can lead to it. */
  idOf: (field: string) => string
}

export interface CreateFolioProps extends FormPartProps<CreateFolioValue> {
  /** cards: on a page's ground · plain: inside something that has a frame of its own. */
  frame: 'cards' | 'plain'
}

/** A folio is begun, or its next applicant is added: one person, checked. */
export interface ApplicantDialogProps {
  open: boolean
  onClose: () => void
  /** Which applicant; the first one is the investor. */
  place: 1 | 2 | 3
  /** In quick invest the first applicant reviews what is known of them (S2.132). */
  quickInvest?: boolean
  /** What shall be invested once the folio is there; the amount in paise. */
  investment?: { schemePlanCode: string; amount: number | null }
  /** The applicant is kept. Without it the dialog goes to the page of the applicants. */
  onAdded?: () => void
}

/** Which mandate pays: those that can, those that cannot yet, and the way to another one. */
export interface MandateChoiceProps {
  /** Of the group, so that the form can lead to it. */
  id: string | undefined
  question: string
  /** The UMRN; null: none chosen. */
  value: string | null
  onChange: (umrn: string) => void
  /** What is wrong with the choice. */
  error: string | undefined
  mandates: readonly PayingMandate[]
  pending: readonly PendingMandate[]
  /** What the SIP would take in its dearest month, in paise; null: not entered yet. */
  amount: number | null
  /** The accounts of the folio; undefined: not known yet. */
  bankIds: readonly string[] | undefined
}

/** What one remote shows inside pages of others, by name, with its props. */
export interface Slots {
  'create-folio': CreateFolioProps
  'create-folio-dialog': ApplicantDialogProps
  'mandate-choice': MandateChoiceProps
}

export type SlotName = keyof Slots
