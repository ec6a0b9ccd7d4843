import { folioLockApi } from '@portal/contracts/folios/folio-lock'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { sql } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { decide, requestJourney } from '../../test-kit/service-requests/request-journey'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { setLocked } from '../folios/change-folio'
import { bringLanguages } from '../platform/language'

const { asha } = people
const folioNo = '91024821'
let portal: TestPortal

beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** The same request, as a reader of a language sees it. */
async function read(requestId: string, language: string) {
  const options = { token: await portal.loginAs(asha.pan), headers: { language } }
  const { request } = (await portal.call(serviceRequestApi.detail, { requestId }, options)).data
  const { label, from, to } = request.changes[0]!
  const timeline = request.timeline.map(({ text }) => text)
  return { reason: request.reason, stateText: request.stateText, change: [label, from, to], timeline }
}

async function waitingUnlock(): Promise<string> {
  const me = await requestJourney(portal, asha)
  await setLocked(portal.platform.db, folioNo, portal.platform.clock.now())
  const { requestId, state } = await me.signed(await me.call(folioLockApi.change, { folioNo, lock: false }))
  expect(state).toBe('waiting')
  return requestId
}

test('a request that a rule refuses at night is read in English and in Hindi from one row', async () => {
  const requestId = await waitingUnlock()
  await setLocked(portal.platform.db, folioNo, null)
  await portal.advance(2)
  const reason = 'This folio is not locked.'
  expect(await read(requestId, 'en')).toEqual({
    reason,
    stateText: reason,
    change: ['Folio ••4821', 'Locked', 'Open'],
    timeline: [
      'You asked for it.',
      'You confirmed it by a one-time code.',
      expect.stringMatching(/^Accepted\. It will be done on \d+ Aug 2026\.$/),
      `We could not do it: ${reason}`,
    ],
  })
  const hindi = await read(requestId, 'hi')
  const said = [hindi.reason, hindi.stateText, ...hindi.change, ...hindi.timeline]
  expect(said).toHaveLength(9)
  for (const text of said) expect(text).toMatch(/^[^a-z]*[\u0900-\u097F][^a-z]*$/)
  expect(hindi.timeline.at(-1)).toContain(hindi.reason)
})

test('what a person of the fund house writes is read as it is, in a sentence of the language of its reader', async () => {
  const requestId = await waitingUnlock()
  await portal.platform.db.execute(
    sql`update service_requests set state = 'in_review' where id = ${requestId}`,
  )
  await decide(portal, requestId, { decision: 'reject', reason: 'The form is not signed.' })
  expect(await read(requestId, 'en')).toMatchObject({ reason: 'The form is not signed.' })
  const { reason, timeline } = await read(requestId, 'hi')
  expect(reason).toBe('The form is not signed.')
  expect(timeline.at(-1)).toMatch(/^[^a-z]+The form is not signed\.$/)
})
