import { randomUUID } from 'node:crypto'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { limits } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { passkeys } from './schema'
import { SoftwarePasskey } from '../../test-kit/identity/software-passkey'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  portal.platform.config.passkeyCodes = true
})
afterAll(() => portal.close())
afterEach(() => void (portal.platform.config.passkeyCodes = true))

const { pan } = people.bharat
const activityType = 'SERVICE_REQUEST' as const

async function add(of = pan): Promise<SoftwarePasskey> {
  const passkey = new SoftwarePasskey(new URL(portal.platform.publicUrl()).origin)
  const token = await portal.loginAs(of)
  const { challengeId, options } = (
    await portal.call(passkeyApi.registerOptions, { password: 'Sandbox#2026' }, { token })
  ).data
  const response = passkey.create(options.challenge)
  const made = await portal.call(passkeyApi.register, { challengeId, response, label: 'Phone' }, { token })
  expect(made.resultInfo.resultCode).toBe('SUCCESS')
  return passkey
}

/** One that its owner could read of by now. */
async function seasoned(of = pan): Promise<SoftwarePasskey> {
  const passkey = await add(of)
  const { db, clock } = portal.platform
  const createdAt = new Date(clock.now().getTime() - limits.days.passkeyCooling * 86_400_000)
  await db
    .update(passkeys)
    .set({ createdAt })
    .where(eq(passkeys.credentialId, passkey.id.toString('base64url')))
  return passkey
}

async function askCode(token: string, of = pan) {
  const body = codeRequest(activityType, of)
  return (await portal.call(otpGenerateApi.generate, body, { token })).data
}

async function sign(passkey: SoftwarePasskey, referenceNumber: string, token: string, times = 1) {
  const requested = await portal.call(passkeyApi.codeOptions, { referenceNumber }, { token })
  if (!requested.data) return requested
  const response = passkey.sign(requested.data.options.challenge)
  const call = () => portal.call(passkeyApi.code, { referenceNumber, response }, { token })
  for (let time = 1; time < times; time += 1) await call()
  return call()
}

const check = (referenceNumber: string, otp: string, token: string) =>
  portal.call(otpApi.validate, { activityType, otp, referenceNumber, panNumber: pan }, { token })

test('a passkey gives a code in place of the one that was sent, for what that confirms, once', async () => {
  const passkey = await seasoned()
  const token = await portal.loginAs(pan)
  const { referenceNumber, passkey: isOffered } = await askCode(token)
  expect(isOffered).toBe(true)
  const sent = await portal.code(pan)
  const { data } = await sign(passkey, referenceNumber, token)
  const { prefixValue, digits } = data as { prefixValue: string; digits: string }
  expect((await check(referenceNumber, sent, token)).resultInfo.resultCodeId).toBe('-108')
  expect((await check(referenceNumber, prefixValue + digits, token)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await sign(passkey, referenceNumber, token)).status).toBe(404)
})

test('a signed challenge is good once, for one code and in one session', async () => {
  const passkey = await seasoned()
  const token = await portal.loginAs(pan)
  const [first, second] = [await askCode(token), await askCode(token)]
  expect((await sign(passkey, first.referenceNumber, token, 2)).resultInfo.resultCodeId).toBe('-664')
  const { data } = await portal.call(
    passkeyApi.codeOptions,
    { referenceNumber: first.referenceNumber },
    { token },
  )
  const response = passkey.sign(data.options.challenge)
  const other = { referenceNumber: second.referenceNumber, response }
  expect((await portal.call(passkeyApi.code, other, { token })).resultInfo.resultCodeId).toBe('-664')
  const elsewhere = await portal.loginAs(pan)
  expect((await sign(passkey, first.referenceNumber, elsewhere)).status).toBe(404)
})

test('one that was added within ten days, or is of somebody else, stands in for nothing', async () => {
  const nisha = people.nisha.pan
  const fresh = await add(nisha)
  const token = await portal.loginAs(nisha)
  const unoffered = await askCode(token, nisha)
  expect(unoffered.passkey).toBeUndefined()
  expect((await sign(fresh, unoffered.referenceNumber, token)).status).toBe(404)
  const others = await seasoned(people.mohan.pan)
  await seasoned(nisha)
  const { referenceNumber } = await askCode(token, nisha)
  for (const wrong of [others, fresh])
    expect((await sign(wrong, referenceNumber, token)).resultInfo.resultCodeId).toBe('-664')
})

test('a new contact is proved by its own code alone', async () => {
  const passkey = await seasoned()
  const token = await portal.loginAs(pan)
  const change = {
    panNumber: pan,
    email: 'bharat.new@example.in',
    mobile: '9810007002',
    countryCode: '+91',
    isInternational: false,
  }
  const { current, next } = (await portal.call(recoveryApi.updateContact, change, { token })).data
  for (const { referenceNumber, passkey: isOffered } of [current, next]) {
    expect(isOffered).toBeUndefined()
    expect((await sign(passkey, referenceNumber, token)).status).toBe(404)
  }
})

test('an installation that does not allow it offers and takes none', async () => {
  const passkey = await seasoned()
  portal.platform.config.passkeyCodes = false
  const token = await portal.loginAs(pan)
  const { referenceNumber, passkey: isOffered } = await askCode(token)
  expect(isOffered).toBeUndefined()
  expect((await sign(passkey, referenceNumber, token)).status).toBe(404)
  const response = passkey.sign('nothing')
  const unasked = { referenceNumber: randomUUID(), response }
  expect((await portal.call(passkeyApi.code, unasked, { token })).resultInfo.resultCodeId).toBe('-664')
})
