import { t } from '@portal/contracts/words/macros'
import type { LumpsumTerms } from '@portal/contracts/orders/order-terms'
import type { DescribedFolio } from '@portal/contracts/folio-opening/new-folio'
import { folioOf } from '../../folios/folio-reader'
import { investorById } from '../../identity/investors'
import { refuseWithoutTax } from '../../kyc-registry/kyc.service'
import { confirmedAccount } from '../../folio-opening/bank'
import { readyFolio } from '../../folio-opening/folio-of-draft'
import { asFolioHasIt, checkedNominees } from '../../folio-opening/nominees'
import type { Platform } from '../../platform/module'
import { badRequest, Refusal } from '../../platform/refusal'
import type { NewFolioPlan } from './new-folio'
import type { Ordering } from '../kind'

/** Checks the bank and the nomination of a new folio; a new account is confirmed with its bank first. */
export async function prepareNewFolio(
  platform: Platform,
  investor: Ordering,
  wanted: LumpsumTerms['newFolio'],
): Promise<NewFolioPlan> {
  if (!wanted) throw badRequest(t`A new folio needs a bank account and a nomination.`)
  if ('draftId' in wanted) return { ...(await readyFolio(platform, investor, wanted)), nomineesFrom: null }
  await refuseWithoutTax(platform.db, investor.pan)
  const nomination = await plannedNomination(platform, investor, wanted.nomination)
  return { bank: await confirmedAccount(platform, investor, wanted.bank), ...nomination }
}

async function plannedNomination(
  platform: Platform,
  { id, pan }: Ordering,
  nomination: DescribedFolio['nomination'],
): Promise<Pick<NewFolioPlan, 'nomineesFrom' | 'nominees'>> {
  const { db } = platform
  if (nomination.kind === 'none') return { nomineesFrom: null }
  if (nomination.kind === 'listed') {
    const { name: investorName } = await investorById(db, id)
    const named = checkedNominees(platform, [{ pan, investorName }], nomination.nominees)
    return { nomineesFrom: null, nominees: named.map(asFolioHasIt) }
  }
  const { nominees } = await folioOf(db, pan, nomination.folioNo)
  if (nominees.length) return { nomineesFrom: nomination.folioNo }
  throw new Refusal(
    '-311',
    t`That folio has no nominees. Choose another folio, or continue without a nominee.`,
  )
}
