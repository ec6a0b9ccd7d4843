import type { LumpsumTerms } from '@portal/kernel/contracts/order-terms'
import { formatDate } from '@portal/kernel/format'
import { banksOf, folioOf } from '../../folios/folio-reader'
import { investorById } from '../../identity/investors'
import { branchOf } from '../../payments/branch-directory'
import { verifyAccount } from '../../payments/penny-drop'
import type { Platform } from '../../platform/module'
import { badRequest, Refusal } from '../../platform/refusal'
import type { NewFolioPlan } from './new-folio'
import type { Ordering } from '../kinds/kind'
import { payingBank } from './paying-banks'

type Wanted = NonNullable<LumpsumTerms['newFolio']>

/** Checks the bank and the nomination of a new folio; a new account is confirmed with its bank first. */
export async function planNewFolio(
  platform: Platform,
  investor: Ordering,
  wanted: Wanted | undefined,
): Promise<NewFolioPlan> {
  if (!wanted) throw badRequest('A new folio needs a bank account and a nomination.')
  const nomineesFrom = await nominationSource(platform, investor, wanted.nomination)
  return { bank: await bankFor(platform, investor, wanted.bank), nomineesFrom }
}

async function nominationSource({ db }: Platform, { pan }: Ordering, nomination: Wanted['nomination']) {
  if (nomination.kind === 'none') return null
  const { nominees } = await folioOf(db, pan, nomination.folioNo)
  if (nominees.length) return nomination.folioNo
  throw new Refusal(
    '-311',
    'That folio has no nominees. Choose another folio, or continue without a nominee.',
  )
}

/** An account that the investor has with us already is that account, cooling period and all, however it is named. */
async function bankFor(
  platform: Platform,
  investor: Ordering,
  bank: Wanted['bank'],
): Promise<NewFolioPlan['bank']> {
  const known = (await banksOf(platform.db, investor.pan)).find((each) =>
    'bankId' in bank
      ? each.bankId === bank.bankId
      : each.accountNumber === bank.accountNumber && each.ifsc === bank.ifscCode,
  )
  if (known) {
    const { bankId, bankName, accountLast4, usableFrom } = payingBank(known, platform.clock.today())
    if (!usableFrom) return bankId
    throw new Refusal(
      '-312',
      `${bankName} ••${accountLast4} is in its 10-day cooling period, so you can use it from ${formatDate(usableFrom)}. Choose another bank.`,
    )
  }
  if ('bankId' in bank)
    throw new Refusal('-313', 'This bank account is not in any of your folios. Choose another.')
  const branch = await branchOf(platform, bank.ifscCode)
  const { name } = await investorById(platform.db, investor.id)
  return { bankId: await verifyAccount(platform, investor.id, name, bank), ...bank, ...branch }
}
