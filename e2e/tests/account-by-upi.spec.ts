import type { Page } from '@playwright/test'
import { type OwnPortal, startOwnPortal } from '../fixtures/own-sandbox-data'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const priya = 'ZZZPL1016R'

let own: OwnPortal
test.beforeAll(async () => {
  own = await startOwnPortal({ env: { ACCOUNT_PROOF_BY_UPI: 'cashfree' } })
})
test.afterAll(() => own.end())

/** The form of a new account, filled for an account that is Priya's or not. */
async function openForm(page: Page, accountNumber: string): Promise<void> {
  await page.goto(`${own.portal.url}/investors/home/service-request/add-bank`)
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber)
  await page.getByLabel('Account number again').fill(accountNumber)
  await page.getByLabel('IFSC', { exact: true }).fill('PLSH0000331')
}

/** The UPI app of the sandbox, in its own tab as a phone has it beside the browser. */
async function inTheApp(page: Page, button: RegExp, lose = false): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open the UPI app' }).click()
  const app = await opened
  if (lose) await app.getByRole('checkbox').check()
  await app.getByRole('button', { name: button }).click()
  await app.getByRole('heading', { level: 1, name: /paid/i }).waitFor()
  await app.close()
}

test('Priya verifies an account by UPI: declined, from another account, left, and at last from that one [S8.029] [S8.032]', async ({
  page,
}) => {
  await page.goto(`${own.portal.url}/investors/auth/login`)
  const login = new LoginPage(page)
  await login.logIn(priya)
  await login.goHome()
  const dialog = page.getByRole('dialog', { name: 'Verify by UPI' })
  const verify = page.getByRole('button', { name: 'Verify by UPI instead' })

  await test.step('by the keyboard alone: open it, and leave it', async () => {
    await openForm(page, '918020067713364')
    await checkWidths(page, 'account-by-upi-form')
    await verify.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img', { name: 'QR code to pay Re. 1 by UPI' })).toBeVisible()
    await checkWidths(page, 'account-by-upi')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(verify).toBeFocused()
  })
  await test.step('it fits the narrowest phone', async () => {
    const before = page.viewportSize()!
    await page.setViewportSize({ width: 320, height: 640 })
    await verify.click()
    await expect(dialog.getByText('Waiting for your payment.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize(before)
  })
  await test.step('declined, and money from another account, verify nothing', async () => {
    await inTheApp(page, /^Decline$/)
    await expect(dialog.getByText('The payment did not go through. Nothing is verified.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await inTheApp(page, /^Pay from another account/)
    await expect(dialog.getByText(/^The money came from another account/)).toBeVisible()
    await checkWidths(page, 'account-by-upi-other')
    await dialog.getByRole('button', { name: 'Try again' }).click()
  })
  await test.step('money from that account does, also where the message is lost', async () => {
    await inTheApp(page, /^Pay from the account/, true)
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/bank-review/)
    const requested = await new Sandbox(own.portal.url).outbound()
    const checks = requested.filter(({ provider }) => provider === 'penny drop')
    expect(checks.map(({ operation }) => operation)).not.toContain('verify')
    await checkWidths(page, 'account-by-upi-verified')
  })
  await test.step('an account in another name is for a cheque', async () => {
    await openForm(page, '918020067710000')
    await verify.click()
    await inTheApp(page, /^Pay from the account/)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Cancelled cheque' })).toBeVisible()
  })
})
