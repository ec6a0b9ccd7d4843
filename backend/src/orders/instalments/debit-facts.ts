import { type FolioFacts, folioOf } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import type { Platform } from '../../platform/module'
import type { SipInstalmentTerms } from '../sip/sip-terms'

export interface DebitFacts {
  folio: FolioFacts
  investor: { email: string; mobile: string }
}

/** Where the units of a debited instalment go. What speaks against the debit itself, the debit says when it is presented. */
export async function debitFacts(
  { db }: Platform,
  pan: string,
  { folioNo }: SipInstalmentTerms,
): Promise<DebitFacts> {
  const investor = await investorByPan(db, pan)
  if (!investor || folioNo === null) throw new Error('an instalment has an investor and a folio')
  return { folio: await folioOf(db, pan, folioNo), investor }
}
