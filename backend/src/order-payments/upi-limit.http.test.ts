import { people } from '../../sandbox/data/people'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'

const draftTerms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }
const lakh = 1_00_000_00

let portal: TestPortal
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  own = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())

const ordered = async (amount: number) => (await own.placed({ ...draftTerms, amount })).transactionId
const byUpi = async (transactionId: string) => (await own.initiate(transactionId, 'UPI')).resultInfo

test('UPI pays Rs 5,00,000 a day over all orders of an investor, waiting payments included; the next day again', async () => {
  const paid = await ordered(3 * lakh)
  await own.pay(paid)
  await own.when(paid, ({ state }) => state === 'paid')
  const waiting = await ordered(1.5 * lakh)
  expect((await byUpi(waiting)).resultCode).toBe('SUCCESS')

  const last = await ordered(0.5 * lakh + 500_00)
  expect(await byUpi(last)).toMatchObject({
    resultCodeId: '-321',
    resultMsg:
      'You can pay up to ₹5,00,000 a day by UPI, and have ₹50,000.00 left today. For more, use net banking or a debit card.',
  })
  expect((await own.initiate(last, 'DCB', 'BA-1001-1')).resultInfo.resultCode).toBe('SUCCESS')

  // The same order's own waiting attempt is taken back and does not count twice.
  expect((await byUpi(waiting)).resultCode).toBe('SUCCESS')
  expect((await byUpi(await ordered(0.5 * lakh))).resultCode).toBe('SUCCESS')
  expect((await byUpi(await ordered(1_000_00))).resultMsg).toContain(', and have ₹0.00 left today.')

  await portal.advanceTo(new Date('2026-08-26T10:00:00+05:30'))
  expect((await byUpi(await ordered(5 * lakh))).resultCode).toBe('SUCCESS')
})

test('what somebody else pays by UPI does not count', async () => {
  const { pan } = people.bharat
  const other = purchaseJourney(portal, pan, await portal.loginAs(pan))
  const { transactionId } = await other.placed({
    ...draftTerms,
    folioNo: '91002002',
    amount: 5 * lakh,
  })
  expect((await other.initiate(transactionId, 'UPI')).resultInfo.resultCode).toBe('SUCCESS')
})
