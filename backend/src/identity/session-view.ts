import type { Investor, Session } from '@portal/kernel/contracts/auth'
import { foliosOf } from '../folios/folio-reader'
import { kycOf } from '../kyc/kyc.service'
import type { Tx } from '../platform/database'
import type { InvestorRecord } from './investors'
import type { TokenPair } from './sessions'

/** What the portal shows of the investor who is logged in (S3.007, S3.008). */
export async function viewOfInvestor(db: Tx, investor: InvestorRecord): Promise<Investor> {
  const folios = await foliosOf(db, investor.pan)
  const { status } = await kycOf(db, investor.pan)
  return {
    pan: investor.pan,
    name: investor.name,
    emailId: investor.email,
    mobileNum: investor.mobile,
    countryCode: investor.countryCode,
    isInternational: investor.isInternational,
    branchCode: investor.branchCode,
    investorDOB: investor.birthDate,
    image: investor.image,
    newInvestor: folios.length === 0,
    registered: investor.registered,
    hasInvestments: folios.length > 0,
    defaultCommunication: investor.defaultCommunication,
    kycStatus: status,
  }
}

export async function viewOfSession(db: Tx, investor: InvestorRecord, pair: TokenPair): Promise<Session> {
  return { ...pair, investor: await viewOfInvestor(db, investor) }
}
