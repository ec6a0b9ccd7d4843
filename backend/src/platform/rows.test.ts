import { asc, eq, inArray, sql } from 'drizzle-orm'
import { payouts } from '../payouts/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { anyOf, insertRows, updateRows } from './rows'
import { auditEvents, keys, messages } from './tables'

let portal: TestPortal

beforeAll(async () => void (portal = await startTestPortal()), 120_000)
afterAll(() => portal.close())

const at = new Date('2026-08-25T07:48:00.123Z')

test('rows are what one after the other would have made them: moments, JSON, nulls, numbers of their own', async () => {
  const { db } = portal.platform
  const detail = { orderId: 'one', amount: 5, text: 'it’s "quoted"' }
  await insertRows(db, auditEvents, [
    { at, event: 'rows.first', subject: 'somebody', detail },
    { at, event: 'rows.second', detail: {} },
  ])
  const rows = await db
    .select()
    .from(auditEvents)
    .where(inArray(auditEvents.event, ['rows.first', 'rows.second']))
    .orderBy(asc(auditEvents.id))
  expect(rows).toMatchObject([
    { at, event: 'rows.first', subject: 'somebody', detail, position: null },
    { at, event: 'rows.second', subject: null, detail: {} },
  ])
})

test('a row that leaves out a column gets its default also beside one that tells it', async () => {
  const { db } = portal.platform
  const shared = {
    orderId: '00000000-0000-4000-8000-000000000001',
    pan: 'ZZZPV1001A',
    folioNo: '91024821',
    bankId: 'BA-1001-1',
    bankName: 'Parijat Bank',
    accountNumber: '50100234894417',
    accountLast4: '4417',
    ifsc: 'PRJT0000417',
    amount: 100_00,
    dueOn: '2026-08-27',
    state: 'due' as const,
  }
  const [first, second] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
  await insertRows(db, payouts, [
    { ...shared, id: first, attempt: 1, mode: 'IMPS' },
    { ...shared, id: second, orderId: '00000000-0000-4000-8000-000000000002', attempt: 1 },
  ])
  const rows = await db
    .select()
    .from(payouts)
    .where(sql`${payouts.id} = ${anyOf([first, second], 'uuid')}`)
    .orderBy(asc(payouts.id))
  expect(rows).toMatchObject([{ mode: 'IMPS' }, { mode: 'NEFT', income: 0 }])
})

test('each row is changed in its own way, and no other one', async () => {
  const { db } = portal.platform
  const write = { purpose: 'push', createdAt: at } as const
  await insertRows(db, keys, [
    { ...write, id: 'one', secret: 'a' },
    { ...write, id: 'two', secret: 'b' },
    { ...write, id: 'three', secret: 'c' },
  ])
  await updateRows(
    db,
    keys,
    ['id'],
    [
      { id: 'one', secret: 'A', retiredAt: at },
      { id: 'two', secret: 'B', retiredAt: null },
    ],
  )
  const rows = await db
    .select()
    .from(keys)
    .where(inArray(keys.id, ['one', 'two', 'three']))
    .orderBy(keys.id)
  expect(rows.map(({ id, secret, retiredAt }) => [id, secret, retiredAt])).toEqual([
    ['one', 'A', at],
    ['three', 'c', null],
    ['two', 'B', null],
  ])
})

test('no rows are no statement', async () => {
  const { db } = portal.platform
  const before = portal.statements()
  expect(await insertRows(db, messages, [])).toEqual([])
  await updateRows(db, messages, ['id'], [])
  expect(portal.statements()).toBe(before)
  expect(await db.select().from(messages).where(eq(messages.subject, 'nothing'))).toEqual([])
})
