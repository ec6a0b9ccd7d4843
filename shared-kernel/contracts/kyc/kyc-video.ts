import * as z from 'zod/mini'
import { kycVideoLimits } from '../validation/kyc'
import { Instant, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { KycReference } from './kyc'

const wire = { method: 'POST', token: 'session', envelope: true } as const

/** The papers that go with a video (S9.063). */
export const KycAttachments = z.object({
  proofOfAddress: z.object({
    kind: z.enum(['Voter ID', 'Passport', 'Driving licence']),
    documentId: KycReference,
  }),
  panCard: KycReference,
  cancelledCheque: KycReference,
})
export type KycAttachments = z.infer<typeof KycAttachments>

/** Video KYC: a recording in pieces, each of which may be lost and sent again. */
export const kycVideoApi = {
  open: endpoint({
    ...wire,
    summary: 'Begins a video KYC and gives the digits to be said in it; refuses -530, -536, -537, -538',
    path: 'kyc/video/open',
    request: z.object({ panNumber: Pan, purpose: z.enum(['complete', 'modify']) }),
    response: z.object({ recordingId: KycReference, digits: AnswerText, recordBy: Instant }),
  }),
  piece: endpoint({
    ...wire,
    summary: 'Keeps one piece of a recording, sealed; the same place again replaces it; refuses -540, -542',
    path: 'kyc/video/piece',
    request: z.object({
      recordingId: KycReference,
      place: z.int().check(z.minimum(0), z.maximum(kycVideoLimits.mostPieces - 1)),
      /** Base64. */
      content: z.string().check(z.maxLength(kycVideoLimits.pieceBytes * 2)),
    }),
    response: z.object({ received: z.int() }),
  }),
  received: endpoint({
    ...wire,
    summary: 'The places of a recording that have arrived, so that sending goes on where it stopped',
    path: 'kyc/video/received',
    request: z.object({ recordingId: KycReference }),
    response: z.object({ places: z.array(z.int()) }),
  }),
  send: endpoint({
    ...wire,
    summary:
      'Hands a complete recording and its papers to a person; refuses -541 where it is not whole, -542',
    path: 'kyc/video/send',
    request: z.object({
      recordingId: KycReference,
      /** How many pieces there are, and the SHA-256 of all of it in hex. */
      pieces: z.int().check(z.minimum(1), z.maximum(kycVideoLimits.mostPieces)),
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      attachments: KycAttachments,
    }),
    response: z.object({ sentAt: Instant }),
  }),
}
