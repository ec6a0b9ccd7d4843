import { feedbackApi } from '@portal/kernel/contracts/feedback'
import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { people } from '../world/people'
import { hashOfReference } from './feedback-check'
import { feedbackRequests } from './schema'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function check(pan: string, identifier = pan) {
  const token = await portal.loginAs(pan)
  return portal.call(feedbackApi.check, { identifier, source: 'Inv_Portal', userNameID: pan }, { token })
}

test("feedback that is due answers resultStatus '1' with a reference, otherwise '0' without [S3.072, S7.114]", async () => {
  const due = await check(people.leela.pan)
  expect(due.resultInfo.resultStatus).toBe('1')
  expect(due.data.reference).toMatch(/^[\w-]{32}$/)
  const notDue = await check(people.asha.pan)
  expect(notDue.resultInfo).toMatchObject({ resultCode: 'SUCCESS', resultStatus: '0' })
  expect(notDue.data.reference).toBeNull()
})

test('each check gives a new reference, of which only a hash is kept', async () => {
  const first = (await check(people.leela.pan)).data.reference
  const second = (await check(people.leela.pan)).data.reference
  expect(second).not.toBe(first)
  const [row] = await portal.platform.db
    .select()
    .from(feedbackRequests)
    .where(eq(feedbackRequests.pan, people.leela.pan))
  expect(row?.referenceHash).toBe(hashOfReference(second ?? ''))
})

test("another investor's identifier answers like one that does not exist", async () => {
  expect((await check(people.asha.pan, people.leela.pan)).status).toBe(404)
})
