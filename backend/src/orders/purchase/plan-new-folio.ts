import type { LumpsumTerms } from '@portal/kernel/contracts/order-terms'
import type { DescribedFolio } from '@portal/kernel/contracts/new-folio'
import { folioOf } from '../../folios/folio-reader'
import { confirmedAccount } from '../../new-folios/bank'
import { readyFolio } from '../../new-folios/folio-of-draft'
import type { Platform } from '../../platform/module'
import { badRequest, Refusal } from '../../platform/refusal'
import type { NewFolioPlan } from './new-folio'
import type { Ordering } from '../kinds/kind'

/** Checks the bank and the nomination of a new folio; a new account is confirmed with its bank first. */
export async function planNewFolio(
  platform: Platform,
  investor: Ordering,
  wanted: LumpsumTerms['newFolio'],
): Promise<NewFolioPlan> {
  if (!wanted) throw badRequest('A new folio needs a bank account and a nomination.')
  if ('draftId' in wanted) return { ...(await readyFolio(platform, investor, wanted)), nomineesFrom: null }
  const nomineesFrom = await nominationSource(platform, investor, wanted.nomination)
  return { bank: await confirmedAccount(platform, investor, wanted.bank), nomineesFrom }
}

async function nominationSource(
  { db }: Platform,
  { pan }: Ordering,
  nomination: DescribedFolio['nomination'],
) {
  if (nomination.kind === 'none') return null
  const { nominees } = await folioOf(db, pan, nomination.folioNo)
  if (nominees.length) return nomination.folioNo
  throw new Refusal(
    '-311',
    'That folio has no nominees. Choose another folio, or continue without a nominee.',
  )
}
