// A process of the bench alone: what the portal's libraries do with nothing of the portal on them.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { hashPassword } from '@portal/backend/identity/password-hash'
import { openDatabase } from '@portal/backend/platform/database'
import { EnvelopeServer } from '@portal/backend/platform/envelope'
import { StoredKeys } from '@portal/backend/platform/stored-keys'
import { demoPassword } from '../fixtures/demo-password'
import type { BareDatabase } from './bare'

const database = await openDatabase(JSON.parse(process.argv[2]!) as BareDatabase)
const { db } = database
await db.execute(
  sql`create table if not exists bare_rows (id bigserial primary key, key text not null unique, at timestamptz not null default now())`,
)

const done = { resultInfo: { resultCode: 'SUCCESS', resultCodeId: '', resultMsg: '' }, data: {} }
const app = Fastify()

const keys = new StoredKeys(db)
const envelope = new EnvelopeServer(db, keys)

app.get('/key', async () => {
  const { publicPem, id } = await keys.envelope()
  return { publicPem, id }
})

/** A call that does nothing, sealed as those of the portal: opened once only, and answered under its nonce. */
app.post('/sealed', async ({ headers, body }) => {
  const opened = await envelope.open(String(headers.encryptionkey), body, 'POST', 'sealed')
  return envelope.seal(opened, 'POST', 'sealed', done)
})

app.post('/transaction', async () => {
  const key = randomUUID()
  await db.transaction(async (tx) => {
    await tx.execute(sql`select id from bare_rows where key = ${key}`)
    await tx.execute(sql`insert into bare_rows (key) values (${key})`)
  })
  return done
})

app.post('/hash', async ({ ip }) => {
  await hashPassword(demoPassword, ip)
  return done
})

/** Named as the portal names them. */
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return [
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    `portal_database_statements_total ${database.statements()}`,
  ].join('\n')
})

process.on('disconnect', () => void app.close().then(() => database.close()))
process.send!(await app.listen({ port: 0, host: '127.0.0.1' }))
