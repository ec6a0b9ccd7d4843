import { createPrivateKey } from 'node:crypto'
import { sharedData } from '@portal/testing/node'
import { rsaOaepDecrypt } from './rsa-oaep'

interface Vector {
  msg: string
  ct: string
  label: string
  result: 'valid' | 'invalid'
}
interface Vectors {
  testGroups: { privateKeyPem: string; tests: Vector[] }[]
}

test.each(['2048', '3072', '4096'])(
  'RSA-OAEP-SHA256 with %s bits: all 37 public vectors, none invalid accepted [S7.013]',
  (bits) => {
    const file = `wycheproof/rsa_oaep_${bits}_sha256_mgf1sha256_test.json`
    const { testGroups } = sharedData(file) as Vectors
    let checked = 0
    for (const { privateKeyPem, tests } of testGroups)
      for (const { msg, ct, label, result } of tests) {
        const key = createPrivateKey(privateKeyPem)
        const opened = rsaOaepDecrypt(key, Buffer.from(ct, 'hex'), Buffer.from(label, 'hex'))
        expect(opened?.toString('hex')).toBe(result === 'valid' ? msg : undefined)
        // What was sealed for another purpose opens nothing here.
        if (label) expect(rsaOaepDecrypt(key, Buffer.from(ct, 'hex'))).toBeUndefined()
        checked += 1
      }
    expect(checked).toBe(37)
  },
)
