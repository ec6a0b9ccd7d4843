import { cartApi } from '@portal/contracts/cart/cart'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { orderApi } from '@portal/contracts/orders/order'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { timelineApi } from '@portal/contracts/orders/transaction-timeline'
import { randomUUID } from 'node:crypto'
import { mandateJourney } from '../../test-kit/mandates/mandate-journey'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { cartJourney } from '../../test-kit/cart/cart-journey'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { ashasSip, sipJourney } from '../../test-kit/orders/sip-journey'

const { pan, mobile } = people.asha
const folioNo = '91024821'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo, amount: 25_000_00 }

let portal: TestPortal
let token: string
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  token = await portal.loginAs(pan)
  own = purchaseJourney(portal, pan, token)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const recordOf = async (transactionId: string) =>
  (await own.call(timelineApi.timeline, { transactionId })).data.record

test('a lump sum through a distributor is kept with who bought what, through whom and from which account [S3.047] [S3.048] [S3.050]', async () => {
  const advice = {
    distributorARN: 'ARN-1204',
    subBrokerCode: null,
    euin: 'E012041',
    ria: null,
    executionOnly: false,
  }
  const order = await own.placed({ ...flexi, schemePlanCode: 'FLEXI-RG', advice })
  expect(await recordOf(order.transactionId)).toMatchObject({ bankDetails: null })
  await own.initiate(order.transactionId, 'DCB', 'BA-1001-1')
  expect(await recordOf(order.transactionId)).toEqual({
    transactionId: order.transactionId,
    userTxrnNo: order.orderNumber,
    initiatedOn: order.createdAt,
    modifiedOn: order.createdAt,
    expiredOn: null,
    distributorArn: 'ARN-1204',
    distributorName: 'Gulmohar Financial Distribution',
    euin: 'E012041',
    euinProfileName: 'Kavya Shetty',
    folioNo,
    investorEmail: 'asha.verma@example.in',
    investorMobileNumber: mobile,
    investorName: 'Asha Verma',
    investorPAN: pan,
    schemeName: 'Neem Flexi Cap Fund',
    schemeCode: 'FLEXI',
    investType: 'LUMPSUM',
    investOption: 'G',
    option: 'Growth',
    dividendFrequency: null,
    investmentAmount: 25_000_00,
    amountUnitType: 'AMOUNT',
    transactionStatus: 'PENDING',
    subStatus: 'Payment pending',
    toScheme: null,
    toSchemeCode: null,
    frequency: null,
    frequencyDate: null,
    sipSrn: null,
    startDate: null,
    endDate: null,
    numOfInstallments: null,
    topUpAmount: null,
    topUpFrequency: null,
    topUpMaxAmount: null,
    topUpMaxYears: null,
    topUpuntil: null,
    bankDetails: {
      bankId: 'BA-1001-1',
      bankName: 'Parijat Bank',
      accountNumber: expect.stringMatching(/^X+4417$/),
      accountType: 'Savings',
      bankCity: 'Mumbai',
      paymentMode: 'DCB',
    },
  })
})

test('a SIP is kept with its dates, its step-ups and the mandate that pays it [S3.049] [S3.050]', async () => {
  const sipTopUp = {
    topUpAmount: 500_00,
    topUpFrequency: 'Yearly',
    topUpMaxAmount: 3_000_00,
    topUpMaxYears: null,
    topUpuntil: null,
  } as const
  const until = { sipPeriod: 'No. of Installments', installments: 24 } as const
  const [order] = await sipJourney(portal, pan, token).placed({ ...ashasSip, sipTopUp, until })
  expect(await recordOf(order?.transactionId ?? '')).toMatchObject({
    investType: 'SIP',
    investmentAmount: 2_000_00,
    frequency: 'Monthly',
    frequencyDate: 10,
    startDate: '2026-09-10',
    endDate: '2028-08-10',
    numOfInstallments: 24,
    sipSrn: order?.planId,
    userTxrnNo: order?.orderNumber,
    ...sipTopUp,
    bankDetails: { bankId: 'BA-1001-1', paymentMode: 'KOTM' },
  })
})

test('what leaves a holding is kept by amount or by units, with where it goes [S3.048] [S3.050]', async () => {
  const outflows = outflowJourney(portal, pan, token)
  const moved = await outflows.switched({
    schemePlanCode: 'FLEXI-DG',
    toSchemePlanCode: 'CORPBOND-DG',
    folioNo,
    howMuch: { amountUnitType: 'AMOUNT', amount: 10_000_00 },
  })
  expect(await recordOf(moved.transactionId)).toMatchObject({
    investType: 'SWITCH',
    amountUnitType: 'AMOUNT',
    investmentAmount: 10_000_00,
    toScheme: 'Neem Corporate Bond Fund',
    toSchemeCode: 'CORPBOND',
    bankDetails: null,
  })
  const howMuch = { amountUnitType: 'UNITS', units: '10.000' } as const
  const sold = await outflows.redeemed({ schemePlanCode: 'FLEXI-DG', folioNo, bankId: 'BA-1001-1', howMuch })
  expect(await recordOf(sold.transactionId)).toMatchObject({
    amountUnitType: 'UNITS',
    investmentAmount: null,
    bankDetails: { bankId: 'BA-1001-1', bankName: 'Parijat Bank', paymentMode: null },
  })
})

