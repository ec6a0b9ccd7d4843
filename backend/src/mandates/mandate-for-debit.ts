import { eq } from 'drizzle-orm'
import { banksOf, type FolioBank } from '../folios/folio-reader'
import { investorByPan } from '../identity/investors'
import type { FailureReason } from '../payments/failure-reasons'
import type { Tx } from '../platform/database'
import { mandates } from './schema'

/** What the bank must know of the account that a mandate debits. */
export interface DebitAccount {
  accountNumber: string
  ifsc: string
  accountType: FolioBank['accountType']
  /** Whose it is, as the investor is called. */
  holder: string
}

/** The account behind a mandate, or why it cannot be debited for an amount on a day. */
export async function mandateForDebit(
  tx: Tx,
  umrn: string,
  amount: number,
  date: string,
): Promise<{ account: DebitAccount } | { refused: FailureReason }> {
  const [mandate] = await tx.select().from(mandates).where(eq(mandates.umrn, umrn))
  if (mandate?.state !== 'ACTIVE') return { refused: { code: 'mandateInactive' } }
  if (date < mandate.validFrom || date > mandate.validTill) return { refused: { code: 'mandateNotValid' } }
  if (amount > mandate.limitPaise)
    return { refused: { code: 'mandateLimit', values: { limit: mandate.limitPaise } } }
  const account = (await banksOf(tx, mandate.pan)).find(({ bankId }) => bankId === mandate.bankId)
  if (!account) return { refused: { code: 'mandateAccountGone' } }
  const { accountNumber, ifsc, accountType } = account
  const owner = await investorByPan(tx, mandate.pan)
  return { account: { accountNumber, ifsc, accountType, holder: owner?.name ?? '' } }
}
