import { BusinessDate, Instant, Paise } from '@portal/contracts/wire/common'
import { MandateFrequency, MandateMethod } from '@portal/contracts/mandates/mandate'
import { callbackOf, statusAnswerOf, UncheckedMoment } from '../../../platform/provider-wire'
import * as z from 'zod/mini'

/**
 * The bank's protocol: signed JSON posted to `/mandates/{open,status,change}`, and signed JSON that the bank posts to
 * our callback address. Amounts are integer paise.
 */
const RegistrationId = z.uuid()

export const OpenRequest = z.object({
  registrationId: RegistrationId,
  number: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  bankName: z.string(),
  method: MandateMethod,
  limit: Paise,
  frequency: MandateFrequency,
  validFrom: BusinessDate,
  validTill: BusinessDate,
  raises: z.nullable(z.string()),
  returnUrl: z.string(),
  callbackUrl: z.string(),
})
export type OpenRequest = z.infer<typeof OpenRequest>

export const OpenAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('opened'),
    url: z.nullable(z.string()),
    upi: z.nullable(z.object({ qrPayload: z.string(), payee: z.string(), expiresAt: Instant })),
  }),
  z.object({ outcome: z.literal('unavailable') }),
])
export type OpenAnswer = z.infer<typeof OpenAnswer>

export const ByRegistration = z.object({ registrationId: RegistrationId })
export const ChangeRequest = z.object({ umrn: z.string(), change: z.enum(['pause', 'resume', 'revoke']) })
export const ChangeAnswer = z.object({ umrn: z.string() })

const reportAt = <Moment extends z.ZodMiniType<string>>(at: Moment) =>
  z.discriminatedUnion('news', [
    z.object({ news: z.literal('approved'), registrationId: RegistrationId, at }),
    z.object({
      news: z.literal('registered'),
      registrationId: RegistrationId,
      umrn: z.string().check(z.regex(/^[A-Z0-9]{20}$/)),
      at,
    }),
    z.object({
      news: z.enum(['refused', 'rejected', 'abandoned']),
      registrationId: RegistrationId,
      reason: z.string().check(z.minLength(1), z.maxLength(200)),
      at,
    }),
  ])
const Report = reportAt(Instant)
export type WireMandateReport = z.infer<typeof Report>

/** A registration that waits for the investor, or for the bank, has no news. */
export const StatusAnswer = statusAnswerOf(Report)

/** Of a registration, or of a mandate that was paused, resumed or ended at the bank. */
export const MandateCallback = callbackOf(
  z.union([
    reportAt(UncheckedMoment),
    z.object({
      news: z.enum(['paused', 'resumed', 'revoked']),
      umrn: z.string().check(z.maxLength(20)),
      at: UncheckedMoment,
    }),
  ]),
)
export type MandateCallback = z.infer<typeof MandateCallback>
