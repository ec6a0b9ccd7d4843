import { randomUUID } from 'node:crypto'
import { inTransaction } from '../src/platform/database'
import { payoutsModule } from '../src/payouts/module'
import { requestPayout } from '../src/payouts/payouts'
import { deliverBankCallback, investor, openFolio, startBankPortal } from '../test-kit/bank-portal'
import type { TestPortal } from '../test-kit/test-portal'

let portal: TestPortal
const owner = { paidOut: () => Promise.resolve(), returned: () => Promise.resolve() }

beforeAll(async () => {
  portal = await startBankPortal([payoutsModule(() => owner)])
  await openFolio(portal, ['50100044177777'])
})
afterAll(() => portal.close())

const host = { host: 'localhost' }
const get = async (path: string) =>
  (await portal.app.inject({ url: `/sandbox/back-office${path}`, headers: host })).json()
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url: `/sandbox/back-office${path}`,
    headers: { ...host, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

test('a returned payout waits with its accounts, and a person sends it again, once', async () => {
  const bankId = `BA-${investor.folioNo}-1`
  const wanted = { orderId: randomUUID(), investorPan: investor.pan, folioNo: investor.folioNo, bankId }
  await inTransaction(portal.platform.db, (tx) =>
    requestPayout(tx, portal.platform, { ...wanted, amount: 5_000_00, dueOn: '2026-08-26' }),
  )
  const [due] = await get('/payouts')
  expect(due).toMatchObject({ state: 'due', accounts: null, folioNo: investor.folioNo })
  const { payoutId } = due
  expect((await post(`/payouts/${payoutId}/send-again`, { bankId })).statusCode).toBe(409)

  const at = portal.platform.clock.now().toISOString()
  const report = { news: 'returned', payoutId, reason: '<b>closed</b>', at }
  await deliverBankCallback(portal, 'payouts', { eventId: randomUUID(), report })
  expect(await get('/payouts')).toMatchObject([
    { state: 'returned', accounts: [{ bankId, bankName: 'Parijat Bank', accountLast4: '7777' }] },
  ])
  const foreign = await post(
    `/payouts/${payoutId}/send-again`,
    { bankId },
    { origin: 'https://evil.example' },
  )
  expect(foreign.statusCode).toBe(403)
  expect((await post(`/payouts/${payoutId}/send-again`, { bankId: 'BA-9' })).statusCode).toBe(400)
  expect((await post('/payouts/nothing/send-again', { bankId })).statusCode).toBe(404)
  expect((await post(`/payouts/${payoutId}/send-again`, { bankId })).statusCode).toBe(200)
  expect((await post(`/payouts/${payoutId}/send-again`, { bankId })).statusCode).toBe(409)
  expect(await get('/payouts')).toMatchObject([
    { state: 'due', attempt: 2, accounts: null },
    { state: 'returned', attempt: 1, accounts: null },
  ])
  expect(await get('/debits')).toEqual([])
})

test('the page has no script or style of its own in its markup, and the console leads to it', async () => {
  const page = await portal.app.inject({ url: '/sandbox/back-office', headers: host })
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|style=|\son\w+=/)
  const console = await portal.app.inject({ url: '/sandbox', headers: host })
  expect(console.body).toContain('href="/sandbox/back-office"')
})
