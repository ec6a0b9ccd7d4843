import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { otpApi } from '@portal/contracts/identity/otp'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { eq } from 'drizzle-orm'
import { people, type Person } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { investorByPan } from './investors'
import type { Challenge } from './otp-challenge'
import { enterQuickInvest } from './quick-invest'
import { hashPassword } from './password-hash'
import { credentials, otpChallenges } from './schema'
import { setContact } from './set-contact'

jest.mock('./password-hash', () => {
  const actual = jest.requireActual<typeof import('./password-hash')>('./password-hash')
  return { ...actual, hashPassword: jest.fn(actual.hashPassword) }
})

let portal: TestPortal

beforeAll(async () => void (portal = await startTestPortal()), 120_000)
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => wait(3_700))

const wait = (seconds: number) =>
  portal.advanceTo(new Date(portal.platform.clock.now().getTime() + seconds * 1000))

const theirs = { email: 'stranger@example.com', mobile: '9810007777', countryCode: '+91' }
const newVisitor = () => ({ deviceId: randomUUID() })

const register = ({ pan }: Person, contact: typeof theirs, from: { deviceId: string }) =>
  portal.call(authApi.register, { pan, ...contact, isInternational: false }, from)

const quickInvest = ({ pan }: Person, contact: typeof theirs, from: { deviceId: string }) =>
  portal.call(authMethodsApi.quickInvest, { userId: pan, ...contact, isInternational: false }, from)

type Step = Awaited<ReturnType<typeof register>>

const codeSentTo = async (to: string) => {
  const [newest] = await portal.inbox(to)
  return `${newest?.prefix}${newest?.otp}`
}

const typed = ({ data: { uniqueID, challenge } }: Step, otp: string) => ({
  uniqueID,
  referenceNumber: challenge.referenceNumber,
  otp,
})

const resend = (
  { data: { challenge } }: Step,
  activityType: 'REGISTRATION' | 'QUICK_INVEST' | 'FORGOT_PASSWORD',
) => portal.call(otpApi.resend, { activityType, referenceNumber: challenge.referenceNumber })

/** As a branch does that opens a folio for the person. */
const becomesKnown = ({ pan, name, email, mobile }: Person) =>
  setContact(portal.platform.db, { pan, name }, { email, mobile })

const wrong = (triesLeft: string) => ({
  resultCode: 'FAILURE',
  resultCodeId: '-108',
  resultMsg: `Invalid OTP: That code is not right. ${triesLeft}`,
})

test('a code of a stranger, sent again after the person of the PAN became known, is answered like a wrong one', async () => {
  const from = newVisitor()
  const step = await register(people.farid, theirs, from)
  await becomesKnown(people.farid)
  await wait(61)
  expect((await resend(step, 'REGISTRATION')).status).toBe(200)
  const code = await codeSentTo(theirs.email)
  const verify = (otp: string) => portal.call(authApi.verifyOtp, typed(step, otp), from)
  expect((await verify(code)).resultInfo).toEqual(wrong('4 tries left.'))
  expect((await verify('ABC0000')).resultInfo).toEqual(wrong('3 tries left.'))
  expect((await verify(code)).resultInfo).toEqual(wrong('2 tries left.'))
})

test('a password that a stranger was allowed before the person became known is not set; theirs is', async () => {
  const { pan, email, mobile, countryCode } = people.esha
  const { db } = portal.platform
  const from = newVisitor()
  const step = await register(people.esha, theirs, from)
  const { data } = await portal.call(authApi.verifyOtp, typed(step, await codeSentTo(theirs.email)), from)
  await becomesKnown(people.esha)
  const setPassword = (token = '', visitor = from) =>
    portal.call(authApi.createPassword, { userId: pan, passWord: 'Monsoon#27' }, { ...visitor, token })
  expect((await setPassword(data.setPasswordToken)).resultInfo).toEqual(
    wrong('No tries left. Start again for a new code.'),
  )
  const known = await investorByPan(db, pan)
  expect(known).toMatchObject({ registered: false, email })
  expect(await db.select().from(credentials).where(eq(credentials.investorId, known!.id))).toEqual([])
  const at = newVisitor()
  const own = await register(people.esha, { email, mobile, countryCode }, at)
  const confirmed = await portal.call(authApi.verifyOtp, typed(own, await codeSentTo(email)), at)
  expect((await setPassword(confirmed.data.setPasswordToken, at)).resultInfo.resultCode).toBe('SUCCESS')
})

