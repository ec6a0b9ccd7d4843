import { cartApi } from '@portal/contracts/cart/cart'
import { orderApi } from '@portal/contracts/orders/order'
import { ApiClient } from '../fixtures/api-client'
import { textOfPdf } from '../fixtures/receipt-text'
import { Sandbox } from '../fixtures/sandbox'
import { checkScreen } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { CartPage } from '../pages/cart-page'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReceiptPage } from '../pages/receipt-page'
import { ReviewPage } from '../pages/review-page'
import { SipForm } from '../pages/sip-form'

const asha = 'ZZZPV1001A'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('Asha puts lump sums and a SIP into the cart, finds it again after a log-in, and one code and one payment place and pay them all [S3.052] [S7.069]', async ({
  page,
  portal,
  sandbox,
}) => {
  const cart = new CartPage(page)
  const invest = new InvestPage(page)
  const addToCart = page.getByRole('button', { name: 'Add to cart' })
  await new LoginPage(page).holdSession(asha)

  await test.step('adds a lump sum from the page of a fund', async () => {
    await page.goto('/investors/home/explore-funds/scheme?scheme=CORPBOND-DG')
    await page.getByRole('textbox', { name: 'Lump sum' }).fill('15000')
    await addToCart.click()
    await expect(cart.heading).toBeVisible()
    await expect(cart.amountOf('Neem Corporate Bond Fund')).toHaveValue('15,000')
  })
  await test.step('adds one through a distributor from the form', async () => {
    await invest.open('FLEXI')
    await invest.amount.fill('25000')
    await page.getByRole('radio', { name: 'Distributor' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Find your distributor' }).fill('Gulmohar')
    await page.getByRole('radio', { name: 'Gulmohar Financial Distribution' }).check()
    await page.getByRole('checkbox', { name: /^Nobody of my distributor/ }).check()
    await checkScreen(page, 'invest-distributor')
    await addToCart.click()
    await expect(cart.amountOf('Neem Flexi Cap Fund')).toHaveValue('25,000')
    await expect(page).toHaveURL(/multi-investment\/2$/)
  })
  await test.step('adds a SIP whose first instalment is paid now', async () => {
    const form = new SipForm(page)
    await page.goto('/investors/home/transaction/invest?scheme=LARGE-DG&type=SIP')
    await form.amount.fill('5000')
    await form.payFirstNow.check()
    await addToCart.click()
    await expect(cart.amountOf('Neem Large Cap Fund')).toHaveValue('5,000')
  })
  await test.step('finds the cart as it was after another log-in, at both widths', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await new LoginPage(page).holdSession(asha)
    await page.goto('/investors/home/transaction/multi-investment/1')
    await expect(page.getByRole('heading', { name: '3 orders' })).toBeVisible()
    await cart.amountOf('Neem Corporate Bond Fund').fill('10000')
    await expect(page.getByText('₹40,000.00').first()).toBeVisible()
    await checkScreen(page, 'cart')
    const size = page.viewportSize()!
    await page.setViewportSize({ width: 375, height: 800 })
    await checkScreen(page, 'cart')
    await page.setViewportSize(size)
  })
  await test.step('reviews and confirms all of it by one code', async () => {
    await cart.review.first().click()
    const review = new ReviewPage(page)
    await expect(review.heading).toBeVisible()
    await checkScreen(page, 'cart-review')
    await review.consent.check()
    await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
  })
  const orderId = await test.step('pays once, two screens after the cart', async () => {
    const payment = new PaymentPage(page)
    await expect(payment.heading).toBeVisible()
    await expect(page).toHaveURL(/multi-payment/)
    await checkScreen(page, 'cart-payment')
    const id = payment.orderId()
    await payment.goTo('Net banking')
    const gateway = new GatewayPage(page)
    await expect(page.getByText('40,000').first()).toBeVisible()
    await gateway.decide('Success')
    return id
  })
  await test.step('has one receipt for all of them', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'We have your ₹40,000' })).toBeVisible()
    await expect(page).toHaveURL(/multi-success/)
    await checkScreen(page, 'cart-receipt')
    await page.setViewportSize({ width: 375, height: 800 })
    await checkScreen(page, 'cart-receipt')
    const pdf = await new ReceiptPage(page).downloadPdf()
    const text = await textOfPdf(pdf)
    for (const scheme of ['Corporate Bond', 'Flexi Cap', 'Large Cap']) expect(text).toContain(scheme)
    expect(text).toContain('ARN-1204')
  })
  await test.step('every order was paid, each for itself', async () => {
    const client = new ApiClient(portal.url)
    const token = { token: (await client.logIn(asha)).sessionToken }
    const { order, others } = await client.mustCall(orderApi.order, { transactionId: orderId }, token)
    const states = [order, ...others].map(({ kind, state }) => `${kind} ${state}`).sort()
    expect(states).toEqual(['LUMPSUM paid', 'LUMPSUM paid', 'SIP accepted', 'SIP_INSTALMENT paid'])
  })
  await test.step('the cart is empty again', async () => {
    await page.goto('/investors/home/transaction/multi-investment/1')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await checkScreen(page, 'cart-empty')
  })
})

