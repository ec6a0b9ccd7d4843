import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notify } from './notification.service'

/** Who is told, and where; an empty address gets nothing. */
export interface Recipient {
  pan: string
  email: string
  mobile: string
}

export interface Said {
  subject: string
  body: string
  /** Where the notification leads: './home/…'. */
  url: string
  ctaText: string
  important?: boolean
}

/** Sends word by e-mail, SMS and notification, with the change that it tells of. */
export async function tell(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'messages'>,
  { pan, email, mobile }: Recipient,
  { subject, body, url, ctaText, important = false }: Said,
): Promise<void> {
  const { messages } = platform
  if (email) await messages.send(tx, { channel: 'email', to: email, pan, subject, body })
  if (mobile)
    await messages.send(tx, { channel: 'sms', to: mobile, pan, subject, body: `${subject}. ${body}` })
  await notify(platform, tx, { pan, title: subject, description: body, url, ctaText, important })
}
