/** @hashes-cost-time */
import { setTimeout as pause } from 'node:timers/promises'
import { authApi } from '@portal/kernel/contracts/auth'
import { otpGenerateApi } from '@portal/kernel/contracts/otp-generate'
import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../platform/database'
import { startPostgresPortal } from '../testing/postgres-portal'
import type { TestPortal } from '../testing/test-portal'
import { people } from '../sandbox/world/people'
import { otpChallenges } from './schema'

let portal: TestPortal

beforeAll(async () => void (portal = await startPostgresPortal()), 240_000)
afterAll(() => portal.close())

/** How many connections wait for a lock that another one holds. */
async function waiting(): Promise<number> {
  const query = sql`select count(*)::int as number from pg_stat_activity where wait_event_type = 'Lock'`
  return (await rowsOf<{ number: number }>(portal.platform.db, query))[0]?.number ?? 0
}

test('of 20 codes asked for at once ten are sent', async () => {
  const { pan } = people.asha
  const token = await portal.loginAs(pan)
  const ask = () =>
    portal.call(
      otpGenerateApi.generate,
      {
        activityType: 'SERVICE_REQUEST',
        requestReference: 'a1b2c3d4e5f6',
        userId: pan,
        folioNumber: '',
        arnCode: '',
        flowType: 'INVESTOR',
        emailId: '',
        mobileNumber: '',
        sendOtpTo: '',
      },
      { token },
    )
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(
    await portal.platform.db.select().from(otpChallenges).where(eq(otpChallenges.pan, pan)),
  ).toHaveLength(10)
})

test.each([
  ['of strangers', { deviceId: 'a-strangers-device' }],
  ['on a device of the investor', { deviceId: 'the-owners-device' }],
])(
  'the right password waits for the failure %s that is being counted, and is refused after it',
  async (_whose, from) => {
    const { pan } = people.bharat
    const { db } = portal.platform
    await portal.loginAs(pan, 'the-owners-device')
    const logIn = (password: string) => portal.call(authApi.login, { userId: pan, password }, from)
    for (let failure = 0; failure < 4; failure += 1) await logIn('Wrong#2026')
    let right: ReturnType<typeof logIn> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(fifthFailure(pan))
      right = logIn('Sandbox#2026')
      const answered = right.then(() => true)
      while ((await waiting()) === 0 && !(await Promise.race([answered, pause(20)]))) continue
    })
    expect((await right)?.resultInfo.resultCodeId).toBe('-104')
  },
)

/** As another log-in counts it, on whichever device four were counted. */
const fifthFailure = (pan: string) => sql`
  with strangers as (
    update login_failures set failures = 5 where pan = ${pan} and failures = 4
  )
  update known_devices set failures = 5 where failures = 4`
