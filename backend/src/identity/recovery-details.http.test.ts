import { message } from '@portal/contracts/catalogue'
import { authApi } from '@portal/contracts/identity/auth'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { otpApi, type OtpChallenge } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { people } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  portal.platform.config.securityQuestions = true
})
afterAll(() => portal.close())

const device = 'test-device-0001'
const answers = [
  { questionId: 'TEACHER', answer: 'Mrs. Pinto' },
  { questionId: 'STREET', answer: 'Hill Road' },
]

async function confirmed(endpoint: typeof authApi.resetPassword, userId: string) {
  const { data } = await portal.call(endpoint, { userId })
  const { uniqueID, challenge } = data
  const { referenceNumber } = challenge
  const otp = await portal.code(userId)
  return (await portal.call(authApi.verifyOtp, { uniqueID, referenceNumber, otp })).data
}

const setPassword = (userId: string, passWord: string, token = '') =>
  portal.call(authApi.createPassword, { userId, passWord }, { token })
const answer = (given: string, token = '') =>
  portal.call(recoveryApi.questions, { answers: [{ questionId: 'TEACHER', answer: given }] }, { token })

describe('security questions', () => {
  test('are listed where the installation asks them, and none are where it does not [S7.024]', async () => {
    const list = async () => (await portal.call(recoveryApi.registrationQuestions, {})).data.questions
    expect((await list()).length).toBeGreaterThan(3)
    portal.platform.config.securityQuestions = false
    expect(await list()).toEqual([])
    portal.platform.config.securityQuestions = true
  })

  test('are answered at the registration, and one of them before a forgotten password is replaced [S7.025]', async () => {
    const { pan, email, mobile, countryCode } = people.dev
    const typed = { pan, email, mobile, countryCode, isInternational: false }
    const { data } = await portal.call(authApi.register, typed)
    const code = {
      uniqueID: data.uniqueID,
      referenceNumber: data.challenge.referenceNumber,
      otp: await portal.code(pan),
    }
    const token = (await portal.call(authApi.verifyOtp, code)).data.setPasswordToken
    const twice = [answers[0]!, answers[0]!]
    expect(
      (await portal.call(recoveryApi.questions, { answers: twice }, { token })).resultInfo.resultCodeId,
    ).toBe('-657')
    await portal.call(recoveryApi.questions, { answers }, { token })
    expect((await setPassword(pan, 'Neem#Tree26', token)).resultInfo.resultCode).toBe('SUCCESS')

    const forgot = await confirmed(authApi.resetPassword, pan)
    expect(forgot.question).toMatchObject({ questionId: 'TEACHER' })
    const { setPasswordToken } = forgot
    expect((await setPassword(pan, 'Leaf#Green26', setPasswordToken)).resultInfo.resultCodeId).toBe('-660')
    expect((await answer('Mrs. Rao', setPasswordToken)).resultInfo.resultCodeId).toBe('-658')
    expect((await answer('mrs  PINTO.', setPasswordToken)).resultInfo.resultCode).toBe('SUCCESS')
    expect((await setPassword(pan, 'Leaf#Green26', setPasswordToken)).resultInfo.resultCode).toBe('SUCCESS')
  })

  test('take five wrong answers, then not even the right one [S8.045]', async () => {
    const { setPasswordToken } = await confirmed(authApi.resetPassword, people.dev.pan)
    const told: string[] = []
    for (let wrong = 0; wrong < 5; wrong += 1)
      told.push((await answer('Nowhere', setPasswordToken)).resultInfo.resultMsg)
    expect(told.map((text) => /(\S+) (try|tries) left/.exec(text)?.[1])).toEqual(['4', '3', '2', '1', 'No'])
    expect((await answer('Mrs. Pinto', setPasswordToken)).resultInfo).toMatchObject({
      resultCodeId: '-659',
      resultMsg: message('attemptsExceeded'),
    })
  })

  test('are answered anew with a one-time code, not without one [S7.029]', async () => {
    const { pan } = people.bharat
    const token = await portal.loginAs(pan)
    const details = async () =>
      (await portal.call(recoveryApi.recoveryDetails, { panNumber: pan }, { token })).data
    expect((await details()).answered).toEqual([])
    const requested = await portal.call(otpGenerateApi.generate, codeRequest('SERVICE_REQUEST', pan), {
      token,
    })
    const update = (code: { referenceNumber: string; otp: string }) =>
      portal.call(recoveryApi.updateRecoveryDetails, { panNumber: pan, answers, code }, { token })
    const checked = await check('SERVICE_REQUEST', requested.data, pan, token)
    expect((await update({ ...checked, otp: 'ABC0000' })).resultInfo.resultCodeId).toBe('-113')
    expect((await update(checked)).resultInfo.resultCode).toBe('SUCCESS')
    expect((await details()).answered).toHaveLength(2)
    expect((await update(checked)).resultInfo.resultCodeId).toBe('-113')
  })
})

