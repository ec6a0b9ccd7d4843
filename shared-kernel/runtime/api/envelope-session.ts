import { authApi } from '@portal/contracts/identity/auth'
import type { EnvelopeKeys } from '@portal/contracts/crypto'
import { apiConfig } from './api-config'
import { ApiError } from './api-error'
import { sendGet } from './get'
import { encryption } from './code-loaders'

interface ServerKey {
  pem: string
  keyId: string
}

let keys: Promise<EnvelopeKeys> | undefined
let requestedBefore: Promise<ServerKey> | undefined
let skewMs = 0

/** Milliseconds since 1970 on the server's clock, as far as its answers have told. */
export function serverNow(): number {
  return Date.now() + skewMs
}

/** Moves the idea of the server's clock by what it said the last timestamp was off. */
export function adjustClock(byMs: number): void {
  if (Number.isFinite(byMs)) skewMs += byMs
}

const malformed = (status: number): ApiError => new ApiError({ kind: 'malformed', status, code: 'MALFORMED' })

function parse(text: unknown, status: number): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw malformed(status)
  }
}

async function keyFromServer(): Promise<ServerKey> {
  const { status, data } = await sendGet(authApi.encryptionKey, {}, {})
  const parsed = authApi.encryptionKey.response.safeParse(data)
  if (!parsed.success) throw malformed(status)
  skewMs = parsed.data.serverTime - Date.now()
  return { pem: parsed.data.publicKey, keyId: parsed.data.keyId }
}

async function keyFromJwks(url: string): Promise<ServerKey> {
  const answer = await fetch(url, { credentials: 'same-origin' })
  const { jwkToPem, sealingKey } = await encryption()
  const first = (parse(await answer.text(), answer.status) as { keys?: unknown[] }).keys?.[0]
  const key = sealingKey(first)
  if (!key) throw malformed(answer.status)
  return { pem: await jwkToPem(key), keyId: key.kid }
}

/** Asks for the server's key ahead of the first sealed call, which still makes the keys of this page. Never fails. */
export function askForKey(): void {
  requestedBefore = keyFromServer()
  requestedBefore.catch(() => (requestedBefore = undefined))
}

async function makeKeys(): Promise<EnvelopeKeys> {
  const own = requestedBefore ?? keyFromServer()
  requestedBefore = undefined
  const key = apiConfig.jwksUrl
    ? Promise.all([keyFromJwks(apiConfig.jwksUrl), own]).then(([jwk]) => jwk)
    : own
  const [{ createEnvelopeKeys }, { pem, keyId }] = await Promise.all([encryption(), key])
  return createEnvelopeKeys(pem, keyId)
}

/** The keys of this page load; the server's public key is asked for once (S7.123), and again after a failure. */
export function envelopeKeys(): Promise<EnvelopeKeys> {
  if (!keys) {
    keys = makeKeys()
    keys.catch(forgetEnvelopeKeys)
  }
  return keys
}

/** Makes the next sealed call ask for the server's key anew, as after a rotation. */
export function forgetEnvelopeKeys(): void {
  keys = undefined
}
