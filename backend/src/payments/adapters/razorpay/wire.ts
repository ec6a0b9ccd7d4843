import * as z from 'zod/mini'

/**
 * What of Razorpay's entities is read (razorpay.com/docs/api: orders/entity, payments/entity, refunds/entity,
 * settlements/fetch-recon, payments/downtime/entity; razorpay.com/docs/webhooks/payments and …/refunds). Amounts are
 * integer paise, moments are seconds since 1970.
 */
const Id = z.string().check(z.minLength(1), z.maxLength(64))
const Text = z.string().check(z.maxLength(1000))
const Money = z.int().check(z.nonnegative())
const Seconds = z.int().check(z.nonnegative())

export const Order = z.object({
  id: Id,
  amount: Money,
  currency: z.literal('INR'),
  receipt: z.nullable(Text),
  status: z.enum(['created', 'attempted', 'paid']),
})
export type Order = z.infer<typeof Order>

export const Payment = z.object({
  id: Id,
  amount: Money,
  currency: z.literal('INR'),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.nullable(Id),
  error_reason: z.optional(z.nullable(Text)),
  created_at: Seconds,
})
export type Payment = z.infer<typeof Payment>

export const Refund = z.object({
  id: Id,
  amount: Money,
  payment_id: Id,
  receipt: z.optional(z.nullable(Text)),
  status: z.enum(['pending', 'processed', 'failed']),
})

export const collectionOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item) })

export const Downtime = z.object({
  method: Text,
  status: Text,
  severity: Text,
  instrument: z.object({ bank: z.optional(Text) }),
})

export const ReconItem = z.object({
  entity_id: Id,
  type: z.enum(['payment', 'refund', 'transfer', 'adjustment']),
  amount: Money,
  fee: Money,
  tax: Money,
  settlement_utr: z.nullable(Text),
  settlement_id: z.nullable(Text),
  order_receipt: z.nullable(Text),
  order_id: z.nullable(Id),
  created_at: Seconds,
})

/** Events that are followed; every other one is answered and left. */
export const Event = z.object({
  event: Text,
  created_at: Seconds,
  payload: z.object({
    payment: z.optional(z.object({ entity: Payment })),
    order: z.optional(z.object({ entity: Order })),
    refund: z.optional(z.object({ entity: Refund })),
  }),
})
export type Event = z.infer<typeof Event>
