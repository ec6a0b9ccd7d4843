import { t } from '@portal/contracts/words/macros'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { sendToInvestor } from '../identity/language'
import { asSms, notify } from '../notifications/notify'
import type { RequestRow } from './kinds/kind'
import { kindOf } from './kinds'
import { signaturesOf } from './request.repository'

/**
 * Word by e-mail, SMS and notification to every holder, where they were to be reached when the request was made, and
 * to the old and the new address of a change of contact.
 */
export async function notifyAll(
  tx: Tx,
  platform: Platform,
  row: RequestRow,
  body: () => string,
): Promise<void> {
  const words = () => {
    const { title } = titleOf(row)
    return { subject: t`${title}: request ${{ number: row.requestNumber }}`, body: body() }
  }
  const told = new Set<string>()
  const kind = kindOf(row.code)
  for (const old of kind.alsoTold?.(kind.terms.parse(row.terms)) ?? [])
    await sendTo(tx, platform, old, row.pan, words)
  for (const { pan, email, mobile, role } of await signaturesOf(tx, [row.id])) {
    if (role === 'holder' && !told.has(pan)) {
      told.add(pan)
      await notify(tx, platform, { pan, email: email ?? '', mobile: mobile ?? '' }, () => ({
        ...words(),
        url: `./home/service-request/request?id=${row.id}`,
        ctaText: t`See the request`,
        important: true,
      }))
    } else {
      await sendTo(tx, platform, { email, mobile }, pan, words)
    }
  }
}

async function sendTo(
  tx: Tx,
  platform: Platform,
  { email, mobile }: { email: string | null; mobile: string | null },
  pan: string,
  words: () => { subject: string; body: string },
): Promise<void> {
  if (email) await sendToInvestor(tx, platform, { channel: 'email', to: email, pan }, words)
  if (mobile)
    await sendToInvestor(tx, platform, { channel: 'sms', to: mobile, pan, byEmailToo: Boolean(email) }, () =>
      asSms(words()),
    )
}

export function titleOf(row: RequestRow): { title: string } {
  const kind = kindOf(row.code)
  return { title: kind.title(kind.terms.parse(row.terms)) }
}
