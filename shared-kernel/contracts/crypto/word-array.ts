import CryptoJS from 'crypto-js/core.js'

export type WordArray = CryptoJS.lib.WordArray

/** crypto-js takes a string for a passphrase and derives another key from it, so keys only ever travel as word arrays. */
export function toWords(bytes: Uint8Array): WordArray {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0)
  for (let at = 0; at < bytes.length; at++)
    words[at >>> 2] = (words[at >>> 2] ?? 0) | ((bytes[at] ?? 0) << (24 - (at % 4) * 8))
  return CryptoJS.lib.WordArray.create(words, bytes.length)
}

/** The bytes of a word array. */
export function toBytes({ words, sigBytes }: WordArray): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, sigBytes))
  for (let at = 0; at < bytes.length; at++) bytes[at] = (words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)
  return bytes
}
