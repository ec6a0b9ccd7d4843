import { constants, createPrivateKey, createPublicKey, privateDecrypt } from 'node:crypto'
import { sharedData } from '@portal/testing/shared-data'
import { aesCbcDecrypt, aesCbcEncrypt, equalBytes, hmacSha256, rsaOaepEncrypt } from './public'

interface Vector {
  key: string
  iv: string
  msg: string
  ct: string
  tag: string
  label: string
  result: 'valid' | 'invalid' | 'acceptable'
}
interface Vectors {
  numberOfTests: number
  testGroups: { tests: Vector[]; tagSize: number; privateKeyPem: string }[]
}

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'))
const toHex = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && Buffer.from(bytes).toString('hex')

/** The groups of a file, which must hold exactly so many vectors. */
function vectors(name: string, count: number): Vectors['testGroups'] {
  const file = sharedData(`wycheproof/${name}_test.json`) as Vectors
  expect(file.testGroups.reduce((sum, { tests }) => sum + tests.length, 0)).toBe(count)
  return file.testGroups
}

test('AES-CBC: all 216 public vectors, none invalid accepted', () => {
  const tests = vectors('aes_cbc_pkcs5', 216).flatMap((group) => group.tests)
  for (const { key, iv, msg, ct, result } of tests) {
    const opened = toHex(aesCbcDecrypt(hex(key), hex(iv), hex(ct)))
    expect(opened).toBe(result === 'valid' ? msg : undefined)
    if (result === 'valid') expect(toHex(aesCbcEncrypt(hex(key), hex(iv), hex(msg)))).toBe(ct)
  }
})

test('HMAC-SHA256: all 174 public vectors, none invalid accepted', () => {
  for (const { tests, tagSize } of vectors('hmac_sha256', 174))
    for (const { key, msg, tag, result } of tests) {
      const ours = hmacSha256(hex(key), hex(msg)).subarray(0, tagSize / 8)
      expect(equalBytes(ours, hex(tag))).toBe(result === 'valid')
    }
})

test.each(['2048', '3072', '4096'])(
  'RSA-OAEP-SHA256 with %s bits: every message of the public vectors opens again',
  async (bits) => {
    const groups = vectors(`rsa_oaep_${bits}_sha256_mgf1sha256`, 37)
    const tests = groups.flatMap(({ tests: group, privateKeyPem }) =>
      group.map((each) => ({ ...each, privateKeyPem })),
    )
    const messages = tests.filter(({ label, result }) => result === 'valid' && !label)
    expect(messages).toHaveLength(10)
    for (const { msg, privateKeyPem } of messages) {
      const key = createPrivateKey(privateKeyPem)
      const pem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
      const sealed = await rsaOaepEncrypt(pem, hex(msg))
      const opened = privateDecrypt(
        { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        sealed,
      )
      expect(opened.toString('hex')).toBe(msg)
    }
  },
)
