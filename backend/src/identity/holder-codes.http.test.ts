import { randomUUID } from 'node:crypto'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

const { pan } = people.priya
const second = people.kiran.pan
const held = { ofBoth: '91016019', alone: '91016022' }
const draftTermsIn = (folioNo: string) => ({ schemePlanCode: 'FLEXI-DG', folioNo, amount: 10_000_00 })

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(pan)
})
afterAll(() => portal.close())

const codesForBoth = (ordersIn: string) =>
  portal.call(
    otpGenerateApi.generateMultiUser,
    {
      activityType: 'LUMPSUM',
      requestReference: 'a1b2c3d4e5f6',
      userId: pan,
      folioNumber: held.ofBoth,
      orders: [{ kind: 'LUMPSUM', ...draftTermsIn(ordersIn) }],
    },
    { token },
  )

async function orderBy(referenceNumber: string, otp: string) {
  const validated = await portal.call(
    otpApi.validate,
    { activityType: 'LUMPSUM', otp, referenceNumber, panNumber: pan },
    { token },
  )
  expect(validated.resultInfo.resultCode).toBe('SUCCESS')
  const order = {
    otpVerifyMode: 'OTP' as const,
    quickInvest: false,
    otp,
    referenceNumber,
    ...draftTermsIn(held.ofBoth),
  }
  const key = { token, idempotencyKey: randomUUID() }
  return (await portal.call(purchaseApi.newLumpsum, order, key)).resultInfo
}

test('the code of a second holder confirms no order of the first, whose own does', async () => {
  const { users } = (await codesForBoth(held.ofBoth)).data
  const [own = '', other = ''] = users.map(({ challenge }) => challenge.referenceNumber)
  expect(await orderBy(other, await portal.code(second))).toMatchObject({ resultCodeId: '-113' })
  expect(await orderBy(own, await portal.code(pan))).toMatchObject({ resultCode: 'SUCCESS' })
})

test('the holders of one folio are sent no codes for orders in another', async () => {
  const before = (await portal.inbox(second)).length
  expect((await codesForBoth(held.alone)).status).toBe(400)
  expect(await portal.inbox(second)).toHaveLength(before)
})
