import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import type { LumpsumTerms } from '@portal/contracts/orders/order-terms'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { codeRequest } from '../../test-kit/code-request'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { forgetCodeLimits, startListeningPortal } from '../../test-kit/orders/purchase-journey'

type DraftTerms = Omit<LumpsumTerms, 'kind'>

const { pan } = people.asha
const folioNo = '91024821'
const small = { schemePlanCode: 'FLEXI-DG', folioNo, amount: 5_000_00 }

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startListeningPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  token = await portal.loginAs(pan)
  await forgetCodeLimits(portal, pan)
})

const request = (orders: readonly DraftTerms[]): RequestOf<typeof otpGenerateApi.generate> => ({
  ...codeRequest('LUMPSUM', pan),
  orders: orders.map((draftTerms) => ({ kind: 'LUMPSUM', ...draftTerms })),
})
const ask = (orders: readonly DraftTerms[]) =>
  portal.call(otpGenerateApi.generate, request(orders), { token })

async function codeFor(terms: DraftTerms) {
  const { data } = await ask([terms])
  return { otp: await portal.code(pan), referenceNumber: data.referenceNumber }
}

const validate = (code: { otp: string; referenceNumber: string }, by = token) =>
  portal.call(otpApi.validate, { activityType: 'LUMPSUM', panNumber: pan, ...code }, { token: by })

async function confirmed(terms: DraftTerms) {
  const code = await codeFor(terms)
  expect((await validate(code)).resultInfo.resultCode).toBe('SUCCESS')
  return code
}

const order = (terms: DraftTerms, code: { otp: string; referenceNumber: string }, by = token) =>
  portal.call(
    purchaseApi.newLumpsum,
    { ...terms, ...code, otpVerifyMode: 'OTP', quickInvest: false },
    { token: by, idempotencyKey: randomUUID() },
  )

const codesSent = async () => (await portal.inbox(pan)).filter(({ otp }) => otp).length
const wrong = (code: string) => `${code.slice(0, 3)}${code.slice(3) === '0000' ? '0001' : '0000'}`
const needsNewCode = { resultCodeId: '-113', resultMsg: 'Confirm this with a new one-time code.' }

test('no code is sent for an order that is not told', async () => {
  const before = await codesSent()
  const { orders: _untold, ...body } = request([small])
  expect((await portal.call(otpGenerateApi.generate, body, { token })).status).toBe(400)
  expect((await ask([])).status).toBe(400)
  expect(await codesSent()).toBe(before)
})

test('the message says what the code confirms: fund, amount and the last digits of the folio', async () => {
  await ask([small])
  const [email, sms] = await portal.inbox(pan)
  for (const message of [email, sms])
    expect(message?.body).toMatch(
      /^[A-Z]{3}-\d{4} is your one-time code to invest ₹5,000\.00 in Neem Flexi Cap Fund \(folio ••4821\) at Neem Mutual Fund\. /,
    )
})

test('a code confirms the order that it was asked for', async () => {
  const { resultInfo } = await order(small, await confirmed(small))
  expect(resultInfo.resultCode).toBe('SUCCESS')
})

test.each([
  ['Rs 10,00,000', { ...small, amount: 10_00_000_00 }],
  ['another fund', { ...small, schemePlanCode: 'LIQUID-DG' }],
  ['another folio', { ...small, folioNo: '91027306' }],
])('a code of Rs 5,000 does not confirm %s', async (_what, changed) => {
  const code = await confirmed(small)
  const { resultInfo } = await order(changed, code)
  expect(resultInfo).toMatchObject(needsNewCode)
  expect((await order(small, code)).resultInfo.resultCode).toBe('SUCCESS')
})

test('a code for a new folio does not confirm one with another bank account', async () => {
  const newFolio = (accountNumber: string) => ({
    bank: { accountNumber, ifscCode: 'PRJT0000417', accountType: 'Savings' as const },
    nomination: { kind: 'none' as const },
  })
  const terms = { ...small, folioNo: null, newFolio: newFolio('50100012340001') }
  const code = await confirmed(terms)
  const { resultInfo } = await order({ ...terms, newFolio: newFolio('50100012340002') }, code)
  expect(resultInfo).toMatchObject(needsNewCode)
})

test('a code of one session neither is checked nor confirms in another one of the same investor', async () => {
  const other = await portal.loginAs(pan)
  const code = await codeFor(small)
  expect((await validate(code, other)).status).toBe(404)
  expect((await validate(code)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await order(small, code, other)).resultInfo).toMatchObject(needsNewCode)
  expect((await order(small, code)).resultInfo.resultCode).toBe('SUCCESS')
})

test('30 wrong codes at the order call use up the tries, and then the right one confirms nothing', async () => {
  const code = await confirmed(small)
  const tries = Array.from({ length: 30 }, () => order(small, { ...code, otp: wrong(code.otp) }))
  for (const { resultInfo } of await Promise.all(tries)) expect(resultInfo).toMatchObject(needsNewCode)
  expect((await order(small, code)).resultInfo).toMatchObject(needsNewCode)
})

test('wrong codes at the order call count among the ten checks an hour', async () => {
  for (let round = 0; round < 2; round += 1) {
    const code = await codeFor(small)
    for (let attempt = 0; attempt < 5; attempt += 1) await order(small, { ...code, otp: wrong(code.otp) })
  }
  expect((await validate(await codeFor(small))).resultInfo.resultCodeId).toBe('-110')
})

test('the same order sent again under its key is answered, although its code is used up', async () => {
  const code = await confirmed(small)
  const body = { ...small, ...code, otpVerifyMode: 'OTP' as const, quickInvest: false }
  const send = () => portal.call(purchaseApi.newLumpsum, body, { token, idempotencyKey: 'the-same-key-0001' })
  const [first, again] = [await send(), await send()]
  expect(first.resultInfo.resultCode).toBe('SUCCESS')
  expect(again.data.orders[0]?.transactionId).toBe(first.data.orders[0]?.transactionId)
})
