import { eq, sql } from 'drizzle-orm'
import { RegistrarDays, withRegistrar } from '../../test-kit/registrar/registrar-days'
import { buy, held } from '../../test-kit/simulation/drafts'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { rowsOf } from '../platform/database'
import { registrarOrders } from './schema'

const count = Number(process.env.REGISTRAR_ORDERS ?? 12_000)

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

test('an evening of orders goes out by a few statements for thousands of them', async () => {
  const days = await RegistrarDays.begin(withRegistrar(portal.platform), [() => [buy(held, 5_000_00)]])
  const { db } = days.platform
  await days.order(0)
  const columns = await rowsOf<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = 'orders'
      and table_schema = 'public' and column_name not in ('id', 'order_number') order by ordinal_position`,
  )
  const shared = sql.raw(columns.map(({ name }) => `"${name}"`).join(', '))
  await db.execute(sql`insert into orders (id, order_number, ${shared})
    select gen_random_uuid(), 'NM99' || lpad(n::text, 10, '0'), ${shared}
    from orders, generate_series(1, ${count - 1}::int) n where family = 'purchase' and state = 'paid'`)
  await db.execute(sql`insert into order_events (order_id, "from", "to", cause, at)
    select id, 'created', 'paid', 'test', paid_at from orders where order_number like 'NM99%'`)
  // The cut-off is over; nothing is settled, which would take minutes.
  days.simulation.now = new Date('2026-08-25T15:06:00+05:30')
  const began = { statements: portal.statements(), at: Date.now() }
  await days.exchange()
  const statements = portal.statements() - began.statements
  const told = await db.select().from(registrarOrders).where(eq(registrarOrders.state, 'sent'))
  expect(told).toHaveLength(count)
  const lines = days.sent().match(/^NM,/gm) ?? []
  expect(lines).toHaveLength(count)
  process.stdout.write(`${count} orders: ${statements} statements, ${Date.now() - began.at} ms\n`)
  // Reading changes takes 5 of them for 5,000, telling 10 for 2,000, a file 10 for 10,000; the rest is there for one order too.
  expect(statements).toBeLessThan(60 + count / 100)
}, 900_000)
