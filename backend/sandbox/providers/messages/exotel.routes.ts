import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { exotelSettings } from '../../../src/messages/adapters/exotel/settings'
import type { Platform } from '../../../src/platform/module'
import { keepInInbox } from './keep-in-inbox'
import { fateOf, isOwnReceipts, sendReceipts } from './receipt-sender'

const Form = z.object({
  From: z.string().check(z.regex(/^[A-Za-z0-9]{3,9}$/)),
  To: z.string().check(z.regex(/^\+\d{10,15}$/)),
  Body: z.string().check(z.minLength(1), z.maxLength(2000)),
  DltEntityId: z.string(),
  DltTemplateId: z.string(),
  StatusCallback: z.string(),
  CustomField: z.string().check(z.maxLength(64)),
})
type Form = z.infer<typeof Form>

const refusal = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ RestException: { Status: status, Message: 'Refused.', Code: code } })

/** "2026-08-27 10:15:00" in India's time. */
const indiaTime = (moment: Date) =>
  new Date(moment.getTime() + 19_800_000).toISOString().slice(0, 19).replace('T', ' ')

/** Exotel's side of its protocol, as its documents have it (see the adapter). */
export function registerExotel(scope: FastifyInstance, platform: Platform): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  scope.post('/v1/Accounts/:sid/Sms/send.json', async (request, reply) => {
    const { accountSid, apiKey, apiToken } = exotelSettings(platform.config, platform.publicUrl())
    const { sid } = request.params as { sid: string }
    const own = `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString('base64')}`
    if (request.headers.authorization !== own || sid !== accountSid)
      return refusal(reply, 401, 'UNAUTHORIZED')
    const { data: form } = Form.safeParse(Object.fromEntries(new URLSearchParams(String(request.body))))
    if (!form || !isOwnReceipts(platform, form.StatusCallback)) return refusal(reply, 400, 'BAD_REQUEST')
    if (!isRegistered(platform, form)) return refusal(reply, 400, 'DLT_TEMPLATE_NOT_FOUND')
    if (fateOf(form.To) === 'refused') return refusal(reply, 400, 'INVALID_TO')
    return reply.send({ SMSMessage: await take(platform, sid, form) })
  })
}

function isRegistered({ config }: Platform, { From, DltEntityId, DltTemplateId }: Form): boolean {
  const { entityId, header, templates } = config.smsRegistration
  const ids = Object.values(templates).flatMap((each) => Object.values(each))
  return DltEntityId === entityId && From === header && ids.includes(DltTemplateId)
}

async function take(platform: Platform, accountSid: string, form: Form) {
  const Sid = randomBytes(16).toString('hex')
  const { From, To, Body, StatusCallback: url, CustomField } = form
  const fate = fateOf(To)
  if (fate === 'delivered')
    await keepInInbox(platform, {
      channel: 'sms',
      to: To,
      subject: From,
      body: Body,
      sms: { entityId: form.DltEntityId, header: From, templateId: form.DltTemplateId },
    })
  const now = indiaTime(new Date())
  const receipt = (status: string, detailed: string, code: string) => ({
    provider: 'exotel' as const,
    url,
    body: new URLSearchParams({
      SmsSid: Sid,
      To,
      Status: status,
      SmsUnits: '1',
      DetailedStatus: detailed,
      DetailedStatusCode: code,
      DateSent: now,
      CustomField,
    }).toString(),
  })
  const end =
    fate === 'delivered'
      ? receipt('sent', 'DELIVERED_TO_HANDSET', '20005')
      : receipt('failed', 'FAILED_INVALID_NUMBER', '23010')
  const before = receipt('submitted', 'PENDING_ON_OPERATOR', '21020')
  if (fate !== 'silent') await sendReceipts(platform, { end, before })
  return {
    Sid,
    AccountSid: accountSid,
    From,
    To,
    DateCreated: now,
    DateUpdated: now,
    DateSent: null,
    Body,
    Direction: 'outbound-api',
    Uri: `/v1/Accounts/${accountSid}/SMS/Messages/${Sid}.json`,
    Status: 'queued',
    DetailedStatusCode: 21010,
    DetailedStatus: 'PENDING_TO_OPERATOR',
  }
}
