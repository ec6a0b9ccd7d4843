import { randomUUID } from 'node:crypto'
import { cartApi, type CartTerms } from '@portal/contracts/cart/cart'
import { orderApi } from '@portal/contracts/orders/order'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { paymentApi } from '@portal/contracts/payments/payment'
import { eq } from 'drizzle-orm'
import { investorByPan } from '../identity/investors'
import { sendActionLink } from '../links/action-link'
import { people } from '../../sandbox/data/people'
import { callOffOffer } from '../schemes/offer-failure'
import type { TestPortal } from '../../test-kit/test-portal'
import { aboutOrder } from '../orders/about-order'
import { checkInvariants } from '../invariants'
import { checkouts } from '../orders/schema'
import { cartJourney } from '../../test-kit/cart/cart-journey'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { ashasSip } from '../../test-kit/orders/sip-journey'

const asha = people.asha.pan
const folioNo = '91024821'
const lumpsum = (schemePlanCode: string, amount: number): CartTerms => ({
  kind: 'LUMPSUM',
  schemePlanCode,
  folioNo,
  amount,
})
const sip: CartTerms = { kind: 'SIP', ...ashasSip, payFirstNow: true, sipStartDate: '2026-10-10' }

let portal: TestPortal
let own: ReturnType<typeof cartJourney>

