import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import { investorApi } from '@portal/contracts/folios/investor'
import { otpApi } from '@portal/contracts/identity/otp'
import { bankApi } from '@portal/contracts/mandates/bank'
import { orderApi } from '@portal/contracts/orders/order'
import { paymentApi } from '@portal/contracts/payments/payment'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { ApiClient, type CallOptions } from '../fixtures/api-client'
import { hostileStrings, markupStrings, sample } from '../fixtures/hostile-strings'
import { Buyer } from '../fixtures/purchase-driver'
import { Sandbox } from '../fixtures/sandbox'
import { expect, type Page, test } from '../fixtures/test'
import { hasSharedData } from '@portal/testing/node'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const nobody = 'ZZZPX9999Z'

// Without the public list a test would try one or two strings, and prove next to nothing.
test.beforeEach(() => test.skip(!hasSharedData, '../shared/data is absent'))
test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

interface Target {
  endpoint: Endpoint
  body: object
  token?: string
}

/** A body with a text in the place of one field, which may lie deeper: "newFolio.bank.ifscCode". */
function withField(body: object, path: string, text: string): object {
  const [name = '', ...rest] = path.split('.')
  const inner = (body as Record<string, object>)[name]
  return { ...body, [name]: rest.length && inner ? withField(inner, rest.join('.'), text) : text }
}

function fieldsOf(body: object, before = ''): string[] {
  return Object.entries(body).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' ? fieldsOf(value, `${before}${name}.`) : [`${before}${name}`],
  )
}

/** Sends each string in each field of a call; no answer may be a failure of the server. */
async function tryAll(client: ApiClient, { endpoint, body, token }: Target, strings: readonly string[]) {
  const options = (): CallOptions => ({ ...(token && { token }), idempotencyKey: randomUUID() })
  const broken: string[] = []
  for (const field of fieldsOf(body)) {
    for (let at = 0; at < strings.length; at += 8) {
      const some = strings.slice(at, at + 8).map(async (text) => {
        const request = withField(body, field, text) as RequestOf<Endpoint>
        const { status } = await client.call(endpoint, request, options())
        if (status >= 500) broken.push(`${field}: ${JSON.stringify(text)} answered ${status}`)
      })
      await Promise.all(some)
    }
  }
  expect(broken).toEqual([])
}

const newFolio = {
  bank: { accountNumber: '50100245871', ifscCode: 'PRJT0000417', accountType: 'Savings' },
  nomination: { kind: 'none' },
}

/** The calls of log-in and purchase with bodies that are right, but for an order that does not exist. */
function purchaseTargets(pan: string, token: string): Target[] {
  const transactionId = randomUUID()
  const order = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 500_000 }
  const code = { otp: 'ABC1234', otpVerifyMode: 'OTP', referenceNumber: randomUUID() }
  return [
    { endpoint: purchaseApi.quote, body: order },
    {
      endpoint: purchaseApi.newLumpsum,
      body: { ...order, ...code, folioNo: null, newFolio, quickInvest: false },
    },
    {
      endpoint: paymentApi.initiatePayment,
      body: { transactionId, paymentMode: 'DCB', bankId: 'BA-1001-1' },
    },
    { endpoint: paymentApi.payByMandate, body: { transactionId, umrn: 'PRJT7000000000001001' } },
    { endpoint: paymentApi.paymentStatus, body: { transactionId } },
    { endpoint: orderApi.order, body: { transactionId } },
    { endpoint: paymentApi.banks, body: { transactionId } },
    { endpoint: orderApi.sendConfirmation, body: { transactionId, emailId: 'asha@example.in' } },
    { endpoint: bankApi.ifsc, body: { ifscCode: 'PRJT0000417' } },
    {
      endpoint: otpApi.validate,
      body: { activityType: 'LUMPSUM', otp: 'ABC1234', referenceNumber: randomUUID(), panNumber: pan },
    },
    { endpoint: otpApi.resend, body: { activityType: 'LUMPSUM', referenceNumber: randomUUID() } },
  ].map((target) => ({ ...target, token }))
}

test('no string in any field of log-in and registration breaks the server', async ({ portal }) => {
  const client = new ApiClient(portal.url)
  const login = { endpoint: authApi.login, body: { userId: nobody, password: 'Wrong#2026' } }
  const register = {
    endpoint: authApi.register,
    body: { pan: nobody, email: 'a@example.in', mobile: '9810009999', countryCode: '+91' },
  }
  const verify = {
    endpoint: authApi.verifyOtp,
    body: { uniqueID: randomUUID(), referenceNumber: randomUUID(), otp: 'ABC1234' },
  }
  // Every log-in costs the work of checking a password, so these get a part of the list.
  await tryAll(client, login, sample(hostileStrings, 20))
  await tryAll(client, register, sample(hostileStrings, 12))
  await tryAll(client, verify, sample(hostileStrings, 12))
  // Where so much failed a browser would have to do some work first; the server still serves everybody else.
  await expect(new ApiClient(portal.url).logIn(asha)).resolves.toBeDefined()
})

test('no string in any field of a purchase breaks the server or changes what is owned', async ({
  portal,
  sandbox,
}) => {
  const { client, token } = await Buyer.logIn(portal.url, asha)
  const ledger = async () => ({
    holdings: (await client.mustCall(investorApi.portfolio, { panNumber: asha }, { token })).holdings,
    history: await client.mustCall(orderApi.history, { panNumber: asha, limit: 100 }, { token }),
  })
  const before = await ledger()
  const mails = (await sandbox.inbox('asha@example.in')).length
  for (const target of purchaseTargets(asha, token))
    await test.step(target.endpoint.path, () => tryAll(client, target, sample(hostileStrings, 20)))
  expect(await ledger()).toEqual(before)
  expect((await sandbox.inbox('asha@example.in')).length).toBe(mails)
})

/** That nothing which was typed or named in the address became markup. */
async function expectOnlyText(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.locator('script, iframe, object, embed, [onerror], [onload]')).toHaveCount(0)
  await expect(main.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0)
}

test('markup typed into the log-in form stays text and runs nothing', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  const login = new LoginPage(page)
  await login.open()
  for (const text of sample(markupStrings, 20)) {
    await page.getByLabel('PAN', { exact: true }).fill(text.replaceAll('\n', ' '))
    await page.getByLabel('Password', { exact: true }).fill(text.replaceAll('\n', ' ').slice(0, 64))
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expectOnlyText(page)
  }
  await expect(login.heading).toBeVisible()
})

test('markup in an address stays text and runs nothing', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  for (const text of sample(markupStrings, 30)) {
    await page.goto(`/investors/${encodeURIComponent(text.slice(0, 80))}`)
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await expectOnlyText(page)
  }
  await new LoginPage(page).holdSession(asha)
  for (const text of sample(markupStrings, 30)) {
    const named = encodeURIComponent(text.slice(0, 80))
    for (const address of [`explore-funds/scheme?scheme=${named}`, `transaction/payment?order=${named}`]) {
      await page.goto(`/investors/home/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectOnlyText(page)
    }
  }
})
