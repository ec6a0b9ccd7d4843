import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import {
  createEnvelopeKeys,
  envelopeMacInput,
  EnvelopeError,
  freshPageKeys,
  jwkToPem,
  openResponse,
  parseKeyHeader,
  parseToken,
  sealRequest,
  serialiseToken,
  type EnvelopeKeys,
} from './public'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const call = { method: 'POST', path: 'auth/investor/login' }
const now = Date.parse('2026-08-25T07:48:00Z')
let keys: EnvelopeKeys

beforeAll(async () => {
  keys = await createEnvelopeKeys(pem, 'key-1')
})

/** A server's answer, made with Node's own cryptography. */
function serverSeal(
  body: string | Buffer,
  nonce: string,
  scope = { ...call, direction: 'response' as const },
): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', keys.aes, iv)
  const ciphertext = Buffer.concat([cipher.update(Buffer.from(body as string)), cipher.final()]).toString(
    'base64url',
  )
  const token = { timestamp: now, nonce, iv: iv.toString('base64url'), ciphertext }
  const mac = createHmac('sha256', keys.mac).update(envelopeMacInput(scope, token)).digest('base64url')
  return serialiseToken({ ...token, mac })
}

function serverOpen(edata: string): unknown {
  const token = parseToken(edata)
  if (!token) throw new Error('no token')
  const input = envelopeMacInput({ ...call, direction: 'request' }, token)
  expect(createHmac('sha256', keys.mac).update(input).digest('base64url')).toBe(token.mac)
  const decipher = createDecipheriv('aes-256-cbc', keys.aes, Buffer.from(token.iv, 'base64url'))
  return JSON.parse(decipher.update(token.ciphertext, 'base64url', 'utf8') + decipher.final('utf8'))
}

test('the EncryptionKey header holds the page keys under the RSA key of the server [S7.013]', () => {
  const { keyId, wrappedBase64 } = parseKeyHeader(keys.header) ?? { keyId: '', wrappedBase64: '' }
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const both = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(wrappedBase64, 'base64'))
  expect(keyId).toBe('key-1')
  expect(both.toString('hex')).toBe(Buffer.concat([keys.aes, keys.mac]).toString('hex'))
})

test('what the browser seals, the server opens [S7.015]', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const body = { sent: JSON.parse(text) as unknown, words: 'दो ₹ 🙂' }
      expect(serverOpen(sealRequest(keys, call, body, now).edata)).toEqual(JSON.parse(JSON.stringify(body)))
    }),
    { numRuns: 50 },
  )
})

test('what the server seals, the browser opens [S7.015]', async () => {
  const { nonce } = sealRequest(keys, call, {}, now)
  await expect(openResponse(keys, call, nonce, serverSeal('{"a":"₹"}', nonce))).resolves.toEqual({ a: '₹' })
})

test('a compressed answer opens as the same, one that is not whole is refused like any other [S7.015]', async () => {
  const { nonce } = sealRequest(keys, call, {}, now)
  const packed = gzipSync('{"a":"₹"}')
  const open = (body: string | Buffer) => openResponse(keys, call, nonce, serverSeal(body, nonce))
  await expect(open(packed)).resolves.toEqual({ a: '₹' })
  await expect(open('{"a":"₹"}')).resolves.toEqual({ a: '₹' })
  for (const wrong of [packed.subarray(0, -9), Buffer.from([0x1f, 0x8b]), gzipSync('<html>')])
    await expect(open(wrong)).rejects.toThrow(new EnvelopeError('the answer could not be read'))
})

test('the MAC covers version, direction, method, path and every part, a line each', () => {
  const token = { timestamp: 1, nonce: 'n', iv: 'i', ciphertext: 'c' }
  expect(envelopeMacInput({ direction: 'request', ...call }, token)).toBe(
    'v1\nrequest\nPOST\nauth/investor/login\n1\nn\ni\nc',
  )
})

