import { rmSync } from 'node:fs'
import { areas } from '@portal/contracts/all'
import { authApi } from '@portal/contracts/identity/auth'
import { productApi } from '@portal/contracts/schemes/product'
import { ApiClient } from '../fixtures/api-client'
import { startOwnPortal } from '../fixtures/own-sandbox-data'
import { npmStart, startPortal } from '../fixtures/portal-process'
import { Buyer } from '../fixtures/purchase-driver'
import { copyOfTemplate, temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { demoPassword } from '../fixtures/demo-password'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'

test('SIGTERM lets a running call finish, takes no new one, and ends with 0', async () => {
  const dataFolder = copyOfTemplate()
  const portal = await startPortal({ dataFolder })
  const buyer = await Buyer.logIn(portal.url, asha)
  await new Sandbox(portal.url).fault({ path: productApi.schemes.path, delayMs: 1500, times: 1 })
  const running = buyer.client.mustCall(productApi.schemes, {}, { token: buyer.token })
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${portal.url}/sandbox/faults`)).json()))
    .toContain('"hits":1')
  const ended = portal.stop()
  expect((await running).categories.length).toBeGreaterThan(0)
  expect(await ended).toBe(0)
  await expect(fetch(`${portal.url}/healthz`)).rejects.toThrow('fetch failed')
  rmSync(dataFolder, { recursive: true, force: true })
})

test('SIGTERM to npm start ends the server too, with its port and its folder', async () => {
  const dataFolder = copyOfTemplate()
  const started = await npmStart(dataFolder)
  started.npm.kill('SIGTERM')
  await expect
    .poll(
      () =>
        fetch(`${started.url}/healthz`).then(
          () => 'answers',
          () => 'is gone',
        ),
      { timeout: 25_000 },
    )
    .toBe('is gone')
  // The folder is free again.
  await (await startPortal({ dataFolder })).stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('a second server on the same data folder is refused, and told which process holds it', async () => {
  const dataFolder = copyOfTemplate()
  const portal = await startPortal({ dataFolder })
  await expect(startPortal({ dataFolder })).rejects.toThrow(`in use by process ${portal.pid} on `)
  expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
  await portal.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('production does not start without its secrets, and names each that is missing', async () => {
  const dataFolder = temporaryFolder('data')
  const usual = [
    'DATABASE_URL',
    'PORTAL_URL',
    'PORTAL_ENVELOPE_KEY',
    'PORTAL_TOKEN_KEY',
    'PORTAL_REFRESH_KEY',
    'SMTP_URL',
    'SMTP_FROM',
    'SMS_URL',
    'SMS_KEY',
    'PAYMENT_GATEWAY_URL',
    'PAYMENT_GATEWAY_SECRET',
  ]
  const production = { PORTAL_MODE: 'production', LOG_LEVEL: 'silent' }
  const missing = async (env: Record<string, string>) => {
    const refusal = await startPortal({ dataFolder, env: { ...env, ...production } }).catch(String)
    return /cannot start in production without: (.*)\n/.exec(String(refusal))?.[1]?.split(', ')
  }
  const all = await missing({})
  expect(all).toEqual(expect.arrayContaining(usual))
  for (const name of ['SMS_KEY', 'PORTAL_TOKEN_KEY']) {
    const others = Object.fromEntries(all!.filter((each) => each !== name).map((each) => [each, 'given']))
    expect(await missing(others)).toEqual([name])
  }
  rmSync(dataFolder, { recursive: true, force: true })
})

test('the server tells that it is up, ready and how it does, and describes each of its calls [S7.001]', async ({
  portal,
}) => {
  const get = async (path: string) => (await fetch(`${portal.url}${path}`)).text()
  expect(JSON.parse(await get('/healthz'))).toEqual({ status: 'up' })
  expect(JSON.parse(await get('/readyz'))).toMatchObject({ status: 'ready' })
  const metrics = await get('/metrics')
  expect(metrics).toMatch(/portal_request_duration_seconds_bucket\{.*route="\/healthz".*\} [1-9]/)
  expect(metrics).toContain('process_cpu_seconds_total')
  const { paths } = JSON.parse(await get('/api/v1/openapi.json'))
  for (const calls of Object.values(areas)) {
    for (const { path, method } of Object.values(calls))
      expect(paths[`/${path}`]?.[method.toLowerCase()], path).toBeDefined()
  }
})

test('every page, answer of the API and manifest carries the headers that keep foreign code and frames out', async ({
  portal,
}) => {
  const addresses = [
    '/investors/auth/login',
    '/investors/remotes.json',
    '/api/v1/auth/encryptionKey',
    '/api/v1/nothing',
    '/sandbox',
    '/nothing',
  ]
  for (const address of addresses) {
    await test.step(address, async () => {
      const { headers } = await fetch(`${portal.url}${address}`)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    })
  }
})

test('an address that is no page says so and leads on; one that is no call answers 404 in the usual shape', async ({
  page,
  portal,
}) => {
  await page.goto('/investors/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await expect(page.getByText('/no/such/page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to log in' }).click()
  await expect(new LoginPage(page).heading).toBeVisible()
  const noCall = await fetch(`${portal.url}/api/v1/no/such/call`, { method: 'POST' })
  expect(noCall.status).toBe(404)
  expect(await noCall.json()).toMatchObject({ resultInfo: { resultCode: 'FAILURE' } })
})

test('the log of a whole purchase holds no PAN, name, contact, code, token or password', async () => {
  const { portal, end } = await startOwnPortal({ env: { LOG_LEVEL: 'info' } })
  const sandbox = new Sandbox(portal.url)
  const client = new ApiClient(portal.url)
  await client.call(authApi.login, { userId: bharat, password: 'Wrong#2026' })
  const buyer = await Buyer.logIn(portal.url, asha)
  const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 4_200_00 }
  const twoFactor = await buyer.twoFactor(draftTerms)
  const { data } = await buyer.order(draftTerms, twoFactor)
  const started = await buyer.pay(data!.transactionId)
  await sandbox.settlePayment(started.data!.paymentId, 'success')
  await expect.poll(async () => (await buyer.see(data!.transactionId)).state).toBe('paid')
  const log = portal.output()
  expect(log).toContain('payments/callback')
  const secrets = {
    PAN: asha,
    'another PAN': bharat,
    password: demoPassword,
    'wrong password': 'Wrong#2026',
    token: buyer.token,
    code: twoFactor.otp,
    'e-mail': 'asha.verma@example.in',
    mobile: '9810001001',
    name: 'Verma',
    'payment link': started.data!.paymentGateway.url,
    folio: '91024821',
  }
  for (const [what, secret] of Object.entries(secrets)) expect(log, what).not.toContain(secret)
  await end()
})
