import { message } from '@portal/contracts/catalogue'
import { authApi } from '@portal/contracts/identity/auth'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

type Start = typeof authApi.resetPassword | typeof authApi.unlockAccount

async function confirm(endpoint: Start, userId: string) {
  const { data } = await portal.call(endpoint, { userId })
  const typed: RequestOf<typeof authApi.verifyOtp> = {
    uniqueID: data.uniqueID,
    referenceNumber: data.challenge.referenceNumber,
    otp: await portal.code(userId),
  }
  return portal.call(authApi.verifyOtp, typed)
}

const setPassword = (token: string, userId: string, passWord: string) =>
  portal.call(authApi.createPassword, { userId, passWord }, { token })

const logIn = (userId: string, password: string) => portal.call(authApi.login, { userId, password })

async function sessionWith(pan: string, password: string): Promise<string> {
  const { data } = await logIn(pan, password)
  return data.outcome === 'loggedIn' ? data.session.sessionToken : ''
}

test('the password calls: a forgotten one is set anew after a code, a known one is changed [S7.022]', async () => {
  const { pan } = people.priya
  const { data } = await confirm(authApi.resetPassword, pan)
  await setPassword(data.setPasswordToken ?? '', pan, 'Monsoon#27')
  const change = { userId: pan, passWord: 'Monsoon#27', newPassWord: 'Grow#Tree26' }
  const changed = await portal.call(authApi.changePassword, change, {
    token: await sessionWith(pan, 'Monsoon#27'),
  })
  expect(changed.resultInfo.resultCode).toBe('SUCCESS')
  expect((await logIn(pan, 'Monsoon#27')).resultInfo.resultCodeId).toBe('-101')
  expect((await logIn(pan, 'Grow#Tree26')).resultInfo.resultCode).toBe('SUCCESS')
})

test('a forgotten password is replaced after a code; the old one and its sessions end [S7.012]', async () => {
  const { pan } = people.bharat
  const session = await portal.loginAs(pan)
  const confirmed = await confirm(authApi.resetPassword, pan)
  expect(confirmed.data).toMatchObject({
    purpose: 'FORGOT_PASSWORD',
    name: 'Bharat Rao',
    isExistingUser: true,
  })
  expect(
    (await setPassword(confirmed.data.setPasswordToken ?? '', pan, 'Monsoon#27')).resultInfo.resultCode,
  ).toBe('SUCCESS')
  expect((await logIn(pan, 'Sandbox#2026')).resultInfo.resultCodeId).toBe('-101')
  expect((await logIn(pan, 'Monsoon#27')).resultInfo.resultCode).toBe('SUCCESS')
  expect((await portal.call(authApi.profile, {}, { token: session })).resultInfo.resultCodeId).toBe('T2021')
})

test('a locked user id is unlocked after a code and the old password works again [S7.025]', async () => {
  const { pan } = people.ila
  expect((await logIn(pan, 'Sandbox#2026')).resultInfo.resultCodeId).toBe('-104')
  const { data } = await confirm(authApi.unlockAccount, pan)
  expect(data).toMatchObject({ purpose: 'UNLOCK', name: 'Ila Bose' })
  expect(data.setPasswordToken).toBeUndefined()
  expect((await logIn(pan, 'Sandbox#2026')).resultInfo.resultCode).toBe('SUCCESS')
})

test('that a user id is not locked is told only after the code [S8.040]', async () => {
  const { resultInfo } = await confirm(authApi.unlockAccount, people.kiran.pan)
  expect(resultInfo).toMatchObject({ resultCodeId: '-105', resultMsg: message('notLocked') })
})

test.each([
  ['resetPassword', authApi.resetPassword],
  ['unlockAccount', authApi.unlockAccount],
] as const)('%s answers alike for a known, an unregistered and an unknown PAN', async (_name, endpoint) => {
  const pans = [people.asha.pan, people.chitra.pan, 'ABCPD1234E']
  const answers = await Promise.all(pans.map((userId) => portal.call(endpoint, { userId })))
  const shapes = answers.map(({ status, resultInfo, data }) => ({
    status,
    resultInfo,
    data: { ...data, uniqueID: '', challenge: { ...data.challenge, prefixValue: '', referenceNumber: '' } },
  }))
  expect(shapes[1]).toEqual(shapes[0])
  expect(shapes[2]).toEqual(shapes[0])
  expect(await portal.inbox(people.chitra.pan)).toEqual([])
  expect(await portal.inbox('nobody')).toEqual([])
})

describe('a new password', () => {
  const { pan } = people.jay
  let token = ''

  beforeAll(async () => {
    const { data } = await logIn(pan, 'Temp#12345')
    token = data.outcome === 'temporaryPassword' ? data.setPasswordToken : ''
  })

  test.each([
    ['', 'Some of what was sent is not valid: passWord.'],
    ['Ab#1xyz', 'Password should be between 8 to 14 characters'],
    ['Abcdefgh#123456', 'Password should be between 8 to 14 characters'],
    ['abcdefg#1', 'Please enter valid password'],
    ['ABCDEFG#1', 'Please enter valid password'],
    ['Abcdefgh#', 'Please enter valid password'],
    ['Abcdefg12', 'Please enter valid password'],
    ['Abcdddd#12', 'Same character cannot be repeated together more than 3 times'],
    ['Temp#12345', 'New password should not be same as old password'],
    ['Password#1', 'This password is too easy to guess. Choose another.'],
  ])('%j is refused: %s', async (password, text) => {
    const { resultInfo } = await setPassword(token, pan, password)
    expect(resultInfo).toMatchObject({ resultCode: 'FAILURE', resultMsg: text })
  })

  test('its rules are the ones of the specification, checked by the server [S5.002, S5.003, S5.004, S5.006]', async () => {
    const refused = async (password: string) => (await setPassword(token, pan, password)).resultInfo.resultMsg
    expect(await refused('Ab#1xyz')).toBe('Password should be between 8 to 14 characters')
    expect(await refused('Abcdefg12')).toBe('Please enter valid password')
    expect(await refused('Abcdddd#12')).toBe('Same character cannot be repeated together more than 3 times')
    expect(await refused('Temp#12345')).toBe('New password should not be same as old password')
  })

  test('is not for another user id', async () => {
    expect((await setPassword(token, people.asha.pan, 'Monsoon#27')).status).toBe(404)
  })

  test('with three of a character in a row is accepted, once for each grant [S5.004]', async () => {
    const answers = await Promise.all([
      setPassword(token, pan, 'Abcddd#12'),
      setPassword(token, pan, 'Abceee#12'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await setPassword(token, pan, 'Monsoon#27')).status).toBe(401)
  })

  test('cannot be set with a session token', async () => {
    const session = await portal.loginAs(people.asha.pan)
    expect((await setPassword(session, people.asha.pan, 'Monsoon#27')).status).toBe(401)
  })
})
