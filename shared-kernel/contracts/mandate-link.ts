import * as z from 'zod/mini'
import { Session } from './auth'
import { FolioNumber, Instant, Pan } from './common'
import { endpoint } from './endpoint'
import { OtpChallenge, OtpCode } from './otp'

/** NEW: for a new mandate · FAILED: for one that the bank refused. */
export const MandateLinkKind = z.enum(['NEW', 'FAILED'])
export type MandateLinkKind = z.infer<typeof MandateLinkKind>

const Link = z.string().check(z.minLength(16), z.maxLength(4096))
const id = z.string().check(z.minLength(8), z.maxLength(64))
const named = z.object({ link: Link, folioNumber: FolioNumber, panNumber: Pan })

/** A link that opens the mandate flow alone: folio and PAN, then a code, then a session of this errand (S7.081). */
export const mandateLinkApi = {
  validateLink: endpoint({
    summary: 'What a link is for, and until when it works; looking at it uses nothing up',
    method: 'POST',
    path: 'mandate/validateLink',
    token: 'none',
    envelope: true,
    request: z.object({ link: Link }),
    response: z.object({ kind: MandateLinkKind, expiresAt: Instant }),
  }),
  folioPanMatch: endpoint({
    summary: 'Whether folio and PAN are those of the link; five wrong tries end it',
    method: 'POST',
    path: 'mandate/folioPanMatch',
    token: 'none',
    envelope: true,
    request: named,
    response: z.object({ matches: z.literal(true) }),
  }),
  generateOtp: endpoint({
    summary: 'Sends a one-time code to the contacts that the folio of the link holds',
    method: 'POST',
    path: 'mandate/generateOtp',
    token: 'none',
    envelope: true,
    request: named,
    response: z.object({ uniqueID: z.string(), challenge: OtpChallenge }),
  }),
  validateOtp: endpoint({
    summary: 'Trades the code for a session of this errand only; after that the link is used',
    method: 'POST',
    path: 'mandate/validateOtp',
    token: 'none',
    envelope: true,
    request: z.object({ link: Link, uniqueID: id, referenceNumber: id, otp: OtpCode }),
    response: z.object({
      session: Session,
      /** Where the errand begins, below the portal's basename. */
      path: z.string(),
    }),
  }),
}
