import { t } from '@portal/contracts/words/macros'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import type { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { maskEmail, maskPhone } from '@portal/contracts/format'
import { helpline } from '../content/brand'
import type { CallingInvestor } from '../platform/call-context'
import { canonicalJson } from '../platform/idempotency'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { investorById, type InvestorRecord } from './investors'
import { sendToInvestor } from './language'
import { consumeOtp } from './otp-check'
import { channelsOf } from './otp-holders'
import { openSessionCode } from './otp.service'
import type { PendingRegistration } from './pending-registration'
import { setContact } from './set-contact'

type Change = RequestOf<(typeof recoveryApi)['updateUserContact']>

const contactOf = ({ email, mobile, countryCode, isInternational }: PendingRegistration) => ({
  email: email.toLowerCase(),
  mobile,
  countryCode,
  isInternational,
})

/** Each code is for this contact and this side of the change, so that neither stands for the other. */
const subjectFor = (side: 'until now' | 'new', typed: PendingRegistration) => ({
  contact: `${side} ${canonicalJson(contactOf(typed))}`,
})

/** Sends one code to the contact until now and one to the new one: a session alone does not move where codes go. */
export async function startContactChange(
  platform: Platform,
  asker: CallingInvestor,
  typed: PendingRegistration,
): Promise<ResponseOf<(typeof recoveryApi)['updateContact']>> {
  const record = await investorById(platform.db, asker.id)
  const next = contactOf(typed)
  if (isSame(record, next))
    throw new Refusal('-661', t`This is the contact that you have. Enter another e-mail or mobile.`)
  const code = { pan: asker.pan, activity: 'CONTACT' as const, asker }
  const current = await openSessionCode(platform, {
    ...code,
    ...channelsOf(record),
    subject: subjectFor('until now', next),
  })
  const proved = await openSessionCode(platform, {
    ...code,
    mobile: next.isInternational ? null : next.mobile,
    email: next.email,
    subject: subjectFor('new', next),
  })
  return { current, next: proved }
}

/** Changes where codes go, with both codes, and tells the contact until now and the new one. Throws refusal -113 without one of them. */
export async function changeContact(
  platform: Platform,
  investor: CallingInvestor,
  typed: Change,
): Promise<ResponseOf<(typeof recoveryApi)['updateUserContact']>> {
  const { db, audit, clock } = platform
  const record = await investorById(db, investor.id)
  const next = contactOf(typed)
  await db.transaction(async (tx) => {
    for (const [side, { referenceNumber, otp }] of [
      ['until now', typed.current],
      ['new', typed.next],
    ] as const)
      await consumeOtp(platform, tx, {
        investor,
        activity: 'CONTACT',
        reference: referenceNumber,
        code: otp,
        subject: subjectFor(side, next),
      })
    const changed = { ...next, contactChangedAt: clock.now() }
    await setContact(tx, record, changed)
    await audit.record(tx, { event: 'identity.contact.changed', subject: investor.id })
    await notifyBoth(platform, tx, record, next)
  })
  return { maskedEmail: maskEmail(next.email), maskedMobile: maskPhone(next.mobile) }
}

/** Whoever had the old address or number hears of it as well: it may not have been they who asked. */
async function notifyBoth(
  platform: Platform,
  tx: Tx,
  record: InvestorRecord,
  next: PendingRegistration,
): Promise<void> {
  const { pan, name } = record
  const email = maskEmail(next.email)
  const mobile = maskPhone(next.mobile)
  for (const to of new Set([record.email, next.email]))
    await sendToInvestor(tx, platform, { channel: 'email', to, pan }, () => ({
      subject: t`Your contact details were changed`,
      body: t`Dear ${name}, one-time codes of your Neem Mutual Fund log-in now go to ${email} and ${mobile}. If this was not you, call ${helpline} at once.`,
    }))
  for (const to of new Set([record.mobile, next.mobile]))
    await sendToInvestor(tx, platform, { channel: 'sms', to, pan, byEmailToo: true }, () => ({
      subject: t`Your contact details were changed`,
      body: t`Neem Mutual Fund: one-time codes of your Neem Mutual Fund log-in now go to ${email} and ${mobile}. If this was not you, call ${helpline} at once.`,
    }))
}

const isSame = (record: InvestorRecord, next: PendingRegistration): boolean =>
  record.email.toLowerCase() === next.email &&
  record.mobile === next.mobile &&
  record.countryCode === next.countryCode
