import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { people } from '../../sandbox/data/people'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { openTasks } from '../operations/ops-tasks'
import { registrarFiles } from './adapters/file/file-registrar'

const { pan } = people.asha
const folioNo = '91024821'
const bankId = 'BA-1001-1'

let portal: TestPortal
beforeAll(async () => void (portal = await startListeningPortal({ env: { REGISTRAR: 'file' } })))
afterAll(() => portal.close())

const at = (moment: string) => portal.advanceTo(new Date(`${moment}+05:30`))
const token = () => portal.loginAs(pan)
const tasks = async () =>
  (await openTasks(portal.platform.db))
    .filter(({ kind }) => /^(reconciliation|registrar|file)/.test(kind))
    .map(({ kind, subject, detail }) => ({ kind, subject, detail }))
/** Everything that went out, fetched or not. */
const sent = () => {
  const { folder } = registrarFiles(portal.platform.config)
  const names = (part: string) => (existsSync(join(folder, part)) ? readdirSync(join(folder, part)) : [])
  return ['out', 'fetched']
    .flatMap((part) => names(part).map((name) => readFileSync(join(folder, part, name), 'utf8')))
    .join('')
}
const sandbox = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { host: 'localhost', ...(payload && { 'content-type': 'application/json' }) }
  const url = `/sandbox/back-office/registrar${path}`
  const answer = await portal.app.inject({ method, url, headers, ...(payload && { payload }) })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
async function bought(amount: number) {
  const journey = purchaseJourney(portal, pan, await token())
  const order = await journey.placed({ schemePlanCode: 'FLEXI-DG', folioNo, amount })
  await journey.pay(order.transactionId)
  return journey.when(order.transactionId, ({ state }) => state === 'paid')
}

test('a day goes out after its cut-off, what was taken back does not, and the evening agrees to the unit', async () => {
  const outflow = outflowJourney(portal, pan, await token())
  const purchase = await bought(5_000_00)
  const redeem = { schemePlanCode: 'FLEXI-DG', folioNo, bankId }
  const redemption = await outflow.redeemed({
    ...redeem,
    howMuch: { amountUnitType: 'UNITS', units: '12.345' },
  })
  const cancelled = await outflow.redeemed({
    ...redeem,
    howMuch: { amountUnitType: 'UNITS', units: '1.000' },
  })
  await outflow.cancel('redemption', cancelled.transactionId)
  const moved = await outflow.switched({
    schemePlanCode: 'FLEXI-DG',
    toSchemePlanCode: 'MIDCAP-DG',
    folioNo,
    howMuch: { amountUnitType: 'AMOUNT', amount: 4_000_00 },
  })
  await at('2026-08-25T14:55:00')
  const numbers = [purchase, redemption, moved].map(({ orderNumber }) => orderNumber)
  expect(sent()).not.toContain(numbers[0])
  await at('2026-08-25T15:06:00')
  const lines = sent()
  for (const number of numbers) expect(lines.split(number)).toHaveLength(2)
  expect(lines).not.toContain(cancelled.orderNumber)
  expect(lines).toMatch(new RegExp(`,${purchase.orderNumber},${folioNo},P,LUMPSUM,FLEXI-DG,.*,5000.00,N,`))

  // The switch buys on Thursday, when the money of what it sold is there.
  await at('2026-08-28T08:00:00')
  expect(await tasks()).toEqual([])
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})

test('what the registrar booked otherwise waits for a person with both figures, and is gone once it is mended', async () => {
  await sandbox('POST', '/troubles', { kind: 'other units' })
  await bought(7_000_00)
  await at('2026-08-29T08:00:00')
  const [task, ...more] = await tasks()
  expect(more).toEqual([])
  expect(task).toMatchObject({
    kind: 'reconciliation',
    subject: expect.stringMatching(/^confirmations: units trade \d+$/) as unknown,
    detail: { source: 'confirmations', difference: 'units', line: 2 },
  })
  const { ours, theirs } = task?.detail as { ours: string; theirs: string }
  expect(Number(theirs) - Number(ours)).toBeCloseTo(1, 3)
  const { troubles } = await sandbox('GET', '')
  expect(troubles).toMatchObject([{ kind: 'other units', state: 'happened' }])
  expect(await sandbox('POST', '/mend', {})).toEqual({ mended: 1 })
  await at('2026-08-30T08:00:00')
  expect(await tasks()).toEqual([])
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})

test('metrics say how many orders the registrar has not heard of', async () => {
  await bought(1_000_00)
  await at('2026-08-31T10:06:00')
  const seen = await portal.platform.metrics.metrics()
  expect(seen).toMatch(/portal_registrar_orders\{state="waiting"\} 1\n/)
  expect(seen).toMatch(/portal_registrar_orders\{state="overdue"\} 0\n/)
  expect(seen).toMatch(/portal_files_oldest_seconds\{port="registrar",part="out"\} 0\n/)
})
