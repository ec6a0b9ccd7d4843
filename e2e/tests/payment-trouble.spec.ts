import { orderApi } from '@portal/contracts/orders/order'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { paymentApi } from '@portal/contracts/payments/payment'
import type { BrowserContext, Page } from '@playwright/test'
import { ApiClient } from '../fixtures/api-client'
import { purchaseIn } from '../fixtures/purchase-driver'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { greeting, LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder, reviewPurchase } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'
import { ReviewPage } from '../pages/review-page'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'
const nisha = 'ZZZPJ1014P'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

async function orderOf(url: string, pan: string, transactionId: string) {
  const client = new ApiClient(url)
  const { sessionToken } = await client.logIn(pan)
  const { order } = await client.mustCall(orderApi.order, { transactionId }, { token: sessionToken })
  return purchaseIn(order)
}

const orderPaths = [purchaseApi.newLumpsum.path, purchaseApi.initiate.path, purchaseApi.instantLumpsum.path]
const payPath = paymentApi.initiatePayment.path

/** On a wide screen the payment page fetches a UPI code by itself, unasked, with a call whose key says so. */
const isPressed = (key: string | undefined): boolean => !key?.includes('-UPI-')

/** The keys of the calls to some paths that somebody pressed for and the server has answered. */
function answeredKeys(context: BrowserContext, ...paths: readonly string[]): string[] {
  const keys: string[] = []
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const key = response.request().headers()['idempotency-key']
    if (key && isPressed(key) && paths.some((path) => pathname === `/api/v1/${path}`)) keys.push(key)
  })
  return keys
}

/** Does what presses twice, and ends once the page has met both presses. */
async function pressedTwice(page: Page, what: string, press: () => Promise<void>): Promise<void> {
  const met: string[] = []
  const hear = (message: { text(): string }) => met.push(message.text())
  page.on('console', hear)
  // A button that is disabled meanwhile gets no click, but the page meets the press all the same.
  await page.evaluate((label) => addEventListener('pointerdown', () => console.log(label), true), what)
  await press()
  await expect.poll(() => met.filter((text) => text === what)).toHaveLength(2)
  page.off('console', hear)
}

