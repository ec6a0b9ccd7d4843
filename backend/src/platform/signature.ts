import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a signed message may be off our clock, in milliseconds. */
export const signatureWindowMs = 5 * 60_000

export const signatureHeaders = {
  timestamp: 'x-gateway-timestamp',
  signature: 'x-gateway-signature',
} as const

/** HMAC-SHA256 over the moment and the body as it travels, in hex. */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** The headers that go with a signed body. `now` is real time, in milliseconds. */
export function signed(secret: string, body: string, now: number): Record<string, string> {
  const timestamp = String(now)
  return {
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign(secret, timestamp, body),
  }
}

/** Whether headers prove that the body comes from who holds the secret, and comes now. Takes constant time. */
export function isSignedBy(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  body: string,
  now: number,
): boolean {
  const timestamp = headers[signatureHeaders.timestamp]
  const signature = headers[signatureHeaders.signature]
  if (typeof timestamp !== 'string' || !/^\d{13}$/.test(timestamp)) return false
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now - Number(timestamp)) > signatureWindowMs) return false
  const expected = Buffer.from(sign(secret, timestamp, body), 'hex')
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
