import { t } from '@portal/contracts/words/macros'
import { formatRupees } from '@portal/contracts/format'
import { eq } from 'drizzle-orm'
import { banksOf } from '../folios/folio-reader'
import type { Tx } from '../platform/database'
import { mandates } from './schema'

/** What the bank must know of the account that a mandate debits. */
export interface DebitAccount {
  accountNumber: string
  ifsc: string
}

/** The account behind a mandate, or why it cannot be debited for an amount on a day, in words for the investor. */
export async function mandateForDebit(
  tx: Tx,
  umrn: string,
  amount: number,
  date: string,
): Promise<{ account: DebitAccount } | { refused: string }> {
  const [mandate] = await tx.select().from(mandates).where(eq(mandates.umrn, umrn))
  if (mandate?.state !== 'ACTIVE') return { refused: t`The mandate is not active.` }
  if (date < mandate.validFrom || date > mandate.validTill)
    return { refused: t`The mandate is not valid on the day of the debit.` }
  if (amount > mandate.limitPaise)
    return {
      refused: t`The amount is more than the mandate allows (${{ limitPaise: formatRupees(mandate.limitPaise) }}).`,
    }
  const account = (await banksOf(tx, mandate.pan)).find(({ bankId }) => bankId === mandate.bankId)
  if (!account) return { refused: t`The account of the mandate is not known any more.` }
  return { account: { accountNumber: account.accountNumber, ifsc: account.ifsc } }
}
