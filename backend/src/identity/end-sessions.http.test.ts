import { randomUUID } from 'node:crypto'
import { sessionsApi } from '@portal/contracts/identity/sessions'
import { desc } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { auditEvents } from '../platform/tables'
import { endSessionsByHouse } from './end-sessions'

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()), 120_000)
afterAll(() => portal.close())

const logIn = async (pan: string) => {
  const deviceId = randomUUID()
  return { token: await portal.loginAs(pan, deviceId), deviceId }
}
const seen = async (by: Awaited<ReturnType<typeof logIn>>) =>
  (await portal.call(sessionsApi.sessions, {}, by)).status

test('the house ends all sessions of one investor, no other’s, and says so in the audit log', async () => {
  const { asha, bharat } = people
  const [here, there, other] = [await logIn(asha.pan), await logIn(asha.pan), await logIn(bharat.pan)]
  const said = await endSessionsByHouse(portal.platform, asha.pan, 'a telephone was stolen')
  expect(said).toMatch(/^[1-9]\d* sessions ended, and their devices forgotten\.$/)
  expect([await seen(here), await seen(there), await seen(other)]).toEqual([401, 401, 200])
  const [event] = await portal.platform.db
    .select()
    .from(auditEvents)
    .orderBy(desc(auditEvents.position))
    .limit(1)
  expect(event).toMatchObject({ event: 'identity.sessions.ended', detail: { why: 'a telephone was stolen' } })
})

test('a PAN that nobody has ends nothing', async () => {
  await expect(endSessionsByHouse(portal.platform, 'ZZZPX9999Z', 'a mistake')).rejects.toThrow(
    'No investor has this PAN.',
  )
})
