import { rmSync } from 'node:fs'
import { authApi } from '@portal/contracts/identity/auth'
import { productApi } from '@portal/contracts/schemes/product'
import { ApiClient } from '../fixtures/api-client'
import { demoPassword } from '../fixtures/demo-password'
import { startOwnPortal } from '../fixtures/own-sandbox-data'
import { npmStart, startPortal } from '../fixtures/portal-process'
import { Buyer } from '../fixtures/purchase-driver'
import { copyOfTemplate, temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { until } from '../fixtures/until'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'

test('SIGTERM lets a running call finish, takes no new one, and ends with 0', async () => {
  const dataFolder = copyOfTemplate()
  const portal = await startPortal({ dataFolder })
  const buyer = await Buyer.logIn(portal.url, asha)
  await new Sandbox(portal.url).fault({ path: productApi.schemes.path, delayMs: 1500, times: 1 })
  const running = buyer.client.mustCall(productApi.schemes, {}, { token: buyer.token })
  const faults = async () => JSON.stringify(await (await fetch(`${portal.url}/sandbox/faults`)).json())
  await until(faults, (text) => text.includes('"hits":1'))
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
  const answers = () =>
    fetch(`${started.url}/healthz`).then(
      () => true,
      () => false,
    )
  await until(answers, (stillAnswers) => !stillAnswers)
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

test('production does not start without its secrets, and names them', async () => {
  const dataFolder = temporaryFolder('data')
  const env = { PORTAL_MODE: 'production', LOG_LEVEL: 'silent' }
  await expect(startPortal({ dataFolder, env })).rejects.toThrow(
    /cannot start in production without: DATABASE_URL, PORTAL_URL, .*PORTAL_MANIFEST_PUBLIC_KEY\n/,
  )
  rmSync(dataFolder, { recursive: true, force: true })
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
  await until(
    () => buyer.see(data!.transactionId),
    ({ state }) => state === 'paid',
  )
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
  for (const [what, secret] of Object.entries(secrets))
    expect([what, log.includes(secret)]).toEqual([what, false])
  await end()
})
