import { randomUUID } from 'node:crypto'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { bankApi } from '@portal/contracts/mandates/bank'
import { orderApi } from '@portal/contracts/orders/order'
import { paymentApi } from '@portal/contracts/payments/payment'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { sharedData } from '@portal/testing/node'
import { codeRequest } from '../../test-kit/code-request'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { checkInvariants } from '../invariants'
import { orders } from './schema'
import {
  forgetCodeLimits,
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'

const asha = people.asha.pan
const folioNo = '91024821'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo, amount: 25_000_00 }

let portal: TestPortal
let own: PurchaseJourney
let others: PurchaseJourney

const journeyOf = async (pan: string) => purchaseJourney(portal, pan, await portal.loginAs(pan))

beforeAll(async () => {
  portal = await startListeningPortal()
  own = await journeyOf(asha)
  others = await journeyOf(people.bharat.pan)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const orderCount = () => portal.platform.db.$count(orders)

test('a quote says what the money buys, at which NAV and when', async () => {
  const { data } = await own.call(purchaseApi.quote, flexi)
  expect(data).toMatchObject({
    stampDuty: 125,
    netAmount: 24_998_75,
    cutOff: '15:00',
    navDateIfPaidNow: '2026-08-25',
  })
  expect(data.scheme).toMatchObject({
    schemeName: 'Neem Flexi Cap Fund',
    planMode: 'DIRECT',
    optDesc: 'Growth',
  })
})

test('a purchase goes from order over payment to units [S1.009]', async () => {
  const order = await own.placed(flexi)
  expect(order).toMatchObject({ state: 'created', folioNo, isNewFolio: false, payments: [] })
  expect(order.orderNumber).toMatch(/^NM260825\d{4,}$/)
  const back = await own.pay(order.transactionId)
  expect(back).toBe(
    `${portal.platform.publicUrl()}/investors/home/transaction/payment?order=${order.transactionId}`,
  )
  const paid = await own.when(order.transactionId, ({ state }) => state === 'paid')
  expect(paid).toMatchObject({ navDate: '2026-08-25', unitsOn: '2026-08-26', units: null })
  expect(paid.payments).toMatchObject([
    { state: 'succeeded', bankReference: expect.stringMatching(/^\d{12}$/) },
  ])
})

test('an order keeps who bought what, how and with whom', async () => {
  const order = await own.placed(flexi)
  expect(order).toMatchObject({
    investorName: 'Asha Verma',
    investorPan: asha,
    investorEmail: 'asha.verma@example.in',
    investorMobile: people.asha.mobile,
    distributorARN: null,
    amount: 25_000_00,
    scheme: { schemePlanCode: 'FLEXI-DG', fundType: 'EQUITY', optionCode: 'G' },
  })
})

test('an attempt keeps the bank that paid and how [S3.046]', async () => {
  const order = await own.placed(flexi)
  const { banks } = (await own.call(paymentApi.banks, { transactionId: order.transactionId })).data
  const usable = banks.find(({ usableFrom }) => usableFrom === null)
  const { data } = await own.initiate(order.transactionId, 'DCB', usable?.bankId ?? '')
  expect(data.paymentGateway).toMatchObject({
    providerType: 'SANDBOX',
    url: expect.stringContaining('/pay/'),
  })
  expect(data.upi).toBeNull()
  const [attempt] = (await own.show(order.transactionId)).payments
  expect(attempt).toMatchObject({
    paymentMode: 'DCB',
    bankName: usable?.bankName,
    accountLast4: usable?.accountLast4,
  })
})

test('an order needs a one-time code that was found right, and uses it up [S7.008, S7.086]', async () => {
  const code = await own.confirmedCode(flexi)
  expect((await own.order({ ...flexi, ...code, otp: 'ABC0000' })).resultInfo.resultCodeId).toBe('-113')
  expect((await own.order({ ...flexi, ...code })).resultInfo.resultCode).toBe('SUCCESS')
  expect((await own.order({ ...flexi, ...code })).resultInfo.resultCodeId).toBe('-113')
})

test('a double click, a retry and a reload give one order', async () => {
  const code = await own.confirmedCode(flexi)
  const key = randomUUID()
  const before = await orderCount()
  const clicks = await Promise.all([1, 2, 3].map(() => own.order({ ...flexi, ...code }, key)))
  const again = await own.order({ ...flexi, ...code }, key)
  expect([...clicks, again].map(({ resultInfo }) => resultInfo.resultCode)).toEqual(Array(4).fill('SUCCESS'))
  const ids = [...clicks, again].map(({ data }) => data.orders[0]?.transactionId)
  expect(new Set(ids).size).toBe(1)
  expect((await orderCount()) - before).toBe(1)
  const other = await own.order({ ...flexi, ...code, amount: 30_000_00 }, key)
  expect(other.status).toBe(409)
})

test('two tabs with a copy of one draft place one order, though each has a code of its own', async () => {
  const key = randomUUID()
  const codes = [await own.confirmedCode(flexi), await own.confirmedCode(flexi)]
  const before = await orderCount()
  const tabs = await Promise.all(codes.map((code) => own.order({ ...flexi, ...code }, key)))
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await orderCount()) - before).toBe(1)
})

