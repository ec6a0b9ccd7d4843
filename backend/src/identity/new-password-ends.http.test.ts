/** @hashes-cost-time */
import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { eq } from 'drizzle-orm'
import { people, type Person } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { investorByPan } from './investors'
import { failuresOf } from './login-failures'
import { hashPassword, isPassword } from './password-hash'
import { credentials, sessionFamilies } from './schema'

jest.mock('./password-hash', () => {
  const actual = jest.requireActual<typeof import('./password-hash')>('./password-hash')
  return { ...actual, isPassword: jest.fn(actual.isPassword) }
})
const { isPassword: check } = jest.requireActual<typeof import('./password-hash')>('./password-hash')

let portal: TestPortal

beforeAll(async () => void (portal = await startTestPortal()), 120_000)
afterAll(() => portal.close())

const old = 'Sandbox#2026'
const reset = 'Monsoon#27'
const newVisitor = (): { deviceId: string } => ({ deviceId: randomUUID() })

const logIn = ({ pan }: Person, password: string, from = newVisitor()) =>
  portal.call(authApi.login, { userId: pan, password }, from)

async function temporaryGrant(person: Person, from: { deviceId: string }) {
  const { data } = await logIn(person, 'Temp#12345', from)
  return data.outcome === 'temporaryPassword' ? data.setPasswordToken : ''
}

async function recover({ pan }: Person, from: { deviceId: string }) {
  const { data } = await portal.call(authApi.resetPassword, { userId: pan }, from)
  const typed = { uniqueID: data.uniqueID, referenceNumber: data.challenge.referenceNumber }
  const confirmed = await portal.call(authApi.verifyOtp, { ...typed, otp: await portal.code(pan) }, from)
  return confirmed.data.setPasswordToken ?? ''
}

const setPassword = ({ pan }: Person, passWord: string, from: { deviceId: string; token: string }) =>
  portal.call(authApi.createPassword, { userId: pan, passWord }, from)

const change = ({ pan }: Person, next: string, token: string) =>
  portal.call(authApi.changePassword, { userId: pan, passWord: old, newPassWord: next }, { token })

const idOf = async ({ pan }: Person) => (await investorByPan(portal.platform.db, pan))?.id ?? ''

const credentialOf = async (person: Person) => {
  const of = eq(credentials.investorId, await idOf(person))
  return (await portal.platform.db.select().from(credentials).where(of))[0]
}

const sessionsOf = async (person: Person) => {
  const of = eq(sessionFamilies.investorId, await idOf(person))
  return portal.platform.db.select().from(sessionFamilies).where(of)
}

/** The next password that is checked is replaced before anybody acts on what the check said. */
async function resetAfterCheck(person: Person) {
  const passwordHash = await hashPassword(reset, 'elsewhere')
  const of = eq(credentials.investorId, await idOf(person))
  jest.mocked(isPassword).mockImplementationOnce(async (...typed) => {
    const isRight = await check(...typed)
    await portal.platform.db.update(credentials).set({ passwordHash, temporary: false }).where(of)
    return isRight
  })
}

test('a temporary password that a thief used sets no other after the owner set one', async () => {
  const [thief, owner] = [newVisitor(), newVisitor()]
  const stolen = await temporaryGrant(people.jay, thief)
  const own = await temporaryGrant(people.jay, owner)
  expect((await setPassword(people.jay, reset, { ...owner, token: own })).status).toBe(200)
  expect((await setPassword(people.jay, 'Banyan#Leaf7', { ...thief, token: stolen })).status).toBe(401)
  expect((await logIn(people.jay, reset)).data.outcome).toBe('loggedIn')
})

test('of two recoveries the one that is not finished first sets no password', async () => {
  const [one, other] = [newVisitor(), newVisitor()]
  const tokens = [await recover(people.mohan, one), await recover(people.mohan, other)] as const
  expect((await setPassword(people.mohan, reset, { ...other, token: tokens[1] })).status).toBe(200)
  expect((await setPassword(people.mohan, 'Banyan#Leaf7', { ...one, token: tokens[0] })).status).toBe(401)
})

test('a recovery that was begun before the password was changed sets none after it', async () => {
  const from = newVisitor()
  const token = await recover(people.kiran, from)
  const session = await portal.loginAs(people.kiran.pan)
  expect((await change(people.kiran, reset, session)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await setPassword(people.kiran, 'Banyan#Leaf7', { ...from, token })).status).toBe(401)
})

test('two recoveries that end at once set one password', async () => {
  const visitors = [newVisitor(), newVisitor()]
  const grants = []
  for (const from of visitors) grants.push({ ...from, token: await recover(people.nisha, from) })
  const answers = await Promise.all(
    grants.map((grant, place) => setPassword(people.nisha, `Banyan#Leaf${place}`, grant)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a log-in whose password is replaced while it is checked is refused, and counts for no lock', async () => {
  const before = await sessionsOf(people.asha)
  await resetAfterCheck(people.asha)
  const late = await logIn(people.asha, old)
  // The words of a wrong one; of tries it tells nothing, since none was used.
  const wrong = (await logIn(people.bharat, 'Wrong#2026')).resultInfo
  const resultMsg = wrong.resultMsg.replace(/ \d tries left .*$/, '')
  expect(resultMsg).not.toBe(wrong.resultMsg)
  expect(late.resultInfo).toEqual({ ...wrong, resultMsg })
  expect(await sessionsOf(people.asha)).toEqual(before)
  expect(await failuresOf(portal.platform.db, people.asha.pan)).toBe(0)
  expect((await logIn(people.asha, reset)).data.outcome).toBe('loggedIn')
})

test('a temporary password that is replaced while it is checked leads to no new one', async () => {
  const { db } = portal.platform
  await db
    .update(credentials)
    .set({ temporary: true })
    .where(eq(credentials.investorId, await idOf(people.gita)))
  await resetAfterCheck(people.gita)
  const late = await logIn(people.gita, old)
  expect(late.resultInfo.resultCodeId).toBe('-101')
  expect(late.data).toBeUndefined()
})

test('a change of the password does not overwrite the one that was set while it was checked', async () => {
  const session = await portal.loginAs(people.leela.pan)
  await resetAfterCheck(people.leela)
  const late = await change(people.leela, 'Banyan#Leaf7', session)
  expect(late.resultInfo).toMatchObject({
    resultCodeId: '-101',
    resultMsg: 'The current password is not right. Enter it again.',
  })
  expect(await failuresOf(portal.platform.db, people.leela.pan)).toBe(0)
  expect(await check(reset, (await credentialOf(people.leela))?.passwordHash ?? '', 'here')).toBe(true)
})
