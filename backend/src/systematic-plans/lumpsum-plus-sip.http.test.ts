import { randomUUID } from 'node:crypto'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { cartJourney } from '../../test-kit/cart/cart-journey'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { ashasSip } from '../../test-kit/orders/sip-journey'

const asha = people.asha.pan
const lumpsumAmount = 25_000_00

let portal: TestPortal
let own: ReturnType<typeof cartJourney>

beforeAll(async () => {
  portal = await startListeningPortal()
  own = cartJourney(portal, asha, await portal.loginAs(asha))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

type DraftTerms = typeof ashasSip & { folioNo: string | null }

/** The whole call, with a code that is right for both orders. */
async function both(draftTerms: DraftTerms, idempotencyKey: string = randomUUID()) {
  const { schemePlanCode, folioNo, newFolio } = draftTerms
  const where = { schemePlanCode, folioNo, ...(newFolio && { newFolio }) }
  const orders = [
    { kind: 'LUMPSUM', ...where, amount: lumpsumAmount },
    { kind: 'SIP', ...draftTerms },
  ] satisfies OrderTerms[]
  const { otp, referenceNumber } = await own.confirmed(orders)
  const code = { otp, referenceNumber, otpVerifyMode: 'OTP', quickInvest: false } as const
  return own.call(sipApi.lumpsumPlusSip, { ...draftTerms, lumpsumAmount, ...code }, { idempotencyKey })
}

test('a lump sum and a SIP of the same scheme are confirmed by one code and paid by one payment [S1.011, S7.088]', async () => {
  const { data } = await both({ ...ashasSip, payFirstNow: true, sipStartDate: '2026-10-10' })
  expect(data.orders.map(({ kind }) => kind)).toEqual(['LUMPSUM', 'SIP', 'SIP_INSTALMENT'])
  expect(new Set(data.orders.map(({ checkoutId }) => checkoutId)).size).toBe(1)
  const first = await own.paid(data.orders)
  const states = (await own.all(first)).map(({ kind, state }) => `${kind} ${state}`)
  expect(states).toEqual(['LUMPSUM paid', 'SIP accepted', 'SIP_INSTALMENT paid'])
})

test('the answer tells of each by itself [S3.040]', async () => {
  const { data } = await both(ashasSip)
  const [lumpsum, sip] = data.orders
  expect(data.lumpsumWithSIPResult).toMatchObject({
    lumpsum: { amount: lumpsumAmount, transactionId: lumpsum?.transactionId, startDate: null },
    sip: {
      amount: ashasSip.amount,
      transactionId: sip?.transactionId,
      startDate: ashasSip.sipStartDate,
      urnNumber: ashasSip.umrn,
    },
  })
})

test('a new folio of both opens once, with the payment of the lump sum', async () => {
  const newFolio = { bank: { bankId: 'BA-1001-1' }, nomination: { kind: 'none' } } as const
  const { data } = await both({ ...ashasSip, folioNo: null, newFolio })
  const first = await own.paid(data.orders)
  const folio = (await own.show(first)).folioNo
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  const orders = await own.all(first)
  expect(orders.map(({ state }) => state)).toEqual(['allotted', 'registered'])
  expect(orders.map(({ folioNo }) => folioNo)).toEqual([folio, folio])
})

test('a scheme without SIPs takes a lump sum only, and says so [S8.025]', async () => {
  const { resultInfo } = await both({ ...ashasSip, schemePlanCode: 'OVERNIGHT-DG' })
  expect(resultInfo).toMatchObject({
    resultCodeId: '-431',
    resultMsg: expect.stringContaining('cannot combine a lump sum and a SIP'),
  })
})

test('an instant folio takes a lump sum or a SIP by a call of its own, and only into a new folio [S7.068]', async () => {
  const newFolio = { bank: { bankId: 'BA-1001-1' }, nomination: { kind: 'none' } } as const
  const where = { schemePlanCode: 'FLEXI-DG', folioNo: null, newFolio }
  const once = { kind: 'LUMPSUM', ...where, amount: 5_000_00 } as const
  const sip = { kind: 'SIP', ...ashasSip, ...where } as const
  const idempotent = () => ({ idempotencyKey: randomUUID() })
  const code = async (order: OrderTerms & { kind: 'LUMPSUM' | 'SIP' }) => {
    const { otp, referenceNumber } = await own.confirmed([order])
    return { otp, referenceNumber, otpVerifyMode: 'OTP', quickInvest: false } as const
  }
  const placed = await own.call(purchaseApi.instantLumpsum, { ...once, ...(await code(once)) }, idempotent())
  expect(placed.data.orders[0]).toMatchObject({ kind: 'LUMPSUM', isNewFolio: true })
  const registered = await own.call(sipApi.instantSip, { ...sip, ...(await code(sip)) }, idempotent())
  expect(registered.data.orders[0]).toMatchObject({ kind: 'SIP', isNewFolio: true })
  const known = { ...sip, folioNo: ashasSip.folioNo }
  expect((await own.call(sipApi.instantSip, { ...known, ...(await code(known)) }, idempotent())).status).toBe(
    400,
  )
})
