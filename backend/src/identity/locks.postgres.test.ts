/** @hashes-cost-time */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { authApi } from '@portal/contracts/identity/auth'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { eq, sql } from 'drizzle-orm'
import { writeBeginning } from '../kyc-applications/begin'
import { rowsOf } from '../platform/database'
import { startPostgresPortal } from '../../test-kit/postgres-portal'
import { codeRequest } from '../../test-kit/code-request'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { investorByPan } from './investors'
import { hashPassword } from './password-hash'
import { accessGrants, credentials, otpChallenges, passkeys, sessionFamilies } from './schema'
import { answerQuestions, hashesOf, keepAnswers, questionsOf } from './security-questions'
import { SoftwarePasskey } from '../../test-kit/identity/software-passkey'

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
  const ask = () => portal.call(otpGenerateApi.generate, codeRequest('SERVICE_REQUEST', pan), { token })
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

const outcomesOf = async (calls: Promise<unknown>[]): Promise<Record<string, number>> => {
  const codes = (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? 'done' : (call.reason as { code: string }).code,
  )
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  )
}

test('of ten wrong answers to a security question at once five are looked at', async () => {
  const { platform } = portal
  const { pan } = people.nisha
  const { id = '' } = (await investorByPan(platform.db, pan)) ?? {}
  platform.config.securityQuestions = true
  const [question] = questionsOf(platform)
  const answerOf = (answer: string) => [{ questionId: question?.questionId ?? '', answer }]
  await keepAnswers(platform.db, id, await hashesOf(platform, answerOf('Iyer'), visitor(0)))
  const grant = { id: randomUUID(), pan, purpose: 'FORGOT_PASSWORD' } as const
  await platform.db.insert(accessGrants).values(grant)
  const wrong = (place: number) => answerQuestions(platform, grant.id, answerOf('Rao'), visitor(place))
  const outcomes = await outcomesOf(Array.from({ length: 10 }, (_call, place) => wrong(place)))
  expect(outcomes).toEqual({ '-658': 5, '-659': 5 })
})

const visitor = (place: number) => ({ deviceId: `device-${place}`, ip: `10.0.0.${place}` })

test('of two passkeys that are kept at once the tenth is, the eleventh is not', async () => {
  const { db } = portal.platform
  const { id: investorId = '' } = (await investorByPan(db, people.priya.pan)) ?? {}
  const passkey = (credentialId: string) => ({
    credentialId,
    investorId,
    publicKey: '',
    counter: 0,
    transports: [],
    label: 'A phone',
    createdAt: new Date(),
  })
  await db.insert(passkeys).values(Array.from({ length: 9 }, (_row, place) => passkey(`kept-${place}`)))
  const { publicUrl } = portal.platform
  const token = await portal.loginAs(people.priya.pan)
  const offered = async () => {
    const { data } = await portal.call(passkeyApi.registerOptions, { password: 'Sandbox#2026' }, { token })
    const made = new SoftwarePasskey(new URL(publicUrl()).origin).create(data.options.challenge)
    return { challengeId: data.challengeId, response: made, label: 'A phone' }
  }
  const two = [await offered(), await offered()]
  const answers = await Promise.all(two.map((body) => portal.call(passkeyApi.register, body, { token })))
  expect(answers.map(({ resultInfo }) => resultInfo.resultCodeId).sort()).toEqual(['-665', '0'])
})

test('of 20 KYCs that are begun at once ten are', async () => {
  const { platform } = portal
  const wanted = { pan: people.om.pan, way: 'DIGILOCKER', purpose: 'complete' } as const
  const begin = () => platform.db.transaction((tx) => writeBeginning(tx, platform, wanted))
  const outcomes = await outcomesOf(Array.from({ length: 20 }, begin))
  expect(outcomes).toEqual({ done: 10, E_TOO_MANY: 10 })
})

async function recover(pan: string): Promise<string> {
  const { data } = await portal.call(authApi.resetPassword, { userId: pan })
  const { uniqueID, challenge } = data
  const typed = { uniqueID, referenceNumber: challenge.referenceNumber, otp: await portal.code(pan) }
  return (await portal.call(authApi.verifyOtp, typed)).data.setPasswordToken ?? ''
}
