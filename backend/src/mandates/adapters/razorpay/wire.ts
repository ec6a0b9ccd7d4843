import * as z from 'zod/mini'
import { Order, Payment } from '../../../payments/adapters/razorpay/wire'

/**
 * What of Razorpay's recurring payments is read (razorpay.com/docs/api/payments/recurring-payments: emandate, upi-tpv,
 * webhooks). No entity that is read has the number of an account. Amounts are integer paise, moments are seconds since 1970.
 */
const Id = z.string().check(z.minLength(1), z.maxLength(64))
const Text = z.string().check(z.maxLength(1000))

/** A registration link is an invoice of theirs, with a hosted page, an order and a customer. */
export const Link = z.object({
  id: Id,
  order_id: Id,
  customer_id: Id,
  status: Text,
  short_url: z.string().check(z.maxLength(2000)),
})

/** `mrn` is null in every example of theirs. */
export const Token = z.object({
  id: Id,
  mrn: z.nullish(Text),
  recurring_details: z.object({ status: Text, failure_reason: z.nullish(Text) }),
})
export type Token = z.infer<typeof Token>

export const RecurringPayment = z.extend(Payment, { token_id: z.nullish(Id), customer_id: z.nullish(Id) })
export type RecurringPayment = z.infer<typeof RecurringPayment>

export const Customer = z.object({ name: z.nullish(Text), email: z.nullish(Text), contact: z.nullish(Text) })
export const Created = z.object({ razorpay_payment_id: Id })

/** Events that are followed; every other one is answered and left. */
export const RecurringEvent = z.object({
  event: Text,
  created_at: z.int().check(z.nonnegative()),
  payload: z.object({
    payment: z.optional(z.object({ entity: RecurringPayment })),
    order: z.optional(z.object({ entity: Order })),
    token: z.optional(z.object({ entity: Token })),
    invoice: z.optional(z.object({ entity: z.object({ id: Id }) })),
  }),
})
export type RecurringEvent = z.infer<typeof RecurringEvent>
