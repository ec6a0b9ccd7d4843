import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config'
import { resultOf } from './handle'
import { isOwnOrigin } from './sandbox-guard'

/** What an embedding page needs of us: the embedded host, the remotes, their manifest and its number, and the API. */
const shared = /^\/(investors\/(embed\/|remotes\/|remotes\.json|build\.json)|api\/v1\/)/
const embedFiles = /^\/investors\/embed\//

const requestHeaders = [
  'Authorization',
  'Content-Type',
  'EncryptionKey',
  'Idempotency-Key',
  'browser',
  'checkEnc',
  'deviceId',
  'deviceOS',
  'language',
  'link',
  'loader',
  'packed',
  'skip',
].join(', ')
const answerHeaders = 'ACCESS-TOKEN, Date-Skew, Retry-After, Support-Code'
const preflightSeconds = 7200

/**
 * Lets the pages of the listed origins, and of no other, read what an embedded part of the portal needs. No cookie
 * travels, so a page can do nothing there that its own visitor did not log in for.
 */
export function allowEmbedding(app: FastifyInstance, { embedOrigins }: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !shared.test(request.url) || isOwnOrigin(origin, request.headers.host)) return
    const isListed = embedOrigins.includes(origin)
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
    if (isListed) allow(reply, origin)
    if (isPreflight) return answerPreflight(reply, isListed)
    if (!isListed && embedFiles.test(request.url)) return refuse(reply)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (shared.test(request.url)) addVary(reply)
    return payload
  })
}

function allow(reply: FastifyReply, origin: string): void {
  void reply.header('Access-Control-Allow-Origin', origin)
  void reply.header('Access-Control-Expose-Headers', answerHeaders)
}

function answerPreflight(reply: FastifyReply, isListed: boolean): FastifyReply {
  if (!isListed) return refuse(reply)
  return reply
    .code(204)
    .header('Access-Control-Allow-Methods', 'GET, POST, PUT')
    .header('Access-Control-Allow-Headers', requestHeaders)
    .header('Access-Control-Max-Age', String(preflightSeconds))
    .send()
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(403).send(resultOf(403, 'E_ORIGIN', 'This page may not show a part of the portal.'))
}

/** A cache must not give one page the answer for another. */
function addVary(reply: FastifyReply): void {
  const before = reply.getHeader('Vary')
  const names = before === undefined ? [] : String(before).split(/,\s*/)
  if (!names.includes('Origin')) void reply.header('Vary', [...names, 'Origin'].join(', '))
}
