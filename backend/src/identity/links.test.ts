import { authApi } from '@portal/contracts/identity/auth'
import { investorApi } from '@portal/contracts/folios/investor'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
afterEach(() => jest.useRealTimers())

const over = { resultCode: 'FAILURE', resultMsg: 'This link has been used or has expired' }
const target = { pan: people.asha.pan, remote: 'mfe-portfolio', path: '/home/explore-funds' }

async function newLink(): Promise<string> {
  const answer = await portal.app.inject({ method: 'POST', url: '/sandbox/links', payload: target })
  return answer.json().token
}
const open = (link: string, deviceId?: string) => portal.call(authApi.validateLink, { link }, { deviceId })
const enter = (code: string, deviceId?: string) => portal.call(authApi.linkSession, { code }, { deviceId })

/** Moves the real clock, which links live by. */
function laterBy(milliseconds: number): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
  })
  jest.setSystemTime(Date.now() + milliseconds)
}

test('a link gives a code, and the code a session of its investor that the API takes', async () => {
  const { data: opened } = await open(await newLink())
  expect(opened).toMatchObject({ expiresInSeconds: 60, remote: target.remote, path: target.path })
  const { data: session } = await enter(opened.code)
  expect(session.investor.pan).toBe(target.pan)
  const folios = await portal.call(
    investorApi.assetSummary,
    { panNumber: target.pan },
    { token: session.sessionToken },
  )
  expect(folios.resultInfo.resultCode).toBe('SUCCESS')
})

test('a link that was used opens no more, and no other code made of it works', async () => {
  const link = await newLink()
  const [first, second] = [(await open(link)).data, (await open(link)).data]
  expect((await enter(first.code)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await enter(first.code)).resultInfo).toMatchObject(over)
  expect((await enter(second.code)).resultInfo).toMatchObject(over)
  expect((await open(link)).resultInfo).toMatchObject(over)
})

test('of twenty tries at once with one code exactly one gets a session', async () => {
  const { code } = (await open(await newLink())).data
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(code)))
  expect(answers.filter(({ resultInfo }) => resultInfo.resultCode === 'SUCCESS')).toHaveLength(1)
})

test('opening alone uses nothing up: a scanner of mails does not take the link from the investor', async () => {
  const link = await newLink()
  for (let scan = 0; scan < 3; scan++) await open(link, 'scanner-device-1')
  expect((await enter((await open(link)).data.code)).resultInfo.resultCode).toBe('SUCCESS')
})

test('a code is good for 60 seconds, on the device that opened the link only', async () => {
  const stolen = (await open(await newLink())).data.code
  expect((await enter(stolen, 'another-device-1')).resultInfo).toMatchObject(over)
  const late = (await open(await newLink())).data.code
  laterBy(61_000)
  expect((await enter(late)).resultInfo).toMatchObject(over)
})

test('a link is good for 24 hours', async () => {
  const link = await newLink()
  laterBy(24 * 3_600_000 + 1000)
  expect((await open(link)).resultInfo).toMatchObject(over)
})

test('a link that was changed, a session token and any other text get the same answer as a used one', async () => {
  const [header, , signature] = (await newLink()).split('.')
  const otherPage = Buffer.from(JSON.stringify({ remote: 'mfe-transact', path: '/', jti: 'x', sub: 'y' }))
  const forged = [header, otherPage.toString('base64url'), signature].join('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${otherPage.toString('base64url')}.`
  const sessionToken = await portal.loginAs(target.pan)
  for (const link of [forged, unsigned, sessionToken, 'x'])
    expect((await open(link)).resultInfo).toMatchObject(over)
  expect((await enter(sessionToken)).resultInfo).toMatchObject(over)
})

test('a link names nobody: no PAN, name, e-mail or mobile is in it', async () => {
  const [, payload = ''] = (await newLink()).split('.')
  const text = Buffer.from(payload, 'base64url').toString()
  for (const secret of [people.asha.pan, 'Asha', people.asha.email, people.asha.mobile])
    expect(text).not.toContain(secret)
})

test('the sandbox makes links of its own investors only, and only to pages of remotes', async () => {
  const make = (payload: object) => portal.app.inject({ method: 'POST', url: '/sandbox/links', payload })
  const made = (await make(target)).json()
  expect(made.url).toBe(
    `http://localhost:4600/investors/standalone/mfe-portfolio/home/explore-funds#link=${made.token}`,
  )
  expect((await make({ ...target, pan: 'ZZZPZ9999Z' })).statusCode).toBe(404)
  expect((await make({ ...target, remote: '../shell' })).statusCode).toBe(400)
  expect((await make({ ...target, path: '//evil.example/' })).statusCode).toBe(400)
})
