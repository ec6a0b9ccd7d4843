import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../fixtures/portal-process'
import { checkScreen } from '../fixtures/screen-check'
import { BankPage, type Decision } from './bank-page'

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).click()
export const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

interface Wanted {
  alsoSet?: () => Promise<void>
  /** The last digits of the account; else of the one that has no mandate yet. */
  account?: RegExp
}

/** As far as the review, by one way of approving. */
export async function review(
  page: Page,
  way: string,
  { alsoSet, account = /9052/ }: Wanted = {},
): Promise<void> {
  await page.goto('/investors/home/e-mandate/bank-details')
  await page.getByRole('radio', { name: account }).check({ force: true })
  await press(page, 'Continue')
  await page.getByRole('radio', { name: way }).check({ force: true })
  await press(page, '₹25,000')
  await alsoSet?.()
  await press(page, 'Continue to review')
  await title(page, 'Check your mandate')
}

export async function attachForm(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(join(root, 'shell/public/icon-192.png'))
  // It can be taken away again once all of it has gone up.
  await expect(page.getByRole('button', { name: 'Remove icon-192.png' })).toBeVisible()
}

/** From the button that leads to the bank, which approves it, and back. */
export async function approveAtBank(page: Page, way: string | RegExp): Promise<void> {
  await press(page, way)
  await new BankPage(page).decide('Approve')
  await title(page, 'Your bank has your mandate')
}

export const isPhone = (page: Page) => page.viewportSize()!.width < 600

/** A phone opens the app itself; elsewhere a code is scanned, and the page goes on once the app has answered. */
export async function decideInApp(page: Page, decision: Decision): Promise<void> {
  await press(page, 'Approve in your UPI app')
  if (isPhone(page)) return decideHere(page, decision)
  await expect(page.getByRole('img', { name: 'QR code to approve the mandate by UPI' })).toBeVisible()
  await checkScreen(page, 'e-mandate-upi')
  const app = await page.context().newPage()
  await app.goto((await page.getByRole('link', { name: 'Open the UPI app' }).getAttribute('href')) ?? '')
  // The tab stays open: what Playwright asks of a page in the moment when another one closes is now and then never
  // answered, and its first question of an `expect` has no time limit.
  await new BankPage(app).decide(decision)
}

/** In the app's own page, from which one comes back by oneself but for closing it. */
export async function decideHere(page: Page, decision: Decision): Promise<void> {
  await new BankPage(page).decide(decision)
  if (decision === 'Close') await page.getByRole('link', { name: 'Back to Neem Mutual Fund' }).click()
}

/** The mandates of an account that are active, as the list shows them. */
export const activeOf = (page: Page, account: RegExp) =>
  page.getByRole('region', { name: account }).filter({ has: page.getByText('Active', { exact: true }) })