test('the answer to a lump sum names the account that usually pays it, its plan and its scheme; a cart both kinds of scheme [S3.045]', async () => {
  const { data } = await own.order(flexi)
  const bankDetails = { bankName: 'Parijat Bank', accountLast4: '4417' }
  const equityScheme = {
    fundType: 'EQUITY',
    option: 'G',
    optionName: 'Growth',
    plan: 'D',
    planMode: 'Direct',
    planName: 'Direct',
    scheme: 'FLEXI-DG',
    schemeName: 'Neem Flexi Cap Fund',
  }
  expect(data).toMatchObject({ planMode: 'Direct', bankDetails, equityScheme })
  expect(data).not.toHaveProperty('debtScheme')
  const cart = cartJourney(portal, pan, token)
  const two = [
    { kind: 'LUMPSUM', ...flexi, schemePlanCode: 'CORPBOND-DG' },
    { kind: 'LUMPSUM', ...flexi },
  ] as const
  const both = await own.call(cartApi.multiScheme, await cart.confirmed([...two]), {
    idempotencyKey: randomUUID(),
  })
  expect(both.data).toMatchObject({
    schemeName: 'Neem Corporate Bond Fund',
    equityScheme,
    debtScheme: { fundType: 'DEBT', scheme: 'CORPBOND-DG', schemeName: 'Neem Corporate Bond Fund' },
  })
})

test('a transaction is created, a mandate is told and sent by e-mail, a receipt is sent and a bank is added by POST alone [S7.093]', async () => {
  const { transactionId } = await own.placed(flexi)
  await own.pay(transactionId)
  await own.when(transactionId, ({ state }) => state === 'paid')
  const receipt = await own.call(orderApi.sendConfirmation, { transactionId, emailId: 'asha@example.in' })
  expect(receipt.data.sentTo).toMatch(/@example\.in$/)

  const otm = await own.call(sipApi.mandates, { panNumber: pan })
  expect(otm.data.mandates[0]).toMatchObject({ umrn: 'PRJT7000000000001001', kind: 'OTM' })
  const { data: requested } = await mandateJourney(portal, pan, token).initiate()
  const { registrationId } = requested.registration
  const told = await own.call(mandateApi.emandateSendConfirmation, { registrationId })
  expect(told.data.maskedEmail).toMatch(/@example\.in$/)

  const account = {
    ifscCode: 'PLSH0000331',
    accountNumber: '918020067719921',
    accountType: 'Savings',
  } as const
  const added = await own.call(folioBankApi.add, { folioNo, account, chequeDocumentId: null })
  expect(added.resultInfo.resultCode).toBe('SUCCESS')

  const posts = [purchaseApi.newLumpsum, sipApi.mandates, orderApi.sendConfirmation, folioBankApi.add]
  for (const { path } of [...posts, mandateApi.emandateSendConfirmation]) {
    const { statusCode } = await portal.app.inject({
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([path, statusCode]).toEqual([path, 405])
  }
})

/** Moves the clock, so it is the last. */
test('an order is pending, failed, in process, completed and expired as its payment goes [S4.001] [S3.047]', async () => {
  const statusOf = async (id: string) => (await recordOf(id))?.transactionStatus
  const { transactionId: bought } = await own.placed(flexi)
  const { transactionId: left } = await own.placed(flexi)
  expect(await statusOf(bought)).toBe('PENDING')
  await own.pay(bought, 'failure')
  await own.when(bought, ({ payments }) => payments[0]?.state === 'failed')
  expect(await statusOf(bought)).toBe('FAILED')
  await own.pay(bought)
  await own.when(bought, ({ state }) => state === 'paid')
  expect(await statusOf(bought)).toBe('IN_PROCESS')
  await portal.advance(3)
  token = await portal.loginAs(pan)
  own = purchaseJourney(portal, pan, token)
  expect(await recordOf(bought)).toMatchObject({ transactionStatus: 'COMPLETED', expiredOn: null })
  const expired = await recordOf(left)
  expect(expired?.transactionStatus).toBe('EXPIRED')
  expect(expired?.expiredOn).toBe(expired?.modifiedOn)
  expect(Date.parse(expired?.expiredOn ?? '')).toBeGreaterThan(Date.parse(expired?.initiatedOn ?? ''))
})
