import { sql } from 'drizzle-orm'
import { type PreparedOrder, preparedOrder } from '../../test-kit/orders/prepared-order'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { seededSandboxData } from '../../test-kit/seeded-sandbox-data'
import { type SmallDisk, smallDisk } from '../../test-kit/small-disk'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { checkInvariants } from '../invariants'
import { createLog } from './log'

let disk: SmallDisk
let portal: TestPortal

beforeAll(async () => {
  disk = smallDisk(400)
  const from = await seededSandboxData(createLog('silent'))
  portal = await startListeningPortal({ database: { dataDir: disk.folder, from } })
})
afterAll(async () => {
  await portal?.close()
  disk?.remove()
})

test('where the tables of the embedded database cannot grow, orders are answered 503, and none that was acknowledged is lost', async () => {
  const prepared: PreparedOrder[] = []
  for (let amount = 5_013_00; prepared.length < 10; amount += 100_00) {
    const terms = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount }
    prepared.push(await preparedOrder(portal, people.asha.pan, terms))
  }
  const giveBack = disk.fill()
  const grown = portal.platform.db.execute(sql`create table large as select generate_series(1, 100000)`)
  await expect(grown).rejects.toMatchObject({ cause: { code: '53100' } })
  const acknowledged: (string | undefined)[] = []
  for (const { send } of prepared) {
    const { transactionId, status, retryAfter } = await send()
    expect([status, retryAfter > 0]).toEqual(transactionId ? [200, false] : [503, true])
    acknowledged.push(transactionId)
  }
  expect(acknowledged).toContain(undefined)
  giveBack()
  for (const [place, { sendUntilTaken, made }] of prepared.entries()) {
    const taken = await sendUntilTaken(10_000)
    expect(taken).toBe(acknowledged[place] ?? taken)
    expect(await made()).toEqual([taken])
  }
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})
