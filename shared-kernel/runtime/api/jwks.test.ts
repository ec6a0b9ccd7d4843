import { generateKeyPairSync } from 'node:crypto'
import * as z from 'zod/mini'
import { endpoint } from '@portal/contracts/wire/endpoint'
import { fakeServer } from '@portal/testing/fake-server'
import { forgetEnvelopeKeys } from './envelope-session'
import { api, configureApi } from './public'

const open = endpoint({
  summary: '',
  method: 'POST',
  path: 'demo/open',
  token: 'none',
  envelope: true,
  request: z.object({}),
  response: z.object({}),
})

const publicJwk = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' })

/** What a sealed call answers while a JWKS holds this one key. */
async function callWith(key: object): Promise<unknown> {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify({ keys: [{ kid: 'jwk-1', ...key }] })))
  fakeServer(() => ({ data: {} }))
  configureApi({ jwksUrl: '/.well-known/jwks.json' })
  forgetEnvelopeKeys()
  const outcome = await api.call(open, {}).catch((error: unknown) => error)
  configureApi({ jwksUrl: null })
  forgetEnvelopeKeys()
  fetched.mockRestore()
  return outcome
}

test.each<[string, () => object]>([
  ['of 1024 bits', () => publicJwk(1024)],
  ['for signatures', () => ({ ...publicJwk(2048), use: 'sig' })],
  ['for another algorithm', () => ({ ...publicJwk(2048), alg: 'RS256' })],
  ['of another kind', () => ({ ...publicJwk(2048), kty: 'EC' })],
  ['for other operations', () => ({ ...publicJwk(2048), key_ops: ['verify'] })],
  ['with an exponent of 1', () => ({ ...publicJwk(2048), e: 'AQ' })],
])('a key %s seals no call [S7.123]', async (_what, key) => {
  expect(await callWith(key())).toMatchObject({ kind: 'malformed' })
})

test('the key that the server publishes for sealing is taken [S7.123]', async () => {
  const published = { ...publicJwk(3072), use: 'enc', alg: 'RSA-OAEP-256' }
  expect(await callWith(published)).not.toMatchObject({ kind: 'malformed' })
})

test('the first key of a JWKS, outside of /api/v1, takes the place of the key of the call [S7.002] [S7.123]', async () => {
  const { kty, n, e } = publicJwk(2048)
  const requested: string[] = []
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requested.push(String(url))
    return new Response(
      JSON.stringify({
        keys: [
          { kty, n, e, kid: 'jwk-1' },
          { n: 'x', e: 'y', kid: 'jwk-2' },
        ],
      }),
    )
  })
  configureApi({ jwksUrl: '/.well-known/jwks.json' })
  forgetEnvelopeKeys()
  const headers: string[] = []
  fakeServer(() => ({ data: {} }))
  const { http } = await import('./http')
  const answer = http.defaults.adapter as (config: {
    url?: string
    headers: { get(name: string): unknown }
  }) => unknown
  http.defaults.adapter = (config) => {
    if (config.url === open.path) headers.push(String(config.headers.get('EncryptionKey')))
    return answer(config) as never
  }
  await api.call(open, {}).catch(() => undefined)
  expect(requested).toEqual(['/.well-known/jwks.json'])
  expect(headers[0]).toMatch(/^jwk-1\./)
  configureApi({ jwksUrl: null })
  forgetEnvelopeKeys()
  fetched.mockRestore()
})
