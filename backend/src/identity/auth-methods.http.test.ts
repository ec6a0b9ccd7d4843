import { randomUUID } from 'node:crypto'
import { message } from '@portal/contracts/catalogue'
import { authApi } from '@portal/contracts/identity/auth'
import { actionLinkApi } from '@portal/contracts/wire/action-link'
import { otpApi } from '@portal/contracts/identity/otp'
import { type CodeChallenge, authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { investorByPan } from './investors'
import { issueLink } from './links'
import { investors } from './schema'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000)))

const password = 'Sandbox#2026'
const newDevice = () => ({ deviceId: randomUUID() })

const typed = async ({ uniqueID, challenge }: CodeChallenge, pan: string) => ({
  uniqueID,
  referenceNumber: challenge.referenceNumber,
  otp: await portal.code(pan),
})

async function logInByCode(pan: string, from = newDevice()) {
  const { data } = await portal.call(authMethodsApi.generateOtp, { userId: pan }, from)
  return portal.call(authMethodsApi.verifyLoginOtp, await typed(data, pan), from)
}

const shapeOf = ({ uniqueID, challenge }: CodeChallenge) => ({
  hasId: uniqueID.length > 0,
  ...challenge,
  prefixValue: '',
  referenceNumber: '',
})

const contactOf = ({ email, mobile, countryCode }: (typeof people)['dev']) => ({
  email,
  mobile,
  countryCode,
  isInternational: countryCode !== '+91',
})

describe('a log-in by code', () => {
  test('begins a session, as the password does [S7.028 S7.018 S7.051]', async () => {
    const { data } = await logInByCode(people.bharat.pan)
    expect(data).toMatchObject({ outcome: 'loggedIn', session: { investor: { name: 'Bharat Rao' } } })
  })

  test('answers alike for a known, an unregistered and an unknown PAN, and sends nothing to the last two', async () => {
    const pans = [people.asha.pan, people.chitra.pan, 'ABCPD1234E']
    for (const endpoint of [authMethodsApi.generateOtp, authMethodsApi.getUserId] as const) {
      const answers = []
      for (const pan of pans)
        answers.push(await portal.call(endpoint, { userId: pan, panNumber: pan }, newDevice()))
      const [first, ...others] = answers.map(({ status, data }) => ({ status, ...shapeOf(data) }))
      for (const other of others) expect(other).toEqual(first)
    }
    expect(await portal.inbox('ABCPD1234E')).toEqual([])
  })

  test('is no way round a lock or a temporary password', async () => {
    const locked = await logInByCode(people.ila.pan)
    expect(locked.resultInfo).toMatchObject({ resultCodeId: '-104', resultMsg: message('accountLocked') })
    const temporary = await logInByCode(people.jay.pan)
    expect(temporary.data).toMatchObject({ outcome: 'temporaryPassword' })
    expect(temporary.data).not.toHaveProperty('session')
  })

  test('takes only the code that was sent for it, on the device that asked', async () => {
    const { pan } = people.kiran
    const [here, there] = [newDevice(), newDevice()]
    const unlock = await portal.call(authApi.unlockAccount, { userId: pan }, here)
    const ofUnlock = await typed(unlock.data, pan)
    expect((await portal.call(authMethodsApi.verifyLoginOtp, ofUnlock, here)).status).toBe(404)
    const { data } = await portal.call(authMethodsApi.generateOtp, { userId: pan }, here)
    const ofLogin = await typed(data, pan)
    expect((await portal.call(authApi.verifyOtp, ofLogin, here)).status).toBe(404)
    expect((await portal.call(authMethodsApi.verifyLoginOtp, ofLogin, there)).status).toBe(404)
    expect((await portal.call(authMethodsApi.verifyLoginOtp, ofLogin, here)).data.outcome).toBe('loggedIn')
    expect((await portal.call(authMethodsApi.verifyLoginOtp, ofLogin, here)).status).toBe(404)
  })
})

