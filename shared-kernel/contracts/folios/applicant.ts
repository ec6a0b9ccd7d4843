import * as z from 'zod/mini'
import { AnswerText, Text } from '../wire/common'

/** S3.055: whose a contact is, or who a nominee is to the investor; the letters travel on the wire. */
export const RelationCode = z.enum(['SE', 'SP', 'DC', 'DS', 'DP', 'GD'])
export type RelationCode = z.infer<typeof RelationCode>

/** S3.031: one entry of the belongs-to fields. */
export const FamilyTag = z.object({ name: AnswerText, code: RelationCode })
export type FamilyTag = z.infer<typeof FamilyTag>

/** S3.054: a cheque image that was chosen; a TIFF cannot be shown by browsers, so only its name is. */
export const UploadedCheque = z.object({
  /** The id of the uploaded document; null until it is uploaded. */
  formImage: z.nullable(z.string().check(z.maxLength(64))),
  showFileName: Text,
  /** In bytes. */
  fileSize: z.int().check(z.minimum(0)),
  /** A `data:` address for the preview; null for a TIFF and for a PDF. */
  blobData: z.nullable(AnswerText),
  isTiff: z.boolean(),
})
export type UploadedCheque = z.infer<typeof UploadedCheque>
