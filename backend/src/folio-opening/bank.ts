import { t } from '@portal/contracts/words/macros'
import type { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { ChequeState, DescribedFolio } from '@portal/contracts/folio-opening/new-folio'
import type { newAccountApi } from '@portal/contracts/folio-opening/new-account'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { formatDate } from '@portal/contracts/format'
import { randomUUID } from 'node:crypto'
import { ownDocument } from '../documents/document-store'
import { banksOf } from '../folios/folio-reader'
import { investorById } from '../identity/investors'
import { branchOf } from '../payments/branch-directory'
import { nameMatchFailed, ownAccountId } from '../payments/penny-drop'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import type { AccountCheques, Proving } from './account-cheques'
import type { ChosenBank, NewAccount } from './draft-content'
import { ownVersion, rewrite } from './draft.repository'

/** Whose account it is: the investor, by id and PAN. */
type Holder = Pick<CallingInvestor, 'id' | 'pan'>

/**
 * Keeps the account of the folio, and its cheque; that of an account whose bank has another name goes to a person, and the
 * draft goes on meanwhile.
 */
export async function saveBank(
  platform: Platform,
  cheques: AccountCheques,
  context: Proving,
  request: RequestOf<typeof createFolioApi.saveBankDetails>,
): Promise<void> {
  const { investor } = context
  const { content } = await ownVersion(platform, platform.db, investor.id, request)
  const chosen = request.bank && (await chosenBank(platform, investor, request.bank))
  const cheque = request.chequeId && (await chequeOf(platform, investor, request.chequeId))
  const account = (chosen ?? content.bank)?.account
  if (cheque && typeof account === 'object' && account.needsProof)
    await cheques.verify(platform, context, account, cheque.documentId)
  await rewrite(platform, investor.id, request, (last) => {
    const bank = chosen ?? last.bank
    if (!bank) throw new Refusal('-518', t`Choose the bank account of the folio first.`)
    const isSame = numberOf(bank) === numberOf(last.bank)
    return { ...last, bank, cheque: cheque || (isSame ? last.cheque : null) }
  })
}

function numberOf(bank: ChosenBank | null): string | undefined {
  if (!bank || typeof bank.account === 'string') return bank?.account as string | undefined
  return `${bank.account.ifscCode} ${bank.account.accountNumber}`
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
  const account = await namedAccount(platform, investor, bank)
  if (typeof account !== 'string') {
    const { bankId: _own, needsProof: _proof, accountNumber, ...shown } = account
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
 * The id of an account that the investor has with us, or a new one that its bank has confirmed, or that needs a cheque. An
 * account that is known is that account, cooling period and all, however it is named. Refuses -312, -313, -332, -333, -680.
 */
async function namedAccount(
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
      t`${bankName} ••${{ slice: accountNumber.slice(-4) }} is in its 10-day cooling period, so you can use it from ${{ usableFrom: formatDate(usableFrom) }}. Choose another bank.`,
    )
  }
  if ('bankId' in bank)
    throw new Refusal('-313', t`This bank account is not in any of your folios. Choose another.`)
  const branch = await branchOf(platform, bank.ifscCode)
  const { name } = await investorById(platform.db, investor.id)
  const { id, pan } = investor
  const own = await ownAccountId(platform, { id, pan, name }, bank)
  if (own) return { bankId: own, ...bank, ...branch }
  return { bankId: randomUUID(), ...bank, ...branch, needsProof: true }
}

/** The same, for an order: the account has to be the investor's. Throws -331 too. */
export async function confirmedAccount(
  platform: Platform,
  investor: Holder,
  bank: DescribedFolio['bank'],
): Promise<string | NewAccount> {
  const account = await namedAccount(platform, investor, bank)
  if (typeof account === 'object' && account.needsProof) throw nameMatchFailed()
  return account
}

/**
 * Confirms the new accounts of orders, before a code is sent for them: nobody types one in for an account that is not
 * theirs. Throws what `confirmedAccount` does.
 */
export async function confirmAccountsOf(
  platform: Platform,
  investor: Holder,
  orders: readonly OrderTerms[],
): Promise<void> {
  for (const order of orders) {
    const folio = 'newFolio' in order ? order.newFolio : undefined
    if (folio && 'bank' in folio && 'accountNumber' in folio.bank)
      await confirmedAccount(platform, investor, folio.bank)
  }
}

/** Whether the account of a folio to be opened needs a cheque; what is being looked at costs no other Rs 1. */
export async function checkNewAccount(
  platform: Platform,
  cheques: AccountCheques,
  investor: Holder,
  { account }: RequestOf<typeof newAccountApi.checkAccount>,
): Promise<ChequeState> {
  const state = await cheques.stateOf(platform.db, investor, account)
  if (state !== 'wanted') return state
  const named = await namedAccount(platform, investor, account)
  return typeof named === 'object' && named.needsProof ? 'wanted' : 'notNeeded'
}

/** Gives a person the cheque of a new account; one that its bank confirms needs none. */
export async function verifyNewAccount(
  platform: Platform,
  cheques: AccountCheques,
  context: Proving,
  { account, chequeId }: RequestOf<typeof newAccountApi.verifyAccount>,
): Promise<ChequeState> {
  const { investor } = context
  if (await cheques.add(platform, investor, account, chequeId)) return 'inReview'
  const named = await namedAccount(platform, investor, account)
  if (typeof named === 'string' || !named.needsProof) return 'notNeeded'
  await cheques.verify(platform, context, named, chequeId)
  return 'inReview'
}

/** What the chosen account of a draft still needs. */
export async function chequeOfBank(
  platform: Platform,
  cheques: Pick<AccountCheques, 'stateOf'>,
  investor: Holder,
  bank: ChosenBank | null,
): Promise<ChequeState> {
  if (typeof bank?.account !== 'object' || !bank.account.needsProof) return 'notNeeded'
  return cheques.stateOf(platform.db, investor, bank.account)
}
