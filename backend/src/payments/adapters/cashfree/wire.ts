import * as z from 'zod/mini'
import type { ProofReport } from '../../reverse-penny-drop'

/** Answer of POST /reverse-penny-drop, as far as it is used. */
export const Created = z.object({
  verification_id: z.string(),
  ref_id: z.union([z.number(), z.string()]),
  valid_upto: z.nullish(z.string()),
  upi_link: z.string().check(z.startsWith('upi://pay?'), z.maxLength(2000)),
})

const Text = z.nullish(z.union([z.string(), z.number()]))

/**
 * Answer of GET /remitter/status, and `data` of a webhook. The documents' samples have "SUCCESS" alone; the events name
 * success, expiry and failure. They have no amount: the link is of Re 1, and an amount is read where there is one.
 */
export const Remitter = z.object({
  verification_id: z.string(),
  ref_id: Text,
  status: z.string(),
  bank_account: Text,
  ifsc: Text,
  utr: Text,
  name_match_score: Text,
  amount: Text,
})
export type Remitter = z.infer<typeof Remitter>

export const Webhook = z.object({ event_type: z.string(), data: z.unknown() })

/** A score is from 0 to 100, often as text, and empty where the bank named nobody. Another one is no agreement at all. */
function nameMatchIn(score: Remitter['name_match_score']): number | undefined {
  const text = String(score ?? '').trim()
  if (!text) return undefined
  const value = Number(text)
  return value >= 0 && value <= 100 ? value : undefined
}

/** Rupees as "1", "1.0" or "1.00" in paise; not a number for anything else, which is no rupee. */
function paiseIn(amount: Remitter['amount']): number {
  const [, rupees, paise = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? []
  return rupees === undefined ? NaN : Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/** What is said of a request; undefined while it is open. A success without an account is none: 'unreadable'. */
export function reportOf(remitter: Remitter): ProofReport | 'unreadable' | undefined {
  const { verification_id: proofId, status, bank_account, ifsc, utr, ref_id, amount } = remitter
  const reference = String(utr || ref_id || '').slice(0, 64)
  if (status === 'EXPIRED') return { news: 'expired', proofId, reference }
  if (status === 'FAILURE') return { news: 'failed', proofId, reference }
  if (status !== 'SUCCESS') return undefined
  if (!bank_account || !ifsc) return 'unreadable'
  const nameMatch = nameMatchIn(remitter.name_match_score)
  return {
    news: 'paid',
    proofId,
    reference,
    accountNumber: String(bank_account).trim(),
    ifscCode: String(ifsc).trim().toUpperCase(),
    amount: amount === null || amount === undefined || amount === '' ? 100 : paiseIn(amount),
    ...(nameMatch !== undefined && { nameMatch }),
  }
}
