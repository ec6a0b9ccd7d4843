import { randomUUID } from 'node:crypto'
import { pseudoLanguage, words } from '@portal/contracts/words'
import { registryPersonOf } from '../kyc-registry/kyc.service'
import type { Tx } from '../platform/database'
import { notFound } from '../platform/refusal'
import { type InvestorRecord, lockInvestor } from './investors'
import type { PendingRegistration } from './pending-registration'
import { investors } from './schema'

/** A new investor is whom the PAN register names, with the contact that the code proved. Throws a 404 for an unknown PAN. */
export async function newInvestor(
  db: Tx,
  pan: string,
  contact: PendingRegistration | null,
): Promise<InvestorRecord> {
  const person = await registryPersonOf(db, pan)
  if (!person || !contact) throw notFound()
  return {
    id: randomUUID(),
    pan,
    name: person.name,
    ...contact,
    branchCode: null,
    image: null,
    birthDate: person.birthDate,
    defaultCommunication: false,
    registered: false,
    contactChangedAt: null,
    language: words.language === pseudoLanguage ? 'en' : words.language,
  }
}

/** Makes a person known, locked until the transaction ends; who became known meanwhile stays as they are on record. */
export async function makeKnown(tx: Tx, person: InvestorRecord): Promise<InvestorRecord> {
  await tx.insert(investors).values(person).onConflictDoNothing()
  return lockInvestor(tx, person.pan)
}
