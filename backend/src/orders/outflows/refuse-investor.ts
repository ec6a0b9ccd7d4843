import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { ageOn, maskPan } from '@portal/contracts/format'
import { kycOf, refuseWithoutKycOrTax, registryPersonOf } from '../../kyc-registry/kyc.service'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'

/** From this age on nobody needs to link a PAN with Aadhaar. */
const needNotLinkFrom = 80

/**
 * Throws the refusal of an investor whose units may not leave: without KYC or a verified tax
 * declaration, or with a PAN that does not count because
 * a resident has not linked it with Aadhaar.
 */
export async function refuseInvestor({ db, clock }: Platform, pan: string): Promise<void> {
  await refuseWithoutKycOrTax(db, pan)
  if (await panCounts(db, pan, clock.today())) return
  throw new Refusal(
    '-380',
    t`${{ pan: message('aadhaarNotLinked', { pan: maskPan(pan) }) }} Link them on the income tax portal, then try again.`,
  )
}

/** Whether a PAN counts on a day: one that a resident under 80 has not linked with Aadhaar does not. */
export async function panCounts(tx: Tx, pan: string, today: string): Promise<boolean> {
  const person = await registryPersonOf(tx, pan)
  if (!person || person.aadhaarLinked) return true
  const { residency } = await kycOf(tx, pan)
  return residency !== 'Resident Indian' || ageOn(person.birthDate, today) >= needNotLinkFrom
}
