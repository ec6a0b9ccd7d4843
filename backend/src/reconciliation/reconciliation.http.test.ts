import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { people } from '../../sandbox/data/people'
import { purchaseJourney, startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { openTasksOf } from '../operations/ops-tasks'
import { defaultSettings } from './default-layouts'
import { orderPayables } from '../order-payments/payables'
import { reconciliationModule } from './module'
import { reconcile } from './reconcile'

let portal: TestPortal | undefined
afterEach(async () => {
  await portal?.close()
  portal = undefined
})

const host = { host: 'localhost' }
const get = async (url: string) =>
  (await portal?.app.inject({ url: `/sandbox${url}`, headers: host }))?.body ?? ''
async function compared(source: string, file: string) {
  const answer = await portal?.app.inject({
    method: 'POST',
    url: '/sandbox/back-office/reconciliations',
    headers: { ...host, 'content-type': 'application/json' },
    payload: JSON.stringify({ source, file }),
  })
  return { status: answer?.statusCode, ...answer?.json() }
}
const waiting = async (): Promise<{ kind: string; detail: object }[]> =>
  JSON.parse(await get('/back-office/tasks')).filter(
    ({ kind }: { kind: string }) => kind === 'reconciliation',
  )

test('what was bought through the browser is settled, downloaded and agrees; a line that was changed waits for a person', async () => {
  portal = await startListeningPortal()
  const journey = purchaseJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
  const order = await journey.placed({ schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 5_000_00 })
  await journey.pay(order.transactionId)
  await journey.when(order.transactionId, ({ state }) => state === 'paid')
  const bought = await get('/files/settlement.csv')
  expect(bought).toContain(',payment,0.00,4988.20,5000.00,INR,11.80,1.80,0,0,')
  expect(await compared('settlement', bought)).toMatchObject({
    status: 200,
    differences: 0,
    text: expect.stringContaining('1 is in transit.'),
  })
  await portal.advance(2)
  const settled = await get('/files/settlement.csv')
  expect(settled).toContain(',5000.00,INR,11.80,1.80,0,1,')
  expect(await compared('settlement', settled)).toMatchObject({
    differences: 0,
    text: expect.stringMatching(/\n1 agree\.\n0 are in transit\./),
  })
  expect(await compared('registrar', await get('/files/registrar.csv'))).toMatchObject({ differences: 0 })

  const changed = settled.replace(',5000.00,INR', ',4000.00,INR')
  expect(await compared('settlement', changed)).toMatchObject({ differences: 1 })
  expect(await waiting()).toMatchObject([
    {
      detail: {
        source: 'settlement',
        difference: 'amount',
        ours: '500000 paise',
        theirs: '400000 paise',
        line: 2,
      },
    },
  ])
  expect(JSON.parse(await get('/back-office/reconciliations'))).toMatchObject([
    {
      source: 'settlement',
      lines: 1,
      agreed: 0,
      differences: [expect.stringContaining('settlement: amount capture')],
    },
    { source: 'registrar' },
    { source: 'settlement', agreed: 1, differences: [] },
    // Two mornings, on which the provider was asked.
    { source: 'settlement', day: '2026-08-26', agreed: 1, differences: [] },
    { source: 'settlement', day: '2026-08-25', agreed: 1, differences: [] },
    { source: 'settlement', inTransit: 1 },
  ])
  expect(await compared('settlement', settled)).toMatchObject({ differences: 0 })
  expect(await waiting()).toEqual([])
  expect(await compared('settlement', 'nothing')).toMatchObject({ status: 400 })
  expect(await checkInvariants(portal.platform.db)).toEqual([])
})

test('a business day without a file of a daily source waits for a person, until one comes; other sources are not asked for', async () => {
  const file = join(temporaryFolder('reconciliation'), 'settings.json')
  writeFileSync(file, JSON.stringify({ from: '2026-08-26', settlement: { daily: true } }))
  portal = await startTestPortal({
    modules: [reconciliationModule(orderPayables)],
    env: { RECONCILIATION: file },
  })
  const { platform } = portal
  const missing = async () =>
    (await openTasksOf(platform.db, 'reconciliation-missing')).map(({ subject }) => subject)
  const take = (day: string) => {
    const bytes = new TextEncoder().encode(`${defaultSettingsHead}\n`)
    return reconcile(platform, defaultSettings, 'settlement', bytes, { day })
  }
  // Wednesday is over on Thursday evening, Friday on Monday evening; Tuesday was before the first day.
  await portal.advanceTo(new Date('2026-08-26T20:00:00+05:30'))
  expect(await missing()).toEqual([])
  await portal.advanceTo(new Date('2026-08-27T20:00:00+05:30'))
  expect(await missing()).toEqual(['settlement 2026-08-26'])
  await take('2026-08-27')
  await portal.advanceTo(new Date('2026-08-30T20:00:00+05:30'))
  expect(await missing()).toEqual(['settlement 2026-08-26', 'settlement 2026-08-28'])
  await take('2026-08-26')
  expect(await missing()).toEqual(['settlement 2026-08-28'])
})

const { columns } = defaultSettings.settlement
const defaultSettingsHead = [...new Set(Object.values(columns).flat())].join(',')

test('settings that are none end the start', () => {
  const file = join(temporaryFolder('reconciliation'), 'settings.json')
  writeFileSync(file, '{"settlement":{"daily":"yes"}}')
  const start = () =>
    reconciliationModule(orderPayables).register?.(
      fastify(),
      { config: { env: { RECONCILIATION: file } } } as never,
      {} as never,
    )
  expect(start).toThrow('RECONCILIATION: settlement.daily is no such setting')
})
