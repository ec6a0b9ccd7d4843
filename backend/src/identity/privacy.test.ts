import { authApi } from '@portal/contracts/identity/auth'
import { eq } from 'drizzle-orm'
import { contentModule } from '../content/module'
import { createLog } from '../platform/log'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { seedContent } from '../../sandbox/seeds/seed-content'
import { seedInvestors } from '../../sandbox/seeds/seed-investors'
import { seedRegistries } from '../../sandbox/seeds/seed-registries'
import { people } from '../../sandbox/data/people'
import { identityModule } from './module'
import { nothingBeforeCode } from '../../test-kit/identity/nothing-before-code'
import { investors, loginFailures, otpChallenges, refreshTokens, sessionFamilies } from './schema'

const lines: string[] = []
const modules = [identityModule(nothingBeforeCode), contentModule]
const sandbox = { seeds: [seedRegistries, seedInvestors, seedContent] }
const password = 'Monsoon#27'
const { pan, email, mobile } = people.chitra

let portal: TestPortal

beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  portal = await startTestPortal({ modules, sandbox, log, env: { OTP_DIGITS: '6', OTP_MINUTES: '10' } })
})
afterAll(() => portal.close())

test('a whole registration, log-in and refresh leaves no PAN, contact, code, password or token in the log', async () => {
  const secrets = [pan, email, mobile, password]
  const step = await portal.call(authApi.register, {
    pan,
    email,
    mobile,
    countryCode: '+91',
    isInternational: false,
  })
  const otp = await portal.code(pan)
  const { uniqueID, challenge } = step.data
  const confirmed = await portal.call(authApi.verifyOtp, {
    uniqueID,
    referenceNumber: challenge.referenceNumber,
    otp,
  })
  const token = confirmed.data.setPasswordToken ?? ''
  await portal.call(authApi.createPassword, { userId: pan, passWord: password }, { token })
  const { data } = await portal.call(authApi.login, { userId: pan, password })
  if (data.outcome !== 'loggedIn') throw new Error('not logged in')
  const { sessionToken, refreshToken } = data.session
  await portal.call(authApi.refresh, { accessToken: refreshToken, userId: pan, expiredToken: sessionToken })
  secrets.push(otp, otp.slice(3), token, sessionToken, refreshToken)
  expect(lines.length).toBeGreaterThan(4)
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret)
})

test('a failed query tells the log its kind, not its parameters', async () => {
  const { db, log } = portal.platform
  const [investor] = await db.select().from(investors).where(eq(investors.pan, pan))
  lines.length = 0
  await db
    .insert(investors)
    .values(investor!)
    .catch((error: unknown) => log.error({ err: error }, 'insert failed'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('23505')
  for (const secret of [pan, email, mobile]) expect(lines[0]).not.toContain(secret)
})

test('the strict profile sends 6 digits that are valid for 10 minutes', async () => {
  const { data } = await portal.call(authApi.resetPassword, { userId: people.asha.pan })
  const otp = await portal.code(people.asha.pan)
  expect(otp).toMatch(/^[A-Z]{3}\d{6}$/)
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 601_000))
  const late = await portal.call(authApi.verifyOtp, {
    uniqueID: data.uniqueID,
    referenceNumber: data.challenge.referenceNumber,
    otp,
  })
  expect(late.resultInfo.resultCodeId).toBe('-111')
})

test('old codes, failures of unknown PANs and long-past sessions are forgotten; a lock of an investor stays', async () => {
  const { db } = portal.platform
  await portal.call(authApi.login, { userId: 'ABCPD1234E', password })
  await db.update(refreshTokens).set({ expiresAt: new Date(Date.now() - 8 * 86_400_000) })
  await db.update(sessionFamilies).set({ startedAt: new Date(Date.now() - 9 * 86_400_000) })
  await portal.advance(32)
  expect(await db.select().from(otpChallenges)).toEqual([])
  expect((await db.select().from(loginFailures)).map((row) => row.pan)).toEqual([people.ila.pan])
  expect(await db.select().from(sessionFamilies)).toEqual([])
})
