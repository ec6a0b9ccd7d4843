import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000)))

/** An address from which nobody has called yet. */
let addresses = 0
const newAddress = () => `203.0.113.${(addresses += 1)}`
const unknownDevice = () => ({ deviceId: randomUUID(), address: newAddress() })
const home = { deviceId: 'owners-device-01', address: '198.51.100.7' }

const logIn = (userId: string, password: string, from: object) =>
  portal.call(authApi.login, { userId, password }, from)
const unlock = (userId: string, from: object) => portal.call(authApi.unlockAccount, { userId }, from)

async function confirmUnlock(userId: string, from: object) {
  const { data, status } = await unlock(userId, from)
  if (!data) return { status, resultCodeId: '' }
  const typed = {
    uniqueID: data.uniqueID,
    referenceNumber: data.challenge.referenceNumber,
    otp: await portal.code(userId),
  }
  const answer = await portal.call(authApi.verifyOtp, typed, from)
  return { status: answer.status, resultCodeId: answer.resultInfo.resultCodeId }
}

function askInSession(pan: string, token: string, from: { deviceId: string }) {
  const body = codeRequest('SERVICE_REQUEST', pan)
  return portal.call(otpGenerateApi.generate, body, { token, ...from })
}

async function lockFromAfar(pan: string, codes = 10) {
  for (let failure = 0; failure < 5; failure += 1) await logIn(pan, 'Wrong#2026', unknownDevice())
  for (let call = 0; call < codes; call += 1) await unlock(pan, unknownDevice())
}

