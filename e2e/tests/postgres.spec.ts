import { rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { auditLedger } from '../fixtures/ledger-audit'
import { type PortalProcess, startPortal } from '../fixtures/portal-process'
import { test as base } from '../fixtures/postgres'
import { unitsBought } from '../fixtures/exact-units'
import { Buyer } from '../fixtures/purchase-driver'
import { temporaryFolder } from '../fixtures/run-folder'
import { Sandbox } from '../fixtures/sandbox'
import { expect } from '../fixtures/test'
import { GatewayPage } from '../pages/gateway-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'

const asha = 'ZZZPV1001A'
const flexi = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821' }

interface OnPostgres {
  /** Two servers of the portal on one database. */
  pair: [PortalProcess, PortalProcess]
}

const test = base.extend<object, OnPostgres>({
  baseURL: async ({ pair }, use) => use(pair[0].url),
  pair: [
    async ({ server }, use) => {
      const dataFolder = temporaryFolder('data')
      const options = { dataFolder, databaseUrl: server!.url }
      const first = await startPortal(options)
      const second = await startPortal(options)
      await use([first, second])
      for (const portal of [first, second]) expect(await portal.stop(), portal.output()).toBe(0)
      auditLedger({ databaseUrl: server!.url })
      rmSync(dataFolder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test.beforeEach(({ server }) => test.skip(!server, 'No PostgreSQL server can be started here'))

test('a purchase in the browser, on a PostgreSQL server', async ({ page, pair: [portal] }) => {
  const sandbox = new Sandbox(portal.url)
  await new LoginPage(page).holdSession(asha)
  const orderId = await placeOrder(page, sandbox, { pan: asha, scheme: 'FLEXI-DG', rupees: 25_000 })
  await new PaymentPage(page).goTo('Net banking')
  await new GatewayPage(page).decide('Success')
  await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹25,000')
  await sandbox.advanceDays(1)
  const { state, units, nav } = await (await Buyer.logIn(portal.url, asha)).see(orderId)
  expect(state).toBe('allotted')
  expect(units).toBe(unitsBought(25_000_00, nav!))
})

test('two servers on one database serve one session, and give one order for one key', async ({ pair }) => {
  const [first, second] = pair
  const here = await Buyer.logIn(first.url, asha)
  const there = here.at(second.url)
  const draftTerms = { ...flexi, amount: 4_400_00 }
  const twoFactor = await there.twoFactor(draftTerms)
  const key = randomUUID()
  const answers = await Promise.all(
    [here, there, here, there].map((buyer) => buyer.order(draftTerms, twoFactor, key)),
  )
  const ids = new Set(answers.map(({ data }) => data?.transactionId))
  expect(ids.size).toBe(1)
  const [id] = [...ids]
  const paymentId = await here.mustPay(id!)
  await new Sandbox(second.url).settlePayment(paymentId, 'success')
  await expect.poll(async () => (await there.see(id!)).state).toBe('paid')
  await test.step('the jobs of both give units once', async () => {
    await Promise.all(pair.map(({ url }) => new Sandbox(url).advanceDays(1)))
    const { state, payments } = await here.see(id!)
    expect(state).toBe('allotted')
    expect(payments.filter((attempt) => attempt.state === 'succeeded')).toHaveLength(1)
  })
})

test('both servers outlive restarts of their PostgreSQL server in the middle of calls', async ({
  server,
  pair,
}) => {
  const buyer = await Buyer.logIn(pair[0].url, asha)
  const { transactionId, orderNumber } = await buyer.mustOrder({ ...flexi, amount: 4_500_00 })
  for (let restart = 1; restart <= 3; restart++) {
    const requested = Array.from({ length: 30 }, () => buyer.see(transactionId).catch(() => undefined))
    await Promise.all([...requested, server!.stop()])
    await server!.start()
    for (const { url } of pair) {
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000 }).toBe(200)
    }
  }
  expect(await buyer.see(transactionId)).toMatchObject({ orderNumber })
})