test('of two payments started at once one is left, and the same click gives the same attempt', async () => {
  const { transactionId } = await own.placed(flexi)
  const atOnce = await Promise.all([own.initiate(transactionId, 'UPI'), own.initiate(transactionId, 'UPI')])
  const { payments } = await own.show(transactionId)
  const left = payments.filter(({ state }) => state === 'started')
  expect(left).toHaveLength(1)
  // The other one was begun first and taken back, or was told that one is under way.
  const [lost] = atOnce.filter(({ data }) => data?.paymentId !== left[0]?.paymentId)
  if (!lost?.data) expect(['-343', '-345']).toContain(lost?.resultInfo.resultCodeId)
  const key = randomUUID()
  const clicks = await Promise.all([1, 2].map(() => own.initiate(transactionId, 'UPI', null, key)))
  expect(new Set(clicks.map(({ data }) => data.paymentId)).size).toBe(1)
})

test('a failed payment can be tried again, a paid order cannot be paid again', async () => {
  const { transactionId } = await own.placed(flexi)
  await own.pay(transactionId, 'failure')
  const failed = await own.when(transactionId, ({ payments }) => payments[0]?.state === 'failed')
  expect(failed).toMatchObject({ state: 'created', payments: [{ reason: 'The bank declined the payment.' }] })
  await own.pay(transactionId, 'success')
  await own.when(transactionId, ({ state }) => state === 'paid')
  expect((await own.initiate(transactionId, 'UPI')).resultInfo.resultCodeId).toBe('-341')
})

test('a payment that the bank still works on keeps another from starting', async () => {
  const { transactionId } = await own.placed(flexi)
  await own.pay(transactionId, 'pending')
  await own.when(transactionId, ({ payments }) => payments[0]?.state === 'pending')
  expect((await own.initiate(transactionId, 'UPI')).resultInfo.resultCodeId).toBe('-343')
})

test('a bank of somebody else cannot pay, and one in its cooling period says from when it can [S8.030]', async () => {
  const { transactionId } = await own.placed(flexi)
  expect((await own.initiate(transactionId, 'DCB', 'BA-1002-1')).resultInfo.resultCodeId).toBe('-325')
  const { resultInfo } = await own.initiate(transactionId, 'DCB', 'BA-1001-3')
  expect(resultInfo).toMatchObject({
    resultCodeId: '-323',
    resultMsg: expect.stringContaining('10-day cooling period'),
  })
})

test('orders, receipts and folios of another investor answer like ones that do not exist [S6.001]', async () => {
  const { transactionId } = await own.placed(flexi)
  expect((await own.call(orderApi.order, { transactionId })).status).toBe(200)
  const nobodys = randomUUID()
  for (const id of [transactionId, nobodys, 'not an id', '../../x']) {
    const answers = await Promise.all([
      others.call(orderApi.order, { transactionId: id }),
      others.call(paymentApi.paymentStatus, { transactionId: id }),
      others.call(paymentApi.banks, { transactionId: id }),
      others.call(orderApi.sendConfirmation, { transactionId: id, emailId: 'b@example.in' }),
      others.initiate(id, 'UPI'),
      others.call(paymentApi.payByMandate, { transactionId: id, umrn: 'PRJT7000000000001001' }),
    ])
    for (const { status, resultInfo } of answers)
      expect([status, resultInfo.resultCodeId]).toEqual([404, 'E_NOT_FOUND'])
  }
  expect((await others.call(purchaseApi.quote, flexi)).status).toBe(404)
  expect((await others.call(purchaseApi.quote, { ...flexi, folioNo: '99999999' })).status).toBe(404)
  expect((await others.order(flexi)).status).toBe(404)
})

