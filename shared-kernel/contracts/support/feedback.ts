import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Pan, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'

/** What a check answered: opens the feedback of one investor once, without a log-in. */
const Reference = z.string().check(z.minLength(1), z.maxLength(64))

export const feedbackApi = {
  check: endpoint({
    summary: "Whether feedback is due at sign-out: resultStatus '1' and a one-time reference for its page",
    method: 'POST',
    path: 'feedback/check',
    token: 'session',
    envelope: true,
    /** S3.072: `identifier` is the PAN. */
    request: z.object({ identifier: Pan, source: z.literal('Inv_Portal'), userNameID: z.optional(Pan) }),
    response: z.object({ reference: z.nullable(AnswerText) }),
  }),
  submit: endpoint({
    summary:
      'How likely the investor is to recommend us, from 0 to 10, and why; refuses -105 for a reference that is used up',
    method: 'POST',
    path: 'feedback/submit',
    token: 'none',
    envelope: true,
    request: z.object({
      reference: Reference,
      score: z.int().check(z.minimum(0), z.maximum(10)),
      comment: z.optional(z.string().check(z.maxLength(limits.text.comment))),
    }),
    response: Nothing,
  }),
  postpone: endpoint({
    summary: 'Not now: the investor is asked again a month later; uses the reference up',
    method: 'POST',
    path: 'feedback/postpone',
    token: 'none',
    envelope: true,
    request: z.object({ reference: Reference }),
    response: Nothing,
  }),
}
