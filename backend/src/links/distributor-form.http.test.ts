import { randomUUID } from 'node:crypto'
import { distributorApi } from '@portal/contracts/distributors/distributor'
import { actionLinkApi } from '@portal/contracts/wire/action-link'
import type { LumpsumTerms } from '@portal/contracts/orders/order-terms'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { paymentApi } from '@portal/contracts/payments/payment'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { eq } from 'drizzle-orm'
import { checkInvariants } from '../invariants'
import { orders } from '../orders/schema'
import { people } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

const { pan } = people.nisha
const folioNo = '91014014'

let portal: TestPortal
let call: TestPortal['call']

beforeAll(async () => {
  portal = await startTestPortal()
  call = await openForm()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

/** The investor opens what a distributor began: folio and PAN, then a code; answers the calls of that session. */
async function openForm(): Promise<TestPortal['call']> {
  const payload = { pan, kind: 'DISTRIBUTOR' }
  const sent = await portal.app.inject({ method: 'POST', url: '/sandbox/action-links', payload })
  const link: string = sent.json().token
  const named = { link, folioNumber: folioNo, panNumber: pan }
  const { uniqueID, challenge } = (await portal.call(actionLinkApi.generateOtp, named)).data
  const { referenceNumber } = challenge
  const typed = { link, uniqueID, referenceNumber, otp: await portal.code(pan) }
  const { session } = (await portal.call(actionLinkApi.validateOtp, typed)).data
  return (endpoint, body, options) => portal.call(endpoint, body, { token: session.sessionToken, ...options })
}

/** The distributor's scheme and adviser with the investor's amount, and the code that confirms exactly this. */
async function confirmed(amount: number) {
  const { euins } = (await call(distributorApi.euinList, { distributorARN: 'ARN-0001' })).data
  const advice = {
    distributorARN: 'ARN-0001',
    euin: euins[0]?.euin ?? null,
    subBrokerCode: null,
    ria: null,
    executionOnly: false,
  }
  const terms: LumpsumTerms = { kind: 'LUMPSUM', schemePlanCode: 'FLEXI-RG', folioNo, amount, advice }
  const activityType = 'LUMPSUM' as const
  const requested = await call(otpGenerateApi.generate, {
    ...codeRequest(activityType, pan),
    folioNumber: folioNo,
    orders: [terms],
  })
  const { referenceNumber } = requested.data
  const otp = await portal.code(pan)
  await call(otpApi.validate, { activityType, otp, referenceNumber, panNumber: pan })
  const { kind: _, ...order } = terms
  return { ...order, otp, referenceNumber, otpVerifyMode: 'OTP' as const, quickInvest: false }
}

const placedFor = async (amount: number) =>
  (await portal.platform.db.select().from(orders).where(eq(orders.investorPan, pan))).filter(
    (order) => order.amount === amount,
  )

test('what a distributor began and the investor confirms online is one POST: repeated it places one order, a GET places none [S7.090]', async () => {
  const { method, path } = purchaseApi.newLumpsum
  expect(method).toBe('POST')
  const body = await confirmed(7_001_00)
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    [1, 2, 3].map(() => call(purchaseApi.newLumpsum, body, { idempotencyKey })),
  )
  expect(answers.map(({ resultInfo }) => resultInfo.resultCode)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS'])
  expect(new Set(answers.map(({ data }) => data.orders[0]?.transactionId)).size).toBe(1)
  const [order, ...more] = await placedFor(7_001_00)
  expect(more).toEqual([])
  expect(order).toMatchObject({ kind: 'LUMPSUM', schemePlanCode: 'FLEXI-RG', folioNo })
  const read = await portal.app.inject({ method: 'GET', url: `/api/v1/${path}` })
  expect(read.statusCode).toBe(405)
  expect(read.headers.allow).toBe('POST')
  expect(await placedFor(7_001_00)).toHaveLength(1)
  const { data } = await call(paymentApi.paymentStatus, { transactionId: order?.id ?? '' })
  expect(data.checkout.amount).toBe(7_001_00)
})

test('without the code of exactly this form nothing is placed [S7.090]', async () => {
  const body = await confirmed(7_002_00)
  const changed = await call(
    purchaseApi.newLumpsum,
    { ...body, amount: 7_003_00 },
    { idempotencyKey: randomUUID() },
  )
  expect(changed.resultInfo).toMatchObject({ resultCode: 'FAILURE', resultCodeId: '-113' })
  expect([...(await placedFor(7_002_00)), ...(await placedFor(7_003_00))]).toEqual([])
})
