import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { providerFetch } from '../../../platform/provider-call'
import type { CallbackHeaders, CallbackReading } from '../../../platform/signed-callback'
import {
  type OpenProof,
  type ProofReport,
  ProofUnavailable,
  type ReversePennyDrop,
} from '../../reverse-penny-drop'
import type { CashfreeSettings } from './settings'
import { Created, Remitter, reportOf, Webhook } from './wire'

/** A link is valid for ten minutes (create-reverse-penny-drop-request: the note). */
const validMs = 10 * 60_000

/**
 * Reverse Penny Drop of Cashfree's Secure ID: POST /reverse-penny-drop, GET /remitter/status, and the webhooks
 * RPD_BANK_ACCOUNT_VERIFICATION_… (cashfree.com/docs/api-reference/vrs/v2/reverse-penny-drop: create-reverse-penny-drop-request,
 * get-reverse-penny-drop-request-details, webhooks-reverse-penny; api-reference/webhooks/payloads-and-signatures). Our id is
 * its verification_id. Not found there: the word for a request that is open, the zone of a `valid_upto` without one, and an
 * amount; nothing takes back a request. Its second factor `x-cf-signature` is not sent: a fund house lists its addresses.
 */
export function cashfreeReversePennyDrop(settings: CashfreeSettings, timeoutMs = 5000): ReversePennyDrop {
  return {
    async begin(proofId, holder): Promise<OpenProof> {
      const sentAt = Date.now()
      const body = { verification_id: proofId, name: holder.replace(/\s+/g, ' ').trim().slice(0, 100) }
      const created = await call(settings, timeoutMs, '/reverse-penny-drop', Created, body)
      if (created.verification_id !== proofId) throw new ProofUnavailable('another-request')
      const link = created.upi_link
      if (!isOfOneRupee(link)) throw new ProofUnavailable('another-amount')
      return {
        link,
        app: settings.appPages ? `${settings.appPages}/${proofId}` : link,
        lastsMs: lastsMs(created.valid_upto, sentAt),
        reference: String(created.ref_id).slice(0, 64),
      }
    },
    async status(proofId): Promise<ProofReport | undefined> {
      const path = `/remitter/status?verification_id=${encodeURIComponent(proofId)}`
      const report = reportOf(await call(settings, timeoutMs, path, Remitter))
      if (report === 'unreadable') throw new ProofUnavailable('unreadable')
      if (report && report.proofId !== proofId) throw new ProofUnavailable('another-request')
      return report
    },
    readCallback: (raw, headers) => readWebhook(settings, raw, headers),
  }
}

async function call<Shape extends z.ZodMiniType>(
  { url, clientId, clientSecret }: CashfreeSettings,
  timeoutMs: number,
  path: string,
  shape: Shape,
  body?: object,
): Promise<z.infer<Shape>> {
  const answer = await providerFetch('upi-proof', `${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-client-id': clientId,
      'x-client-secret': clientSecret,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new ProofUnavailable(error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
  })
  if (!answer.ok) throw new ProofUnavailable(String(answer.status))
  const read = shape.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw new ProofUnavailable('unreadable')
  return read.data
}

function isOfOneRupee(link: string): boolean {
  const terms = new URLSearchParams(link.slice(link.indexOf('?')))
  return Number(terms.get('am')) === 1 && (terms.get('cu') ?? 'INR') === 'INR'
}

/** Of a moment with its zone that is sooner than the documented ten minutes, until then. */
function lastsMs(validUpto: string | null | undefined, now: number): number {
  const zoned = /(Z|[+-]\d\d:?\d\d)$/.test(validUpto ?? '') ? Date.parse(validUpto ?? '') - now : NaN
  return zoned > 0 && zoned < validMs ? zoned : validMs
}

/** Base64 of the HMAC-SHA256 over `x-webhook-timestamp` and the body as it came, by the client secret. */
export const cashfreeSignature = (secret: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(timestamp).update(body).digest('base64')

function readWebhook(
  { clientSecret }: CashfreeSettings,
  raw: Buffer,
  headers: CallbackHeaders,
): CallbackReading<ProofReport & { at: Date }> {
  const timestamp = headers['x-webhook-timestamp']
  const signature = headers['x-webhook-signature']
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return { refused: 'forged' }
  const expected = Buffer.from(cashfreeSignature(clientSecret, timestamp, raw))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { refused: 'forged' }
  const webhook = Webhook.safeParse(parsed(raw)).data
  const seconds = Number(timestamp) < 1e11
  const at = new Date(Number(timestamp) * (seconds ? 1000 : 1))
  if (!webhook || Number.isNaN(at.getTime())) return { refused: 'unreadable' }
  // Its other checks report to the same address.
  if (!webhook.event_type.startsWith('RPD_')) return { events: [], mayBeForeign: true }
  const remitter = Remitter.safeParse(webhook.data).data
  // Other systems of the fund house may use the same account, with ids of their own.
  if (remitter && !z.uuid().safeParse(remitter.verification_id).success)
    return { events: [], mayBeForeign: true }
  const report = remitter && reportOf(remitter)
  if (!remitter || report === 'unreadable') return { refused: 'unreadable' }
  const eventId = createHash('sha256').update(raw).digest('hex')
  return {
    events: report ? [{ eventId, report: { ...report, at }, body: webhook.event_type }] : [],
    mayBeForeign: true,
  }
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
