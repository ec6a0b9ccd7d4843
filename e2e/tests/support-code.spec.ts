import { Sandbox } from '../fixtures/sandbox'
import { checkScreen } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { CartPage } from '../pages/cart-page'
import { LoginPage } from '../pages/login-page'

const supportCode = /\b[2-9B-Z]{5}-[2-9B-Z]{4}\b/

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())
test.afterAll(({ portal }) => new Sandbox(portal.url).clearFaults())

test('a page, a card and a toast that tell of a failed call say what it is called at the helpline @mobile', async ({
  page,
  sandbox,
}) => {
  const code = page.getByText(supportCode).first()
  await new LoginPage(page).holdSession('ZZZPV1001A')
  await test.step('a page', async () => {
    await sandbox.fault({ path: 'mandate/list', status: 500 })
    await page.goto('/investors/home/e-mandate')
    await expect(page.getByText('Your mandates did not load')).toBeVisible()
    await expect(code).toBeVisible()
    await checkScreen(page, 'support-code-page')
  })
  await test.step('a card', async () => {
    await sandbox.fault({ path: 'investor/portfolioDetails', status: 500 })
    await page.goto('/investors/home/dashboard')
    await expect(page.getByText('Your portfolio did not load').first()).toBeVisible()
    await expect(code).toBeVisible()
    await checkScreen(page, 'support-code-card')
  })
  await test.step('a toast', async () => {
    const cart = new CartPage(page)
    await page.goto('/investors/home/explore-funds/scheme?scheme=CORPBOND-DG')
    await page.getByRole('textbox', { name: 'Lump sum' }).fill('15000')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    // The cart itself comes first.
    await expect(cart.amountOf('Neem Corporate Bond Fund')).toBeVisible()
    await sandbox.fault({ path: 'transaction/cart', status: 500 })
    await cart.amountOf('Neem Corporate Bond Fund').fill('16000')
    await page.keyboard.press('Tab')
    await expect(code).toBeVisible()
    await checkScreen(page, 'support-code-toast')
  })
})
