import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notify } from '../notifications/notify'
import type { RequestRow } from './kinds/kind'
import { kindOf } from './kinds'
import { signaturesOf } from './request.repository'

/**
 * Word by e-mail, SMS and notification to every holder, where they were to be reached when the request was made, and
 * to the old and the new address of a change of contact.
 */
export async function notifyAll(tx: Tx, platform: Platform, row: RequestRow, body: string): Promise<void> {
  const { title } = titleOf(row)
  const subject = `${title}: request ${row.requestNumber}`
  const said = {
    subject,
    body,
    url: `./home/service-request/request?id=${row.id}`,
    ctaText: 'See the request',
  }
  const told = new Set<string>()
  const kind = kindOf(row.code)
  for (const old of kind.alsoTold?.(kind.terms.parse(row.terms)) ?? [])
    await sendTo(tx, platform, old, { pan: row.pan, subject, body })
  for (const { pan, email, mobile, role } of await signaturesOf(tx, [row.id])) {
    if (role === 'holder' && !told.has(pan)) {
      told.add(pan)
      await notify(
        tx,
        platform,
        { pan, email: email ?? '', mobile: mobile ?? '' },
        { ...said, important: true },
      )
    } else {
      await sendTo(tx, platform, { email, mobile }, { pan, subject, body })
    }
  }
}

async function sendTo(
  tx: Tx,
  platform: Platform,
  { email, mobile }: { email: string | null; mobile: string | null },
  message: { pan: string; subject: string; body: string },
): Promise<void> {
  if (email) await platform.messages.send(tx, { channel: 'email', to: email, ...message })
  if (mobile) await platform.messages.send(tx, { channel: 'sms', to: mobile, ...message })
}

export function titleOf(row: RequestRow): { title: string } {
  const kind = kindOf(row.code)
  return { title: kind.title(kind.terms.parse(row.terms)) }
}
