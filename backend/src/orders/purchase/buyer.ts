import { holdsPlanColumn } from '../../folios/folio-reader'
import { type InvestorRecord, investorWith } from '../../identity/investors'
import { type Kyc, kycColumn, kycFrom } from '../../kyc-registry/kyc.service'
import type { Tx } from '../../platform/database'
import { newestPublication, type Publication } from '../../schemes/nav-store'
import { boughtThisYear } from './micro-investment'

/** What the rules of a purchase ask of the investor. */
export interface Buyer {
  investor: InvestorRecord
  kyc: Kyc
  /** Whether the folio holds the plan already. */
  holdsPlan: boolean
  /** Paise. */
  boughtThisYear: string
  /** The newest NAVs. */
  publication: Publication | null
}

/** All of it in one statement. */
export async function buyerOf(
  tx: Tx,
  pan: string,
  { folioNo, schemePlanCode }: { folioNo: string | null; schemePlanCode: string },
  now: Date,
): Promise<Buyer> {
  const row = await investorWith(tx, pan, {
    kyc: kycColumn(pan),
    holdsPlan: holdsPlanColumn(folioNo, schemePlanCode),
    boughtThisYear: boughtThisYear(pan, now),
    publication: newestPublication,
  })
  if (!row) throw new Error('an investor who orders is known')
  return { ...row, kyc: kycFrom(row.kyc) }
}
