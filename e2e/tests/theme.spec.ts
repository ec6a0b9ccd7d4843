import { remotePages } from '../fixtures/remote-pages'
import { checkScreen, settled } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { reviewPurchase } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'
import { ReviewPage } from '../pages/review-page'

const asha = 'ZZZPV1001A'
const om = 'ZZZPO1015Q'
const darkGround = 'rgb(12, 21, 32)'
const lightGround = 'rgb(244, 246, 249)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** The theme of the first frame that a page load drew. */
async function watchFirstFrame(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    requestAnimationFrame(() => Object.assign(window, { firstTheme: document.documentElement.dataset.theme }))
  })
  return () => page.evaluate(() => Reflect.get(window, 'firstTheme') as string | undefined)
}

async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: /^Profile: / }).click()
  await page.getByRole('button', { name: label, exact: true }).click()
}

test('the portal follows the theme of the system from the first frame on, and so does a remote on its own', async ({
  page,
}) => {
  const firstTheme = await watchFirstFrame(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of ['/investors/auth/login', '/investors/standalone/mfe-auth/auth/login']) {
    await page.goto(path)
    await settled(page)
    expect(await firstTheme()).toBe('dark')
    expect(await ground(page)).toBe(darkGround)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBe(lightGround)
})

test('a choice in the profile menu holds at once, over reloads, for the log-in page, and until System takes it back', async ({
  page,
}) => {
  const firstTheme = await watchFirstFrame(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await new LoginPage(page).enter(om)
  expect(await ground(page)).toBe(lightGround)
  await choose(page, 'Dark')
  expect(await ground(page)).toBe(darkGround)
  await page.reload()
  await settled(page)
  expect(await firstTheme()).toBe('dark')
  expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe('dark')
  await page.getByRole('button', { name: /^Profile: / }).click()
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(new LoginPage(page).heading).toBeVisible()
  expect(await ground(page)).toBe(darkGround)
  await new LoginPage(page).logIn(om)
  await new LoginPage(page).goHome()
  await choose(page, 'System')
  expect(await ground(page)).toBe(lightGround)
})

test('the main pages are accessible and fit in dark too @mobile', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const login = new LoginPage(page)
  await login.open()
  await checkScreen(page, 'dark-login')
  await login.enter(asha)
  await checkScreen(page, 'dark-dashboard')
  await page.getByRole('button', { name: /^Profile: / }).click()
  await checkScreen(page, 'dark-menu-profile')
  for (const [remote, { path }] of Object.entries(remotePages).slice(1)) {
    await page.goto(path)
    await checkScreen(page, `dark-${remote}`)
  }
  await page.goto('/investors/home/explore-funds/scheme?scheme=FLEXI-DG')
  await checkScreen(page, 'dark-scheme')
})

test('review, payment, a failed payment and receipt are accessible and fit in dark too @mobile', async ({
  page,
  sandbox,
}) => {
  const review = new ReviewPage(page)
  const payment = new PaymentPage(page)
  const gateway = new GatewayPage(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await new LoginPage(page).holdSession(asha)
  await reviewPurchase(page, { pan: asha, scheme: 'FLEXI-DG', rupees: 9_000 })
  await checkScreen(page, 'dark-review')
  await review.consent.check()
  await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
  await payment.heading.waitFor()
  await checkScreen(page, 'dark-payment')
  await payment.goTo('Net banking')
  await gateway.decide('Failure')
  await expect(page.getByText('The payment did not go through.')).toBeVisible()
  await checkScreen(page, 'dark-payment-failed')
  await payment.goTo('Net banking')
  await gateway.decide('Success')
  await new ReceiptPage(page).heading.waitFor()
  await checkScreen(page, 'dark-receipt')
})