describe('registrations with invented PANs', () => {
  const pans = Array.from({ length: 30 }, (_, place) => `ABCPD${1000 + place}E`)
  const typed = { email: 'one.person@example.in', mobile: '9810007777' }
  const register = (pan: string, person: typeof typed, from: object) =>
    portal.call(authApi.register, { pan, ...person, countryCode: '+91', isInternational: false }, from)

  test('30 of one contact send it six codes an hour, whatever the device and the address', async () => {
    const answers = []
    for (const pan of pans) answers.push((await register(pan, typed, unknownDevice())).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(6)
    expect(new Set(answers.slice(6))).toEqual(new Set([429]))
    expect(await portal.inbox(typed.mobile)).toHaveLength(6)
    expect(await portal.inbox(typed.email)).toHaveLength(6)
  })

  test('sending again counts for the contact too', async () => {
    const person = { email: 'again@example.in', mobile: '9810006666' }
    const { data } = await register('ABCPD2001E', person, home)
    const { referenceNumber } = data.challenge
    for (let pan = 2002; pan < 2007; pan += 1) await register(`ABCPD${pan}E`, person, home)
    await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 61_000))
    const again = await portal.call(otpApi.resend, { activityType: 'REGISTRATION', referenceNumber })
    expect(again.status).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await portal.inbox(person.mobile)).toHaveLength(6)
  })

  test('one device starts 20 an hour, whatever the contacts', async () => {
    const device = { deviceId: randomUUID() }
    const answers = []
    for (let place = 0; place < 25; place += 1) {
      const person = { email: `someone${place}@example.in`, mobile: `98200060${10 + place}` }
      const from = { ...device, address: newAddress() }
      answers.push((await register(`ABCPE${1000 + place}E`, person, from)).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
  })

  test('one address starts 100 an hour, whatever the devices and the contacts', async () => {
    const address = newAddress()
    const answers = []
    for (let place = 0; place < 105; place += 1) {
      const person = { email: `person${place}@example.in`, mobile: `98300${10000 + place}` }
      answers.push((await register(`ABCPF${1000 + place}E`, person, { ...unknownDevice(), address })).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(100)
  })
})

describe('what strangers do to a user ID', () => {
  test('5 wrong log-ins and 10 unlock calls leave the owner the right password on a device of theirs', async () => {
    const { pan } = people.bharat
    expect((await logIn(pan, 'Sandbox#2026', home)).resultInfo.resultCode).toBe('SUCCESS')
    await lockFromAfar(pan)
    expect((await logIn(pan, 'Sandbox#2026', unknownDevice())).resultInfo.resultCodeId).toBe('-104')
    expect((await logIn(pan, 'Sandbox#2026', home)).resultInfo.resultCode).toBe('SUCCESS')
  })

  test('and the code that unlocks it, on a device of theirs', async () => {
    const { pan } = people.mohan
    await logIn(pan, 'Sandbox#2026', home)
    await lockFromAfar(pan)
    for (let failure = 0; failure < 5; failure += 1) await logIn(pan, 'Wrong#2026', home)
    expect((await logIn(pan, 'Sandbox#2026', home)).resultInfo.resultCodeId).toBe('-104')
    expect(await confirmUnlock(pan, home)).toEqual({ status: 200, resultCodeId: '0' })
    expect((await logIn(pan, 'Sandbox#2026', home)).resultInfo.resultCode).toBe('SUCCESS')
  })

  test('one address uses up no more than a part of what strangers have, so a new device can unlock', async () => {
    const { pan } = people.kiran
    const address = newAddress()
    for (let failure = 0; failure < 5; failure += 1)
      await logIn(pan, 'Wrong#2026', { ...unknownDevice(), address })
    for (let call = 0; call < 10; call += 1) await unlock(pan, { ...unknownDevice(), address })
    const newDevice = unknownDevice()
    expect(await confirmUnlock(pan, newDevice)).toEqual({ status: 200, resultCodeId: '0' })
  })

  test('who unlocked with the code is not shut out again by the next five wrong log-ins', async () => {
    const { pan } = people.ila
    const newDevice = unknownDevice()
    expect(await confirmUnlock(pan, newDevice)).toEqual({ status: 200, resultCodeId: '0' })
    await lockFromAfar(pan, 0)
    expect((await logIn(pan, 'Sandbox#2026', newDevice)).resultInfo.resultCode).toBe('SUCCESS')
  })

  test('a device that was the owner’s before the password changed is a stranger’s', async () => {
    const { pan } = people.priya
    const stolen = unknownDevice()
    await logIn(pan, 'Sandbox#2026', stolen)
    const token = await portal.loginAs(pan, home.deviceId)
    const body = { userId: pan, passWord: 'Sandbox#2026', newPassWord: 'Monsoon#27' }
    expect((await portal.call(authApi.changePassword, body, { token, ...home })).resultInfo.resultCode).toBe(
      'SUCCESS',
    )
    await lockFromAfar(pan, 0)
    expect((await logIn(pan, 'Monsoon#27', stolen)).resultInfo.resultCodeId).toBe('-104')
    expect((await logIn(pan, 'Monsoon#27', home)).resultInfo.resultCode).toBe('SUCCESS')
  })

  test('10 calls for codes leave the investor who is logged in theirs, and 10 wrong checks as well', async () => {
    const { pan } = people.asha
    const token = await portal.loginAs(pan, home.deviceId)
    const started = []
    for (let call = 0; call < 10; call += 1) {
      const from = unknownDevice()
      started.push({ from, ...(await unlock(pan, from)) })
    }
    for (const { data, from } of started) {
      const otp = `${data.challenge.prefixValue}0000`
      const { uniqueID, challenge } = data
      const typed = { uniqueID, otp, referenceNumber: challenge.referenceNumber }
      await portal.call(authApi.verifyOtp, typed, from)
    }
    const { status, data } = await askInSession(pan, token, home)
    expect(status).toBe(200)
    const typed = {
      activityType: 'SERVICE_REQUEST' as const,
      otp: await portal.code(pan),
      referenceNumber: data.referenceNumber,
      panNumber: pan,
    }
    expect((await portal.call(otpApi.validate, typed, { token, ...home })).resultInfo.resultCode).toBe(
      'SUCCESS',
    )
  })
})