test('a payment that fails, is abandoned or stays pending is told so, and is retried until it succeeds', async ({
  page,
  portal,
  sandbox,
}) => {
  const payment = new PaymentPage(page)
  const gateway = new GatewayPage(page)
  await new LoginPage(page).holdSession(asha)
  const orderId = await placeOrder(page, sandbox, { pan: asha, scheme: 'MIDCAP-DG', rupees: 7_500 })
  await test.step('fails: nothing was debited', async () => {
    await payment.goTo('Net banking')
    await gateway.decide('Failure')
    await expect(page.getByText('The payment did not go through.')).toBeVisible()
    await expect(page.getByText('Nothing was debited. The bank says:')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Net banking', exact: true })).toBeChecked()
  })
  await test.step('is abandoned: can be tried again', async () => {
    await payment.goTo('Debit card')
    await gateway.decide('Abandon')
    await page.getByRole('link', { name: 'Back to Neem Mutual Fund' }).click()
    await expect(payment.heading).toBeVisible()
    await payment.goTo('Net banking')
    await expect(gateway.heading).toBeVisible()
  })
  await test.step('stays pending: must not be paid twice', async () => {
    await gateway.decide('Pending')
    await expect(page.getByText('has not confirmed the payment yet.')).toBeVisible()
    await expect(page.getByText('If money left your account, do not pay again')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check now' }).filter({ visible: true })).toBeVisible()
    await expect(payment.pay.filter({ visible: true })).toHaveCount(0)
  })
  await test.step('is confirmed by the bank at last: the page goes on by itself', async () => {
    const pending = (await orderOf(portal.url, asha, orderId)).payments.find(
      ({ state }) => state === 'pending',
    )!
    await sandbox.settlePayment(pending.paymentId, 'success')
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹7,500', { timeout: 30_000 })
  })
  const { payments, state } = await orderOf(portal.url, asha, orderId)
  expect(state).toBe('paid')
  expect(payments.map((attempt) => attempt.state).sort()).toEqual(
    expect.arrayContaining(['abandoned', 'failed', 'succeeded']),
  )
  expect(payments.filter((attempt) => attempt.state === 'succeeded')).toHaveLength(1)
})

test('a payment whose message never comes is asked about, and found', async ({ page, sandbox }) => {
  await new LoginPage(page).holdSession(bharat)
  await placeOrder(page, sandbox, { pan: bharat, scheme: 'LIQUID-DG', rupees: 5_000 })
  await new PaymentPage(page).goTo('Net banking')
  const gateway = new GatewayPage(page)
  await gateway.loseMessage.check()
  await gateway.decide('Success')
  await expect(page.getByText('Waiting for your payment.')).toBeVisible()
  const { now } = await sandbox.clock()
  await sandbox.setClock(new Date(Date.parse(now) + 17 * 60_000).toISOString())
  await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹5,000', { timeout: 30_000 })
})

test('a double click on Confirm, Continue or Pay gives one order and one attempt; back and reload keep it one [S2.105] [S2.108]', async ({
  page,
  portal,
  sandbox,
}) => {
  const review = new ReviewPage(page)
  const payment = new PaymentPage(page)
  const gateway = new GatewayPage(page)
  const draftTerms = { pan: nisha, scheme: 'FLEXI-RG', rupees: 12_000 }
  const ordered = answeredKeys(page.context(), ...orderPaths)
  const paid = answeredKeys(page.context(), payPath)
  await new LoginPage(page).holdSession(nisha)

  await test.step('a reload of the review goes home, says what is kept, and leads back', async () => {
    await reviewPurchase(page, draftTerms)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await expect(page.getByText('Your order is kept as you entered it.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the review' }).click()
    await expect(review.heading).toBeVisible()
    await expect(page.getByText('Your order is kept as you entered it.')).toBeHidden()
    await expect(review.figure('Amount')).toHaveText('₹12,000.00')
  })
  await test.step('double clicks', async () => {
    await reviewPurchase(page, draftTerms)
    await review.consent.check()
    const code = new CodeDialog(page)
    const digits = await code.codeAfter(sandbox, nisha, () =>
      pressedTwice(page, 'Confirm', () => review.confirm.dblclick()),
    )
    await code.input.fill(digits)
    const goOn = code.dialog.getByRole('button', { name: 'Continue' })
    await pressedTwice(page, 'Continue', () => goOn.dblclick())
    await expect(payment.heading).toBeVisible()
    expect(ordered, 'the second press asks for no second order').toHaveLength(1)
  })
  const orderId = payment.orderId()
  await test.step('a reload of the payment keeps the order', async () => {
    await page.reload()
    await expect(payment.heading).toBeVisible()
    expect(payment.orderId()).toBe(orderId)
  })
  await test.step('back to the review and on again is the same order', async () => {
    await page.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(review.heading).toBeVisible()
    await page.getByRole('button', { name: 'Choose how to pay' }).click()
    await expect(payment.heading).toBeVisible()
    expect(payment.orderId()).toBe(orderId)
  })
  await test.step('a double click on the bank starts one attempt', async () => {
    await payment.choose('Net banking')
    const before = paid.length
    await pressedTwice(page, 'Pay', () => payment.pay.dblclick())
    await expect(gateway.heading).toBeVisible()
    expect(paid.length - before, 'the second press starts nothing').toBe(1)
    const { payments } = await orderOf(portal.url, nisha, orderId)
    expect(payments.filter(({ paymentMode }) => paymentMode === 'DCB')).toHaveLength(1)
    await gateway.decide('Success')
  })
  const receipt = new ReceiptPage(page)
  await test.step('the back button on the receipt leads to the dashboard', async () => {
    await expect(receipt.heading).toHaveText('We have your ₹12,000')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  })
  await test.step('the payment of a paid order leads to its receipt', async () => {
    await page.goto(`/investors/home/transaction/payment?order=${orderId}`)
    await expect(receipt.heading).toHaveText('We have your ₹12,000')
  })
  const client = new ApiClient(portal.url)
  const { sessionToken } = await client.logIn(nisha)
  const history = await client.mustCall(
    orderApi.history,
    { panNumber: nisha, limit: 100 },
    { token: sessionToken },
  )
  expect(history.transactions.filter(({ amount }) => amount === 12_000_00)).toHaveLength(1)
})

test('two tabs that pay an order at once, back from the bank and pay again, and a press after it is paid: one attempt pays', async ({
  page,
  portal,
  sandbox,
}) => {
  const context = page.context()
  const payment = new PaymentPage(page)
  const gateway = new GatewayPage(page)
  await new LoginPage(page).holdSession(bharat)
  const orderId = await placeOrder(page, sandbox, { pan: bharat, scheme: 'LIQUID-DG', rupees: 6_000 })
  const pressed = answeredKeys(context, payPath)
  const address = page.url()
  // A code that came after a press would take the attempt of that back.
  await payment.upiCode.waitFor()
  const other = await context.newPage()
  const otherPayment = new PaymentPage(other)
  await other.goto(address)
  const netBanking = async () =>
    (await orderOf(portal.url, bharat, orderId)).payments.filter(({ paymentMode }) => paymentMode === 'DCB')
  await test.step('both presses reach the server at once, with one key, and start one attempt', async () => {
    const waiting: (() => Promise<void>)[] = []
    await context.route(`**/${payPath}`, (route) => {
      if (!isPressed(route.request().headers()['idempotency-key'])) return route.continue()
      waiting.push(() => route.continue())
    })
    await payment.goTo('Net banking')
    await otherPayment.goTo('Net banking')
    await expect.poll(() => waiting.length).toBe(2)
    await Promise.all(waiting.map((goOn) => goOn()))
    await context.unroute(`**/${payPath}`)
    await expect(gateway.heading).toBeVisible()
    await expect(new GatewayPage(other).heading).toBeVisible()
    expect(pressed).toHaveLength(2)
    expect(new Set(pressed).size).toBe(1)
    expect(await netBanking()).toHaveLength(1)
  })
  await test.step('back from the bank and pay again takes the attempt back before another one starts', async () => {
    // By the address of the payment: how many steps back it is depends on the pages of the bank.
    await page.goto(address)
    await payment.heading.waitFor()
    await payment.goTo('Net banking')
    await expect(gateway.heading).toBeVisible()
    expect(pressed).toHaveLength(3)
    expect((await netBanking()).map(({ state }) => state).sort()).toEqual(['abandoned', 'started'])
  })
  await test.step('a tab that has not heard of the payment presses again: nothing starts, and it is led to the receipt', async () => {
    await other.goto(address)
    await otherPayment.choose('Net banking')
    const status = `**/${paymentApi.paymentStatus.path}`
    let told: () => void = () => undefined
    const mayHear = new Promise<void>((resolve) => (told = resolve))
    await other.route(status, (route) => mayHear.then(() => route.continue()))
    await gateway.decide('Success')
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹6,000')
    await otherPayment.pay.click()
    await expect(other.getByText('You have already paid this order.').first()).toBeVisible()
    expect(pressed).toHaveLength(4)
    told()
    await expect(new ReceiptPage(other).heading).toHaveText('We have your ₹6,000')
  })
  const { payments } = await orderOf(portal.url, bharat, orderId)
  expect(payments.filter(({ state }) => state === 'succeeded')).toHaveLength(1)
  expect(await netBanking()).toHaveLength(2)
})
