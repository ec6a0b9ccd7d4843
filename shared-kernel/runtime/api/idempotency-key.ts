import { randomBytes } from '@portal/contracts/crypto'

/**
 * A fresh key for a call that moves money, or a fresh `requestReference`: a random UUID, version 4 (S3.057;
 * architecture: the wire).
 */
export function newIdempotencyKey(): string {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
