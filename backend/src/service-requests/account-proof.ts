import type { AccountCheques } from '../folio-opening/account-cheques'
import { verifiedIdOf } from '../payments/penny-drop'
import { inTransaction } from '../platform/database'
import { addBankKind, runningProof } from './kinds/banks'
import { joinRunning, makeRequest } from './requests'

/** Cheques of accounts of folios to come, as requests that change nothing but what is known of an account. */
export const accountCheques: AccountCheques = {
  async stateOf(db, { id, pan }, account) {
    if (await verifiedIdOf(db, id, account)) return 'notNeeded'
    const running = await runningProof(db, pan, account)
    return running && running.state !== 'paper_wanted' ? 'inReview' : 'wanted'
  },
  async verify(platform, by, account, documentId) {
    // A page that was opened before a person said yes may still send one.
    if (await verifiedIdOf(platform.db, by.investor.id, account)) return
    const { accountNumber, ifscCode: ifsc, accountType, bankName, branchName, branchCity } = account
    const branch = { bankName, branchName, branchCity }
    const terms = { folioNo: null, ifsc, accountNumber, accountType, ...branch, nameMatches: false }
    await makeRequest(platform, by, addBankKind, terms, [documentId])
  },
  add: (platform, { pan }, account, documentId) =>
    inTransaction(platform.db, async (tx) => {
      const running = await runningProof(tx, pan, account)
      return running !== undefined && joinRunning(tx, platform, running.id, [documentId])
    }),
}
