import { generateKeyPairSync } from 'node:crypto'
import * as z from 'zod/mini'
import { endpoint } from '../../contracts/endpoint'
import { fakeServer } from '../testing/fake-server'
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

test('the first key of a JWKS, outside of /api/v1, takes the place of the key of the call [S7.002] [S7.123]', async () => {
  const { n, e } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })
  const asked: string[] = []
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url))
    return new Response(
      JSON.stringify({
        keys: [
          { n, e, kid: 'jwk-1' },
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
  expect(asked).toEqual(['/.well-known/jwks.json'])
  expect(headers[0]).toMatch(/^jwk-1\./)
  configureApi({ jwksUrl: null })
  forgetEnvelopeKeys()
  fetched.mockRestore()
})
