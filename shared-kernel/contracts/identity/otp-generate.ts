import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { orderingScopes } from './session-scope'
import { OrderTerms } from '../orders/order-terms'
import { ActivityType, OtpChallenge } from './otp'

/** The order that a code takes back, where that is what it confirms. */
const CancelledOrder = z.optional(z.string().check(z.maxLength(64)))

/** The account that an unclaimed amount is to go to: the code is good for that one only. */
const PaidAccount = z.optional(z.string().check(z.maxLength(64)))

/** What a code confirms where that is orders: they can be placed with it as they stand here, and not otherwise. */
const ConfirmedOrders = z.optional(
  z.array(OrderTerms).check(z.minLength(1), z.maxLength(limits.entries.ordersOfACode)),
)

/** Codes for what an investor confirms once logged in: the pages before that do not load what orders look like. */
export const otpGenerateApi = {
  generate: endpoint({
    summary: 'Sends a one-time code for an activity of the logged-in investor',
    method: 'POST',
    path: 'otp/generate',
    token: 'session',
    envelope: true,
    sessionScopes: orderingScopes,
    request: z.object({
      activityType: ActivityType,
      requestReference: z.string().check(z.minLength(8), z.maxLength(64)),
      userId: Pan,
      folioNumber: z.string().check(z.maxLength(12)),
      /** Empty, as is `sendOtpTo`: no browser chooses where a code goes (S3.057). */
      arnCode: z.literal(''),
      flowType: z.enum(['INVESTOR', 'JOINT_HOLDER']),
      emailId: z.string().check(z.maxLength(254)),
      mobileNumber: z.string().check(z.maxLength(20)),
      sendOtpTo: z.literal(''),
      orders: ConfirmedOrders,
      transactionId: CancelledOrder,
      bankId: PaidAccount,
    }),
    response: OtpChallenge,
  }),
  generateMultiUser: endpoint({
    summary: 'Sends every holder of an own folio a code of their own; each one is validated by itself',
    method: 'POST',
    path: 'otp/generate/multiUser',
    token: 'session',
    envelope: true,
    request: z.object({
      activityType: ActivityType,
      requestReference: z.string().check(z.minLength(8), z.maxLength(64)),
      userId: Pan,
      folioNumber: z.string().check(z.maxLength(12)),
      orders: ConfirmedOrders,
      transactionId: CancelledOrder,
    }),
    response: z.object({
      users: z.array(z.object({ maskedName: AnswerText, challenge: OtpChallenge })),
    }),
  }),
}