test('nor is it where the person becomes known while it is being hashed', async () => {
  const { pan } = people.uma
  const from = newVisitor()
  expect(await investorByPan(portal.platform.db, pan)).toBeUndefined()
  const step = await register(people.uma, theirs, from)
  const { data } = await portal.call(authApi.verifyOtp, typed(step, await codeSentTo(theirs.email)), from)
  jest.mocked(hashPassword).mockImplementationOnce(async () => {
    await becomesKnown(people.uma)
    return 'a hash'
  })
  const password = { userId: pan, passWord: 'Monsoon#27' }
  const set = await portal.call(authApi.createPassword, password, { ...from, token: data.setPasswordToken })
  expect(set.resultInfo.resultCodeId).toBe('-108')
  expect(await investorByPan(portal.platform.db, pan)).toMatchObject({ registered: false })
})

test('who became known by the contact that the code went to registers with it, however it is spelled', async () => {
  const { pan, email, mobile, countryCode } = people.qadir
  const from = newVisitor()
  const step = await register(people.qadir, { email, mobile, countryCode }, from)
  await becomesKnown({ ...people.qadir, email: email.toUpperCase() })
  const { data } = await portal.call(authApi.verifyOtp, typed(step, await codeSentTo(email)), from)
  const password = { userId: pan, passWord: 'Monsoon#27' }
  const set = await portal.call(authApi.createPassword, password, { ...from, token: data.setPasswordToken })
  expect(set.resultInfo.resultCode).toBe('SUCCESS')
})

test('a stranger does not invest for somebody who became known meanwhile', async () => {
  const from = newVisitor()
  const step = await quickInvest(people.dev, theirs, from)
  await becomesKnown(people.dev)
  await wait(61)
  await resend(step, 'QUICK_INVEST')
  const code = await codeSentTo(theirs.email)
  const entered = await portal.call(authMethodsApi.verifyLoginOtp, typed(step, code), from)
  expect(entered.resultInfo).toEqual(wrong('4 tries left.'))
})

test('nor for somebody who becomes known between the code and the session', async () => {
  const registration = { ...theirs, isInternational: false }
  const challenge = { pan: people.chitra.pan, registration, reference: randomUUID() } as Challenge
  const visitor = { ...newVisitor(), ip: '192.0.2.1' }
  await expect(enterQuickInvest(portal.platform, challenge, visitor)).rejects.toMatchObject({ code: '-108' })
})

test.each([
  ['a registration', 'REGISTRATION', () => register(people.om, theirs, newVisitor())],
  [
    'a recovery',
    'FORGOT_PASSWORD',
    () => portal.call(authApi.resetPassword, { userId: people.asha.pan }, newVisitor()),
  ],
] as const)(
  'the code of %s is sent again in the 30 minutes after its first step only',
  async (_what, activity, start) => {
    const step = await start()
    await wait(15 * 60)
    expect((await resend(step, activity)).status).toBe(200)
    await wait(14 * 60)
    expect((await resend(step, activity)).data.resendsLeft).toBe(2)
    await wait(2 * 60)
    expect((await resend(step, activity)).resultInfo.resultCodeId).toBe('-112')
  },
)

test('a first step that does not tell when it began is not sent again', async () => {
  const step = await register(people.om, theirs, newVisitor())
  const { referenceNumber } = step.data.challenge
  const old = randomUUID()
  const kept = eq(otpChallenges.reference, referenceNumber)
  await portal.platform.db.update(otpChallenges).set({ reference: old }).where(kept)
  await wait(61)
  const again = await portal.call(otpApi.resend, { activityType: 'REGISTRATION', referenceNumber: old })
  expect(again.resultInfo.resultCodeId).toBe('-112')
})