describe('the user ID of a PAN', () => {
  test('is told with what keeps it from a log-in, once the code was right [S7.021]', async () => {
    const of = async (pan: string) => {
      const from = newDevice()
      const { data } = await portal.call(authMethodsApi.getUserId, { panNumber: pan }, from)
      return (await portal.call(authMethodsApi.getUserInfo, await typed(data, pan), from)).data
    }
    expect(await of(people.ila.pan)).toMatchObject({ userId: people.ila.pan, registered: true, locked: true })
    expect(await of(people.chitra.pan)).toMatchObject({
      name: 'Chitra Iyer',
      registered: false,
      locked: false,
      maskedMobile: 'XXXXXX1003',
      maskedEmail: 'XXitra.iyer@example.in',
    })
    expect((await of(people.gita.pan)).maskedMobile).toBeNull()
  })

  test('must be of a person or a Hindu undivided family, as its own letters say [S7.020, S8.067]', async () => {
    const check = async (userName: string) =>
      (await portal.call(authMethodsApi.validateUserName, { userName })).resultInfo
    expect(await check('ABCPD1234E')).toMatchObject({ resultCode: 'SUCCESS' })
    expect(await check('ABCHD1234E')).toMatchObject({ resultCode: 'SUCCESS' })
    expect(await check('ABCCD1234E')).toMatchObject({
      resultCodeId: '-655',
      resultMsg: message('taxStatusIneligible'),
    })
  })
})

test.each([
  ['9810001001', '+91', true],
  ['1810001001', '+91', false],
  ['501001007', '+971', true],
  ['501001007', '+65', false],
])('%s of %s can be a mobile: %s [S7.026]', async (mobile, countryCode, valid) => {
  const { resultInfo } = await portal.call(authMethodsApi.validateMobile, { mobile, countryCode })
  expect(resultInfo).toMatchObject(
    valid ? { resultCode: 'SUCCESS' } : { resultCodeId: '-656', resultMsg: 'Please enter valid Mobile No' },
  )
})

describe('after a log-in', () => {
  test('an e-mail tells of a device that was not seen before, and only of such a one', async () => {
    const { pan, email } = people.nisha
    const told = async () =>
      (await portal.inbox(email)).filter(({ subject }) => subject === 'New log-in to your account').length
    const [home, other] = [newDevice(), newDevice()]
    const logIn = (from: object) => portal.call(authApi.login, { userId: pan, password }, from)
    await logIn(home)
    await logIn(home)
    expect(await told()).toBe(0)
    await logIn(other)
    expect(await told()).toBe(1)
    await logIn(other)
    expect(await told()).toBe(1)
  })

  test('the device gets its name, and the log-in before it is told [S7.023]', async () => {
    const { pan } = people.om
    const [home, other] = [newDevice(), newDevice()]
    const save = async (from: { deviceId: string }) => {
      const { data } = await portal.call(authApi.login, { userId: pan, password }, from)
      const token = data.outcome === 'loggedIn' ? data.session.sessionToken : ''
      const details = { userId: pan, browser: 'Chrome 156', deviceOS: 'Windows' }
      return (await portal.call(authMethodsApi.saveLoginDetails, details, { token, ...from })).data
    }
    expect(await save(home)).toEqual({ lastLogInAt: null, lastLogInHere: false, passkeys: 0 })
    expect(await save(other)).toMatchObject({ lastLogInAt: expect.any(String), lastLogInHere: false })
    expect(await save(other)).toMatchObject({ lastLogInHere: true })
  })
})

describe('a link', () => {
  test('that is used or old is sent again to its investor by e-mail, and any other answers alike [S7.020]', async () => {
    const { platform } = portal
    const investor = await investorByPan(platform.db, people.nisha.pan)
    const link = await issueLink(platform, investor!, { remote: 'mfe-transact', path: '/home/sip' })
    const resend = async (requested: string) =>
      (await portal.call(actionLinkApi.resendLink, { link: requested }, newDevice())).resultInfo
    const sent = async () =>
      (await portal.inbox(people.nisha.email)).filter(({ subject }) => subject === 'Your new link')
    expect(await resend(link)).toEqual(await resend('not.a.link'))
    const [mail] = await sent()
    const [, fresh = ''] = /#link=(\S+)/.exec(mail?.body ?? '') ?? []
    expect((await portal.call(authApi.validateLink, { link: fresh })).data.path).toBe('/home/sip')
    for (let again = 0; again < 5; again += 1) await resend(link)
    expect(await sent()).toHaveLength(3)
  })
})

