import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { lock } from './login-failures'
import { SoftwarePasskey } from '../../test-kit/identity/software-passkey'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const { pan } = people.bharat
const home = { deviceId: 'test-device-0001' }
const label = 'Chrome 156 on Windows'
const password = 'Sandbox#2026'
const device = (origin = new URL(portal.platform.publicUrl()).origin, party?: string) =>
  new SoftwarePasskey(origin, party)

async function add(passkey: SoftwarePasskey, of = pan) {
  const token = await portal.loginAs(of)
  const { data } = await portal.call(passkeyApi.registerOptions, { password }, { token })
  const { challengeId, options } = data
  const response = passkey.create(options.challenge)
  const body = { challengeId, response, label }
  return { token, again: body, answer: await portal.call(passkeyApi.register, body, { token }) }
}

async function logIn(passkey: SoftwarePasskey, from: { deviceId: string } = home) {
  const { data } = await portal.call(passkeyApi.loginOptions, {}, from)
  const body = { challengeId: data.challengeId, response: passkey.sign(data.options.challenge) }
  return { body, answer: await portal.call(passkeyApi.login, body, from) }
}

const refusedWith = (code: string) => ({ resultCode: 'FAILURE', resultCodeId: code })

test('a passkey is added by who is logged in, and logs in without PAN and password; its addition is told', async () => {
  const passkey = device()
  const { answer, again, token } = await add(passkey)
  expect(answer.data).toMatchObject({ label, lastUsedAt: null })
  expect((await portal.call(passkeyApi.register, again, { token })).resultInfo).toMatchObject(
    refusedWith('-664'),
  )
  const subjects = (await portal.inbox(people.bharat.email)).map(({ subject }) => subject)
  expect(subjects).toContain('A passkey was added')
  const { answer: entered } = await logIn(passkey)
  expect(entered.data.investor.pan).toBe(pan)
  const { sessionToken } = entered.data
  expect((await portal.call(authApi.profile, {}, { token: sessionToken, ...home })).data.pan).toBe(pan)
})

test('a signed challenge is good once, and on the device that asked only', async () => {
  const passkey = device()
  await add(passkey)
  const { body, answer } = await logIn(passkey)
  expect(answer.resultInfo.resultCode).toBe('SUCCESS')
  expect((await portal.call(passkeyApi.login, body, home)).resultInfo).toMatchObject(refusedWith('-664'))
  const { data } = await portal.call(passkeyApi.loginOptions, {}, { deviceId: randomUUID() })
  const stolen = { challengeId: data.challengeId, response: passkey.sign(data.options.challenge) }
  expect((await portal.call(passkeyApi.login, stolen, home)).resultInfo).toMatchObject(refusedWith('-664'))
})

test('what no challenge is called is refused at the door', async () => {
  const body = { challengeId: 'no-such-challenge', response: device().sign('nothing') }
  expect((await portal.call(passkeyApi.login, body, home)).status).toBe(400)
})

test('a copy whose counter is behind is refused', async () => {
  const passkey = device()
  await add(passkey)
  await logIn(passkey)
  await logIn(passkey)
  passkey.counter = 0
  expect((await logIn(passkey)).answer.resultInfo).toMatchObject(refusedWith('-664'))
})

test('one of another portal is neither kept nor taken', async () => {
  const elsewhere = device('https://portal.example')
  expect((await add(elsewhere)).answer.resultInfo).toMatchObject(refusedWith('-664'))
  const here = new URL(portal.platform.publicUrl())
  const phished = device('https://portal.example', here.hostname)
  expect((await add(phished)).answer.resultInfo).toMatchObject(refusedWith('-664'))
  expect((await logIn(device())).answer.resultInfo).toMatchObject(refusedWith('-664'))
})

test('one is removed by its investor and nobody else, and logs nobody in from then on', async () => {
  const passkey = device()
  const { answer, token } = await add(passkey)
  const { passkeyId } = answer.data
  const others = await portal.loginAs(people.kiran.pan)
  expect((await portal.call(passkeyApi.remove, { passkeyId }, { token: others })).status).toBe(404)
  expect((await portal.call(passkeyApi.remove, { passkeyId }, { token })).resultInfo.resultCode).toBe(
    'SUCCESS',
  )
  const kept = (await portal.call(passkeyApi.list, {}, { token })).data.passkeys
  expect(kept.map((each) => each.passkeyId)).not.toContain(passkeyId)
  expect((await logIn(passkey)).answer.resultInfo).toMatchObject(refusedWith('-664'))
})

test('an open session alone adds none: the password is asked for, and guesses at it lock as at log-in', async () => {
  const { pan: userId, email } = people.mohan
  const token = await portal.loginAs(userId)
  const ask = async (typed: string) => {
    const { resultInfo } = await portal.call(passkeyApi.registerOptions, { password: typed }, { token })
    return resultInfo
  }
  expect(await ask('Monsoon#27')).toMatchObject({
    ...refusedWith('-101'),
    resultMsg: expect.stringContaining('The current password is not right.'),
  })
  expect((await ask(password)).resultCode).toBe('SUCCESS')
  const codes: string[] = []
  while (!codes.includes('-104') && codes.length < 10) codes.push((await ask('Monsoon#27')).resultCodeId)
  expect(codes.slice(0, -1)).toEqual(codes.slice(1).map(() => '-101'))
  expect(codes.at(-1)).toBe('-104')
  expect((await ask(password)).resultCodeId).toBe('-104')
  const subjects = (await portal.inbox(email)).map(({ subject }) => subject)
  expect(subjects).not.toContain('A passkey was added')
})

test('a locked user ID is locked for its passkeys too', async () => {
  const passkey = device()
  await add(passkey, people.kiran.pan)
  await lock(portal.platform.db, people.kiran.pan, portal.platform.clock.now())
  expect((await logIn(passkey)).answer.resultInfo).toMatchObject(refusedWith('-104'))
})

test('challenges for a log-in, which anybody may ask for, are limited by device and by address', async () => {
  const ask = (from: object) => portal.call(passkeyApi.loginOptions, {}, from).then(({ status }) => status)
  const device = { deviceId: randomUUID() }
  const answers: number[] = []
  for (let round = 0; round < 21; round += 1)
    answers.push(await ask({ ...device, address: `203.0.113.${round}` }))
  expect(answers).toEqual([...Array<number>(20).fill(200), 429])
  const fromOne = await Promise.all(
    Array.from({ length: 105 }, () => ask({ deviceId: randomUUID(), address: '198.51.100.99' })),
  )
  expect(fromOne.filter((status) => status === 200)).toHaveLength(100)
})