const folioNo = '91024821'
/** Ten schemes, the most that a cart takes; the last one is a new fund whose offer is called off later. */
const ten = [
  ['FLEXI-DG', 'Neem Flexi Cap Fund'],
  ['LARGE-DG', 'Neem Large Cap Fund'],
  ['MIDCAP-DG', 'Neem Mid Cap Fund'],
  ['FOCUS-DG', 'Neem Focused Fund'],
  ['CORPBOND-DG', 'Neem Corporate Bond Fund'],
  ['LIQUID-DG', 'Neem Liquid Fund'],
  ['SHORT-DG', 'Neem Short Term Fund'],
  ['BALADV-DG', 'Neem Balanced Advantage Fund'],
  ['AGGHYB-DG', 'Neem Aggressive Hybrid Fund'],
  ['VALUE-DG', 'Neem Value Fund'],
] as const

test('a cart of ten: three screens to the payment, paid once, nine allotted; the one that cannot be says so and is paid back [S1.014]', async ({
  page,
  portal,
  sandbox,
}) => {
  await sandbox.reset()
  const client = new ApiClient(portal.url)
  const token = { token: (await client.logIn(asha)).sessionToken }
  for (const [schemePlanCode] of ten) {
    const investDetails = { kind: 'LUMPSUM', schemePlanCode, folioNo, amount: 5_000_00 } as const
    await client.mustCall(cartApi.add, { investDetails }, token)
  }
  await new LoginPage(page).holdSession(asha)
  const cart = new CartPage(page)
  await page.goto('/investors/home/transaction/multi-investment/1')
  await test.step('an amount that the scheme refuses is told beside its name, and costs the other nine nothing', async () => {
    await expect(page.getByRole('heading', { name: '10 orders' })).toBeVisible()
    await cart.amountOf('Neem Corporate Bond Fund').fill('10')
    const refused = page.getByRole('listitem').filter({ hasText: 'Neem Corporate Bond Fund' })
    await expect(refused.getByText('Not counted')).toBeVisible()
    await expect(refused).toContainText('5,000')
    await expect(page.getByRole('link', { name: 'Review 9 orders' }).first()).toBeVisible()
    await expect(cart.amountOf('Neem Corporate Bond Fund')).toHaveValue('10')
    await cart.amountOf('Neem Corporate Bond Fund').fill('5000')
    await expect(page.getByRole('link', { name: 'Review 10 orders' }).first()).toBeVisible()
  })
  const screens = [new URL(page.url()).pathname]
  const calls: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && screens.at(-1) !== pathname) screens.push(pathname)
  })
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v1/')
    if (path) calls.push(path)
  })
  const orderId = await test.step('three screens from the cart to the payment', async () => {
    await cart.review.first().click()
    const review = new ReviewPage(page)
    await review.consent.check()
    await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
    const payment = new PaymentPage(page)
    await expect(payment.heading).toBeVisible()
    expect(screens.map((path) => path.split('/').at(-1))).toEqual(['1', 'multi-review', 'multi-payment'])
    // Beside the code, which is asked for and checked, and the events that go out by a timer of their own.
    const placed = calls.slice(0, calls.indexOf('transaction/initiate/multiScheme') + 1)
    expect(placed.filter((path) => !/^(otp\/|client-events$)/.test(path))).toEqual([
      'transaction/cart',
      'transaction/initiate/multiScheme',
    ])
    const id = payment.orderId()
    await payment.goTo('Net banking')
    await expect(page.getByText('50,000').first()).toBeVisible()
    await new GatewayPage(page).decide('Success')
    await expect(page.getByRole('heading', { level: 1, name: 'We have your ₹50,000' })).toBeVisible()
    return id
  })
  await test.step('ten orders, one payment', async () => {
    const { order, others } = await client.mustCall(orderApi.order, { transactionId: orderId }, token)
    const placed = [order, ...others]
    expect(placed.map(({ state }) => state)).toEqual(ten.map(() => 'paid'))
    expect(new Set(placed.map(({ scheme }) => scheme.schemeName))).toEqual(
      new Set(ten.map(([, name]) => name)),
    )
  })
  await test.step('nine are allotted; the new fund is called off, says so by name, and its share goes back', async () => {
    await sandbox.callOffOffer('VALUE')
    await sandbox.advanceDays(14)
    await page.evaluate(() => sessionStorage.clear())
    await new LoginPage(page).holdSession(asha)
    await page.goto(`/investors/home/transaction/multi-success?order=${orderId}`)
    const called = page
      .getByRole('region', { name: /^\d+\. Purchase$/ })
      .filter({ hasText: 'Neem Value Fund' })
    await expect(called).toContainText(/called off/)
    await expect(called).toContainText('Refund paid')
    await expect(page.getByRole('heading', { level: 1, name: 'We have your ₹45,000' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText(
      /Paid₹50,000\.00Refund₹5,000\.00Invested₹45,000\.00/,
    )
    await checkScreen(page, 'cart-of-ten')
    const again = { token: (await client.logIn(asha)).sessionToken }
    const { order, others } = await client.mustCall(orderApi.order, { transactionId: orderId }, again)
    const states = [order, ...others].map(({ state, scheme }) => [scheme.schemeName, state])
    expect(states).toEqual(
      expect.arrayContaining(
        ten.map(([code, name]) => [name, code === 'VALUE-DG' ? 'refunded' : 'allotted']),
      ),
    )
  })
})
