import { t } from '@portal/contracts/words/macros'
import { href, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatRupeesRounded, mandateAnswerText, shortNumber } from '@portal/contracts/format'
import { helpline } from '../content/brand'
import { banksOf } from '../folios/folio-reader'
import { investorByPan } from '../identity/investors'
import { type MessageContent, notify } from '../notifications/notify'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { serviceTerms } from '../regulation/service-terms'
import type { MandateRow } from './mandate.repository'
import type { RegistrationRow } from './registration.repository'
import { sayReason } from '../payments/failure-reasons'

type Account = { bankName: string; accountLast4: string }
/** A message, once the account is known that it names. */
type Message = (account: Account) => MessageContent

/** Sends word of a mandate to the investor that it belongs to. */
export async function notifyOwner(
  tx: Tx,
  platform: Platform,
  { pan, bankId }: Pick<RegistrationRow, 'pan' | 'bankId'>,
  message: Message,
): Promise<void> {
  const owner = await investorByPan(tx, pan)
  const account = (await banksOf(tx, pan)).find((each) => each.bankId === bankId)
  if (!owner || !account) return
  const { bankName, accountNumber } = account
  const { email, mobile } = owner
  const recipient = { pan, email: email ?? '', mobile: mobile ?? '' }
  await notify(tx, platform, recipient, () => message({ bankName, accountLast4: accountNumber.slice(-4) }))
}

const page = () => ({ url: `.${href(routes.eMandate)}`, ctaText: t`See your mandates` })
const named = ({ bankName, accountLast4 }: Account) => `${bankName} ${shortNumber(accountLast4)}`
const termsOf = ({ limitPaise, validFrom, validTill }: RegistrationRow) =>
  t`up to ${{ most: formatRupeesRounded(limitPaise) }} in one debit, from ${{ from: formatDate(validFrom) }} to ${{ till: formatDate(validTill) }}`

/** Said when the investor has approved it, and the bank has it. */
export const approvedMessage =
  (row: RegistrationRow): Message =>
  (account) => ({
    subject: t`Your bank has your mandate on ${{ account: named(account) }}`,
    body: t`Registration ${{ number: row.number }}: ${{ terms: termsOf(row) }}. ${{ answer: mandateAnswerText(row.expectedOn ?? '') }}`,
    ...page(),
  })

const noticeBefore = () =>
  t`We tell you ${{ debitNoticeHours: serviceTerms.debitNoticeHours }} hours before each debit.`

/** Said when the bank has registered it. */
export const registeredMessage =
  (row: RegistrationRow): Message =>
  (account) => ({
    subject: t`Your mandate on ${{ account: named(account) }} is active`,
    body: t`UMRN ${{ umrn: row.umrn ?? '' }}: ${{ terms: termsOf(row) }}. ${{ notice: noticeBefore() }} You can pause or end the mandate at any time.`,
    ...page(),
  })

/** Said when the bank refused it. */
export const refusedMessage =
  (row: RegistrationRow): Message =>
  (account) => ({
    subject: t`Your bank did not register your mandate on ${{ account: named(account) }}`,
    body: t`Registration ${{ number: row.number }}: ${{ reason: row.reason ? sayReason(row.reason) : '' }} Nothing was debited. You can try again.`,
    ...page(),
    important: true,
  })

/** Said 30 days before a mandate ends. */
export const endingMessage =
  ({ umrn, validTill }: MandateRow): Message =>
  (account) => ({
    subject: t`Your mandate on ${{ account: named(account) }} ends on ${{ till: formatDate(validTill) }}`,
    body: t`UMRN ${umrn}: SIPs that it pays fail after that day. Renew it in a few minutes.`,
    url: `.${href(routes.renewMandateList)}`,
    ctaText: t`Renew your mandate`,
    important: true,
  })

/** Said when the investor changed it. */
export const changedMessage =
  ({ umrn }: MandateRow, change: keyof typeof changes): Message =>
  (account) => {
    const { subject, next } = changes[change](named(account))
    return { subject, body: t`UMRN ${umrn}: ${next} If this was not you, call ${helpline}.`, ...page() }
  }

const changes = {
  pause: (mandate: string) => ({
    subject: t`Your mandate on ${mandate} is paused`,
    next: t`Nothing is debited until you resume it.`,
  }),
  resume: (mandate: string) => ({
    subject: t`Your mandate on ${mandate} is active again`,
    next: noticeBefore(),
  }),
  revoke: (mandate: string) => ({
    subject: t`Your mandate on ${mandate} has ended`,
    next: t`Nothing is debited any more. SIPs that it paid need another mandate.`,
  }),
}

/** Said when it was changed at the bank or in a UPI app. */
export const changedThereMessage =
  ({ umrn }: MandateRow, news: keyof typeof changesThere): Message =>
  (account) => {
    const { subject, next } = changesThere[news](named(account))
    const body = t`UMRN ${umrn}: ${next} If this was not you, call ${helpline}.`
    return { subject, body, ...page(), important: news !== 'resumed' }
  }

const changesThere = {
  paused: (mandate: string) => ({
    subject: t`Your mandate on ${mandate} is paused`,
    next: t`It was paused at your bank or in your UPI app. Nothing is debited until you resume it there.`,
  }),
  resumed: (mandate: string) => ({
    subject: t`Your mandate on ${mandate} is active again`,
    next: noticeBefore(),
  }),
  revoked: (mandate: string) => ({
    subject: t`Your mandate on ${mandate} has ended`,
    next: t`It was ended at your bank or in your UPI app. SIPs that it paid need another mandate.`,
  }),
}

/** Sent again on request. */
export const confirmationMessage =
  (row: RegistrationRow): Message =>
  (account) => ({
    subject: t`Your mandate request ${{ number: row.number }}`,
    body: t`${{ account: named(account) }}: ${{ terms: termsOf(row) }}. ${{ status: statusText(row) }}`,
    ...page(),
  })

function statusText({ state, umrn, reason, expectedOn }: RegistrationRow): string {
  if (state === 'registered') return t`It is active with UMRN ${{ umrn: umrn ?? '' }}.`
  if (state === 'approved') return mandateAnswerText(expectedOn ?? '')
  return reason ? sayReason(reason) : t`It waits for your approval at the bank.`
}
