import { ticketApi } from '@portal/contracts/support/support-ticket'
import { notificationApi } from '@portal/contracts/notifications/notification'
import { limits } from '@portal/contracts/validation'
import { documents } from '../documents/schema'
import { people, type Person } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const { asha, bharat, gita, om, ravi } = people
const as = async (person: Person) => ({ token: await portal.loginAs(person.pan) })
const question = (person: Person, more: object = {}) => ({
  panNumber: person.pan,
  topic: 'SIP' as const,
  subject: ' Debit of August ',
  text: ' Why was it debited twice? ',
  documentIds: [] as string[],
  ...more,
})
const requested = async (person: Person, more: object = {}) =>
  portal.call(ticketApi.insert, question(person, more), await as(person))
const details = async (person: Person, number: string) =>
  portal.call(ticketApi.details, { number }, await as(person))
const reply = async (person: Person, number: string, text = 'Here it is.', documentIds: string[] = []) =>
  portal.call(ticketApi.reply, { number, text, documentIds }, await as(person))
const closed = async (person: Person, number: string) =>
  portal.call(ticketApi.close, { number }, await as(person))
const rated = async (person: Person, number: string, score: number, comment?: string) =>
  portal.call(ticketApi.rate, { number, score, ...(comment && { comment }) }, await as(person))
const weWrite = async (number: string, act: 'answer' | 'request' | 'close', text?: string) => {
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: `/sandbox/back-office/queries/${number}/${act}`,
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: JSON.stringify(text === undefined ? {} : { text }),
  })
  return statusCode
}
const listed = async (person: Person) =>
  (await portal.call(ticketApi.list, { panNumber: person.pan }, await as(person))).data

async function uploaded({ pan }: Person, name: string): Promise<string> {
  const [row] = await portal.platform.db
    .insert(documents)
    .values({
      id: crypto.randomUUID(),
      pan,
      linkHash: crypto.randomUUID(),
      linkUntil: new Date(0),
      name,
      type: 'png',
      size: 3,
      content: Buffer.from('png'),
      uploadedAt: portal.platform.clock.now(),
    })
    .returning({ id: documents.id })
  return row!.id
}

test('a query goes both ways: asked with a paper, asked back, replied, answered, rated, closed, reopened [S1.041] [S7.057]', async () => {
  const attachment = await uploaded(ravi, 'cheque.png')
  const { data: made } = await requested(ravi, { documentIds: [attachment] })
  expect(made.number).toMatch(/^Q2608-\d{4}$/)
  // Asked on Tuesday 25 August, answered within two business days.
  expect(made.answerBy).toBe('2026-08-27')
  const { number } = made
  const open = (await details(ravi, number)).data
  expect(open.case).toMatchObject({
    subject: 'Debit of August',
    state: 'open',
    answerBy: '2026-08-27',
    score: null,
  })
  expect(open.entries).toMatchObject([
    {
      kind: 'question',
      byUs: false,
      text: 'Why was it debited twice?',
      attachments: [{ documentId: attachment, name: 'cheque.png' }],
    },
  ])
  expect((await rated(ravi, number, 9)).resultInfo.resultCodeId).toBe('-588')

  expect(await weWrite(number, 'request', 'Which account?')).toBe(200)
  expect((await details(ravi, number)).data.case).toMatchObject({ state: 'needsReply', answerBy: null })
  expect((await reply(ravi, number, 'The one at Parijat Bank.')).data.case.state).toBe('open')
  expect(await weWrite(number, 'answer', 'One of the two came back.')).toBe(200)
  const answered = (await details(ravi, number)).data
  expect(answered).toMatchObject({ case: { state: 'answered' }, canRate: true, reopenUntil: null })

  expect((await rated(ravi, number, 9, 'Quick')).data).toMatchObject({ case: { score: 9 }, canRate: false })
  expect((await rated(ravi, number, 2)).resultInfo.resultCodeId).toBe('-589')
  expect((await closed(ravi, number)).data).toMatchObject({
    case: { state: 'closed' },
    reopenUntil: '2026-09-24',
  })
  expect((await closed(ravi, number)).resultInfo.resultCodeId).toBe('-587')
  expect(await weWrite(number, 'answer', 'Too late')).toBe(409)
  const again = (await reply(ravi, number, 'It happened again.')).data
  expect(again.case).toMatchObject({ state: 'open', answerBy: '2026-08-27' })
  expect(again.entries.map(({ kind, byUs }) => `${byUs ? 'we' : 'investor'}: ${kind}`)).toEqual([
    'investor: question',
    'we: request',
    'investor: reply',
    'we: answer',
    'investor: closed',
    'investor: reply',
  ])
})

