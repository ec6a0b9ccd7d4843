import { constants, createPrivateKey, createPublicKey, privateDecrypt } from 'node:crypto'
import { sharedData } from '../testing/shared-data'
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

function vectors(name: string): Vectors {
  const file = sharedData(`wycheproof/${name}_test.json`) as Vectors | undefined
  return file ?? { numberOfTests: 0, testGroups: [] }
}

test('AES-CBC: all public vectors, none invalid accepted', () => {
  const { numberOfTests, testGroups } = vectors('aes_cbc_pkcs5')
  const tests = testGroups.flatMap((group) => group.tests)
  expect(tests).toHaveLength(numberOfTests)
  for (const { key, iv, msg, ct, result } of tests) {
    const opened = toHex(aesCbcDecrypt(hex(key), hex(iv), hex(ct)))
    expect(opened).toBe(result === 'valid' ? msg : undefined)
    if (result === 'valid') expect(toHex(aesCbcEncrypt(hex(key), hex(iv), hex(msg)))).toBe(ct)
  }
})

test('HMAC-SHA256: all public vectors, none invalid accepted', () => {
  const { numberOfTests, testGroups } = vectors('hmac_sha256')
  let checked = 0
  for (const { tests, tagSize } of testGroups)
    for (const { key, msg, tag, result } of tests) {
      const ours = hmacSha256(hex(key), hex(msg)).subarray(0, tagSize / 8)
      expect(equalBytes(ours, hex(tag))).toBe(result === 'valid')
      checked += 1
    }
  expect(checked).toBe(numberOfTests)
})

test.each([
  ['2048', 37],
  ['3072', 37],
  ['4096', 37],
])('RSA-OAEP-SHA256 with %s bits: every message of the public vectors opens again', async (bits, count) => {
  const { testGroups } = vectors(`rsa_oaep_${bits}_sha256_mgf1sha256`)
  const tests = testGroups.flatMap(({ tests: group, privateKeyPem }) =>
    group.map((each) => ({ ...each, privateKeyPem })),
  )
  if (tests.length) expect(tests).toHaveLength(count)
  for (const { msg, privateKeyPem } of tests.filter(({ label, result }) => result === 'valid' && !label)) {
    const key = createPrivateKey(privateKeyPem)
    const pem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
    const sealed = await rsaOaepEncrypt(pem, hex(msg))
    const opened = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      sealed,
    )
    expect(opened.toString('hex')).toBe(msg)
  }
})
