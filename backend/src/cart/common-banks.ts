import { t } from '@portal/contracts/words/macros'
import type { CartTerms } from '@portal/contracts/cart/cart'
import type { NewFolio } from '@portal/contracts/folio-opening/new-folio'
import { folioOf } from '../folios/folio-reader'
import { accountOfDraft } from '../folio-opening/folio-of-draft'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'

/**
 * The accounts from which one payment may pay orders of several folios. Money from an account that is not of an
 * order's folio is somebody else's to it, and would go back.
 */
export async function banksForAll(
  platform: Platform,
  pan: string,
  orders: readonly CartTerms[],
): Promise<string[]> {
  const of = await Promise.all(
    orders.map(async ({ folioNo, newFolio }) => {
      if (folioNo !== null)
        return (await folioOf(platform.db, pan, folioNo)).banks.map(({ bankId }) => bankId)
      return newFolio ? bankOfNewFolio(platform, pan, newFolio) : []
    }),
  )
  return (of[0] ?? []).filter((bank) => of.every((each) => each.includes(bank)))
}

/** An account that joins with the folio is none of the investor's yet; its number names it. */
async function bankOfNewFolio(platform: Platform, pan: string, newFolio: NewFolio): Promise<string[]> {
  const bank = 'draftId' in newFolio ? await accountOfDraft(platform, pan, newFolio) : newFolio.bank
  if (!bank) return []
  if (typeof bank === 'string') return [bank]
  return ['accountNumber' in bank ? `${bank.ifscCode} ${bank.accountNumber}` : bank.bankId]
}

export const noCommonBank = () =>
  new Refusal(
    '-327',
    t`These folios have no bank account in common, so one payment cannot pay for all of them. Remove an order, or choose another folio for it.`,
  )
