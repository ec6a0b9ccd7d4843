import { message } from '@portal/contracts/catalogue'
import { authApi } from '@portal/contracts/identity/auth'
import { otpApi } from '@portal/contracts/identity/otp'
import type { TestPortal } from '../../test-kit/test-portal'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { people } from '../../sandbox/data/people'

interface Someone {
  pan: string
  email: string
  mobile: string
  countryCode: string
}

let portal: TestPortal

beforeAll(async () => {
  portal = await startListeningPortal()
})
afterAll(() => portal.close())

const register = ({ pan, email, mobile, countryCode }: Someone, typed: Partial<Someone> = {}) =>
  portal.call(authApi.register, {
    pan,
    email,
    mobile,
    countryCode,
    isInternational: countryCode !== '+91',
    ...typed,
  })

async function confirm(step: Awaited<ReturnType<typeof register>>, pan: string) {
  const { uniqueID, challenge } = step.data
  return portal.call(authApi.verifyOtp, {
    uniqueID,
    referenceNumber: challenge.referenceNumber,
    otp: await portal.code(pan),
  })
}

const setPassword = (token: string, userId: string, passWord: string) =>
  portal.call(authApi.createPassword, { userId, passWord }, { token })

const logIn = (userId: string, password: string) => portal.call(authApi.login, { userId, password })

const codesSent = async (pan: string) => (await portal.inbox(pan)).filter(({ otp }) => otp).length

test('an investor with a folio registers, chooses a password and logs in [S1.003, S3.005, S7.019, S7.012]', async () => {
  const { pan } = people.chitra
  const step = await register(people.chitra)
  const confirmed = await confirm(step, pan)
  expect(step.data.uniqueID).toEqual(expect.any(String))
  expect(confirmed.data).toMatchObject({
    purpose: 'REGISTRATION',
    userId: pan,
    name: 'Chitra Iyer',
    isExistingUser: true,
    kycVerified: true,
  })
  const token = confirmed.data.setPasswordToken ?? ''
  expect((await setPassword(token, pan, 'Monsoon#27')).resultInfo.resultCode).toBe('SUCCESS')
  const { data } = await logIn(pan, 'Monsoon#27')
  expect(data).toMatchObject({
    outcome: 'loggedIn',
    session: { investor: { name: 'Chitra Iyer', branchCode: 'B001' } },
  })
  expect((await portal.inbox(pan))[0]?.subject).toBe('Welcome to Neem Mutual Fund')
})

test('a new investor registers under the name of the PAN register and starts without a folio [S1.003, S3.008]', async () => {
  const { pan } = people.dev
  const confirmed = await confirm(await register(people.dev), pan)
  expect(confirmed.data).toMatchObject({ name: 'Dev Nair', isExistingUser: false, kycVerified: true })
  await setPassword(confirmed.data.setPasswordToken ?? '', pan, 'Monsoon#27')
  const { data } = await logIn(pan, 'Monsoon#27')
  expect(data).toMatchObject({
    session: { investor: { newInvestor: true, hasInvestments: false, emailId: people.dev.email } },
  })
})

test('the name is the one of the register, whatever the investor calls himself, and KYC not done is said', async () => {
  expect((await confirm(await register(people.qadir), people.qadir.pan)).data.name).toBe(
    'Mohammed Qadir Usmani',
  )
  expect((await confirm(await register(people.esha), people.esha.pan)).data.kycVerified).toBe(false)
})

