import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { promisify } from 'node:util'
import { exportJWK, type JWK } from 'jose'

export interface EnvelopeKey {
  id: string
  privateKey: KeyObject
  publicPem: string
}

export interface TokenKey {
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export type KeyPurpose = 'envelope' | 'token' | 'refresh' | 'document'

const makePair = promisify(generateKeyPair)
const rsaOptions = { modulusLength: 3072, publicExponent: 0x10001 } as const

export const makeSecret = async () => randomBytes(32).toString('base64url')

export async function makeRsa(): Promise<string> {
  const { privateKey } = await makePair('rsa', rsaOptions)
  return pemOf(privateKey)
}

export async function makeEd25519(): Promise<string> {
  const { privateKey } = await makePair('ed25519')
  return pemOf(privateKey)
}

const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()

export const idOfSecret = (purpose: KeyPurpose, secret: string) =>
  purpose === 'refresh' || purpose === 'document' ? randomUUID() : idOfKey(createPublicKey(secret))

/** A key is named after what it is: the start of the hash of its public half. */
const idOfKey = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

export const asEnvelopeKey = remembered((pem): EnvelopeKey => {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return { id: idOfKey(publicKey), privateKey, publicPem }
})

export const asTokenKey = remembered((pem): TokenKey => {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  return { id: idOfKey(publicKey), privateKey, publicKey }
})

/** Reading a key costs more than using it, and there are only a few. */
function remembered<Key>(read: (pem: string) => Key): (pem: string) => Key {
  const known = new Map<string, Key>()
  return (pem) => {
    const key = known.get(pem) ?? read(pem)
    known.set(pem, key)
    return key
  }
}

/** The public halves, as other programs look them up. */
export async function jwksOf(envelopeKeys: EnvelopeKey[], token: TokenKey): Promise<{ keys: JWK[] }> {
  const wrapping = await Promise.all(
    envelopeKeys.map(async (key) => ({
      ...(await exportJWK(createPublicKey(key.publicPem))),
      kid: key.id,
      use: 'enc',
      alg: 'RSA-OAEP-256',
    })),
  )
  const signing = { ...(await exportJWK(token.publicKey)), kid: token.id, use: 'sig', alg: 'EdDSA' }
  return { keys: [...wrapping, signing] }
}
