import { readConfig } from '../platform/config'
import type { Database } from '../platform/database'
import { productionSettings } from '../../test-kit/platform/production-settings'
import { GatewayUnavailable } from './gateway'
import { signedAccess, signedGateway } from './adapters/signed/signed-gateway'

const publicUrl = 'http://localhost:4600'
const noRecords = { insert: () => ({ values: async () => [] }) } as unknown as Database
const checkout = {
  paymentId: '0a8f2f5e-5d0c-4a29-9e5b-6f7d5c6b1a20',
  orderNumber: '1',
  amount: 100,
  mode: 'UPI',
  bank: null,
  account: null,
  returnUrl: `${publicUrl}/investors/home/transaction/payment?order=1`,
} as const

afterEach(() => jest.restoreAllMocks())

/** What opening a checkout gives when the provider answers with these addresses. */
function open(env: Record<string, string>, url: string, qrPayload?: string) {
  const upi = { payee: 'neem@bank', payeeName: 'Neem', qrPayload, expiresAt: '2026-08-25T08:00:00Z' }
  const answer = { providerType: 'X', url, transactionToken: 't', upi: qrPayload === undefined ? null : upi }
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer))
  const access = signedAccess(readConfig(env), env.PORTAL_URL ?? publicUrl)
  return signedGateway(access, noRecords, () => new Date()).open(checkout)
}

const production = productionSettings()
const withPages = { ...production, PAYMENT_PAGE_ORIGINS: 'https://pay.example https://upi.example' }

test.each([
  [production, 'https://gateway.example/pay/1'],
  [withPages, 'https://pay.example/pay/1'],
  [withPages, 'https://upi.example/pay/1?x=y'],
  [production, 'upi://pay?pa=neem@bank'],
  [{}, `${publicUrl}/sandbox/providers/gateway/pay/1`],
])('a browser is sent to the configured provider: %#', async (env, url) => {
  expect((await open(env, url)).url).toBe(url)
})

test.each([
  [production, 'https://evil.example/pay'],
  [production, 'https://gateway.example.evil.example/pay'],
  [production, 'https://gateway.example@evil.example/pay'],
  [production, 'http://gateway.example/pay/1'],
  [{ ...production, PAYMENT_GATEWAY_URL: 'http://localhost:9/' }, 'http://localhost:9/pay/1'],
  [withPages, 'https://gateway.example/pay/1'],
  [production, 'javascript:alert(1)'],
  [production, 'data:text/html,x'],
  [production, '//evil.example/pay'],
  [production, 'pay/1'],
  [production, ''],
  [{}, 'https://evil.example/pay'],
  [{}, 'http://localhost:9999/pay'],
])('nobody is sent anywhere else, whatever the provider answers: %#', async (env, url) => {
  await expect(open(env, url)).rejects.toThrow(GatewayUnavailable)
})

test('what the picture of a code leads to is held to the same', async () => {
  const page = 'https://gateway.example/pay/1'
  expect((await open(production, page, 'upi://pay?pa=neem@bank')).upi?.payee).toBe('neem@bank')
  await expect(open(production, page, 'https://evil.example/qr')).rejects.toThrow(GatewayUnavailable)
})

test('an origin of payment pages that is none, or has no https, keeps the portal from starting', () => {
  const start = (origins: string) => () => readConfig({ ...production, PAYMENT_PAGE_ORIGINS: origins })
  expect(start('pay.example')).toThrow('PAYMENT_PAGE_ORIGINS holds "pay.example"')
  expect(start('http://pay.example')).toThrow('PAYMENT_PAGE_ORIGINS holds "http://pay.example"')
  expect(start('http://localhost:9')).toThrow('PAYMENT_PAGE_ORIGINS')
})
