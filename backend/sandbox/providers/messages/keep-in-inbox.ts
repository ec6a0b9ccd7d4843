import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { investors } from '../../../src/identity/schema'
import type { Platform } from '../../../src/platform/module'
import { messages } from '../../../src/platform/tables'
import type { SmsIds } from '../../../src/platform/sms-registration'

interface Arrived {
  channel: 'sms' | 'whatsapp'
  /** In E.164. */
  to: string
  subject: string
  body: string
  sms?: SmsIds
}

/**
 * Puts what arrived on a telephone into the sandbox's inbox. A provider knows numbers alone: whose it is, is looked up where
 * one investor has it, and a code is read out of the text of its template.
 */
export async function keepInInbox({ db, clock, config }: Platform, arrived: Arrived): Promise<void> {
  const mobile = arrived.to.replace(/^\+91/, '').replace(/^\+/, '')
  const owners = await db.select({ pan: investors.pan }).from(investors).where(eq(investors.mobile, mobile))
  const codeTemplates = Object.values(config.smsRegistration.templates['one-time-code'] ?? {})
  const isCode = arrived.sms !== undefined && codeTemplates.includes(arrived.sms.templateId)
  const [, prefix, otp] = (isCode && /\b([A-Z]+)-(\d{4,6})\b/.exec(arrived.body)) || []
  await db.insert(messages).values({
    id: randomUUID(),
    ...arrived,
    to: mobile,
    pan: owners.length === 1 ? (owners[0]?.pan ?? '') : '',
    ...(otp && { otp, prefix }),
    sentAt: clock.now(),
  })
}
