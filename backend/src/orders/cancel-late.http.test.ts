import { orderApi } from '@portal/contracts/orders/order'
import { otpApi } from '@portal/contracts/identity/otp'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'

const flexi = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', bankId: 'BA-1001-1' }
const { pan } = people.asha

let portal: TestPortal
const journey = async () => outflowJourney(portal, pan, await portal.loginAs(pan))
const codesSent = async () => (await portal.inbox(pan)).filter(({ otp }) => otp).length

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

test('after the cut-off no code is sent to take an order back, and one sent before it confirms nothing', async () => {
  const own = await journey()
  const draftTerms = { ...flexi, howMuch: { amountUnitType: 'UNITS', units: '12.345' } as const }
  const { transactionId } = await own.redeemed(draftTerms)
  const inTime = await own.codeFor('CANCEL_REDEEM', { transactionId })
  const before = await codesSent()
  expect((await own.askCode('CANCEL_SWITCH', { transactionId })).status).toBe(404)

  await portal.advanceTo(new Date('2026-08-25T15:00:00+05:30'))
  const late = await journey()
  const tooLate = { resultCodeId: '-361', resultMsg: expect.stringContaining('too late') }
  expect((await late.askCode('CANCEL_REDEEM', { transactionId })).resultInfo).toMatchObject(tooLate)
  expect(await codesSent()).toBe(before)
  const { resultInfo } = await late.call(orderApi.cancelRedeem, { transactionId, ...own.confirmed(inTime) })
  expect(resultInfo).toMatchObject(tooLate)
  expect(await late.showRedemption(transactionId)).toMatchObject({ state: 'accepted' })
})

test('a code to take an order back is sent again before the cut-off, and not across it', async () => {
  await portal.advanceTo(new Date('2026-08-26T10:00:00+05:30'))
  const early = await journey()
  const draftTerms = { ...flexi, howMuch: { amountUnitType: 'UNITS', units: '2.345' } as const }
  const { transactionId } = await early.redeemed(draftTerms)
  await portal.advanceTo(new Date('2026-08-26T14:57:00+05:30'))
  const own = await journey()
  const { referenceNumber } = (await own.askCode('CANCEL_REDEEM', { transactionId })).data
  const again = () => own.call(otpApi.resend, { activityType: 'CANCEL_REDEEM', referenceNumber })

  await portal.advanceTo(new Date('2026-08-26T14:58:30+05:30'))
  expect((await again()).resultInfo.resultCode).toBe('SUCCESS')
  const before = await codesSent()
  await portal.advanceTo(new Date('2026-08-26T15:00:00+05:30'))
  expect((await again()).resultInfo).toMatchObject({ resultCodeId: '-361' })
  expect(await codesSent()).toBe(before)
})
