import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import { type MandateFacts, mandatesOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import { peakMonthlyDebit } from '../../plan-register/peak-monthly-debit'
import { plansOnMandates } from '../../plan-register/plan.repository'

/** The mandates of an investor that a SIP can be paid by. */
export async function payingMandates(tx: Tx, pan: string, today: string): Promise<PayingMandate[]> {
  const usable = (await mandatesOf(tx, pan)).filter(
    ({ state, validTill }) => state === 'ACTIVE' && validTill >= today,
  )
  return Promise.all(usable.map((mandate) => payingMandate(tx, mandate, today)))
}

/** A mandate as a SIP sees it. */
export async function payingMandate(tx: Tx, mandate: MandateFacts, today: string): Promise<PayingMandate> {
  const { umrn, kind, bankId, bankName, accountLast4, limitPaise: limit, validTill } = mandate
  const usedAMonth = peakMonthlyDebit(await plansOnMandates(tx, [umrn]), today)
  return { umrn, kind, bankId, bankName, accountLast4, limit, validTill, usedAMonth }
}
