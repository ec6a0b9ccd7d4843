import { asc, eq, sql } from 'drizzle-orm'
import { accountColumn } from '../folios/folio-reader'
import type { Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { mandates } from './schema'

/** A mandate with the account that it debits. */
export interface MandateFacts {
  umrn: string
  kind: (typeof mandates.$inferSelect)['kind']
  state: (typeof mandates.$inferSelect)['state']
  bankId: string
  bankName: string
  accountLast4: string
  /** The most that one debit may take, in paise. */
  limitPaise: number
  frequency: (typeof mandates.$inferSelect)['frequency']
  validFrom: string
  validTill: string
}

/** The mandates of an investor, whatever became of them. */
export async function mandatesOf(tx: Tx, pan: string): Promise<MandateFacts[]> {
  const rows = await tx
    .select({ mandate: mandates, account: accountColumn(sql`${mandates}.bank_id`, pan) })
    .from(mandates)
    .where(eq(mandates.pan, pan))
    .orderBy(asc(mandates.validFrom), asc(mandates.umrn))
  return rows.flatMap(({ mandate, account }) => {
    const { umrn, kind, state, bankId, limitPaise, frequency, validFrom, validTill } = mandate
    if (!account) return []
    const { bankName, accountNumber } = account
    const accountLast4 = accountNumber.slice(-4)
    const terms = { limitPaise, frequency, validFrom, validTill }
    return [{ umrn, kind, state, bankId, bankName, accountLast4, ...terms }]
  })
}

/** A mandate of the investor. Throws a 404 alike for one of somebody else and one that does not exist. */
export async function mandateOf(tx: Tx, pan: string, umrn: string): Promise<MandateFacts> {
  const found = (await mandatesOf(tx, pan)).find((each) => each.umrn === umrn)
  if (!found) throw notFound()
  return found
}
