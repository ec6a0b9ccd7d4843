import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { plainName } from '../validation/plain-name'
import { RelationCode } from './applicant'
import { BusinessDate, FolioNumber, Pan, AnswerText, Text } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Requested } from '../service-requests/service-request'

/** Kept with plain signs, whatever keyboard wrote it. */
const Name = z.string().check(z.maxLength(limits.text.name), z.overwrite(plainName))

/** What proves who somebody is: a PAN, a driving licence, the last four digits of an Aadhaar. */
export const IdentityKind = z.enum(['PAN', 'DL', 'AADHAAR'])
export type IdentityKind = z.infer<typeof IdentityKind>

export const NomineeTerms = z.object({
  name: Name,
  relation: RelationCode,
  /** Percent, at most two decimals. */
  sharePercent: z.number(),
  birthDate: z.nullable(BusinessDate),
  identityKind: IdentityKind,
  identityNumber: z.string().check(z.maxLength(20)),
  /** Of a nominee under 18. */
  guardianName: z.nullable(Name),
})
export type NomineeTerms = z.infer<typeof NomineeTerms>

/** A nominee as the folio has it; what was never told is null. */
export const KnownNominee = z.object({
  name: Name,
  relation: Text,
  sharePercent: z.number(),
  birthDate: z.nullable(BusinessDate),
  identityKind: z.nullable(IdentityKind),
  /** Masked but for its last 4 characters. */
  maskedIdentity: z.nullable(AnswerText),
  guardianName: z.nullable(Name),
})
export type KnownNominee = z.infer<typeof KnownNominee>

const Nominees = z.array(NomineeTerms).check(z.maxLength(limits.entries.nominees))
const call = { method: 'POST', token: 'session', envelope: true } as const

export const nomineeApi = {
  nominees: endpoint({
    ...call,
    summary: 'The nominees of every folio of the investor, and whether the holders chose to have none',
    path: 'investor/getNominees',
    request: z.object({ panNumber: Pan }),
    response: z.object({
      folios: z.array(
        z.object({
          folioNo: FolioNumber,
          holders: z.array(AnswerText),
          /** Whether it can be changed here; a Demat folio takes its nominees from the depository. */
          canChange: z.boolean(),
          optedOut: z.boolean(),
          nominees: z.array(KnownNominee),
        }),
      ),
    }),
  }),
  /** S7.045 */
  update: endpoint({
    ...call,
    summary: 'Asks for the first nominees of a folio',
    path: 'investor/updateNominee',
    request: z.object({ folioNo: FolioNumber, nominees: Nominees.check(z.minLength(1)) }),
    response: Requested,
  }),
  modify: endpoint({
    ...call,
    summary: 'Asks for other nominees of a folio, or for none: the holders opt out of nomination',
    path: 'investor/modifyNominee',
    request: z.object({ folioNo: FolioNumber, nominees: Nominees }),
    response: Requested,
  }),
}
