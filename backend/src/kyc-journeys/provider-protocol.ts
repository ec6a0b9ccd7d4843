import { Instant, Pan } from '@portal/kernel/contracts/common'
import { KycReference } from '@portal/kernel/contracts/kyc'
import * as z from 'zod/mini'

/**
 * The KYC provider's protocol: signed JSON posted to `/journeys/{open,status,person}`, and signed JSON that the
 * provider posts to our callback address.
 */
export const OpenRequest = z.object({
  journeyId: KycReference,
  /** locker: the government's digital locker · agency: the register of a KYC agency. */
  flow: z.enum(['locker', 'agency']),
  pan: Pan,
  name: z.string(),
  returnUrl: z.string(),
  callbackUrl: z.string(),
})
export type OpenRequest = z.infer<typeof OpenRequest>
export const OpenAnswer = z.object({ url: z.string() })

export const ByJourney = z.object({ journeyId: KycReference })
export const PersonAnswer = z.object({ pan: Pan, name: z.string() })
export type PersonAnswer = z.infer<typeof PersonAnswer>

const reportAt = <Moment extends z.ZodMiniType<string>>(at: Moment) =>
  z.object({
    news: z.enum(['DRAFT', 'PENDING', 'DONE', 'FAILED']),
    journeyId: KycReference,
    reason: z.nullable(z.string().check(z.maxLength(200))),
    at,
  })
const Report = reportAt(Instant)
export type KycReport = z.infer<typeof Report>

/** One that nobody has touched yet has no report. */
export const StatusAnswer = z.object({ report: z.nullable(Report) })
export type StatusAnswer = z.infer<typeof StatusAnswer>

/** One event has one id in all its copies. Its moment may be none: what is signed and cannot be is told to a person. */
export const Callback = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(64)),
  report: reportAt(z.string().check(z.maxLength(40))),
})
export type Callback = z.infer<typeof Callback>