test('what cannot be bought is refused with its reason, in the quote and in the order [S8.018, S8.019]', async () => {
  const kiran = await journeyOf(people.kiran.pan)
  const mohan = await journeyOf(people.mohan.pan)
  const codes = [
    await kiran.call(purchaseApi.quote, { ...flexi, folioNo: '91011022' }),
    await mohan.call(purchaseApi.quote, { ...flexi, folioNo: '91013013' }),
    await own.call(purchaseApi.quote, { ...flexi, amount: 99 }),
    await own.call(purchaseApi.quote, { ...flexi, schemePlanCode: 'NOSUCH-DG' }),
    await kiran.order({ ...flexi, folioNo: '91011022' }),
  ].map(({ status, resultInfo }) => [status, resultInfo.resultCodeId])
  expect(codes).toEqual([
    [200, '-302'],
    [200, '-301'],
    [200, '-307'],
    [200, '-310'],
    [200, '-302'],
  ])
})

test('KYC that is on hold blocks the purchase with a message [S8.015]', async () => {
  const om = await journeyOf(people.om.pan)
  const { resultInfo } = await om.call(purchaseApi.quote, { ...flexi, folioNo: null })
  expect(resultInfo).toMatchObject({ resultCode: 'FAILURE', resultMsg: expect.stringContaining('KYC') })
})

test('the receipt goes out as a PDF, only when the order was paid [S7.079]', async () => {
  const { transactionId } = await own.placed(flexi)
  const send = () => own.call(orderApi.sendConfirmation, { transactionId, emailId: 'family@example.in' })
  expect((await send()).resultInfo.resultCodeId).toBe('-351')
  await own.pay(transactionId)
  await own.when(transactionId, ({ state }) => state === 'paid')
  expect((await send()).data.sentTo).toBe('XXmily@example.in')
  const [sent] = await portal.inbox('family@example.in')
  expect(sent?.subject).toContain('Receipt of order NM260825')
})

test('the history shows open orders before what is in the ledger, newest first', async () => {
  const { transactionId } = await own.placed(flexi)
  const { transactions } = (await own.call(orderApi.history, { panNumber: asha, limit: 100 })).data
  expect(transactions[0]).toMatchObject({ date: '2026-08-25', kind: 'PURCHASE' })
  expect(transactions.find((row) => row.transactionId === transactionId)).toMatchObject({
    status: 'PENDING',
    statusText: 'Payment pending',
  })
  const dates = transactions.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect((await own.call(orderApi.history, { panNumber: people.bharat.pan, limit: 5 })).status).toBe(404)
})

test('the next instalments of active plans are told', async () => {
  const { upcoming } = (await own.call(systematicPlanApi.systematicPlans, { panNumber: asha })).data
  expect(upcoming.length).toBeGreaterThan(1)
  expect(upcoming.map(({ date }) => date)).toEqual(upcoming.map(({ date }) => date).sort())
})

test('hostile text in every text field is refused or unknown, and never breaks a call', async () => {
  const strings = sharedData('blns/blns.json') as string[]
  for (const text of strings.filter((each, index) => each.length < 65 && index % 4 === 0)) {
    const answers = [
      await own.call(orderApi.order, { transactionId: text }),
      await own.call(bankApi.ifsc, { ifscCode: text }),
    ]
    for (const { status } of answers) expect([400, 404]).toContain(status)
  }
})

test('a code of another activity does not place an order', async () => {
  await forgetCodeLimits(portal, asha)
  const { data } = await own.call(otpGenerateApi.generate, codeRequest('SERVICE_REQUEST', asha))
  const { referenceNumber } = data
  const otp = await portal.code(asha)
  await own.call(otpApi.validate, { activityType: 'SERVICE_REQUEST', otp, referenceNumber, panNumber: asha })
  expect((await own.order({ ...flexi, otp, referenceNumber })).resultInfo.resultCodeId).toBe('-113')
})

test('a further purchase of a scheme in a folio goes by investor/initiate, which takes no first one and no new folio [S7.059]', async () => {
  const further = await own.order(flexi, randomUUID(), 'initiate')
  expect(further.data?.orders[0]).toMatchObject({ kind: 'LUMPSUM', folioNo: flexi.folioNo })
  const first = { ...flexi, schemePlanCode: 'LIQUID-DG' }
  expect((await own.order(first, randomUUID(), 'initiate')).resultInfo.resultCodeId).toBe('-398')
  expect((await own.order({ ...flexi, folioNo: null }, randomUUID(), 'initiate')).status).toBe(400)
  expect((await own.order(flexi, randomUUID(), 'instantLumpsum')).status).toBe(400)
})
