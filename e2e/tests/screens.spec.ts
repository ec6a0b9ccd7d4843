import { checkArrival, checkScreen } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { expect, type Page, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReceiptPage } from '../pages/receipt-page'
import { RegisterPage } from '../pages/register-page'
import { ReviewPage } from '../pages/review-page'

const asha = 'ZZZPV1001A'
const om = 'ZZZPO1015Q'
const dev = { pan: 'ZZZPN1004D', mobile: '9810001004', email: 'dev.nair@example.in' }

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** Does what leads to another page, and checks that the page arrives as it should. */
async function follow(page: Page, lead: () => Promise<void>, name: string): Promise<void> {
  const before = await page.title()
  await lead()
  await expect.poll(() => page.title()).not.toBe(before)
  await checkArrival(page, before)
  await checkScreen(page, name)
}

/** What tells a password manager which field wants what, in the order of the fields. */
const autofill = (page: Page) =>
  page
    .locator('main input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).autocomplete))

test('the pages before the log-in are accessible, fit, tell where one is, and password managers what they ask @mobile @narrow', async ({
  page,
  sandbox,
}) => {
  const code = new CodeDialog(page)
  const register = new RegisterPage(page)
  await test.step('log in', async () => {
    await new LoginPage(page).open()
    await checkScreen(page, 'login')
    // Nothing lies over it.
    await new LoginPage(page).heading.click({ trial: true, timeout: 5000 })
    expect(await autofill(page)).toEqual(['username', 'current-password'])
    const isBeside = (page.viewportSize()?.width ?? 0) > 768
    if (isBeside) await expect(page.getByText('Talk to us at')).toBeInViewport({ ratio: 1 })
  })
  await test.step('log in, refused', async () => {
    await new LoginPage(page).logIn(asha, 'Wrong#2026')
    await expect(new LoginPage(page).refusal).toBeVisible()
    await checkScreen(page, 'login-refused')
  })
  await test.step('register', () =>
    follow(page, () => page.getByRole('link', { name: 'Register with your PAN' }).last().click(), 'register'))
  const digits = await test.step('one-time code', async () => {
    expect(await autofill(page)).toEqual(['username', 'tel-national', 'email'])
    await register.fill(dev)
    const digits = await code.codeAfter(sandbox, dev.pan, () => register.sendCode())
    await checkScreen(page, 'register-otp')
    await expect(code.input).toHaveAttribute('autocomplete', 'one-time-code')
    return digits
  })
  await test.step('set password', async () => {
    await follow(page, () => code.enter(digits), 'set-password')
    expect(await autofill(page)).toEqual(['username', 'new-password', 'new-password'])
  })
  await test.step('forgot password', async () => {
    await page.goto('/investors/auth/forgot-password')
    await checkScreen(page, 'forgot-password')
    expect(await autofill(page)).toEqual(['username'])
  })
  await test.step('not found', async () => {
    await page.goto('/investors/no/such/page')
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await checkScreen(page, 'not-found')
  })
})

test('the dashboards are accessible and fit, as is a part that did not open @mobile @narrow', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await test.step('empty dashboard', async () => {
    await login.open()
    await follow(page, () => login.logIn(om), 'dashboard-empty')
  })
  await test.step('remote down', async () => {
    await page.route('**/remotes/mfe-portfolio/**', (route) => route.abort())
    await page.goto('/investors/home/explore-funds')
    await expect(page.getByRole('main').getByText(/LOAD-00\d/)).toBeVisible()
    await checkScreen(page, 'remote-unavailable')
    await page.unroute('**/remotes/mfe-portfolio/**')
  })
  await test.step('dashboard', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await login.open()
    await follow(page, () => login.enterByForm(asha), 'dashboard')
  })
  await test.step('an explanation that opens on navy', async () => {
    await page.getByRole('button', { name: 'What is XIRR?' }).click()
    // axe leaves undecided what has the very colour of its ground.
    const [colour, ground] = await page.getByText(/^XIRR is your yearly return/).evaluate((text) => {
      const { color, backgroundColor } = getComputedStyle(text)
      return [color, backgroundColor]
    })
    expect(colour).not.toBe(ground)
    await checkScreen(page, 'dashboard-xirr')
  })
})

test('the pages of a purchase are accessible, fit, and tell where one is @mobile @narrow', async ({
  page,
  sandbox,
}) => {
  const review = new ReviewPage(page)
  await new LoginPage(page).holdSession(asha)
  await test.step('explore', async () => {
    await page.goto('/investors/home/explore-funds/All')
    await checkScreen(page, 'explore')
  })
  await test.step('compare', async () => {
    await page.goto('/investors/home/explore-funds/compare?schemes=MIDCAP-DG,FLEXI-DG,CORPBOND-DG')
    await expect(page.getByRole('table', { name: 'The funds side by side' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^One lakh became: / })).toBeVisible()
    await checkScreen(page, 'compare')
    await page.goto('/investors/home/explore-funds/All')
  })
  const fund = page.getByRole('link', { name: 'Neem Flexi Cap Fund', exact: true }).first()
  await test.step('scheme', () => follow(page, () => fund.click(), 'scheme'))
  await test.step('invest', () =>
    follow(
      page,
      async () => {
        await page.getByRole('textbox', { name: 'Lump sum' }).fill('25000')
        await page.getByRole('button', { name: 'Continue' }).first().click()
      },
      'invest',
    ))
  await test.step('review', () => follow(page, () => new InvestPage(page).goOn.click(), 'review'))
  await test.step('payment', () =>
    follow(
      page,
      async () => {
        await review.consent.check()
        await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
      },
      'payment',
    ))
  await test.step('page of the bank', async () => {
    await new PaymentPage(page).goTo('Net banking')
    await new GatewayPage(page).heading.waitFor()
    await checkScreen(page, 'gateway')
  })
  await test.step('success', async () => {
    await new GatewayPage(page).decide('Success')
    await new ReceiptPage(page).heading.waitFor()
    await checkScreen(page, 'success')
  })
})
