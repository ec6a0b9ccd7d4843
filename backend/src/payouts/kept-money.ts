import { indiaDate } from '@portal/contracts/format'
import type { Tx } from '../platform/database'
import { catalogueOn } from '../schemes/catalogue'
import { navUpTo } from '../schemes/nav-store'
import type { PayoutRow } from './payout.repository'

/**
 * What money that came back has earned until a day, in whole paise, rounded down: until somebody asks for it, the fund
 * house keeps it in its overnight fund.
 */
export async function incomeOf(
  tx: Tx,
  { amount, settledAt }: Pick<PayoutRow, 'amount' | 'settledAt'>,
  today: string,
): Promise<number> {
  const { plans } = await catalogueOn(tx, today)
  const kept = plans.find(
    ({ scheme, plan, option }) => scheme.kind === 'overnight' && plan === 'D' && option === 'G',
  )
  if (!kept || !settledAt) return 0
  const before = await navUpTo(tx, kept.code, indiaDate(settledAt))
  const now = await navUpTo(tx, kept.code, today)
  if (before === undefined || now === undefined) return 0
  return Math.max(0, Math.floor((amount * Number(now)) / Number(before)) - amount)
}