test('the first answer is the same for a folio holder, a registered, a new and an impossible PAN', async () => {
  const typed = { email: 'someone@example.in', mobile: '9810009999', countryCode: '+91' }
  const pans = ['ZZZPR1002B', 'ZZZPS1006F', 'ABCPD1234E', 'ZZZPL1016R']
  const answers = await Promise.all(pans.map((pan) => register({ pan, ...typed })))
  for (const { status, resultInfo, data } of answers) {
    expect({ status, resultInfo }).toEqual({
      status: 200,
      resultInfo: { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' },
    })
    expect(data).toEqual({
      uniqueID: expect.stringMatching(/^[\w-]{36}$/),
      challenge: {
        digits: 4,
        minutes: 20,
        prefixValue: expect.stringMatching(/^[A-Z]{3}$/),
        referenceNumber: expect.stringMatching(/^[\w-]{36}$/),
        maskedMobile: 'XXXXXX9999',
        maskedEmail: 'XXmeone@example.in',
        attemptsLeft: 5,
        resendsLeft: 4,
        resendAfterSeconds: 60,
      },
    })
  }
})

test('a contact that is not the folio’s gets no code, and no code is right', async () => {
  const { pan } = people.leela
  const step = await register(people.leela, { email: 'thief@example.com' })
  expect(await codesSent(pan)).toBe(0)
  const { uniqueID, challenge } = step.data
  const answer = await portal.call(authApi.verifyOtp, {
    uniqueID,
    referenceNumber: challenge.referenceNumber,
    otp: `${challenge.prefixValue}0000`,
  })
  expect(answer.resultInfo.resultCodeId).toBe('-108')
})

test('that the registration is complete is told only after the code [S8.042]', async () => {
  const step = await register(people.nisha)
  expect(step.resultInfo.resultCode).toBe('SUCCESS')
  const { resultInfo } = await confirm(step, people.nisha.pan)
  expect(resultInfo).toMatchObject({
    resultCodeId: '-102',
    resultMsg: message('alreadyRegistered'),
  })
})

test('of two registrations that were confirmed the second one sets no password: the username is registered [S8.041]', async () => {
  const { pan } = people.uma
  const tokens = []
  for (let page = 0; page < 2; page += 1) {
    const step = await register(people.uma)
    tokens.push((await confirm(step, pan)).data.setPasswordToken ?? '')
  }
  expect((await setPassword(tokens[0]!, pan, 'Neem#Tree26')).resultInfo.resultCode).toBe('SUCCESS')
  const late = await setPassword(tokens[1]!, pan, 'Banyan#Leaf7')
  expect(late.resultInfo).toMatchObject({ resultCodeId: '-667', resultMsg: message('usernameTaken') })
  expect((await logIn(pan, 'Neem#Tree26')).resultInfo.resultCode).toBe('SUCCESS')
})

test('a PAN that the register does not know ends after the code', async () => {
  const step = await register({
    pan: 'ABCPD4321F',
    email: 'new.person@example.in',
    mobile: '9810005555',
    countryCode: '+91',
  })
  expect((await confirm(step, 'ABCPD4321F')).resultInfo.resultCodeId).toBe('-107')
})

test('where the registries do not answer, the right code reads -543 and can be typed again; a wrong one learns nothing of it', async () => {
  const somebody = {
    ...people.farid,
    pan: 'ABCPD9876F',
    mobile: '9810005556',
    email: 'other.person@example.in',
  }
  const step = await register(somebody)
  const { uniqueID, challenge } = step.data
  const { referenceNumber } = challenge
  const { publicUrl } = portal.platform
  portal.platform.publicUrl = () => 'http://127.0.0.1:9'
  const right = await portal.code(somebody.pan)
  const wrong = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`
  const wrongly = await portal.call(authApi.verifyOtp, { uniqueID, referenceNumber, otp: wrong })
  expect(wrongly.resultInfo.resultCodeId).toBe('-108')
  for (const _time of [1, 2]) expect((await confirm(step, somebody.pan)).resultInfo.resultCodeId).toBe('-543')
  portal.platform.publicUrl = publicUrl
  expect((await confirm(step, somebody.pan)).resultInfo.resultCodeId).toBe('-107')
  expect((await confirm(step, somebody.pan)).status).toBe(404)
})

test('a code serves only the step that it was sent for', async () => {
  const one = await register(people.farid)
  const other = await register(people.farid)
  const answer = await portal.call(authApi.verifyOtp, {
    uniqueID: one.data.uniqueID,
    referenceNumber: other.data.challenge.referenceNumber,
    otp: await portal.code(people.farid.pan),
  })
  expect(answer.status).toBe(404)
})

test('sending again works without a session', async () => {
  const step = await register(people.farid)
  const sent = await codesSent(people.farid.pan)
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 61_000))
  const { referenceNumber } = step.data.challenge
  const again = await portal.call(otpApi.resend, { activityType: 'REGISTRATION', referenceNumber })
  expect(again.data.resendsLeft).toBe(3)
  expect(await codesSent(people.farid.pan)).toBe(sent + 2)
})

test('abroad the code goes by e-mail only, for numbers of 8 to 12 digits [S1.051]', async () => {
  const step = await register({
    pan: 'ZZZPQ4444R',
    email: 'far.away@example.in',
    mobile: '501001444',
    countryCode: '+971',
  })
  expect(step.data.challenge.maskedMobile).toBeNull()
  expect((await portal.inbox('ZZZPQ4444R')).map(({ channel }) => channel)).toEqual(['email'])
})
