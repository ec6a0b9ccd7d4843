import { Paise } from '@portal/contracts/wire/common'
import { SipTopUpOnceTerms } from '@portal/contracts/orders/order-terms'
import * as z from 'zod/mini'
import { draftPartAtom } from '../../transaction/kept-draft'

/** A one-time top-up on its way from its amount to the receipt; it survives a reload. */
const TopUpDraft = z.object({
  /** Of which SIP; null: none is on its way. */
  plan: z.nullable(z.omit(SipTopUpOnceTerms, { kind: true, amount: true })),
  /** In paise, as typed. */
  amount: z.nullable(Paise),
  /** Made when the review page opens, so that a double click, a retry and a reload give one order. */
  idempotencyKey: z.nullable(z.string()),
  /** The `transactionId` of the order, once it is placed. */
  orderId: z.nullable(z.string()),
})
type TopUpDraft = z.infer<typeof TopUpDraft>

const nothingYet: TopUpDraft = { plan: null, amount: null, idempotencyKey: null, orderId: null }

export const topUpDraftAtom = draftPartAtom('sipTopUpOnce', TopUpDraft, nothingYet)

/** A draft with another SIP or amount is another order: the key of the earlier one goes. */
export const draftWith = (
  last: TopUpDraft,
  { plan, amount }: Pick<TopUpDraft, 'plan' | 'amount'>,
): TopUpDraft =>
  last.plan?.planId === plan?.planId && last.amount === amount ? last : { ...nothingYet, plan, amount }

/** What the draft orders; undefined while something is missing. */
export const termsOf = ({ plan, amount }: TopUpDraft): SipTopUpOnceTerms | undefined =>
  plan && amount ? { kind: 'SIP_TOP_UP_ONCE', ...plan, amount } : undefined
