import { hostileAddresses } from '@portal/testing/node'
import { productionSettings } from '../test-kit/platform/production-settings'
import { openAtProvider } from './kyc-applications/kyc-provider'
import { returnPathOf } from './kyc-applications/return-address'
import { signedMandateBank } from './mandates/adapters/signed/signed-bank'
import type { MandateRequest } from './mandates/mandate-bank'
import { readPass, writePass } from './payments/adapters/page-pass'
import { signedAccess, signedGateway } from './payments/adapters/signed/signed-gateway'
import { type Config, readConfig } from './platform/config'
import type { Platform } from './platform/module'
import * as z from 'zod/mini'

const publicUrl = 'http://localhost:4600'
const portal = { publicUrl: () => publicUrl }

afterEach(() => jest.restoreAllMocks())

/** What the reaching of a provider needs: its calls are kept nowhere, and its answer is this. */
function answered(answer: object, config: Config): Platform {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer))
  const db = { insert: () => ({ values: async () => [] }) }
  const clock = { now: () => new Date('2026-08-25T07:00:00Z') }
  return { ...portal, config, db, clock, log: { warn: () => {}, error: () => {} } } as unknown as Platform
}

const id = '0a8f2f5e-5d0c-4a29-9e5b-6f7d5c6b1a20'
const codeOf = (qrPayload: string) => ({
  payee: 'neem@bank',
  payeeName: 'Neem',
  qrPayload,
  expiresAt: '2026-08-25T08:00:00Z',
})

function pay(config: Config, url: string, code?: string): Promise<unknown> {
  const upi = code === undefined ? null : codeOf(code)
  const { db } = answered({ providerType: 'X', url, transactionToken: 't', upi }, config)
  return signedGateway(signedAccess(config, publicUrl), db, () => new Date()).open({
    ...{ paymentId: id, orderNumber: '1', amount: 100, mode: 'UPI', bank: null, account: null },
    returnUrl: `${publicUrl}/investors/home`,
  })
}

function approve(config: Config, url: string | null, code?: string): Promise<unknown> {
  const upi = code === undefined ? null : codeOf(code)
  const request = { registrationId: id } as MandateRequest
  return signedMandateBank(answered({ outcome: 'opened', url, upi }, config)).open(request)
}

const enterKyc = (config: Config, url: string): Promise<unknown> =>
  openAtProvider(answered({ url }, config), {
    applicationId: id,
  } as Parameters<typeof openAtProvider>[1])

type Send = (config: Config, address: string, origin: string) => Promise<unknown>

/** Where a provider says to which address a browser, or an app that reads a code, goes; and where its pages lie in production. */
const places: [string, string, Send][] = [
  ['a payment', 'https://gateway.example', (config, address) => pay(config, address)],
  [
    'the code of a payment',
    'https://gateway.example',
    (config, address, at) => pay(config, `${at}/1`, address),
  ],
  ['a mandate', 'https://bank.example', (config, address) => approve(config, address)],
  ['the code of a mandate', 'https://bank.example', (config, address) => approve(config, null, address)],
  ['a KYC', 'https://kyc.example', enterKyc],
]

test.each(places)(
  'for %s a browser is sent to the pages of its provider, whatever else the provider answers',
  async (_what, pages, send) => {
    for (const [settings, origin] of [
      [{}, publicUrl],
      [productionSettings(), pages],
    ] as const) {
      const config = readConfig(settings)
      expect(await send(config, `${origin}/pages/1?x=y`, origin)).toBeDefined()
      for (const address of hostileAddresses(origin))
        await expect(send(config, address, origin).then(() => `sent to ${address}`)).rejects.toThrow()
    }
  },
)

test.each(['session', 'preLogin'] as const)(
  'a KYC comes back to pages of the portal that are meant for it and nowhere else (%s)',
  (before) => {
    const good = before === 'session' ? '/home/create-folio/onboard-applicant' : '/auth/login'
    expect(returnPathOf(portal, `${publicUrl}/investors${good}`, before)).toBe(good)
    const hostile = hostileAddresses(publicUrl).map((address) =>
      address.replaceAll('/investors/home/dashboard', `/investors${good}`),
    )
    for (const address of hostile) expect([address, pathOrRefusal(address, before)]).toEqual([address, 400])
  },
)

function pathOrRefusal(address: string, before: 'session' | 'preLogin') {
  try {
    return returnPathOf(portal, address, before)
  } catch (error) {
    return (error as { httpStatus: unknown }).httpStatus
  }
}

test('the way back from a payment stands in a pass that nobody but the portal can write', () => {
  const shape = z.object({ returnUrl: z.string() })
  const own = `${publicUrl}/investors/home/transaction/payment?order=1`
  const sound = writePass('secret', { returnUrl: own })
  expect(readPass('secret', sound, shape)).toEqual({ returnUrl: own })
  const [, signature] = sound.split('.')
  for (const returnUrl of hostileAddresses(publicUrl)) {
    const content = Buffer.from(JSON.stringify({ returnUrl })).toString('base64url')
    for (const pass of [
      `${content}.${signature}`,
      `${content}.`,
      content,
      writePass('another', { returnUrl }),
    ])
      expect(() => readPass('secret', pass, shape)).toThrow()
  }
})
