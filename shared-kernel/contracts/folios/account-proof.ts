import * as z from 'zod/mini'
import { buyingScopes } from '../identity/session-scope'
import { AnswerText, Instant } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { NewAccount } from './folio-bank'

/**
 * What became of Re 1 that shows whose an account is. 'nameMismatch': its bank has another name, so a cheque has to prove
 * it. 'anotherAccount': the money came from another one than was entered.
 */
export const ProofState = z.enum([
  'waiting',
  'verified',
  'nameMismatch',
  'anotherAccount',
  'anotherAmount',
  'expired',
  'failed',
  'cancelled',
])
export type ProofState = z.infer<typeof ProofState>

const ProofId = z.string().check(z.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/))

export const AccountProofView = z.object({
  /** Null where it was known before anything was paid. */
  proofId: z.nullable(ProofId),
  state: ProofState,
  /** How to pay the rupee, while it is waited for. */
  upi: z.nullable(
    z.object({
      /** What the QR code says. */
      link: AnswerText,
      /** What opens the UPI app of this phone. */
      app: AnswerText,
      expiresAt: Instant,
    }),
  ),
})
export type AccountProofView = z.infer<typeof AccountProofView>

const call = { method: 'POST', token: 'session', envelope: true, sessionScopes: buyingScopes } as const
const Named = z.object({ proofId: ProofId })

/** An investor shows whose an account is by paying Re 1 from it by UPI: the other way beside the penny drop. */
export const accountProofApi = {
  begin: endpoint({
    ...call,
    summary: 'Makes a UPI request of Re 1, to be paid from the account that shall be verified',
    path: 'investor/accountByUpi/begin',
    request: z.object({
      account: z.object({
        ifscCode: NewAccount.shape.ifscCode,
        accountNumber: NewAccount.shape.accountNumber,
      }),
    }),
    response: AccountProofView,
  }),
  state: endpoint({
    ...call,
    summary: 'Whether Re 1 has come from the account',
    path: 'investor/accountByUpi/state',
    request: Named,
    response: AccountProofView,
  }),
  cancel: endpoint({
    ...call,
    summary: 'Verifies no account by a UPI request any more, also where it is still paid',
    path: 'investor/accountByUpi/cancel',
    request: Named,
    response: AccountProofView,
  }),
}
