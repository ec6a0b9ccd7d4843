import { feedbackApi } from '@portal/contracts/support/feedback'
import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
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

describe('the answer', () => {
  const row = async () => {
    const rows = await portal.platform.db
      .select()
      .from(feedbackRequests)
      .where(eq(feedbackRequests.pan, people.leela.pan))
    return rows[0]!
  }
  const pass = (milliseconds: number) => {
    const { clock } = portal.platform
    return clock.moveTo(new Date(clock.now().getTime() + milliseconds))
  }
  const reference = async () => (await check(people.leela.pan)).data.reference ?? ''
  const submit = (given: string, score = 9) =>
    portal.call(feedbackApi.submit, { reference: given, score, comment: ' Quick and plain. ' })

  test('a score outside 0 to 10 and a reference that nobody was given are refused', async () => {
    const given = await reference()
    expect((await submit(given, 11)).status).toBe(400)
    expect((await submit(given, -1)).status).toBe(400)
    expect((await submit(given, 7.5)).status).toBe(400)
    expect((await submit('A'.repeat(32))).resultInfo.resultCodeId).toBe('-105')
    expect((await row()).answeredAt).toBeNull()
  })

  test('"Not now" asks again a month later, and uses the reference up', async () => {
    const given = await reference()
    const { resultInfo } = await portal.call(feedbackApi.postpone, { reference: given })
    expect(resultInfo.resultCode).toBe('SUCCESS')
    expect((await check(people.leela.pan)).resultInfo.resultStatus).toBe('0')
    expect((await submit(given)).resultInfo.resultCodeId).toBe('-105')
    await pass(30 * 86_400_000)
    expect((await check(people.leela.pan)).resultInfo.resultStatus).toBe('1')
  })

  test('a reference works for half an hour', async () => {
    const given = await reference()
    await pass(30 * 60_000 + 1000)
    expect((await submit(given)).resultInfo.resultCodeId).toBe('-105')
  })

  test('without a log-in the reference alone keeps score and words, once; then no feedback is due [S1.039] [S1.040] [S7.113]', async () => {
    const given = await reference()
    const answers = await Promise.all([submit(given), submit(given)])
    expect(answers.map(({ resultInfo }) => resultInfo.resultCodeId).sort()).toEqual(['-105', '0'])
    expect(await row()).toMatchObject({ score: 9, comment: 'Quick and plain.', referenceHash: null })
    expect((await row()).answeredAt).not.toBeNull()
    expect((await check(people.leela.pan)).resultInfo.resultStatus).toBe('0')
  })
})
