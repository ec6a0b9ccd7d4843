import * as z from 'zod/mini'
import { Pan } from './common'
import { endpoint } from './endpoint'

export const feedbackApi = {
  check: endpoint({
    summary: "Whether feedback is due at sign-out: resultStatus '1' and a one-time reference for its page",
    method: 'POST',
    path: 'feedback/check',
    token: 'session',
    envelope: true,
    /** S3.072: `identifier` is the PAN. */
    request: z.object({ identifier: Pan, source: z.literal('Inv_Portal'), userNameID: z.optional(Pan) }),
    response: z.object({ reference: z.nullable(z.string()) }),
  }),
}
