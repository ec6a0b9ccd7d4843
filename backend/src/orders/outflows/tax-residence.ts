import type { FolioFacts } from '../../folios/folio-reader'
import { kycOf } from '../../kyc-registry/kyc.service'
import type { Tx } from '../../platform/database'

/** Whether tax is withheld from gains: the first holder lives abroad by the KYC register, else by the folio's accounts. */
export async function livesAbroad(tx: Tx, { pan, banks }: FolioFacts): Promise<boolean> {
  const { residency } = await kycOf(tx, pan)
  if (residency) return residency !== 'Resident Indian'
  return banks.some(({ accountType }) => accountType === 'NRE' || accountType === 'NRO')
}
