import { CompactEncrypt, CompactSign, UnsecuredJWT } from 'jose'
import { opened, sealed } from './jose'

const bytes = (text: string) => new TextEncoder().encode(text)
const keys = {
  clientId: 'neem',
  // Long enough for every algorithm of its kind.
  signingKey: 'a-signing-key-of-sixty-four-characters-made-for-tests-of-forgery-',
  encryptionKey: 'an-encryption-key-of-32-letters-',
  keyId: 'k1',
}
const signedOnly = { ...keys, encryptionKey: null }
const text = '{"objectid":"transaction"}'
const forged = { refused: 'forged' }

const sign = (content: string, header: { alg: string; clientid?: string }, key = keys.signingKey) =>
  new CompactSign(bytes(content)).setProtectedHeader(header).sign(bytes(key))
const encrypt = (header: { alg: string; enc: string; clientid?: string }, key: string) =>
  new CompactEncrypt(bytes(text)).setProtectedHeader(header).encrypt(bytes(key))

test.each([
  ['encrypted and signed', keys],
  ['signed alone', signedOnly],
])('what is sealed is opened again: %s', async (_name, own) => {
  const token = await sealed(own, text)
  expect(token).not.toContain('transaction')
  expect(await opened(own, token)).toEqual({ content: { objectid: 'transaction' } })
})

test('a header names the client and the key', async () => {
  const [header = ''] = (await sealed(keys, text)).split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'HS256',
    clientid: 'neem',
    kid: 'k1',
  })
})

test('only HS256 by our key is BillDesk’s, whatever algorithm a header names', async () => {
  expect(await opened(signedOnly, await sign(text, { alg: 'HS256' }))).toHaveProperty('content')
  const unsigned = new UnsecuredJWT({ objectid: 'transaction' }).encode()
  for (const token of [
    unsigned,
    unsigned.slice(0, -1),
    await sign(text, { alg: 'HS384' }),
    await sign(text, { alg: 'HS512' }),
    await sign(text, { alg: 'HS256' }, keys.encryptionKey),
    await sign(text, { alg: 'HS256', clientid: 'another' }),
    (await sign(text, { alg: 'HS256' })).replace(/\.[^.]*$/, '.'),
    '',
    'x',
    'a.b.c',
  ])
    expect(await opened(signedOnly, token)).toEqual(forged)
})

test('where answers are encrypted, a signature alone is not enough, nor any other encryption', async () => {
  const inner = { alg: 'dir', enc: 'A256GCM' }
  const sealedBy = async (content: Promise<string>) =>
    opened(keys, await sign(await content, { alg: 'HS256' }))
  expect(await sealedBy(encrypt(inner, keys.encryptionKey))).toHaveProperty('content')
  expect(await opened(keys, await sign(text, { alg: 'HS256' }))).toEqual(forged)
  expect(await opened(keys, await encrypt(inner, keys.encryptionKey))).toEqual(forged)
  expect(await sealedBy(encrypt(inner, 'x'.repeat(32)))).toEqual(forged)
  expect(await sealedBy(encrypt({ ...inner, clientid: 'another' }, keys.encryptionKey))).toEqual(forged)
  expect(await sealedBy(encrypt({ alg: 'A256KW', enc: 'A256GCM' }, keys.encryptionKey))).toEqual(forged)
  expect(await sealedBy(encrypt({ alg: 'dir', enc: 'A128CBC-HS256' }, keys.encryptionKey))).toEqual(forged)
})

test('what is signed and no JSON, or aims at the program, is unreadable', async () => {
  for (const content of ['', 'x', '{"__proto__":{"a":1}}'])
    expect(await opened(keys, await sealed(keys, content))).toEqual({ refused: 'unreadable' })
})
