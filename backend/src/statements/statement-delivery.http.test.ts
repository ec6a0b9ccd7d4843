import { message } from '@portal/contracts/catalogue'
import { authApi } from '@portal/contracts/identity/auth'
import { statementApi } from '@portal/contracts/statements/statement'
import { parse } from 'content-disposition'
import { eq, type SQL } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { statements } from './schema'
import { reserveStatement, forgetFiles } from './statement.repository'
import { bringLanguages } from '../platform/language'
import { type StatementJourney, statementJourney, wanted } from '../../test-kit/statements/statement-journey'

let portal: TestPortal
let own: StatementJourney
beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
  own = statementJourney(portal)
})
afterAll(() => portal.close())

const { asha, bharat, ravi } = people

test('a statement is made beside the answer and can then be downloaded as a file [S7.120]', async () => {
  const { statement } = (await own.ask(ravi)).data
  expect(statement).toMatchObject({ state: 'waiting', progress: 0 })
  expect(await own.made(ravi, statement.statementId)).toMatchObject({ state: 'ready', progress: 100 })
  const file = await own.fetched(ravi, statement.statementId)
  expect(file.statusCode).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="Capital gains 2016-07-29 to 2026-08-25.csv"',
    'cache-control': 'no-store',
  })
  expect(file.body).toContain('Ravi Sinha')
})

test('the name of a file in Hindi is in Hindi, and reaches the browser', async () => {
  const { token } = await own.as(ravi)
  const terms = { folioNo: '91018018', kind: 'ACCOUNT', format: 'PDF', delivery: 'DOWNLOAD' } as const
  await portal.call(authApi.setLanguage, { language: 'hi' }, { token })
  const { data } = await portal.call(statementApi.request, { ...wanted(ravi), ...terms }, { token })
  const { statementId } = data.statement
  await own.made(ravi, statementId)
  await portal.call(authApi.setLanguage, { language: 'en' }, { token })
  const { statusCode, headers } = await own.fetched(ravi, statementId)
  expect(statusCode).toBe(200)
  const { parameters } = parse(String(headers['content-disposition']))
  expect(parameters.filename).toMatch(/^अकाउंट स्टेटमेंट .* से .*\.pdf$/)
})

test('nobody fetches the statement of another one, nor without a session', async () => {
  const { statementId } = (await own.ask(ravi)).data.statement
  await own.made(ravi, statementId)
  expect((await own.fetched(null, statementId)).statusCode).toBe(401)
  expect((await own.fetched(asha, statementId)).statusCode).toBe(404)
  expect((await own.statusOf(asha, statementId)).status).toBe(404)
  expect((await own.fetched(ravi, 'guess')).statusCode).toBe(404)
  expect((await own.ask(bharat)).status).toBe(404)
  expect((await own.ask(ravi, { schemePlanCode: 'GLOBAL-DG' })).status).toBe(404)
})

test('by e-mail it goes to the registered address, as a PDF that the mail says how to open [S8.047]', async () => {
  const { statementId } = (await own.ask(ravi, { format: 'PDF', delivery: 'EMAIL', folioNo: null })).data
    .statement
  expect(await own.made(ravi, statementId)).toMatchObject({ state: 'sent' })
  const [mail] = await portal.inbox(ravi.pan)
  expect(mail).toMatchObject({
    channel: 'email',
    to: ravi.email,
    subject: 'Capital gains, 29 Jul 2016 to 25 Aug 2026',
    body: expect.stringContaining('To open it, enter your PAN in capitals.'),
  })
  expect((await own.fetched(ravi, statementId)).statusCode).toBe(404)
})

test('all folios by download, and a period without transactions, are refused in the specified words [S8.049, S8.050]', async () => {
  expect((await own.ask(ravi, { folioNo: null })).resultInfo).toMatchObject({
    resultCodeId: '-471',
    resultMsg: message('allFoliosByEmail'),
  })
  expect((await own.ask(ravi, { period: 'Current Financial Year' })).resultInfo).toMatchObject({
    resultCodeId: '-472',
    resultMsg: message('noTransactionsInPeriod'),
  })
  expect((await own.ask(ravi, { kind: 'ACCOUNT', format: 'SCHEDULE_112A' })).resultInfo.resultCodeId).toBe(
    '-473',
  )
})

test('a process that was killed leaves its statement to the next one; after three attempts it is given up', async () => {
  const { db, clock } = portal.platform
  const { statementId } = (await own.ask(ravi)).data.statement
  await own.made(ravi, statementId)
  const lost = {
    state: 'making' as const,
    content: null,
    startedAt: new Date(clock.now().getTime() - 3 * 60_000),
  }
  await db
    .update(statements)
    .set({ ...lost, attempts: 1 })
    .where(eq(statements.id, statementId))
  expect(await own.made(ravi, statementId)).toMatchObject({ state: 'ready' })
  await db
    .update(statements)
    .set({ ...lost, attempts: 3 })
    .where(eq(statements.id, statementId))
  expect(await own.made(ravi, statementId)).toMatchObject({ state: 'failed' })
})

test('one whose last attempt is found lost only while the next is claimed is not begun a fourth time', async () => {
  const { db, clock } = portal.platform
  const { statementId } = (await own.ask(ravi)).data.statement
  await own.made(ravi, statementId)
  const startedAt = new Date(clock.now().getTime() - 3 * 60_000)
  await db.transaction(async (tx) => {
    const find = tx.execute.bind(tx)
    const lost = { state: 'making' as const, content: null, startedAt, attempts: 3 }
    jest.spyOn(tx, 'execute').mockImplementationOnce(((query: SQL) =>
      tx
        .update(statements)
        .set(lost)
        .where(eq(statements.id, statementId))
        .then(() => find(query))) as never)
    expect(await reserveStatement(tx, clock.now())).toBeUndefined()
  })
})

test('a file is kept for a day; what was asked for stays in the list', async () => {
  const { db, clock } = portal.platform
  const { statementId } = (await own.ask(ravi)).data.statement
  await own.made(ravi, statementId)
  await forgetFiles(db, new Date(clock.now().getTime() + 25 * 3_600_000))
  expect((await own.fetched(ravi, statementId)).statusCode).toBe(404)
  const { data } = await portal.call(statementApi.recent, { panNumber: ravi.pan }, await own.as(ravi))
  expect(data.statements[0]).toMatchObject({ statementId, state: 'failed', kind: 'CAPITAL_GAINS' })
  expect(data.statements.length).toBeLessThanOrEqual(5)
})

test('of requests at once exactly as many are taken on in an hour as one may ask for', async () => {
  const answers = await Promise.all(Array.from({ length: 33 }, () => own.ask(asha, { folioNo: '91024821' })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
})
