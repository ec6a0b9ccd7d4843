import { CompactEncrypt, compactDecrypt, CompactSign, compactVerify } from 'jose'
import { refuseHostileJson } from '../../../platform/plain-text'
import type { BilldeskAccess } from './access'

type Keys = Pick<BilldeskAccess, 'clientId' | 'signingKey' | 'encryptionKey' | 'keyId'>

/** Nothing that BillDesk sends is as long. */
const mostCharacters = 256 * 1024

/** What was read of a token: 'forged' where BillDesk did not write it for us, 'unreadable' where it holds no JSON. */
export type Opened = { content: unknown } | { refused: 'forged' | 'unreadable' }

const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * BillDesk's symmetric JOSE (docs.billdesk.io/docs/headers-authentication): encrypted with A256GCM, then signed with HS256.
 * Merchants that have no encryption key sign alone. That the keys are taken as their characters is in no document, and in
 * every public client.
 */
export async function sealed(
  { clientId, signingKey, encryptionKey, keyId }: Keys,
  text: string,
): Promise<string> {
  const names = { clientid: clientId, ...(keyId && { kid: keyId }) }
  const content = encryptionKey
    ? await new CompactEncrypt(bytesOf(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', ...names })
        .encrypt(bytesOf(encryptionKey))
    : text
  return new CompactSign(bytesOf(content))
    .setProtectedHeader({ alg: 'HS256', ...names })
    .sign(bytesOf(signingKey))
}

/**
 * What a token holds. The algorithms are ours and never those that its header names, so that `none` and every other one is
 * forged; so is one that is not encrypted where ours are. The library compares signatures in constant time. That an answer
 * names the client is in no document: where one does, it must be ours.
 */
export async function opened(keys: Keys, token: string): Promise<Opened> {
  if (token.length > mostCharacters) return { refused: 'forged' }
  const text = await contentOf(keys, token).catch(() => undefined)
  if (text === undefined) return { refused: 'forged' }
  try {
    const content: unknown = JSON.parse(text)
    refuseHostileJson(content)
    return { content }
  } catch {
    return { refused: 'unreadable' }
  }
}

async function contentOf(
  { clientId, signingKey, encryptionKey }: Keys,
  token: string,
): Promise<string | undefined> {
  const isOurs = (header: object) => !('clientid' in header) || header.clientid === clientId
  const signed = await compactVerify(token, bytesOf(signingKey), { algorithms: ['HS256'] })
  const text = new TextDecoder().decode(signed.payload)
  if (!isOurs(signed.protectedHeader)) return undefined
  if (!encryptionKey) return text
  const { plaintext, protectedHeader } = await compactDecrypt(text, bytesOf(encryptionKey), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return isOurs(protectedHeader) ? new TextDecoder().decode(plaintext) : undefined
}
