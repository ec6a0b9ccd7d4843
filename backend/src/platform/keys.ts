import type { JWK } from 'jose'
import type { Config } from './config'
import type { Database } from './database'
import { asEnvelopeKey, asTokenKey, type EnvelopeKey, jwksOf, type TokenKey } from './key-material'
import { StoredKeys } from './stored-keys'

/** The keys of this installation: from its environment, or made by the sandbox at its first start. */
export interface Keys {
  /** The RSA key that clients wrap their envelope keys with. */
  envelope(): Promise<EnvelopeKey>
  /** A current or lately retired envelope key. */
  envelopeById(id: string): Promise<EnvelopeKey | undefined>
  token(): Promise<TokenKey>
  /** Secret from which successors of refresh tokens are derived. */
  refreshSecret(): Promise<Buffer>
  /** Secret that seals documents where they are kept. */
  documentSecret(): Promise<Buffer>
  /** Makes a new envelope key; the old one opens envelopes for 24 more hours. */
  rotateEnvelope(): Promise<EnvelopeKey>
  jwks(): Promise<{ keys: JWK[] }>
}

export function createKeys(db: Database, config: Config): Keys {
  return config.mode === 'production' ? environmentKeys(config) : new StoredKeys(db)
}

function environmentKeys({ secrets }: Config): Keys {
  const current = asEnvelopeKey(secrets.envelopeKey ?? '')
  const previous = secrets.previousEnvelopeKey ? [asEnvelopeKey(secrets.previousEnvelopeKey)] : []
  const token = asTokenKey(secrets.tokenKey ?? '')
  return {
    envelope: async () => current,
    envelopeById: async (id) => [current, ...previous].find((key) => key.id === id),
    token: async () => token,
    refreshSecret: async () => Buffer.from(secrets.refreshKey ?? '', 'base64url'),
    documentSecret: async () => Buffer.from(secrets.documentKey ?? '', 'base64url'),
    rotateEnvelope: () =>
      Promise.reject(new Error('Keys of a production installation are rotated in its environment')),
    jwks: () => jwksOf([current, ...previous], token),
  }
}