beforeAll(async () => {
  portal = await startListeningPortal()
  own = cartJourney(portal, asha, await portal.loginAs(asha))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const cart = async () => (await own.call(cartApi.cart, { panNumber: asha })).data
const add = (investDetails: CartTerms) => own.call(cartApi.add, { investDetails })
async function emptied(): Promise<void> {
  for (const { itemId } of (await cart()).items) await own.call(cartApi.remove, { itemId })
}

test('a cart has the details, the distributor, the mode and the goal of each scheme, and is there after another log-in [S3.052]', async () => {
  await add(lumpsum('FLEXI-DG', 25_000_00))
  await add({ ...sip, sipGoal: 'Dream Home' })
  const other = cartJourney(portal, asha, await portal.loginAs(asha))
  const { data } = await other.call(cartApi.cart, { panNumber: asha })
  expect(data.items).toMatchObject([
    {
      investDetails: { kind: 'LUMPSUM', amount: 25_000_00 },
      investmentMode: 'Direct',
      distributorInfo: null,
      sipGoal: null,
      toPay: 25_000_00,
    },
    { investDetails: { kind: 'SIP', sipDate: 10 }, sipGoal: 'Dream Home', toPay: 2_000_00 },
  ])
  // 0.005 % of 25,000 and of 2,000 rupees.
  expect(data).toMatchObject({ toPay: 27_000_00, stampDuty: 1_25 + 10, refusal: null })
  const bharat = cartJourney(portal, people.bharat.pan, await portal.loginAs(people.bharat.pan))
  expect((await bharat.call(cartApi.cart, { panNumber: people.bharat.pan })).data.items).toEqual([])
  const [first] = data.items
  const stolen = { itemId: first?.itemId ?? '', investDetails: lumpsum('FLEXI-DG', 1_000_00) }
  expect((await bharat.call(cartApi.change, stolen)).status).toBe(404)
  await emptied()
})

test('an order that cannot be bought says why and is not counted; the others are', async () => {
  await add(lumpsum('FLEXI-DG', 25_000_00))
  const { data } = await add(lumpsum('NOSUCH-DG', 5_000_00))
  await add(lumpsum('FLEXI-DG', 99))
  expect(data.items[1]).toMatchObject({ refusal: { code: '-310' }, toPay: 0, scheme: null })
  const seen = await cart()
  expect(seen.items[2]).toMatchObject({ refusal: { code: '-307' }, toPay: 0 })
  expect(seen.toPay).toBe(25_000_00)
  await emptied()
})

test('it holds ten orders, also of two windows that add at once', async () => {
  for (let count = 0; count < 9; count++) await add(lumpsum('FLEXI-DG', 5_000_00))
  const both = await Promise.all([add(sip), add(sip)])
  expect(both.map(({ resultInfo }) => resultInfo.resultCodeId).sort()).toEqual(['-326', '0'])
  expect((await cart()).items).toHaveLength(10)
  await emptied()
})

test('a SIP whose first day has passed in the cart begins on the next one', async () => {
  const { data } = await add({ ...sip, payFirstNow: false, sipStartDate: '2026-08-10' })
  expect(data.items[0]).toMatchObject({ investDetails: { sipStartDate: '2026-09-10' }, refusal: null })
  await emptied()
})

test('one code and one payment place and pay the orders of several schemes, lump sum and SIP; what was ordered leaves the cart [S7.069, S7.009]', async () => {
  await add(lumpsum('FLEXI-DG', 25_000_00))
  await add(lumpsum('CORPBOND-DG', 15_000_00))
  await add(sip)
  await add(lumpsum('FLEXI-DG', 99))
  const counted = (await cart()).items.filter(({ refusal }) => !refusal)
  const orders = counted.map(({ investDetails }) => investDetails)
  const requested = await own.confirmed(
    orders,
    counted.map(({ itemId }) => itemId),
  )
  const body = { ...requested, utmTxnId: 'UTM-7', utmLoginTxnId: 'UTM-8' }
  const key = randomUUID()
  const clicks = await Promise.all(
    [1, 2].map(() => own.call(cartApi.multiScheme, body, { idempotencyKey: key })),
  )
  const [one, two] = clicks.map(({ data }) => data.orders.map(({ transactionId }) => transactionId))
  expect(one).toEqual(two)
  const placed = clicks[0]?.data.orders ?? []
  expect(placed.map(({ kind }) => kind)).toEqual(['LUMPSUM', 'LUMPSUM', 'SIP', 'SIP_INSTALMENT'])
  expect((await cart()).items).toHaveLength(1)
  const [checkout] = await portal.platform.db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, placed[0]?.checkoutId ?? ''))
  expect(checkout).toMatchObject({ amount: 42_000_00, utmTxnId: 'UTM-7', utmLoginTxnId: 'UTM-8' })
  const first = await own.paid(placed)
  const { data: status } = await own.call(paymentApi.paymentStatus, { transactionId: first })
  expect(status.checkout.amount).toBe(42_000_00)
  expect(status.checkout.orders.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
  await emptied()
})

test('a changed order needs a code of its own', async () => {
  const requested = await own.confirmed([lumpsum('FLEXI-DG', 25_000_00), lumpsum('CORPBOND-DG', 15_000_00)])
  const changed = {
    ...requested,
    orders: [lumpsum('FLEXI-DG', 25_000_00), lumpsum('CORPBOND-DG', 16_000_00)],
  }
  const { resultInfo } = await own.call(cartApi.multiScheme, changed, { idempotencyKey: randomUUID() })
  expect(resultInfo.resultCodeId).toBe('-113')
})

test('orders of folios without a common bank account cannot be paid at once', async () => {
  const priya = cartJourney(portal, people.priya.pan, await portal.loginAs(people.priya.pan))
  const folios = await priya.call(cartApi.cart, { panNumber: people.priya.pan })
  expect(folios.data.refusal).toBeNull()
  const of = (folio: string): CartTerms => ({ ...lumpsum('FLEXI-DG', 5_000_00), folioNo: folio })
  await priya.call(cartApi.add, { investDetails: of('91016017') })
  const { data } = await priya.call(cartApi.add, { investDetails: of('91016020') })
  expect(data.items.map(({ refusal }) => refusal)).toEqual([null, null])
  expect(data.refusal).toMatchObject({ code: '-327' })
  const requested = await priya.confirmed([of('91016017'), of('91016020')])
  const { resultInfo } = await priya.call(cartApi.multiScheme, requested, { idempotencyKey: randomUUID() })
  expect(resultInfo.resultCodeId).toBe('-327')
})

test('orders into a new folio open one, by the call of their own; the call takes no other folio [S7.068]', async () => {
  const newFolio = { bank: { bankId: 'BA-1001-1' }, nomination: { kind: 'none' } } as const
  const into = (code: string): CartTerms => ({ ...lumpsum(code, 5_000_00), folioNo: null, newFolio })
  const wrong = await own.confirmed([into('FLEXI-DG'), lumpsum('CORPBOND-DG', 5_000_00)])
  expect((await own.call(cartApi.multiCart, wrong, { idempotencyKey: randomUUID() })).status).toBe(400)
  const body = await own.confirmed([into('FLEXI-DG'), into('CORPBOND-DG')])
  const { data } = await own.call(cartApi.multiCart, body, { idempotencyKey: randomUUID() })
  const first = await own.paid(data.orders)
  const folios = (await own.all(first)).map((order) => order.folioNo)
  expect(new Set(folios).size).toBe(1)
  expect(folios[0]).toMatch(/^5001/)
})

test('the mail of a failed payment names one order of its cart, and what is paid together with it', async () => {
  const { platform } = portal
  const placed = await own.placedTogether([lumpsum('FLEXI-DG', 25_000_00), lumpsum('CORPBOND-DG', 15_000_00)])
  const [first] = placed
  const transactionId = first?.transactionId ?? ''
  await own.pay(transactionId, 'failure')
  await own.when(transactionId, ({ payments }) => payments.some(({ state }) => state === 'failed'))
  const investor = await investorByPan(platform.db, asha)
  if (!investor) throw new Error('Asha is not there')
  await sendActionLink(platform, investor, 'PAYMENT_FAILED', transactionId, aboutOrder)
  const [mail] = await portal.inbox(people.asha.email)
  expect(mail?.subject).toBe('Your payment did not go through')
  expect(mail?.body).toMatch(
    new RegExp(
      `\\(Order ${first?.orderNumber}: ₹25,000\\.00 for Neem [^)]+, ₹40,000\\.00 with the orders paid together with it\\): http`,
    ),
  )
})

test('a cart that is paid cannot be paid again', async () => {
  const placed = await own.placedTogether([lumpsum('FLEXI-DG', 5_000_00), lumpsum('CORPBOND-DG', 6_000_00)])
  const first = await own.paid(placed)
  expect((await own.initiate(first, 'UPI')).resultInfo.resultCodeId).toBe('-341')
})

test('a scheme that cannot be allotted costs the others of its cart nothing: its share goes back [S1.014]', async () => {
  const placed = await own.placedTogether([lumpsum('FLEXI-DG', 25_000_00), lumpsum('VALUE-DG', 10_000_00)])
  const first = await own.paid(placed)
  await callOffOffer(portal.platform.db, 'VALUE', '2026-09-04')
  await portal.advanceTo(new Date('2026-09-05T10:00:00+05:30'))
  await portal.settle()
  const orders = await own.all(first)
  expect(orders.map(({ state }) => state)).toEqual(['allotted', 'refunded'])
  expect(orders[1]?.failureReason).toContain('called off')
  const receiptOf = async (transactionId: string) =>
    (await own.call(orderApi.sendConfirmation, { transactionId, emailId: 'asha@example.in' })).resultInfo
  expect((await receiptOf(orders[0]?.transactionId ?? '')).resultCode).toBe('SUCCESS')
  expect(await receiptOf(orders[1]?.transactionId ?? '')).toMatchObject({
    resultCodeId: '-351',
    resultMsg: expect.stringContaining('goes back to your account'),
  })
})

test('a code is asked for with at most ten orders', async () => {
  const orders = Array.from({ length: 11 }, () => lumpsum('FLEXI-DG', 5_000_00))
  const request = { activityType: 'LUMPSUM', requestReference: randomUUID(), userId: asha } as const
  const rest = { folioNumber: '', arnCode: '', emailId: '', mobileNumber: '', sendOtpTo: '' } as const
  const { status } = await own.call(otpGenerateApi.generate, {
    ...request,
    ...rest,
    flowType: 'INVESTOR',
    orders,
  })
  expect(status).toBe(400)
})

test('what lies in the cart is ordered once, whatever two windows ask for', async () => {
  await emptied()
  const order = lumpsum('FLEXI-DG', 5_000_00)
  await add(order)
  const itemIds = (await cart()).items.map(({ itemId }) => itemId)
  const bodies = [await own.confirmed([order], itemIds), await own.confirmed([order], itemIds)]
  const answers = await Promise.all(
    bodies.map((body) => own.call(cartApi.multiScheme, body, { idempotencyKey: randomUUID() })),
  )
  const codes = answers.map(({ resultInfo }) => resultInfo.resultCodeId)
  expect(codes.sort()).toEqual(['-329', '0'])
  expect((await cart()).items).toEqual([])
})
