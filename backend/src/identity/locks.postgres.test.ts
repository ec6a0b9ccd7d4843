/** @hashes-cost-time */
import { setTimeout as pause } from 'node:timers/promises'
import { authApi } from '@portal/kernel/contracts/auth'
import { otpGenerateApi } from '@portal/kernel/contracts/otp-generate'
import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../platform/database'
import { startPostgresPortal } from '../testing/postgres-portal'
import type { TestPortal } from '../testing/test-portal'
import { people } from '../sandbox/world/people'
import { investorByPan } from './investors'
import { hashPassword } from './password-hash'
import { credentials, otpChallenges, sessionFamilies } from './schema'

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

test('a log-in by the old password waits for the new one that is being set, and is refused after it', async () => {
  const { pan } = people.nisha
  const { db } = portal.platform
  const { id = '' } = (await investorByPan(db, pan)) ?? {}
  const passwordHash = await hashPassword('Monsoon#27', 'elsewhere')
  let late: Promise<{ resultInfo: { resultCodeId: string } }> | undefined
  await db.transaction(async (tx) => {
    await tx.update(credentials).set({ passwordHash }).where(eq(credentials.investorId, id))
    late = portal.call(authApi.login, { userId: pan, password: 'Sandbox#2026' })
    const answered = late.then(() => true)
    while ((await waiting()) === 0 && !(await Promise.race([answered, pause(20)]))) continue
  })
  expect((await late)?.resultInfo.resultCodeId).toBe('-101')
  const begun = db.select().from(sessionFamilies).where(eq(sessionFamilies.investorId, id))
  expect(await begun).toEqual([])
})

test('of three recoveries and a change of the password at once, one password comes and nothing fails', async () => {
  const { pan } = people.mohan
  const session = await portal.loginAs(pan)
  const tokens: string[] = []
  for (let page = 0; page < 3; page += 1) tokens.push(await recover(pan))
  const answers = await Promise.all([
    portal.call(
      authApi.changePassword,
      { userId: pan, passWord: 'Sandbox#2026', newPassWord: 'Monsoon#27' },
      { token: session },
    ),
    ...tokens.map((token, place) =>
      portal.call(authApi.createPassword, { userId: pan, passWord: `Banyan#Leaf${place}` }, { token }),
    ),
  ])
  const outcomes = answers.map(({ status, resultInfo }) => `${status} ${resultInfo.resultCodeId}`)
  expect(outcomes.filter((outcome) => outcome === '200 0')).toHaveLength(1)
  expect(outcomes.filter((outcome) => !['200 0', '200 -101', '401 E_TOKEN'].includes(outcome))).toEqual([])
})

async function recover(pan: string): Promise<string> {
  const { data } = await portal.call(authApi.resetPassword, { userId: pan })
  const { uniqueID, challenge } = data
  const typed = { uniqueID, referenceNumber: challenge.referenceNumber, otp: await portal.code(pan) }
  return (await portal.call(authApi.verifyOtp, typed)).data.setPasswordToken ?? ''
}