describe('codes that cannot be sent', () => {
  const register = (pan: string, email: string, from = newDevice()) =>
    portal.call(authApi.register, { ...contactOf(people.dev), pan, email }, from)

  test('an e-mail address of ten PANs a day that nobody confirmed is blocked [S8.044]', async () => {
    const email = 'annoyed@example.in'
    const start = async (place: number) => {
      if (place % 5 === 0) await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000))
      const mobile = `98450000${10 + place}`
      return portal.call(
        authApi.register,
        { ...contactOf(people.dev), mobile, pan: `ABCPG${1000 + place}E`, email },
        newDevice(),
      )
    }
    for (let place = 0; place < 10; place += 1) expect((await start(place)).status).toBe(200)
    expect((await start(10)).resultInfo).toMatchObject({
      resultCodeId: '-651',
      resultMsg: message('emailBlocked'),
    })
    expect((await register('ABCPG2000E', 'somebody.else@example.in')).resultInfo.resultCode).toBe('SUCCESS')
  })

  test('after ten codes of strangers in an hour the attempts are used up, in the words of the catalogue [S8.045]', async () => {
    const { pan } = people.leela
    const ask = (place: number) =>
      portal.call(
        authMethodsApi.generateOtp,
        { userId: pan },
        { ...newDevice(), address: `203.0.113.${place}` },
      )
    for (let place = 1; place <= 10; place += 1) expect((await ask(place)).status).toBe(200)
    const over = await ask(11)
    expect(over.status).toBe(429)
    expect(over.resultInfo.resultMsg).toBe(message('attemptsExceeded'))
  })

  test('without a valid e-mail or mobile the owner is told so on a device of theirs, a stranger nothing [S8.046]', async () => {
    const { platform } = portal
    const { pan } = people.hari
    const home = newDevice()
    await portal.call(authApi.login, { userId: pan, password }, home)
    await platform.db.update(investors).set({ email: '', mobile: '0' }).where(eq(investors.pan, pan))
    const own = await portal.call(authApi.resetPassword, { userId: pan }, home)
    expect(own.resultInfo).toMatchObject({ resultCodeId: '-653', resultMsg: message('noContactInFolio') })
    const strange = await portal.call(authApi.resetPassword, { userId: pan }, newDevice())
    const unknown = await portal.call(authApi.resetPassword, { userId: 'ABCPD4321E' }, newDevice())
    expect(shapeOf(strange.data)).toEqual(shapeOf(unknown.data))
  })
})

test('an installation with six digits and ten minutes says so with each code, and sends such', async () => {
  const { config } = portal.platform
  const usual = config.otp
  config.otp = { ...usual, digits: 6, minutes: 10 }
  const { pan } = people.mohan
  const from = newDevice()
  const { data } = await portal.call(authMethodsApi.generateOtp, { userId: pan }, from)
  expect(data.challenge).toMatchObject({ digits: 6, minutes: 10 })
  const code = await typed(data, pan)
  expect(code.otp).toMatch(/\d{6}$/)
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 601_000))
  expect((await portal.call(authMethodsApi.verifyLoginOtp, code, from)).resultInfo.resultCodeId).toBe('-111')
  const { referenceNumber } = data.challenge
  await portal.call(otpApi.resend, { activityType: 'LOGIN', referenceNumber })
  const again = { ...code, otp: await portal.code(pan) }
  expect((await portal.call(authMethodsApi.verifyLoginOtp, again, from)).resultInfo).toMatchObject({
    resultCode: 'SUCCESS',
  })
  config.otp = usual
})
