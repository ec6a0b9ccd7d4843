import { authApi } from '@portal/contracts/identity/auth'
import { sessionsApi } from '@portal/contracts/identity/sessions'
import { profileApi } from '@portal/contracts/portfolio/profile'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { investorByPan } from './investors'
import { startSession } from './sessions'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const { pan } = people.asha
const here = 'test-device-0001'
const there = 'test-device-0002'

const sessionsSeen = async (token: string) =>
  (await portal.call(sessionsApi.sessions, {}, { token, deviceId: here })).data
const end = (token: string, sessionId: string) =>
  portal.call(sessionsApi.endSession, { sessionId }, { token, deviceId: here })

test('shows every session with the one in use, and ends another one at once, its refresh token with it', async () => {
  const { platform } = portal
  const investor = await investorByPan(platform.db, pan)
  const mine = await portal.loginAs(pan, here)
  const other = await startSession(platform, investor?.id ?? '', there)
  const { sessions } = await sessionsSeen(mine)
  expect(sessions.find(({ current }) => current)).toMatchObject({ thisDevice: true, endedAt: null })
  const elsewhere = sessions.find(({ thisDevice }) => !thisDevice)
  expect(elsewhere).toMatchObject({ current: false, endedAt: null })
  expect((await end(mine, elsewhere?.sessionId ?? '')).resultInfo.resultCode).toBe('SUCCESS')
  const theirs = { token: other.sessionToken, deviceId: there }
  expect((await portal.call(authApi.profile, {}, theirs)).status).toBe(401)
  const body = { accessToken: other.refreshToken, userId: pan, expiredToken: other.sessionToken }
  expect((await portal.call(authApi.refresh, body, { deviceId: there })).resultInfo.resultCode).toBe(
    'FAILURE',
  )
  expect((await portal.call(authApi.profile, {}, { token: mine, deviceId: here })).status).toBe(200)
  expect((await sessionsSeen(mine)).sessions.find(({ thisDevice }) => !thisDevice)).toMatchObject({
    ended: 'logout',
  })
})

test('ends neither the session in use, nor one that is over, nor one of another investor', async () => {
  const mine = await portal.loginAs(pan, here)
  const own = (await sessionsSeen(mine)).sessions
  const current = own.find((session) => session.current)?.sessionId ?? ''
  expect((await end(mine, current)).resultInfo).toMatchObject({ resultCode: 'FAILURE', resultCodeId: '-119' })
  const over = own.find(({ ended }) => ended === 'logout')?.sessionId ?? ''
  expect((await end(mine, over)).status).toBe(404)
  const bharat = await portal.loginAs(people.bharat.pan, here)
  expect((await end(bharat, current)).status).toBe(404)
  expect((await sessionsSeen(bharat)).sessions).toHaveLength(1)
})

test('counts the wrong passwords since the last right one', async () => {
  const login = (password: string) =>
    portal.call(authApi.login, { userId: people.mohan.pan, password }, { deviceId: there })
  await login('Wrong#2026')
  await login('Wrong#2027')
  const token = await portal.loginAs(people.mohan.pan, here)
  expect((await sessionsSeen(token)).failedLogIns).toBe(2)
})

test('the account says who the investor is, as the registers have it', async () => {
  const token = await portal.loginAs(pan, here)
  const { data } = await portal.call(profileApi.account, { panNumber: pan }, { token, deviceId: here })
  expect(data).toMatchObject({
    name: 'Asha Verma',
    pan,
    aadhaarLinked: true,
    kycStatus: 'Validated',
    residency: 'Resident Indian',
    email: people.asha.email,
  })
})
