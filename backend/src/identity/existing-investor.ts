import type { MaskedInvestor } from '@portal/contracts/identity/pan'
import { maskEmail, maskFolio, maskName, maskPhone } from '@portal/contracts/format'
import { foliosOf } from '../folios/folio-reader'
import { kycOf } from '../kyc-registry/kyc.service'
import type { Tx } from '../platform/database'
import { investorByPan } from './investors'

/** What is known of a PAN, masked; a PAN that nobody has here is simply not existing. */
export async function maskedInvestor(tx: Tx, pan: string): Promise<MaskedInvestor> {
  const investor = await investorByPan(tx, pan)
  const { status: kycStatus } = await kycOf(tx, pan)
  const folios = investor ? await foliosOf(tx, pan) : []
  return {
    isExistingUser: investor !== undefined,
    registered: investor?.registered ?? false,
    name: investor ? maskName(investor.name) : null,
    emailId: investor ? maskEmail(investor.email) : null,
    mobileNum: investor ? maskPhone(investor.mobile) : null,
    folios: folios.map(({ folioNo }) => maskFolio(folioNo)),
    kycStatus,
  }
}
