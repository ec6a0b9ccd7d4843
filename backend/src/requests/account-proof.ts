import type { AccountCheques } from '../new-folios/account-cheques'
import { type NamedAccount, verifiedIdOf } from '../payments/penny-drop'
import { inTransaction, type Tx } from '../platform/database'
import { addBankKind } from './kinds/banks'
import type { RequestRow } from './kinds/kind'
import { goingOn } from './request-state'
import { openRequests } from './request.repository'
import { addPaper, attach, makeRequest } from './requests'

/** Cheques of accounts of folios to come, as requests that change nothing but what is known of an account. */
export const accountCheques: AccountCheques = {
  async stateOf(db, { id, pan }, account) {
    if (await verifiedIdOf(db, id, account)) return 'notNeeded'
    const running = await runningProof(db, pan, account)
    return running && running.state !== 'paper_wanted' ? 'inReview' : 'wanted'
  },
  async prove(platform, by, account, documentId) {
    if (await accountCheques.add(platform, by.investor, account, documentId)) return
    const { accountNumber, ifscCode: ifsc, accountType, bankName, branchName, branchCity } = account
    const branch = { bankName, branchName, branchCity }
    const terms = { folioNo: null, ifsc, accountNumber, accountType, ...branch, nameMatches: false }
    await makeRequest(platform, by, addBankKind, terms, [documentId])
  },
  async add(platform, by, account, documentId) {
    const running = await runningProof(platform.db, by.pan, account)
    if (!running) return false
    if (running.state === 'paper_wanted')
      await addPaper(platform, by, { requestId: running.id, documentId }, addBankKind.code)
    else await inTransaction(platform.db, (tx) => attach(tx, platform, running, documentId))
    return true
  },
}

async function runningProof(db: Tx, pan: string, account: NamedAccount): Promise<RequestRow | undefined> {
  const about = { pan, folioNo: null, codes: [addBankKind.code] }
  return (await openRequests(db, about, goingOn)).find(({ terms }) => {
    const { accountNumber, ifsc } = addBankKind.terms.parse(terms)
    return accountNumber === account.accountNumber && ifsc === account.ifscCode
  })
}
