import { expect, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { Keyboard } from '../pages/keyboard'
import { demoPassword } from '../fixtures/demo-password'
import { greeting, LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReceiptPage } from '../pages/receipt-page'
import { ReviewPage } from '../pages/review-page'

const pan = 'ZZZPL1016R'

test('the whole purchase works by keyboard alone, from the log-in to the receipt [S5.040]', async ({
  page,
  sandbox,
}) => {
  const keyboard = new Keyboard(page)
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await test.step('logs in', async () => {
    const login = new LoginPage(page)
    await login.open()
    await keyboard.type(page.getByLabel('PAN', { exact: true }), pan)
    await keyboard.type(page.getByLabel('Password', { exact: true }), demoPassword)
    await page.keyboard.press('Enter')
    await expect(heading('Explore funds')).toBeFocused()
    await keyboard.tabTo(page.getByRole('link', { name: 'HOME', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(heading(greeting)).toBeFocused()
  })
  await test.step('skips the menus to the content', async () => {
    await page.reload()
    await expect(heading(greeting)).toBeVisible()
    await keyboard.press(page.getByRole('link', { name: 'Skip to content' }))
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('finds the fund', async () => {
    await keyboard.press(page.getByRole('link', { name: 'EXPLORE FUNDS' }))
    await expect(heading('Explore funds')).toBeFocused()
    await page.getByRole('searchbox', { name: 'Search funds' }).waitFor()
    await keyboard.type(page.getByRole('searchbox', { name: 'Search funds' }), 'flexi')
    // Funds that are held stand first.
    await keyboard.press(page.getByRole('link', { name: 'Neem Flexi Cap Fund', exact: true }).first())
    await expect(heading('Neem Flexi Cap Fund')).toBeVisible()
    await keyboard.type(page.getByRole('textbox', { name: 'Lump sum' }), '1500')
    await keyboard.press(page.getByRole('button', { name: 'Continue' }))
  })
  const invest = new InvestPage(page)
  await test.step('chooses another folio with the arrows', async () => {
    await expect(invest.heading).toBeVisible()
    const folio = page.getByRole('combobox', { name: /^Folio/ })
    await keyboard.tabTo(folio)
    const before = await folio.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox', { name: 'Folio' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(folio).not.toHaveText(before!)
    await expect(folio).toBeFocused()
  })
  await test.step('adds a digit to the amount and goes on', async () => {
    await keyboard.tabTo(invest.amount)
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await keyboard.press(invest.goOn)
    await expect(heading('Check, then pay')).toBeVisible()
  })
  await test.step('agrees, and confirms by the code that arrives', async () => {
    const review = new ReviewPage(page)
    const code = new CodeDialog(page)
    await keyboard.press(review.consent, 'Space')
    await expect(review.consent).toBeChecked()
    const digits = await code.codeAfter(sandbox, pan, () => keyboard.press(review.confirm))
    await expect(code.input).toBeFocused()
    await page.keyboard.type(digits.slice(0, 3))
    await page.keyboard.press('Enter')
    await expect(code.dialog).toBeVisible()
    await page.keyboard.type(digits.slice(3))
    await page.keyboard.press('Enter')
  })
  await test.step('chooses net banking with the arrows and goes to the bank', async () => {
    const payment = new PaymentPage(page)
    await expect(payment.heading).toBeVisible()
    await keyboard.tabTo(page.getByRole('radio', { name: 'UPI', exact: true }))
    for (const way of ['One-time mandate', 'Net banking']) {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: way, exact: true })).toBeChecked()
    }
    await keyboard.press(payment.pay)
  })
  await test.step('pays, and comes back to the receipt', async () => {
    await expect(new GatewayPage(page).heading).toBeVisible()
    await keyboard.press(page.getByRole('button', { name: 'Success' }))
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹15,000')
  })
  await test.step('opens the e-mail dialog, leaves it with Escape, and is where the dialog was opened', async () => {
    const open = page.getByRole('button', { name: 'E-mail it' })
    await keyboard.press(open)
    await expect(page.getByRole('dialog', { name: 'E-mail the receipt' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(open).toBeFocused()
  })
})
