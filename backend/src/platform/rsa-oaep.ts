import { constants, type KeyObject, privateDecrypt } from 'node:crypto'

/**
 * Opens what was sealed with RSA-OAEP, SHA-256 in hash and mask: undefined for anything that is not whole, and the same
 * for every cause.
 */
export function rsaOaepDecrypt(key: KeyObject, sealed: Uint8Array, label?: Uint8Array): Buffer | undefined {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  try {
    return privateDecrypt({ key, padding, oaepHash: 'sha256', ...(label && { oaepLabel: label }) }, sealed)
  } catch {
    return undefined
  }
}
