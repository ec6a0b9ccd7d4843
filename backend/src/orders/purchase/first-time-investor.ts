import { foliosOf } from '../../folios/folio-reader'
import { kycOf } from '../../kyc-registry/kyc.service'
import { gaveFreshDocuments } from '../../kyc-applications/application.repository'
import type { Tx } from '../../platform/database'
import { Refusal } from '../../platform/refusal'

/**
 * Throws refusal -531: a KYC that is registered and not validated holds for the fund houses that an investor is with
 * already; a fund house that is new to the investor must have seen fresh documents (S4.058).
 */
export async function refuseFirstTimeInvestor(tx: Tx, pan: string): Promise<void> {
  const { status } = await kycOf(tx, pan)
  if (status !== 'Registered' || (await foliosOf(tx, pan)).length > 0) return
  if (await gaveFreshDocuments(tx, pan)) return
  throw new Refusal(
    '-531',
    'Your KYC is registered but not validated, and you are new to us. Update your KYC with fresh documents, then invest.',
  )
}
