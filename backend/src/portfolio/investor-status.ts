import { maskPan } from '@portal/contracts/format'
import { foliosOf } from '../folios/folio-reader'
import { registersOf } from '../kyc-registry/kyc.service'
import type { Tx } from '../platform/database'

export interface InvestorStatus {
  foliosWithoutNominee: string[]
  pansWithoutAadhaar: string[]
  pansWithoutTin: string[]
}

/** What an investor should see to, over all folios and their holders; PANs of holders are masked. */
export async function statusOf(tx: Tx, pan: string): Promise<InvestorStatus> {
  const folios = await foliosOf(tx, pan)
  const holders = new Set([pan, ...folios.flatMap((folio) => folio.holders.map((holder) => holder.pan))])
  const pansWithoutAadhaar: string[] = []
  const pansWithoutTin: string[] = []
  for (const { pan: holder, person, kyc } of await registersOf(tx, [...holders])) {
    if (person && !person.aadhaarLinked && kyc.residency === 'Resident Indian')
      pansWithoutAadhaar.push(maskPan(holder))
    if (kyc.tinComplete === false) pansWithoutTin.push(maskPan(holder))
  }
  return {
    // A Demat folio takes its nominees from the depository; who opted out is not asked again.
    foliosWithoutNominee: folios
      .filter(
        ({ nominees, isDemat, nominationDeclinedAt }) =>
          !nominees.length && !isDemat && !nominationDeclinedAt,
      )
      .map(({ folioNo }) => folioNo),
    pansWithoutAadhaar,
    pansWithoutTin,
  }
}
