import type { Investor, Session } from '@portal/contracts/identity/auth'
import { type SQL, sql } from 'drizzle-orm'
import { hasFoliosColumn } from '../folios/folio-reader'
import { type KycRow, kycColumn, kycFrom } from '../kyc-registry/kyc.service'
import type { Tx } from '../platform/database'
import type { InvestorRecord } from './investors'
import type { TokenPair } from './sessions'

/** What other registers have of an investor. */
export interface Registered {
  hasFolios: boolean
  kyc: KycRow | null
}

/** As columns of a statement. */
export const registeredColumns = (pan: string): { [Name in keyof Registered]: SQL<Registered[Name]> } => ({
  hasFolios: hasFoliosColumn(pan),
  kyc: kycColumn(pan),
})

/** What the portal shows of the investor who is logged in (S3.007, S3.008). */
export async function viewOfInvestor(db: Tx, investor: InvestorRecord): Promise<Investor> {
  const [registered] = await db.select(registeredColumns(investor.pan)).from(sql`(select) as call`)
  return investorView(investor, registered!)
}

export function investorView(investor: InvestorRecord, { hasFolios, kyc }: Registered): Investor {
  return {
    pan: investor.pan,
    userId: investor.pan,
    name: investor.name,
    emailId: investor.email,
    mobileNum: investor.mobile,
    countryCode: investor.countryCode,
    isInternational: investor.isInternational,
    branchCode: investor.branchCode,
    investorDOB: investor.birthDate,
    image: investor.image,
    newInvestor: !hasFolios,
    registered: investor.registered,
    hasInvestments: hasFolios,
    defaultCommunication: investor.defaultCommunication,
    language: investor.language,
    kycStatus: kycFrom(kyc).status,
  }
}

export async function viewOfSession(db: Tx, investor: InvestorRecord, pair: TokenPair): Promise<Session> {
  return { ...pair, investor: await viewOfInvestor(db, investor) }
}

/**
 * The same of a session that buys or does one task: whoever has its code has proved a contact, which may just have been
 * typed, and is not told the date of birth (docs/decisions/identity.md: your details in quick invest).
 */
export async function viewOfScope(db: Tx, investor: InvestorRecord, pair: TokenPair): Promise<Session> {
  return viewOfSession(db, { ...investor, birthDate: null }, pair)
}