test('an answer is told by e-mail, SMS and notification, none of which gives it away [S1.041]', async () => {
  const { number } = (await requested(gita)).data
  await weWrite(number, 'answer', 'The load was 412 rupees.')
  const told = (await portal.inbox(gita.pan)).filter(({ subject }) => subject.includes(number))
  expect(told.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual([
    `email ${gita.email}`,
    `sms ${gita.mobile}`,
  ])
  const { historyDtos } = (
    await portal.call(
      notificationApi.history,
      { listAll: true, read: false, userId: gita.pan },
      await as(gita),
    )
  ).data
  expect(historyDtos[0]!.notification).toMatchObject({
    title: `We answered your query ${number}`,
    url: `./home/help/query?number=${number}`,
  })
  for (const { subject, body } of told) {
    expect(subject).toBe(`We answered your query ${number}`)
    expect(body).toContain('Debit of August')
    expect(body).not.toContain('412')
  }
})

test("somebody else's query and somebody else's papers are not found [S7.057]", async () => {
  const { number } = (await requested(asha)).data
  for (const call of [
    details(bharat, number),
    reply(bharat, number),
    closed(bharat, number),
    rated(bharat, number, 5),
    details(bharat, 'Q2608-99999'),
  ])
    expect((await call).status).toBe(404)
  expect((await listed(bharat)).tickets).toEqual([])
  const attachment = await uploaded(asha, 'pan.png')
  expect((await requested(bharat, { documentIds: [attachment] })).status).toBe(404)
  const { number: own } = (await requested(bharat)).data
  expect((await reply(bharat, own, 'With this', [attachment])).status).toBe(404)
  expect((await details(bharat, own)).data.entries).toHaveLength(1)
  expect((await details(asha, number)).data.case.state).toBe('open')
})

test('the list has the last written query first, and the papers reach who answers [S7.057]', async () => {
  const attachment = await uploaded(om, 'form.png')
  const { number: first } = (await requested(om, { subject: 'First' })).data
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 60_000))
  const { number: second } = (await requested(om, { subject: 'Second' })).data
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 60_000))
  await reply(om, first, 'With a paper', [attachment])
  expect((await listed(om)).tickets.map(({ number }) => number)).toEqual([first, second])
  const headers = { host: 'localhost' }
  const attachmentAt = (number: string) =>
    portal.app.inject({ url: `/sandbox/back-office/queries/${number}/papers/${attachment}`, headers })
  expect((await attachmentAt(first)).body).toBe('png')
  expect((await attachmentAt(second)).statusCode).toBe(404)
})

test('a query with nothing in it, or more papers than are taken, is not one', async () => {
  for (const more of [
    { subject: '   ' },
    { text: '\n' },
    { documentIds: Array(6).fill('x') },
    { topic: 'GOLD' },
  ])
    expect((await requested(om, more)).status).toBe(400)
  expect(await weWrite((await listed(om)).tickets[0]!.number, 'answer', '  ')).toBe(400)
})

test('who waits for many answers writes in one of them; later ones are taken again', async () => {
  const before = (await listed(om)).tickets.filter(({ state }) => state === 'open')
  const hour = () => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 61 * 60_000))
  await hour()
  for (let at = before.length; at < limits.kept.openQueries; at++) await requested(om)
  const refused = await requested(om)
  expect(refused.resultInfo).toMatchObject({
    resultCodeId: '-585',
    resultMsg: 'You have 10 queries that wait for our answer. Write more in one of them.',
  })
  await closed(om, before[0]!.number)
  expect((await requested(om)).status).toBe(200)
})

test('a query that was closed more than 30 days ago stays closed', async () => {
  const { number } = (await listed(asha)).tickets.find(({ state }) => state === 'closed')!
  expect((await details(asha, number)).data.reopenUntil).toBeNull()
  expect((await reply(asha, number)).resultInfo).toMatchObject({
    resultCodeId: '-586',
    resultMsg: 'This query was closed more than 30 days ago. Ask a new question.',
  })
})