test('every single flipped bit of an answer is refused with one and the same error', async () => {
  const { nonce } = sealRequest(keys, call, {}, now)
  const edata = serverSeal('{"balance":"2846.317"}', nonce)
  let flips = 0
  for (let at = 0; at < edata.length; at++)
    for (const bit of [1, 2, 4, 8, 16]) {
      const flipped = String.fromCharCode(edata.charCodeAt(at) ^ bit)
      const changed = edata.slice(0, at) + flipped + edata.slice(at + 1)
      await expect(openResponse(keys, call, nonce, changed)).rejects.toThrow(
        new EnvelopeError('the answer could not be read'),
      )
      flips += 1
    }
  expect(flips).toBeGreaterThan(700)
})

test('an answer to another request, call or direction is refused', async () => {
  const { nonce, edata } = sealRequest(keys, call, {}, now)
  const other = sealRequest(keys, call, {}, now).nonce
  await expect(openResponse(keys, call, nonce, serverSeal('{}', other))).rejects.toThrow(EnvelopeError)
  await expect(
    openResponse(keys, { ...call, path: 'auth/logout' }, nonce, serverSeal('{}', nonce)),
  ).rejects.toThrow(EnvelopeError)
  await expect(
    openResponse(keys, { ...call, method: 'PUT' }, nonce, serverSeal('{}', nonce)),
  ).rejects.toThrow(EnvelopeError)
  await expect(openResponse(keys, call, nonce, edata)).rejects.toThrow(EnvelopeError)
})

test('an answer that is sealed but no JSON is refused', async () => {
  const { nonce } = sealRequest(keys, call, {}, now)
  await expect(openResponse(keys, call, nonce, serverSeal('<html>', nonce))).rejects.toThrow(EnvelopeError)
})

test('10,000 messages have 10,000 IVs and nonces, and their page loads 20,000 keys', () => {
  const ivs = new Set<string>()
  const nonces = new Set<string>()
  const pageKeys = new Set<string>()
  for (let message = 0; message < 10_000; message++) {
    const page = freshPageKeys()
    pageKeys.add(Buffer.from(page.aes).toString('hex')).add(Buffer.from(page.mac).toString('hex'))
    const { iv = '', nonce = '' } = parseToken(sealRequest({ ...page, header: '' }, call, 1, now).edata) ?? {}
    ivs.add(iv)
    nonces.add(nonce)
  }
  expect([ivs.size, nonces.size, pageKeys.size]).toEqual([10_000, 10_000, 20_000])
})

test('the keys of every page load are fresh ones, both whole in its header', async () => {
  const loads = await Promise.all(Array.from({ length: 20 }, () => createEnvelopeKeys(pem, 'key-1')))
  expect(new Set(loads.map(({ aes }) => Buffer.from(aes).toString('hex'))).size).toBe(20)
  expect(new Set(loads.map(({ mac }) => Buffer.from(mac).toString('hex'))).size).toBe(20)
  expect(new Set(loads.map(({ header }) => header)).size).toBe(20)
  for (const { aes, mac } of loads) expect([aes.length, mac.length]).toEqual([32, 32])
})

test('a token of another version, shape or size is no token', () => {
  const { edata } = sealRequest(keys, call, {}, now)
  expect(parseToken(edata)).toBeDefined()
  for (const wrong of [
    '',
    'v2' + edata.slice(2),
    edata + '.x',
    edata.replace('.', '..'),
    ` ${edata}`,
    edata.slice(0, -1),
  ])
    expect(parseToken(wrong)).toBeUndefined()
  for (const wrong of ['', 'k', 'k.', '.abc', 'k.a b', 'k.abc==='])
    expect(parseKeyHeader(wrong)).toBeUndefined()
})

test('a JSON web key becomes the PEM of the same key [S7.123]', async () => {
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  expect((await jwkToPem({ n, e })).replace(/\s/g, '')).toBe(pem.replace(/\s/g, ''))
  await expect(jwkToPem({ n: '!', e })).rejects.toThrow('not a JSON web key')
})
