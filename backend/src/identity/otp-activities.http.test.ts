import { randomUUID } from 'node:crypto'
import { type ActivityType, otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import type { CodeChallenge } from '@portal/contracts/identity/auth-methods'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { openSessionCode } from './otp.service'
import { otpChallenges } from './schema'
import { callsBeforeLogIn } from '../../test-kit/identity/calls-before-log-in'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000)))

const { pan, mobile } = people.asha

/** A code of the activity, as the calls of its purpose open it: its reference, and the words that it comes with. */
async function opened(activity: ActivityType, token: string) {
  const { platform } = portal
  const claims = await platform.tokens.verify('session', token, 'test-device-0001')
  const investor = await platform.sessionOf(claims)
  const subject = { folioNo: '91024821' }
  const wanted = { pan, activity, mobile, email: null, asker: investor, subject }
  const { referenceNumber } = await openSessionCode(platform, wanted)
  const [message] = await portal.inbox(pan)
  return { referenceNumber, words: message?.body ?? '', otp: await portal.code(pan) }
}

async function confirmsAlone(activity: ActivityType, other: ActivityType, purpose: string) {
  const token = await portal.loginAs(pan)
  const { words, ...typed } = await opened(activity, token)
  expect(words).toContain(` is your one-time code ${purpose}`)
  const check = (activityType: ActivityType) =>
    portal.call(otpApi.validate, { activityType, panNumber: pan, ...typed }, { token })
  expect((await check(other)).status).toBe(404)
  expect((await check(activity)).resultInfo).toMatchObject({ resultCode: 'SUCCESS' })
}

describe('of logging in and of folios', () => {
  test.each([
    ['LOGIN', 'a log-in by code'],
    ['FORGOT_PASSWORD', 'a forgotten password'],
    ['UNLOCK', 'an unlock'],
    ['REGISTRATION', 'a registration'],
  ])('a code for %s is opened by %s alone, never by a session [S9.037]', async (activity, name) => {
    const from = { deviceId: randomUUID(), address: '198.51.100.7' }
    const { data } = await (await callsBeforeLogIn[name]!.about(portal, people.dev.pan, from))()
    const { referenceNumber } = (data as CodeChallenge).challenge
    const [row] = await portal.platform.db
      .select({ activity: otpChallenges.activity })
      .from(otpChallenges)
      .where(eq(otpChallenges.reference, referenceNumber))
    expect(row?.activity).toBe(activity)
  })

  test.each(['REGISTRATION', 'FORGOT_PASSWORD', 'FORGOT_MPIN', 'UNLOCK', 'LOGIN'] as const)(
    'a session gets no code for %s [S9.037]',
    async (activityType) => {
      const before = (await portal.inbox(pan)).length
      const answer = await portal.call(otpGenerateApi.generate, codeRequest(activityType, pan), {
        token: await portal.loginAs(pan),
      })
      expect(answer.status).toBe(400)
      expect(answer.resultInfo.resultMsg).toBe('A code for this is asked for by its own first step.')
      expect(await portal.inbox(pan)).toHaveLength(before)
    },
  )

  test.each([
    ['NEW_FOLIO', 'to open a new folio'],
    ['SERVICE_REQUEST', 'for your service request'],
  ] as const)('a code for %s says so and confirms nothing else [S9.037]', (activity, purpose) =>
    confirmsAlone(activity, 'REDEEM', purpose),
  )
})

describe('of transactions', () => {
  test.each([
    ['SWP', 'for your new SWP'],
    ['STP', 'for your new STP'],
    ['SWITCH', 'for your switch'],
    ['REDEEM', 'for your redemption'],
    ['INSTA_REDEEM', 'for your instant redemption'],
    ['SIP_OTM', 'for your new SIP by mandate'],
    ['LUMPSUM_OTM', 'for your purchase by mandate'],
    ['SIP_PAUSE', 'to pause your SIP'],
    ['CHANGE_DIVIDEND', 'to change your IDCW option'],
    ['SIP_CANCEL', 'to cancel your order for a systematic plan'],
    ['SWP_CANCEL', 'to cancel your SWP'],
    ['STP_CANCEL', 'to cancel your STP'],
    ['CANCEL_REDEEM', 'to cancel your redemption'],
    ['CANCEL_SWITCH', 'to cancel your switch'],
    ['SIP_MODIFICATION', 'to change your SIP'],
    ['SWP_MODIFICATION', 'to change your SWP'],
    ['STP_MODIFICATION', 'to change your STP'],
  ] as const)('a code for %s says so and confirms nothing else [S9.038]', (activity, purpose) =>
    confirmsAlone(activity, 'NEW_FOLIO', purpose),
  )
})
