import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { Buyer } from '../fixtures/purchase-driver'
import { GatewayPage } from '../pages/gateway-page'
import { greeting, LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder, reviewPurchase } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'
import { ReviewPage } from '../pages/review-page'
import { Tab } from '../pages/tab'

const deploy = (copy: PortalCopy, buildNumber: string) =>
  writeFileSync(join(copy.files, 'build.json'), JSON.stringify({ buildNumber }))

/** Counts how often the page was loaded anew from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** Lets the page read the version file twice more, and wait once for what it does about it. */
async function pollTwice(page: Page): Promise<void> {
  const requested: string[] = []
  const note = (response: { url(): string }) => {
    if (response.url().includes('/build.json?t=')) requested.push(response.url())
  }
  page.on('response', note)
  for (const polls of [1, 2]) {
    await page.clock.runFor(31_000)
    await expect.poll(() => requested.length).toBeGreaterThanOrEqual(polls)
  }
  page.off('response', note)
}

test('a build change loads the dashboard anew, once, and a review page not before it is left [S4.025] [S4.026]', async ({
  page,
  copy,
}) => {
  await page.clock.install()
  await new LoginPage(page).enterByForm('ZZZPV1001A')
  await reviewPurchase(page, { pan: 'ZZZPV1001A', scheme: 'FLEXI-DG', rupees: 5_000 })
  const loads = countLoads(page)
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/build.json?t=')) requested.push(request.url())
  })
  await test.step('the review page stays as it is', async () => {
    deploy(copy, '0.0.565')
    for (let polls = 1; polls <= 3; polls += 1) {
      await page.clock.runFor(30_000)
      await expect.poll(() => requested.length).toBeGreaterThanOrEqual(polls)
    }
    expect(loads()).toBe(0)
    await expect(new ReviewPage(page).heading).toBeVisible()
  })
  await test.step('the dashboard is loaded anew', async () => {
    await page.getByRole('link', { name: 'HOME' }).first().click()
    const leave = page.getByRole('button', { name: 'Leave' })
    const home = page.getByRole('heading', { level: 1, name: greeting })
    await expect(leave.or(home)).toBeVisible()
    if (await leave.isVisible()) await leave.click()
    await expect(home).toBeVisible()
    await page.clock.runFor(30_000)
    await expect.poll(loads).toBe(1)
    await expect(home).toBeVisible()
  })
  await test.step('and not again, although the server still hands out the page of before', async () => {
    const before = requested.length
    await page.clock.runFor(35_000)
    await expect.poll(() => requested.length).toBeGreaterThan(before)
    await page.clock.runFor(60_000)
    expect(loads()).toBe(1)
  })
})

test('a build that is deployed while somebody pays loads nothing anew: before the bank, after it, at the result; only once the receipt is left', async ({
  page,
  copy,
}) => {
  const pan = 'ZZZPV1001A'
  const tab = new Tab(page)
  const payment = new PaymentPage(page)
  const gateway = new GatewayPage(page)
  const buyer = await Buyer.logIn(copy.portal.url, pan)
  await page.clock.install()
  await new LoginPage(page).enterByForm(pan)
  const orderId = await placeOrder(page, buyer.sandbox, { pan, scheme: 'FLEXI-DG', rupees: 5_000 })
  await tab.mark()
  await test.step('the page with the ways to pay', async () => {
    deploy(copy, '0.0.565')
    await pollTwice(page)
    expect(await tab.isSame()).toBe(true)
    await expect(payment.heading).toBeVisible()
  })
  await test.step('back from the bank, while it still works on the payment', async () => {
    await payment.goTo('Net banking')
    await expect(gateway.heading).toBeVisible()
    await page.clock.runFor(31_000)
    await gateway.decide('Pending')
    await expect(page.getByText('has not confirmed the payment yet.')).toBeVisible()
    await tab.mark()
    await pollTwice(page)
    expect(await tab.isSame()).toBe(true)
    await expect(page.getByText('has not confirmed the payment yet.')).toBeVisible()
  })
  await test.step('the receipt, which the page has gone to by itself', async () => {
    const { payments } = await buyer.see(orderId)
    const pending = payments.find(({ state }) => state === 'pending')!
    await buyer.sandbox.settlePayment(pending.paymentId, 'success')
    const receipt = new ReceiptPage(page)
    await expect(async () => {
      await page.clock.runFor(5_000)
      await expect(receipt.heading).toHaveText('We have your ₹5,000', { timeout: 500 })
    }).toPass()
    await pollTwice(page)
    expect(await tab.isSame()).toBe(true)
    await expect(receipt.heading).toBeVisible()
  })
  await test.step('once it is left, the next look loads the page anew', async () => {
    await page.getByRole('link', { name: 'HOME' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await page.clock.runFor(31_000)
    await expect.poll(() => tab.isSame().catch(() => true)).toBe(false)
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  })
})

test('settings that cannot be used are told on a page that names them, for operators and for investors', async ({
  page,
  copy,
}) => {
  const path = join(copy.files, 'config.json')
  const settings = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...settings, environment: 'qa' }))
  await page.goto('/investors/auth/login')
  await expect(page.getByRole('heading', { level: 1, name: 'The portal cannot start' })).toBeVisible()
  await expect(page.getByText('environment must be one of dev, staging, production')).toBeVisible()
  await expect(page.getByRole('link', { name: '1800-209-7446' })).toBeVisible()
  writeFileSync(path, JSON.stringify(settings))
  await page.reload()
  await expect(new LoginPage(page).heading).toBeVisible()
})
