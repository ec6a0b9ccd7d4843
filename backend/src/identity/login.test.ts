/** @hashes-cost-time */
import { message } from '@portal/contracts/catalogue'
import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { auditEvents } from '../platform/tables'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

// Failures of one place are not what these tests look at: each has an address of its own, and each call a device.
let tests = 0
beforeEach(() => void (tests += 1))

const logIn = (userId: string, password: string, from = {}) =>
  portal.call(
    authApi.login,
    { userId, password },
    { address: `192.0.2.${tests}`, deviceId: randomUUID(), ...from },
  )

test('an investor logs in with PAN and password and is known by PAN, name and contact [S1.002, S1.004, S3.007, S3.008, S7.018]', async () => {
  const { resultInfo, data } = await logIn(people.asha.pan, 'Sandbox#2026')
  expect(resultInfo.resultCode).toBe('SUCCESS')
  expect(data).toMatchObject({
    outcome: 'loggedIn',
    session: {
      expiresInSeconds: 300,
      investor: {
        pan: 'ZZZPV1001A',
        userId: 'ZZZPV1001A',
        name: 'Asha Verma',
        emailId: 'asha.verma@example.in',
        mobileNum: people.asha.mobile,
        countryCode: '+91',
        investorDOB: people.asha.birthDate,
        kycStatus: 'Validated',
        newInvestor: false,
        defaultCommunication: true,
      },
    },
  })
})

test('log-in details are a user ID, which is the PAN, and its password: neither without the other, nor with that of somebody else [S3.006]', async () => {
  const { pan } = people.asha
  const password = 'Sandbox#2026'
  for (const incomplete of [{ userId: pan }, { password }, { userId: 'asha.verma', password }]) {
    const from = { address: `192.0.2.${tests}`, deviceId: randomUUID() }
    const { status, data } = await portal.call(authApi.login, incomplete as never, from)
    expect([incomplete, status, data]).toEqual([incomplete, 400, undefined])
  }
  expect((await logIn(people.jay.pan, password)).resultInfo.resultCode).toBe('FAILURE')
  const { data } = await logIn(pan, password)
  expect(data).toMatchObject({ outcome: 'loggedIn', session: { investor: { pan } } })
})

test('a session token works for a call of its investor and for no other PAN [S7.011]', async () => {
  const deviceId = randomUUID()
  const { data } = await logIn(people.asha.pan, 'Sandbox#2026', { deviceId })
  const token = data.outcome === 'loggedIn' ? data.session.sessionToken : ''
  expect((await portal.call(authApi.profile, {}, { token, deviceId })).data.name).toBe('Asha Verma')
  const other = await portal.call(
    authApi.profile,
    {},
    { token, deviceId, additions: { userNameID: people.bharat.pan } },
  )
  expect(other.status).toBe(404)
})

test('a temporary password only leads to setting a new one [S3.007]', async () => {
  const { data } = await logIn(people.jay.pan, 'Temp#12345')
  expect(data).toEqual({ outcome: 'temporaryPassword', setPasswordToken: expect.any(String) })
})

test('a wrong password, an unknown PAN and an unregistered one get one answer, with the hint to register [S8.038]', async () => {
  const answers = await Promise.all([
    logIn(people.bharat.pan, 'Wrong#2026'),
    logIn('ABCPD1234E', 'Wrong#2026'),
    logIn(people.chitra.pan, 'Sandbox#2026'),
  ])
  for (const { status, resultInfo } of answers) {
    expect(status).toBe(200)
    expect(resultInfo).toEqual({
      resultCode: 'FAILURE',
      resultCodeId: '-101',
      resultMsg: `${message('invalidCredentials')} 4 tries left before the user ID is locked.`,
    })
  }
})

test('the fifth failure locks, a known PAN as an unknown one, and the right password no longer helps [S8.039]', async () => {
  for (const pan of [people.hari.pan, 'ABCPD9999E']) {
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try'])
      expect((await logIn(pan, 'Wrong#2026')).resultInfo).toMatchObject({
        resultCodeId: '-101',
        resultMsg: expect.stringContaining(`${left} left before the user ID is locked.`),
      })
    expect((await logIn(pan, 'Wrong#2026')).resultInfo).toMatchObject({
      resultCodeId: '-104',
      resultMsg: expect.stringContaining('Unlock it'),
    })
    expect((await logIn(pan, 'Sandbox#2026')).resultInfo.resultCodeId).toBe('-104')
  }
})

test('a password is taken as it was typed: in no other case, not trimmed, not cut', async () => {
  const { pan } = people.asha
  for (const almost of ['sandbox#2026', ' Sandbox#2026', 'Sandbox#2026 ', 'Sandbox#202'])
    expect([almost, (await logIn(pan, almost)).resultInfo.resultCodeId]).toEqual([almost, '-101'])
  expect((await logIn(pan, 'Sandbox#2026')).resultInfo.resultCode).toBe('SUCCESS')
})

test('log-ins that succeed and fail are in the audit log, with the way and without what was typed', async () => {
  const { pan } = people.kiran
  const before = (await portal.platform.db.select().from(auditEvents)).length
  await logIn(pan, 'Wrong#2026')
  await logIn(pan, 'Sandbox#2026')
  const events = (await portal.platform.db.select().from(auditEvents).orderBy(auditEvents.position)).slice(
    before,
  )
  expect(events.map(({ event }) => event)).toEqual(['identity.login.refused', 'identity.login'])
  expect(events[1]?.detail).toMatchObject({ way: 'password' })
  expect(events[1]?.at).toBeInstanceOf(Date)
  expect(JSON.stringify(events)).not.toMatch(/Wrong#|Sandbox#/)
})

test('a good log-in starts the count of failures anew', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let failure = 1; failure <= 3; failure += 1) await logIn(people.kiran.pan, 'Wrong#2026')
    expect((await logIn(people.kiran.pan, 'Sandbox#2026')).resultInfo.resultCode).toBe('SUCCESS')
  }
})

test('of 40 log-ins at once some wait, the rest are told when to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(people.nisha.pan, 'Sandbox#2026')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  const passed = answers.filter(
    ({ status, resultInfo }) => status === 200 && resultInfo.resultCode === 'SUCCESS',
  )
  expect(passed.length).toBeGreaterThanOrEqual(18)
  expect(passed.length + refused.length).toBe(40)
})

test('40 log-ins at once from one address do not make one from another fail', async () => {
  const many = Array.from({ length: 40 }, () => logIn('ABCPD5555E', 'Wrong#2026', { address: '203.0.113.9' }))
  const honest = await Promise.all(
    [people.asha, people.bharat].map(({ pan }, place) =>
      logIn(pan, 'Sandbox#2026', { address: `198.51.100.${place}` }),
    ),
  )
  expect(honest.map(({ status }) => status)).toEqual([200, 200])
  const answers = await Promise.all(many)
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})

test('of 18 wrong passwords and the right one at once, the right one comes too late', async () => {
  const { pan } = people.leela
  const wrong = Array.from({ length: 18 }, () => logIn(pan, 'Wrong#2026'))
  const right = await logIn(pan, 'Sandbox#2026')
  expect(right.resultInfo.resultCodeId).toBe('-104')
  await Promise.all(wrong)
})
