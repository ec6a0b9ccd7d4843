import type { CartTerms } from '@portal/kernel/contracts/cart'
import { folioOf } from '../../folios/folio-reader'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'

/**
 * The accounts from which one payment may pay orders of several folios. Money from an account that is not of an
 * order's folio is somebody else's to it, and would go back.
 */
export async function banksForAll(
  { db }: Platform,
  pan: string,
  orders: readonly CartTerms[],
): Promise<string[]> {
  const of = await Promise.all(
    orders.map(async ({ folioNo, newFolio }) => {
      if (folioNo !== null) return (await folioOf(db, pan, folioNo)).banks.map(({ bankId }) => bankId)
      const bank = newFolio?.bank
      // An account that joins with the folio has no id yet; its number names it.
      return bank ? ['bankId' in bank ? bank.bankId : `${bank.ifscCode} ${bank.accountNumber}`] : []
    }),
  )
  return (of[0] ?? []).filter((bank) => of.every((each) => each.includes(bank)))
}

export const noCommonBank = () =>
  new Refusal(
    '-327',
    'These folios have no bank account in common, so one payment cannot pay for all of them. Remove an order, or choose another folio for it.',
  )
