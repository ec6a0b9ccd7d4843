import { authApi } from '@portal/contracts/identity/auth'
import { contentApi } from '@portal/contracts/support/content'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { Endpoint, RequestOf } from '@portal/contracts/wire/endpoint'
import { investorApi } from '@portal/contracts/folios/investor'
import { notificationApi } from '@portal/contracts/notifications/notification'
import { orderApi } from '@portal/contracts/orders/order'
import { productApi } from '@portal/contracts/schemes/product'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { people } from '../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** Statements that the portal sent so far, by the counter that operators read. */
async function sent(): Promise<number> {
  const text = await portal.platform.metrics.getSingleMetricAsString('portal_database_statements_total')
  return Number(/^portal_database_statements_total (\d+)$/m.exec(text)?.[1])
}

const { pan } = people.asha
const panNumber = pan

async function costOf<E extends Endpoint>(endpoint: E, body: RequestOf<E>, token?: string): Promise<number> {
  const before = await sent()
  const { status, resultInfo } = await portal.call(endpoint, body, { token })
  expect({ status, code: resultInfo.resultCode }).toEqual({ status: 200, code: 'SUCCESS' })
  return (await sent()) - before
}

const draftTerms = { schemePlanCode: 'FLEXI-DG', amount: 25_000_00 }

/** A call that reads, with what it is asked; all of the dashboard's and those of the pages that are opened most. */
const reading: Record<string, (token: string) => Promise<number>> = {
  profile: (token) => costOf(authApi.profile, {}, token),
  portfolio: (token) => costOf(investorApi.portfolio, { panNumber }, token),
  'portfolio by categories': (token) => costOf(investorApi.assetSummary, { panNumber }, token),
  'holdings as items': (token) => costOf(investorApi.portfolioItems, { panNumber }, token),
  'value over time': (token) => costOf(investorApi.valueHistory, { panNumber, period: '3Y' }, token),
  'recent transactions': (token) => costOf(orderApi.history, { panNumber, limit: 5 }, token),
  folios: (token) => costOf(investorApi.folios, { panNumber }, token),
  'what is missing': (token) => costOf(investorApi.status, { panNumber }, token),
  'folios begun': (token) => costOf(createFolioApi.pendingTransaction, { panNumber }, token),
  notifications: (token) =>
    costOf(notificationApi.history, { userId: pan, listAll: true, read: false }, token),
  'all schemes': (token) => costOf(productApi.schemes, {}, token),
  offers: (token) => costOf(contentApi.nfoBanner, {}, token),
  'a quote': async (token) => {
    const { data } = await portal.call(investorApi.folios, { panNumber }, { token })
    return costOf(purchaseApi.quote, { ...draftTerms, folioNo: data.folios[0]!.folioNo }, token)
  },
}

const mostForReading = 3
const mostForPlans = 7
const mostForLogIn = 8

test.each(Object.keys(reading))(
  'reading costs at most three statements, opening the call included: %s',
  async (name) => {
    const token = await portal.loginAs(pan)
    const cost = reading[name]!
    await cost(token)
    expect(await cost(token)).toBeLessThanOrEqual(mostForReading)
  },
)

test('systematic plans cost one statement each for folios, courses, orders, other due dates, units and mandates', async () => {
  const token = await portal.loginAs(pan)
  const cost = () => costOf(systematicPlanApi.systematicPlans, { panNumber }, token)
  await cost()
  expect(await cost()).toBeLessThanOrEqual(mostForPlans)
})

test('what an investor owns costs no more when nothing of it is known yet', async () => {
  const token = await portal.loginAs(people.bharat.pan)
  const own = { panNumber: people.bharat.pan }
  expect(await costOf(investorApi.portfolio, own, token)).toBeLessThanOrEqual(mostForReading)
})

test('a log-in on a known device costs at most eight statements, its transaction and the look at a password that was replaced meanwhile included', async () => {
  const password = 'Sandbox#2026'
  await costOf(authApi.login, { userId: pan, password })
  expect(await costOf(authApi.login, { userId: pan, password })).toBeLessThanOrEqual(mostForLogIn)
})
