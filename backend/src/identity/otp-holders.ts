import { t } from '@portal/contracts/words/macros'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { maskName } from '@portal/contracts/format'
import { folioOf } from '../folios/folio-reader'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { investorByPan, type InvestorRecord } from './investors'
import { openSessionCode, type SessionCode } from './otp.service'

/** Codes go to the contact on record, whatever the request names; abroad by e-mail only (S4.069). */
export const channelsOf = ({ isInternational, mobile, email }: InvestorRecord) => ({
  mobile: isInternational ? null : mobile || null,
  email: email || null,
})

interface UserCode {
  maskedName: string
  challenge: OtpChallenge
}

/**
 * Sends every holder of a folio a code of their own, which its first holder types in (S7.054). Throws a 404 for a
 * folio of somebody else, refusal -114, before anything is sent, when a holder's contact is not on record.
 */
export async function codesForHolders(
  platform: Platform,
  asker: CallingInvestor,
  folioNo: string,
  code: Pick<SessionCode, 'activity' | 'subject' | 'inWords'>,
): Promise<UserCode[]> {
  const { holders } = await folioOf(platform.db, asker.pan, folioNo)
  const people: InvestorRecord[] = []
  for (const holder of holders) {
    const person = await investorByPan(platform.db, holder.pan)
    if (!person)
      throw new Refusal(
        '-114',
        t`We have no contact details of one holder, so we cannot send a code. Give them under Joint holders in service requests.`,
      )
    people.push(person)
  }
  const users: UserCode[] = []
  for (const person of people) {
    const challenge = await openSessionCode(platform, {
      ...code,
      pan: person.pan,
      ...channelsOf(person),
      asker,
    })
    users.push({ maskedName: maskName(person.name), challenge })
  }
  return users
}