async function check(
  activityType: 'SERVICE_REQUEST' | 'CONTACT',
  { referenceNumber, prefixValue }: OtpChallenge,
  pan: string,
  token: string,
) {
  const sent = (await portal.inbox(pan)).find(({ prefix }) => prefix === prefixValue)
  const otp = `${prefixValue}${sent?.otp}`
  await portal.call(otpApi.validate, { activityType, otp, referenceNumber, panNumber: pan }, { token })
  return { referenceNumber, otp }
}

type Contact = RequestOf<typeof recoveryApi.updateContact>

/** Moves where codes go, with a code from each side. */
async function moveContact(token: string, to: Contact) {
  const { data } = await portal.call(recoveryApi.updateContact, to, { token })
  const current = await check('CONTACT', data.current, to.panNumber, token)
  const proved = await check('CONTACT', data.next, to.panNumber, token)
  return portal.call(recoveryApi.updateUserContact, { ...to, current, next: proved }, { token })
}

describe('a change of the contact', () => {
  const { pan, email } = people.priya
  const next = {
    panNumber: pan,
    email: 'priya.new@example.in',
    mobile: '9810008888',
    countryCode: '+91',
    isInternational: false,
  }

  test('takes one code from the contact until now and one from the new one, for exactly this contact [S7.026]', async () => {
    const token = await portal.loginAs(pan)
    const { data } = await portal.call(recoveryApi.updateContact, next, { token })
    expect(data.current).toMatchObject({ maskedEmail: 'XXiya.lal@example.in', maskedMobile: 'XXXXXX1016' })
    expect(data.next).toMatchObject({ maskedEmail: 'XXiya.new@example.in', maskedMobile: 'XXXXXX8888' })
    const current = await check('CONTACT', data.current, pan, token)
    const proved = await check('CONTACT', data.next, pan, token)
    const finish = async (body: object) =>
      (
        await portal.call(
          recoveryApi.updateUserContact,
          { ...next, current, next: proved, ...body },
          { token },
        )
      ).resultInfo
    expect(await finish({ current: proved })).toMatchObject({ resultCodeId: '-113' })
    expect(await finish({ email: 'another@example.in' })).toMatchObject({ resultCodeId: '-113' })
    expect(await finish({})).toMatchObject({ resultCode: 'SUCCESS' })
    expect((await portal.call(authApi.profile, {}, { token })).data).toMatchObject({
      emailId: next.email,
      mobileNum: next.mobile,
    })
    const told = (await portal.inbox(email)).map(({ subject }) => subject)
    expect(told).toContain('Your contact details were changed')
  })

  test('ends the ways back in that its old readers began: no code again, no code taken, no password set', async () => {
    const { pan, email } = people.bharat
    const { setPasswordToken } = await confirmed(authApi.resetPassword, pan)
    const { data } = await portal.call(authApi.resetPassword, { userId: pan })
    const { referenceNumber } = data.challenge
    const otp = await portal.code(pan)
    await moveContact(await portal.loginAs(pan), { ...next, panNumber: pan, email: `new.${email}` })
    const again = { activityType: 'FORGOT_PASSWORD', referenceNumber } as const
    expect((await portal.call(otpApi.resend, again)).resultInfo.resultCodeId).toBe('-112')
    const late = { uniqueID: data.uniqueID, referenceNumber, otp }
    expect((await portal.call(authApi.verifyOtp, late)).resultInfo.resultCodeId).toBe('-111')
    expect((await setPassword(pan, 'Leaf#Green27', setPasswordToken)).status).toBe(401)
  })

  test('to the same contact is refused before a code is sent', async () => {
    const token = await portal.loginAs(pan, device)
    const { resultInfo } = await portal.call(recoveryApi.updateContact, next, { token })
    expect(resultInfo.resultCodeId).toBe('-661')
  })
})
