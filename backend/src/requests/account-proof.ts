import type { ChequeState } from '@portal/kernel/contracts/new-folio'
import type { NamedAccount } from '../payments/penny-drop'
import { verifiedIdOf } from '../payments/penny-drop'
import type { CallingInvestor } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { addBankKind } from './kinds/banks'
import type { RequestRow } from './kinds/kind'
import { goingOn } from './request-state'
import { openRequests } from './request.repository'
import { addPaper, attach, makeRequest } from './requests'

type Terms = Parameters<typeof addBankKind.title>[0]

/** What is known of an account whose bank has another name. */
export interface UnprovedAccount extends NamedAccount, Omit<Terms, 'folioNo' | 'nameMatches' | 'ifsc'> {}

/** Whether a person looks at the cheque of an account, or one is still to come; for an account of a folio to be opened. */
export async function chequeStateOf(
  db: Tx,
  { id, pan }: { id: string; pan: string },
  account: NamedAccount,
): Promise<ChequeState> {
  if (await verifiedIdOf(db, id, account)) return 'notNeeded'
  const running = await runningProof(db, pan, account)
  return running && running.state !== 'paper_wanted' ? 'inReview' : 'wanted'
}

/** Gives a person the cheque that shows whose an account is; another one joins what they look at already. */
export async function proveAccount(
  platform: Platform,
  context: Parameters<typeof makeRequest>[1],
  account: UnprovedAccount,
  documentId: string,
): Promise<void> {
  if (await addCheque(platform, context.investor, account, documentId)) return
  const { accountNumber, ifscCode: ifsc, accountType, bankName, branchName, branchCity } = account
  const branch = { bankName, branchName, branchCity }
  const terms = { folioNo: null, ifsc, accountNumber, accountType, ...branch, nameMatches: false }
  await makeRequest(platform, context, addBankKind, terms, [documentId])
}

/** One more cheque of an account that a person looks at already; false where nobody does. */
export async function addCheque(
  platform: Platform,
  investor: CallingInvestor,
  account: NamedAccount,
  documentId: string,
): Promise<boolean> {
  const running = await runningProof(platform.db, investor.pan, account)
  if (!running) return false
  if (running.state === 'paper_wanted')
    await addPaper(platform, investor, { requestId: running.id, documentId }, addBankKind.code)
  else await inTransaction(platform.db, (tx) => attach(tx, platform, running, documentId))
  return true
}

async function runningProof(db: Tx, pan: string, account: NamedAccount): Promise<RequestRow | undefined> {
  const about = { pan, folioNo: null, codes: [addBankKind.code] }
  return (await openRequests(db, about, goingOn)).find(({ terms }) => {
    const { accountNumber, ifsc } = addBankKind.terms.parse(terms)
    return accountNumber === account.accountNumber && ifsc === account.ifscCode
  })
}
