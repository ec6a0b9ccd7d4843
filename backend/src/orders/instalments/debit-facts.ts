import { formatDate, formatRupeesRounded } from '@portal/kernel/format'
import { onOrAfter } from '../../calendar/business-day'
import { type FolioFacts, folioOf } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import { mandatesOf } from '../../mandates/mandate-reader'
import type { Platform } from '../../platform/module'
import type { SipInstalmentTerms } from '../sip/sip-terms'

export interface DebitFacts {
  folio: FolioFacts
  investor: { email: string; mobile: string }
  /** Why the debit cannot even be presented, in words for the investor. */
  refusal: string | undefined
}

/** What the instalment of a mandate refers to. */
export async function debitFacts(
  { db, clock }: Platform,
  pan: string,
  { folioNo, umrn, amount }: SipInstalmentTerms,
): Promise<DebitFacts> {
  const investor = await investorByPan(db, pan)
  if (!investor || folioNo === null) throw new Error('an instalment has an investor and a folio')
  const folio = await folioOf(db, pan, folioNo)
  const mandate = (await mandatesOf(db, pan)).find((each) => each.umrn === umrn)
  const presentOn = onOrAfter(clock.today())
  return { folio, investor, refusal: mandateRefusal(mandate, amount, presentOn) }
}

type Mandate = Awaited<ReturnType<typeof mandatesOf>>[number]

function mandateRefusal(mandate: Mandate | undefined, amount: number, on: string): string | undefined {
  if (!mandate) return 'There is no mandate for this SIP.'
  if (mandate.state !== 'ACTIVE') return 'The mandate of this SIP is not active.'
  if (mandate.validTill < on) return `The mandate of this SIP expired on ${formatDate(mandate.validTill)}.`
  if (amount > mandate.limitPaise)
    return `The mandate of this SIP allows up to ${formatRupeesRounded(mandate.limitPaise)} a debit.`
  return undefined
}
