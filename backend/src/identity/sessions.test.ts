import { authApi } from '@portal/contracts/identity/auth'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { investorByPan } from './investors'
import { refreshTokens, sessionFamilies } from './schema'
import { startSession, type TokenPair } from './sessions'

const device = 'test-device-0001'
const { pan } = people.asha

let portal: TestPortal
let investorId: string

beforeAll(async () => {
  portal = await startTestPortal()
  investorId = (await investorByPan(portal.platform.db, pan))?.id ?? ''
})
afterAll(() => portal.close())

const start = () => startSession(portal.platform, investorId, device)

const refresh = (pair: TokenPair, deviceId = device, userId: string = pan) =>
  portal.call(
    authApi.refresh,
    { accessToken: pair.refreshToken, userId, expiredToken: pair.sessionToken },
    { deviceId },
  )

const profile = (token: string, deviceId = device) => portal.call(authApi.profile, {}, { token, deviceId })

/** Makes a token look as if it had been traded some seconds ago. */
const age = (seconds: number) =>
  portal.platform.db.update(refreshTokens).set({ rotatedAt: new Date(Date.now() - seconds * 1000) })

test('a refresh gives a new session token in the ACCESS-TOKEN header and a new refresh token [S7.031, S7.032, S4.019]', async () => {
  const pair = await start()
  const answer = await refresh(pair)
  expect(answer.resultInfo.resultCode).toBe('SUCCESS')
  expect(answer.data.refreshToken).not.toBe(pair.refreshToken)
  expect(answer.data.expiresInSeconds).toBe(300)
  const renewed = await profile(String(answer.headers['access-token']))
  expect(renewed.data.pan).toBe(pan)
})

test('50 refreshes with one token at once all give the same successor', async () => {
  const pair = await start()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(pair)))
  expect(new Set(answers.map(({ resultInfo }) => resultInfo.resultCode))).toEqual(new Set(['SUCCESS']))
  expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1)
})

test('a token traded 9 seconds ago still gives its successor; one of 11 seconds ago ends the whole family [S4.020]', async () => {
  const pair = await start()
  const first = await refresh(pair)
  await age(9)
  expect((await refresh(pair)).data.refreshToken).toBe(first.data.refreshToken)
  await age(11)
  const stolen = await refresh(pair)
  expect(stolen.status).toBe(200)
  expect(stolen.resultInfo).toMatchObject({ resultCode: 'FAILURE', resultCodeId: '-103' })
  const successor = { ...pair, refreshToken: first.data.refreshToken }
  expect((await refresh(successor)).resultInfo.resultCodeId).toBe('-103')
  const signedOut = await profile(String(first.headers['access-token']))
  expect(signedOut.status).toBe(401)
  expect(signedOut.resultInfo).toMatchObject({ resultCodeId: 'T2021', resultMsg: 'T2021: Invalid user' })
})

test('a refresh token serves neither another device nor another investor', async () => {
  const pair = await start()
  expect((await refresh(pair, 'other-device-0002')).resultInfo.resultCodeId).toBe('-103')
  expect((await refresh(pair, device, people.bharat.pan)).resultInfo.resultCodeId).toBe('-103')
  expect((await refresh(pair)).resultInfo.resultCode).toBe('SUCCESS')
})

test('an expired refresh token is refused for good [S4.020]', async () => {
  const pair = await start()
  await portal.platform.db.update(refreshTokens).set({ expiresAt: new Date(Date.now() - 1) })
  expect((await refresh(pair)).resultInfo.resultCodeId).toBe('-103')
})

test('a session is over after twelve hours, however often its token was renewed', async () => {
  const pair = await start()
  const began = (hours: number) =>
    portal.platform.db
      .update(sessionFamilies)
      .set({ startedAt: new Date(Date.now() - hours * 3_600_000) })
      .where(eq(sessionFamilies.investorId, investorId))
  await began(11.9)
  expect((await refresh(pair)).resultInfo.resultCode).toBe('SUCCESS')
  await began(12.1)
  expect((await refresh(pair)).resultInfo.resultCodeId).toBe('-103')
})

test('no two sessions share a refresh token, and each has 256 random bits', async () => {
  const tokens = (await Promise.all(Array.from({ length: 20 }, start))).map((pair) => pair.refreshToken)
  expect(new Set(tokens).size).toBe(20)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('log-out ends the session: its token and its refresh token open nothing [S7.027, S4.009]', async () => {
  const pair = await start()
  const out = await portal.call(authApi.logout, {}, { token: pair.sessionToken })
  expect(out.resultInfo.resultCode).toBe('SUCCESS')
  expect((await profile(pair.sessionToken)).resultInfo.resultCodeId).toBe('E_TOKEN')
  expect((await refresh(pair)).resultInfo.resultCodeId).toBe('-103')
})

test('a session token on another device signs out with T2021 [S8.074]', async () => {
  const { sessionToken } = await start()
  const answer = await profile(sessionToken, 'other-device-0002')
  expect(answer.status).toBe(401)
  expect(answer.resultInfo.resultMsg).toBe('T2021: Invalid user')
})

describe('tokens of a wrong make are refused', () => {
  const claims = async () => {
    const { sessionToken } = await start()
    return JSON.parse(Buffer.from(sessionToken.split('.')[1] ?? '', 'base64url').toString())
  }

  test('without a signature', async () => {
    const token = new UnsecuredJWT(await claims()).encode()
    expect((await profile(`${token}x`)).status).toBe(401)
    expect((await profile(token)).status).toBe(401)
  })

  test('signed with the public key as if it were a shared secret', async () => {
    const { publicKey } = await portal.platform.keys.token()
    const secret = publicKey.export({ type: 'spki', format: 'der' })
    const token = await new SignJWT(await claims()).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    expect((await profile(token)).status).toBe(401)
  })

  test('signed with a key that it brings along itself', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    const jwk = await exportJWK(publicKey)
    const { id } = await portal.platform.keys.token()
    const token = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'EdDSA', kid: id, jwk, jku: 'https://evil.example/jwks.json' })
      .sign(privateKey)
    expect((await profile(token)).status).toBe(401)
  })

  test('granted for setting a password', async () => {
    const [family] = await portal.platform.db
      .select()
      .from(sessionFamilies)
      .where(eq(sessionFamilies.investorId, investorId))
    const grant = family?.id ?? ''
    const token = await portal.platform.tokens.issue('set-password', { subject: investorId, grant }, device)
    expect((await profile(token)).status).toBe(401)
  })

  test('expired', async () => {
    const { sessionToken } = await start()
    jest.useFakeTimers({
      now: Date.now() + 301_000,
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    })
    const answer = await profile(sessionToken)
    jest.useRealTimers()
    expect(answer.status).toBe(401)
    expect(answer.resultInfo.resultCodeId).toBe('E_TOKEN')
  })

  test('absent', async () => {
    expect((await portal.call(authApi.profile, {})).status).toBe(401)
  })
})

test('every call of the home area needs a session [S2.009]', async () => {
  const answer = await portal.call(authApi.logout, {})
  expect(answer.status).toBe(401)
})
