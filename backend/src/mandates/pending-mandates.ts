import type { PendingMandate } from '@portal/contracts/systematic-plans/sip'
import { banksOf } from '../folios/folio-reader'
import type { Tx } from '../platform/database'
import { registrationsOf } from './registration.repository'

/** The mandates that the investor approved and the bank has not registered yet; a raised limit is none of them. */
export async function pendingMandates(tx: Tx, pan: string): Promise<PendingMandate[]> {
  const accounts = new Map((await banksOf(tx, pan)).map((bank) => [bank.bankId, bank]))
  return (await registrationsOf(tx, pan))
    .filter(({ state, raises }) => state === 'approved' && raises === null)
    .flatMap(({ id: registrationId, bankId, limitPaise: limit, expectedOn }): PendingMandate[] => {
      const account = accounts.get(bankId)
      if (!account) return []
      const { bankName, accountNumber } = account
      return [{ registrationId, bankName, accountLast4: accountNumber.slice(-4), limit, expectedOn }]
    })
}
