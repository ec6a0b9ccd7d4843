import type { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { RequestOf } from '@portal/kernel/contracts/endpoint'
import type { DescribedFolio } from '@portal/kernel/contracts/new-folio'
import { formatDate } from '@portal/kernel/format'
import { ownDocument } from '../documents/document-store'
import { banksOf } from '../folios/folio-reader'
import { investorById } from '../identity/investors'
import { branchOf } from '../payments/branch-directory'
import { verifyAccount } from '../payments/penny-drop'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import type { ChosenBank, NewAccount } from './draft-content'
import { ownVersion, rewrite } from './draft.repository'

/** Whose account it is: the investor, by id and PAN. */
type Holder = Pick<CallingInvestor, 'id' | 'pan'>

/** Keeps the account of the folio, and the cheque that shows it. */
export async function saveBank(
  platform: Platform,
  investor: CallingInvestor,
  request: RequestOf<typeof createFolioApi.saveBankDetails>,
): Promise<void> {
  await ownVersion(platform, platform.db, investor.id, request)
  const chosen = request.bank && (await chosenBank(platform, investor, request.bank))
  const cheque = request.chequeId && (await chequeOf(platform, investor, request.chequeId))
  await rewrite(platform, investor.id, request, (last) => {
    const bank = chosen ?? last.bank
    if (!bank) throw new Refusal('-518', 'Choose the bank account of the folio first.')
    const isSame = JSON.stringify(bank.account) === JSON.stringify(last.bank?.account)
    return { ...last, bank, cheque: cheque || (isSame ? last.cheque : null) }
  })
}

async function chequeOf(platform: Platform, { pan }: Holder, chequeId: string) {
  const { id, name, size, type } = await ownDocument(platform, pan, chequeId)
  return { documentId: id, name, size, isTiff: type === 'tiff' }
}

async function chosenBank(
  platform: Platform,
  investor: Holder,
  bank: DescribedFolio['bank'],
): Promise<ChosenBank> {
  const account = await confirmedAccount(platform, investor, bank)
  if (typeof account !== 'string') {
    const { bankId: _own, accountNumber, ...shown } = account
    return {
      account,
      shown: { ...shown, accountNumber: accountNumber.slice(-4), paymentMode: null, bankId: null },
    }
  }
  const known = (await banksOf(platform.db, investor.pan)).find(({ bankId }) => bankId === account)
  if (!known) throw new Error('an account that was found a moment ago is gone')
  const { bankName, ifsc, branchName, branchCity, accountType, accountNumber, bankId } = known
  const shown = { bankName, ifscCode: ifsc, branchName, branchCity, accountType, bankId, paymentMode: null }
  return { account, shown: { ...shown, accountNumber: accountNumber.slice(-4) } }
}

/**
 * The id of an account that the investor has with us, or a new one that its bank has confirmed. An account that is known
 * is that account, cooling period and all, however it is named. Refuses -312, -313, -331 to -333, -680.
 */
export async function confirmedAccount(
  platform: Platform,
  investor: Holder,
  bank: DescribedFolio['bank'],
): Promise<string | NewAccount> {
  const known = (await banksOf(platform.db, investor.pan)).find((each) =>
    'bankId' in bank
      ? each.bankId === bank.bankId
      : each.accountNumber === bank.accountNumber && each.ifsc === bank.ifscCode,
  )
  if (known) {
    const { bankId, bankName, accountNumber, usableFrom } = known
    if (usableFrom <= platform.clock.today()) return bankId
    throw new Refusal(
      '-312',
      `${bankName} ••${accountNumber.slice(-4)} is in its 10-day cooling period, so you can use it from ${formatDate(usableFrom)}. Choose another bank.`,
    )
  }
  if ('bankId' in bank)
    throw new Refusal('-313', 'This bank account is not in any of your folios. Choose another.')
  const branch = await branchOf(platform, bank.ifscCode)
  const { name } = await investorById(platform.db, investor.id)
  return { bankId: await verifyAccount(platform, investor.id, name, bank), ...bank, ...branch }
}
