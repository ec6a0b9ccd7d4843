import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { whatsAppSettings } from '../../../src/messages/adapters/whatsapp-cloud/settings'
import { whatsAppReceipts } from '../../../src/messages/adapters/whatsapp-cloud/whatsapp-cloud'
import type { Platform } from '../../../src/platform/module'
import { keepInInbox } from './keep-in-inbox'
import { fateOf, sendReceipts } from './receipt-sender'

const Template = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().check(z.regex(/^\+?\d{10,15}$/)),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.optional(
      z.array(
        z.object({
          type: z.literal('body'),
          parameters: z.array(z.object({ type: z.literal('text'), text: z.string().check(z.minLength(1)) })),
        }),
      ),
    ),
  }),
  biz_opaque_callback_data: z.optional(z.string().check(z.maxLength(512))),
})
type Template = z.infer<typeof Template>

const refusal = (reply: FastifyReply, status: number, code: number, title: string) =>
  reply.code(status).send({
    error: {
      message: `(#${code}) ${title}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: title },
      fbtrace_id: randomBytes(8).toString('hex'),
    },
  })

/** The WhatsApp Cloud API's side of its protocol, as Meta's documents have it (see the adapter). */
export function registerWhatsApp(scope: FastifyInstance, platform: Platform): void {
  scope.post('/v23.0/:phoneNumberId/messages', async (request, reply) => {
    const { accessToken, phoneNumberId } = whatsAppSettings(platform.config, platform.publicUrl())
    const { phoneNumberId: named } = request.params as { phoneNumberId: string }
    if (request.headers.authorization !== `Bearer ${accessToken}`)
      return refusal(reply, 401, 190, 'Invalid OAuth access token.')
    const { data: message } = Template.safeParse(request.body)
    if (!message || named !== phoneNumberId) return refusal(reply, 400, 100, 'Invalid parameter')
    if (!isRegistered(platform, message)) return refusal(reply, 404, 132001, 'Template name does not exist')
    if (fateOf(message.to) === 'refused') return refusal(reply, 400, 131026, 'Message undeliverable')
    const id = await take(platform, phoneNumberId, message)
    const waId = message.to.replace('+', '')
    return reply.send({
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: waId }],
      messages: [{ id, message_status: 'accepted' }],
    })
  })
}

function isRegistered({ config }: Platform, { template }: Template): boolean {
  const known = Object.values(config.smsRegistration.whatsapp ?? {}).flatMap((each) => Object.values(each))
  return known.some(({ name, language }) => name === template.name && language === template.language.code)
}

async function take(platform: Platform, phoneNumberId: string, message: Template): Promise<string> {
  const id = `wamid.${randomBytes(24).toString('base64')}`
  const { to, template, biz_opaque_callback_data } = message
  const fate = fateOf(to)
  if (fate === 'delivered') {
    const values = (template.components ?? []).flatMap(({ parameters }) => parameters.map(({ text }) => text))
    const subject = `${template.name} (${template.language.code})`
    await keepInInbox(platform, { channel: 'whatsapp', to, subject, body: values.join(' · ') })
  }
  const receipt = (status: string, more: object = {}) => ({
    provider: 'whatsapp' as const,
    url: `${platform.publicUrl()}${whatsAppReceipts}`,
    body: noticeOf(phoneNumberId, {
      id,
      status,
      timestamp: String(Math.floor(Date.now() / 1000)),
      recipient_id: to.replace('+', ''),
      ...(biz_opaque_callback_data && { biz_opaque_callback_data }),
      ...more,
    }),
  })
  const end =
    fate === 'delivered'
      ? receipt('delivered')
      : receipt('failed', { errors: [{ code: 131026, title: 'Message undeliverable' }] })
  if (fate !== 'silent') await sendReceipts(platform, { end, before: receipt('sent') })
  return id
}

const noticeOf = (phoneNumberId: string, status: object): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '912266000000', phone_number_id: phoneNumberId },
              statuses: [status],
            },
          },
        ],
      },
    ],
  })
