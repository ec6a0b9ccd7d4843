import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Credential } from '@portal/contracts/identity/passkey'

const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
/** The head of a CBOR item: its kind, and its length or number. */
function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  if (count < 256) return Buffer.from([(kind << 5) | 24, count])
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}
const sha256 = (value: Buffer | string) => createHash('sha256').update(value).digest()

/** An authenticator in software, with one key: what a phone does when its owner shows a finger. */
export class SoftwarePasskey {
  readonly id = randomBytes(16)
  private readonly key: KeyObject
  private readonly publicKey: Buffer
  /** Grows with each signature; a copy would be behind. */
  counter = 0

  constructor(
    readonly origin: string,
    readonly party = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ])
  }

  /** The answer to a challenge that asks for a new key. */
  create(challenge: unknown): Credential {
    const length = Buffer.from([0, this.id.length])
    const data = this.authData(0x45, Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]))
    const attestation = Buffer.concat([
      head(5, 3),
      text('fmt'),
      text('none'),
      text('attStmt'),
      head(5, 0),
      text('authData'),
      bytes(data),
    ])
    return this.answer('webauthn.create', challenge, () => ({
      attestationObject: attestation.toString('base64url'),
    }))
  }

  /** The answer to a challenge that asks for a signature. */
  sign(challenge: unknown): Credential {
    this.counter += 1
    const data = this.authData(0x05)
    return this.answer('webauthn.get', challenge, (client) => ({
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(this.key, 'base64url'),
    }))
  }

  private authData(flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(this.party), Buffer.from([flags]), counter, rest])
  }

  private answer(
    type: string,
    challenge: unknown,
    more: (client: string) => Partial<Credential['response']>,
  ): Credential {
    const id = this.id.toString('base64url')
    const client = JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })
    const response = { clientDataJSON: Buffer.from(client).toString('base64url'), ...more(client) }
    return { id, rawId: id, type: 'public-key', response }
  }
}
