import { Instant, Pan } from '@portal/contracts/wire/common'
import { KycReference } from '@portal/contracts/kyc/kyc'
import * as z from 'zod/mini'
import { callbackOf, statusAnswerOf, UncheckedMoment, WireReason } from '../platform/provider-wire'

/**
 * The KYC provider's protocol: signed JSON posted to `/journeys/{open,status,person}` and `/register/address`, and signed
 * JSON that the provider posts to our callback address.
 */
export const OpenRequest = z.object({
  applicationId: KycReference,
  /** locker: the government's digital locker · agency: the register of a KYC agency. */
  flow: z.enum(['locker', 'agency']),
  pan: Pan,
  name: z.string(),
  returnUrl: z.string(),
  callbackUrl: z.string(),
})
export type OpenRequest = z.infer<typeof OpenRequest>
export const OpenAnswer = z.object({ url: z.string() })

export const ByApplication = z.object({ applicationId: KycReference })
export const PersonAnswer = z.object({ pan: Pan, name: z.string() })
export type PersonAnswer = z.infer<typeof PersonAnswer>

/** Of whose address the register of the KYC agencies is asked. */
export const ByPan = z.object({ pan: Pan })
/** Null where no agency has one. */
export const AddressAnswer = z.object({
  address: z.nullable(z.string().check(z.minLength(5), z.maxLength(200))),
})

const reportAt = <Moment extends z.ZodMiniType<string>>(at: Moment) =>
  z.object({
    news: z.enum(['DRAFT', 'PENDING', 'DONE', 'FAILED']),
    applicationId: KycReference,
    reason: z.nullable(WireReason),
    at,
  })
const Report = reportAt(Instant)
export type KycReport = z.infer<typeof Report>

export const StatusAnswer = statusAnswerOf(Report)
export type StatusAnswer = z.infer<typeof StatusAnswer>

export const Callback = callbackOf(reportAt(UncheckedMoment))
export type Callback = z.infer<typeof Callback>
