import * as z from 'zod/mini'

/**
 * What of BillDesk's objects is read (docs.billdesk.io: reference/createorder, post-payments-v1_2-transactions-get,
 * createrefund, retrieverefund; docs/manage-payments, docs/refunds). Amounts are rupees with two decimals, moments have an
 * offset. `objectid` is held to, so that a request of ours, which has the same signature, is never taken for an answer.
 */
const Id = z.string().check(z.minLength(1), z.maxLength(120))
const Text = z.string().check(z.maxLength(1000))
const Rupees = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))
const Moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/))
const Rupee = z.literal('356')

export const Order = z.object({
  objectid: z.literal('order'),
  mercid: Id,
  orderid: Id,
  bdorderid: Id,
  amount: Rupees,
  currency: Rupee,
  status: z.optional(Text),
  links: z.array(
    z.object({
      rel: z.optional(Text),
      href: z.string().check(z.maxLength(1000)),
      parameters: z.optional(z.record(z.string(), z.string().check(z.maxLength(2000)))),
    }),
  ),
})
export type Order = z.infer<typeof Order>

export const Transaction = z.object({
  objectid: z.literal('transaction'),
  mercid: Id,
  orderid: Id,
  transactionid: Id,
  transaction_date: Moment,
  amount: Rupees,
  currency: Rupee,
  /** 0398 is in no document of theirs, and in code that was written against it: the investor cancelled. */
  auth_status: z.enum(['0300', '0002', '0399', '0398', '0699', '0799']),
  transaction_error_type: z.optional(z.nullable(Text)),
})
export type Transaction = z.infer<typeof Transaction>

export const Refund = z.object({
  objectid: z.literal('refund'),
  mercid: Id,
  orderid: Id,
  transactionid: Id,
  refundid: Id,
  merc_refund_ref_no: Id,
  refund_amount: Rupees,
  refund_date: Moment,
  currency: Rupee,
  refund_status: Text,
})
export type Refund = z.infer<typeof Refund>

/** An error of theirs, signed as everything. */
export const Failure = z.object({ error_type: z.optional(Text), error_code: z.optional(Text) })

/** Whatever BillDesk may tell of: other objects than these are none of ours. */
export const Told = z.object({ objectid: Text, mercid: Id })

/** To the paisa; the shape has seen to the digits. */
export function paiseOf(rupees: string): number {
  const [whole = '0', part = ''] = rupees.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Our ids as BillDesk has them: without hyphens, which every length that a document allows has room for. */
export const theirId = (id: string): string => id.replaceAll('-', '')

const idPattern = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** Our id in one of theirs; undefined for an order or refund of another system of the fund house. */
export const ourId = (theirs: string): string | undefined => idPattern.exec(theirs)?.slice(1).join('-')
