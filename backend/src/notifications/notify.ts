import { t } from '@portal/contracts/words/macros'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { sayAsSms } from '../platform/say-sms'
import { inLanguageOf } from '../identity/language'
import { addNotification } from './notification.service'

/** Who is told, and where; an empty address gets nothing. */
export interface Recipient {
  pan: string
  email: string
  mobile: string
}

export interface MessageContent {
  subject: string
  body: string
  /** Where the notification leads: './home/…'. */
  url: string
  ctaText: string
  important?: boolean
}

/** Said when it is known in which language. */
export type Said = () => MessageContent

/** Sends word by e-mail, SMS and notification in the investor's language, with the change that it tells of. */
export async function notify(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'messages' | 'config'>,
  { pan, email, mobile }: Recipient,
  said: Said,
): Promise<void> {
  const { messages, config } = platform
  const [content, sms] = await inLanguageOf(tx, pan, () => [
    said(),
    sayAsSms(config.smsRegistration, () => asSms(said())),
  ])
  const { subject, body, url, ctaText, important = false } = content
  if (email) await messages.send(tx, { channel: 'email', to: email, pan, subject, body })
  if (mobile) await messages.send(tx, { channel: 'sms', to: mobile, pan, ...sms, byEmailToo: Boolean(email) })
  await addNotification(platform, tx, { pan, title: subject, description: body, url, ctaText, important })
}

/** The subject of a message before its text, since an SMS shows no other. */
export function asSms({ subject, body }: Pick<MessageContent, 'subject' | 'body'>) {
  const stop = t({ message: '.', context: 'between the two sentences of an SMS' })
  return { subject, body: `${subject}${stop} ${body}` }
}
