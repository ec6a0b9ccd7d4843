import { authApi } from '@portal/contracts/identity/auth'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const change = (person: Person, token: string, passWord: string, newPassWord: string, userId = person.pan) =>
  portal.call(authApi.changePassword, { userId, passWord, newPassWord }, { token })

const logIn = async (person: Person, password: string) =>
  (await portal.call(authApi.login, { userId: person.pan, password })).resultInfo.resultCodeId

test('the new password logs in, the old one does not; only other devices are signed out at once [S7.128, S7.129]', async () => {
  const { bharat } = people
  const here = await portal.loginAs(bharat.pan)
  const elsewhere = await portal.loginAs(bharat.pan, 'another-device-01')
  const { data, resultInfo } = await change(bharat, here, 'Sandbox#2026', 'Monsoon#27')
  expect(data).toEqual({ changed: true })
  expect(resultInfo.resultMsg).toBe('Success: Your password was changed.')
  expect(await logIn(bharat, 'Monsoon#27')).toBe('0')
  expect(await logIn(bharat, 'Sandbox#2026')).toBe('-101')
  expect((await portal.call(authApi.profile, {}, { token: here })).status).toBe(200)
  expect(
    (await portal.call(authApi.profile, {}, { token: elsewhere, deviceId: 'another-device-01' })).resultInfo
      .resultCodeId,
  ).toBe('T2021')
  expect((await portal.inbox(bharat.pan))[0]).toMatchObject({ subject: 'Your password was changed' })
})

test.each([
  ['the old one', 'Sandbox#2026', 'New password should not be same as old password'],
  ['a weak one', 'monsoon', expect.stringContaining('8 to 14')],
  ['one that everybody tries', 'Password#1', expect.stringContaining('too easy')],
])('%s is no new password', async (_what, next, text) => {
  const token = await portal.loginAs(people.asha.pan)
  const { resultInfo } = await change(people.asha, token, 'Sandbox#2026', next)
  expect(resultInfo).toMatchObject({ resultCodeId: '-106', resultMsg: text })
})

test('five wrong guesses at the current password lock the user id', async () => {
  const { hari } = people
  const token = await portal.loginAs(hari.pan)
  const told: string[] = []
  for (let guess = 0; guess < 5; guess += 1) {
    const { resultInfo } = await change(hari, token, `Guess#202${guess}`, 'Monsoon#27')
    told.push(`${resultInfo.resultCodeId} ${/\d tr\w+ left/.exec(resultInfo.resultMsg)?.[0] ?? ''}`)
  }
  expect(told).toEqual([
    '-101 4 tries left',
    '-101 3 tries left',
    '-101 2 tries left',
    '-101 1 try left',
    '-104 ',
  ])
  expect((await change(hari, token, 'Sandbox#2026', 'Monsoon#27')).resultInfo.resultCodeId).toBe('-104')
})

test("nobody changes another investor's password", async () => {
  const token = await portal.loginAs(people.asha.pan)
  const answer = await change(people.asha, token, 'Sandbox#2026', 'Monsoon#27', people.mohan.pan)
  expect(answer.status).toBe(404)
})
