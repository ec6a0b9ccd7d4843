import { dirname, join } from 'node:path'
import { sourcesBelow } from '@portal/testing/node'
import { areas } from '@portal/contracts/all'
import { authApi } from '@portal/contracts/identity/auth'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { buyingScopes, ScopeKind } from '@portal/contracts/identity/session-scope'
import { fileApi } from '@portal/contracts/wire/file'
import { panApi } from '@portal/contracts/identity/pan'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { investorByPan } from './investors'
import { knownDevices, sessionFamilies } from './schema'
import { startSession } from './sessions'

const { pan } = people.asha
const deviceId = 'errand-device-01'

let portal: TestPortal
let investorId: string

beforeAll(async () => {
  portal = await startTestPortal()
  investorId = (await investorByPan(portal.platform.db, pan))?.id ?? ''
})
afterAll(() => portal.close())

const start = (kind: ScopeKind) =>
  startSession(portal.platform, investorId, deviceId, { kind, subject: 'what it is about' })

const sessionCalls: readonly Endpoint[] = Object.values(areas)
  .flatMap((area): Endpoint[] => Object.values(area))
  .filter(({ token }) => token === 'session')

test('the list of calls leaves out no file of the contract', () => {
  const folder = dirname(require.resolve('@portal/contracts/all'))
  const listed = new Set<unknown>([...Object.values(areas), fileApi])
  const missing = sourcesBelow(folder)
    .filter((name) => /\/.*(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => {
      const contract = jest.requireActual<Record<string, unknown>>(join(folder, name))
      return Object.keys(contract).filter((each) => each.endsWith('Api') && !listed.has(contract[each]))
    })
  expect(missing).toEqual([])
})

test.each(ScopeKind.options)(
  'a session of the session scope %s is refused by every call that does not name it, and by none that does [S7.080]',
  async (kind) => {
    const { sessionToken: token } = await start(kind)
    const answered = async (call: Endpoint) => {
      const { status, resultInfo } = await portal.call(call, {}, { token, deviceId })
      return [call.path, status, resultInfo.resultCodeId]
    }
    const isOwn = ({ sessionScopes = [] }: Endpoint) => sessionScopes.includes(kind)
    const others = sessionCalls.filter((call) => !isOwn(call))
    expect(others.length).toBeGreaterThan(20)
    for (const call of others) expect(await answered(call)).toEqual([call.path, 403, 'E_SCOPE'])
    const own = sessionCalls.filter((call) => isOwn(call) && call !== authApi.logout)
    expect(own.length).toBeGreaterThan(2)
    for (const call of own) {
      const [path, status, code] = await answered(call)
      expect([path, code]).not.toEqual([path, 'E_SCOPE'])
      expect([path, status]).not.toEqual([path, 401])
    }
    expect((await portal.call(authApi.logout, {}, { token, deviceId })).status).toBe(200)
  },
)

test.each(ScopeKind.options)(
  'a session of the session scope %s fetches no file, and uploads one only where it buys: the cheque of a new account',
  async (kind) => {
    const { sessionToken } = await start(kind)
    const headers = { authorization: `Bearer ${sessionToken}`, deviceId }
    for (const { method, path, token, sessionScopes = [] } of Object.values(fileApi)) {
      if (token !== 'session') continue
      const url = `/api/v1/${path.replace(':name', 'one')}`
      const { statusCode } = await portal.app.inject({ method, url, headers })
      // What may be uploaded is multipart, which nothing is.
      expect([path, statusCode]).toEqual([path, sessionScopes.includes(kind) ? 400 : 403])
    }
    const buys = buyingScopes.some((each) => each === kind)
    expect(fileApi.upload.sessionScopes?.includes(kind)).toBe(buys)
    for (const file of [fileApi.document, fileApi.statement]) expect(file.sessionScopes).toBeUndefined()
  },
)

test('a session scope is over after an hour, however often its token was renewed', async () => {
  const pair = await start('quickInvest')
  const refresh = () =>
    portal.call(
      authApi.refresh,
      { accessToken: pair.refreshToken, userId: pan, expiredToken: pair.sessionToken },
      { deviceId },
    )
  expect((await refresh()).resultInfo.resultCode).toBe('SUCCESS')
  const startedAt = new Date(Date.now() - 3_601_000)
  await portal.platform.db
    .update(sessionFamilies)
    .set({ startedAt })
    .where(eq(sessionFamilies.investorId, investorId))
  expect((await refresh()).resultInfo.resultCode).toBe('FAILURE')
})

test('quick invest asks the registries about its own PAN only', async () => {
  const { sessionToken: token } = await start('quickInvest')
  const ask = (panNumber: string, dob: string) =>
    portal.call(panApi.validatePan, { panNumber, dob }, { token, deviceId })
  expect((await ask(pan, people.asha.birthDate)).data.kycStatus).toBe('Validated')
  expect((await ask(people.uma.pan, people.uma.birthDate)).resultInfo.resultCodeId).toBe('E_SCOPE')
})

test('a session scope does not make its device a known one', async () => {
  await start('paymentFailedLink')
  const known = await portal.platform.db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.investorId, investorId))
  expect(known).toEqual([])
})
