import * as z from 'zod/mini'

const BankAccount = z.object({ ifsc: z.string(), account_number: z.string() })

/** razorpay.com/docs/api/x/payouts/entity: what we read of it. Amounts are paise, moments seconds since 1970. */
export const Payout = z.object({
  id: z.string().check(z.regex(/^pout_\w{1,64}$/)),
  fund_account_id: z.string().check(z.regex(/^fa_\w{1,64}$/)),
  amount: z.int().check(z.positive()),
  currency: z.literal('INR'),
  status: z.string().check(z.maxLength(40)),
  utr: z.nullish(z.string().check(z.maxLength(64))),
  reference_id: z.nullish(z.string().check(z.maxLength(64))),
  status_details: z.nullish(z.object({ reason: z.nullish(z.string().check(z.maxLength(80))) })),
})
export type Payout = z.infer<typeof Payout>

/** …/docs/api/x/payout-composite/entity: the answer to a payout names its account. */
export const CompositePayout = z.extend(Payout, {
  fund_account: z.object({ account_type: z.literal('bank_account'), bank_account: BankAccount }),
})

/** …/docs/api/x/fund-accounts/entity. */
export const FundAccount = z.object({
  id: z.string(),
  account_type: z.literal('bank_account'),
  bank_account: BankAccount,
})

export const Payouts = z.object({ items: z.array(Payout) })

/** …/docs/webhooks/payouts: events of other things than payouts come too, where the dashboard is set so. */
export const Event = z.object({
  event: z.string().check(z.maxLength(64)),
  created_at: z.int().check(z.positive()),
  payload: z.object({ payout: z.optional(z.object({ entity: Payout })) }),
})
