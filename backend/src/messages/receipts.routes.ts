import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/module'
import { exotelChannel } from './adapters/exotel/exotel'
import { exotelSettings } from './adapters/exotel/settings'
import { whatsAppSettings } from './adapters/whatsapp-cloud/settings'
import { whatsAppChannel } from './adapters/whatsapp-cloud/whatsapp-cloud'
import { applyReceipts } from './apply-receipts'
import { ReceiptRefused, type ReportingChannel } from './message-channel'
import { countReceipt } from './message-metrics'
import { isSameText } from './same-text'

/** Meta puts as much into one call. */
const mostBytes = 3 * 1024 * 1024

/** Where the chosen providers report what became of messages, server to server. */
export function registerReceipts(app: FastifyInstance, platform: Platform): void {
  const { config } = platform
  void app.register(
    async (scope) => {
      // Signatures cover the bytes as they came.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
      if (config.channels.sms === 'exotel')
        scope.post('/exotel', { bodyLimit: 16_384 }, (request, reply) =>
          takeReceipts(platform, exotelChannel(exotelSettings(config, platform.publicUrl())), request, reply),
        )
      if (config.channels.whatsapp) registerWhatsApp(scope, platform)
    },
    { prefix: '/api/v1/messages/receipts' },
  )
}

function registerWhatsApp(scope: FastifyInstance, platform: Platform): void {
  const settings = () => whatsAppSettings(platform.config, platform.publicUrl())
  scope.post('/whatsapp', { bodyLimit: mostBytes }, (request, reply) =>
    takeReceipts(platform, whatsAppChannel(settings()), request, reply),
  )
  // How Meta makes sure that an address is ours when it is entered in the dashboard.
  scope.get('/whatsapp', async (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>
    const challenge = query['hub.challenge']
    const isMeta =
      query['hub.mode'] === 'subscribe' && isSameText(query['hub.verify_token'], settings().verifyToken)
    if (!isMeta || typeof challenge !== 'string' || !/^[\w-]{1,200}$/.test(challenge))
      return reply.code(403).send({})
    return reply.type('text/plain; charset=utf-8').send(challenge)
  })
}

/** A forged call is answered 401, one that nobody can read 400; both change nothing. */
async function takeReceipts(
  platform: Platform,
  channel: ReportingChannel,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { body, headers, query } = request
  try {
    const receipts = channel.readReceipts({
      body: typeof body === 'string' ? body : '',
      headers,
      query: query as Readonly<Record<string, unknown>>,
    })
    await applyReceipts(platform, channel.provider, receipts)
    return await reply.send({})
  } catch (error) {
    if (!(error instanceof ReceiptRefused)) throw error
    countReceipt(platform, channel.provider, error.why)
    if (error.why === 'forged') return reply.code(401).send({})
    platform.log.error({ provider: channel.provider }, 'a genuine receipt could not be read')
    return reply.code(400).send({})
  }
}
