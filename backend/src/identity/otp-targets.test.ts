import { randomUUID } from 'node:crypto'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { maskEmail, maskPhone } from '@portal/contracts/format'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { openSessionCode } from './otp.service'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

test.each(['asha', 'bharat', 'gita'] as const)(
  'a code says where it really went, masked: %s',
  async (name) => {
    const { pan } = people[name]
    const before = (await portal.inbox(pan)).length
    const token = await portal.loginAs(pan)
    const { data } = await portal.call(
      otpGenerateApi.generate,
      {
        activityType: 'NEW_FOLIO',
        requestReference: randomUUID(),
        userId: pan,
        folioNumber: '',
        arnCode: '',
        flowType: 'JOINT_HOLDER',
        emailId: 'thief@example.com',
        mobileNumber: '9999999999',
        sendOtpTo: '',
      },
      { token },
    )
    const all = await portal.inbox(pan)
    const codes = all.slice(0, all.length - before).filter(({ otp }) => otp)
    const went = (channel: string, mask: (to: string) => string) => {
      const message = codes.find((each) => each.channel === channel)
      return message ? mask(message.to) : null
    }
    expect(codes.length).toBeGreaterThan(0)
    expect(data).toMatchObject({
      maskedMobile: went('sms', maskPhone),
      maskedEmail: went('email', maskEmail),
    })
  },
)

test('where no mobile is known, none is named', async () => {
  const { platform } = portal
  const { pan } = people.asha
  const token = await portal.loginAs(pan)
  const asker = await platform.sessionOf(await platform.tokens.verify('session', token, 'test-device-0001'))
  const wanted = { pan, activity: 'NEW_FOLIO' as const, asker, subject: { folioNo: null } }
  const to = { mobile: '', email: 'asha.verma@example.in' }
  expect(await openSessionCode(platform, { ...wanted, ...to })).toMatchObject({
    maskedMobile: null,
    maskedEmail: 'XXha.verma@example.in',
  })
})
