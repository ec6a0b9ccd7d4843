import type { Advice } from '@portal/contracts/schemes/investment'
import { type FolioFacts, folioOf } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import type { Platform } from '../../platform/module'
import { adviceOfPlan } from '../../orders/order-reader'
import { adviceOfFolio } from '../../orders/purchase/advice'
import type { SipInstalmentTerms } from '../sip/sip-terms'

export interface DebitFacts {
  folio: FolioFacts
  investor: { email: string; mobile: string }
  /** Who advised on the plan when it was registered. */
  advice: Advice | null
}

/** Where the units of a debited instalment go. What speaks against the debit itself, the debit says when it is presented. */
export async function debitFacts(
  { db }: Platform,
  pan: string,
  { folioNo, planId }: SipInstalmentTerms,
): Promise<DebitFacts> {
  const investor = await investorByPan(db, pan)
  if (!investor || folioNo === null) throw new Error('an instalment has an investor and a folio')
  const folio = await folioOf(db, pan, folioNo)
  return { folio, investor, advice: (await adviceOfPlan(db, planId)) ?? adviceOfFolio(folio) }
}
