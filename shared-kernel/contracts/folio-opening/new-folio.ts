import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { plainName } from '../validation/plain-name'
import { RelationCode } from '../folios/applicant'
import { AccountType, BusinessDate, FolioNumber, Text } from '../wire/common'

export const NewBank = z.object({
  accountNumber: z.string().check(z.regex(/^\d{6,18}$/)),
  ifscCode: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
  accountType: AccountType,
})

/**
 * Whether a new account needs a cheque: not where its bank has the investor's name; else one is wanted, and a person looks
 * at it before the account can be used (S8.029).
 */
export const ChequeState = z.enum(['notNeeded', 'wanted', 'inReview'])
export type ChequeState = z.infer<typeof ChequeState>

/** What proves who a nominee is. */
export const NomineeIdentity = z.object({
  kind: z.enum(['PAN', 'Driving licence', 'Aadhaar']),
  /** Of an Aadhaar number only the last four digits. */
  number: z.string().check(z.maxLength(20)),
})
export type NomineeIdentity = z.infer<typeof NomineeIdentity>

/** Kept with plain signs, whatever keyboard wrote it. */
const Name = Text.check(z.overwrite(plainName))

export const DraftNominee = z.object({
  name: Name,
  relation: RelationCode,
  /** In percent; null: what the others leave. */
  sharePercent: z.nullable(z.number()),
  dateOfBirth: z.nullable(BusinessDate),
  identity: z.nullable(NomineeIdentity),
  /** Who acts for a minor. */
  guardian: z.nullable(z.object({ name: Name, relation: RelationCode })),
})
export type DraftNominee = z.infer<typeof DraftNominee>

/** The folio of a single holder, all of it in the order. */
export const DescribedFolio = z.object({
  bank: z.union([z.object({ bankId: z.string().check(z.maxLength(64)) }), NewBank]),
  nomination: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('sameAs'), folioNo: FolioNumber }),
    z.object({
      kind: z.literal('listed'),
      nominees: z.array(DraftNominee).check(z.minLength(1), z.maxLength(limits.entries.nominees)),
    }),
  ]),
})
export type DescribedFolio = z.infer<typeof DescribedFolio>

/** A folio that is described in a draft on the server; an order is for the version that the investor saw. */
export const DraftedFolio = z.object({
  draftId: z.string().check(z.maxLength(64)),
  version: z.int().check(z.minimum(1)),
})
export type DraftedFolio = z.infer<typeof DraftedFolio>

/** What an order says of the folio that it opens. */
export const NewFolio = z.union([DescribedFolio, DraftedFolio])
export type NewFolio = z.infer<typeof NewFolio>
