import { expect, type Page, test } from '../fixtures/test'
import { hasSharedData } from '@portal/testing/node'
import { markupStrings, sample } from '../fixtures/hostile-markup'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

// Without the public list a test would try one or two strings, and prove next to nothing.
test.beforeEach(() => test.skip(!hasSharedData, '../shared/data is absent'))

/** That nothing which was typed or named in the address became markup. */
async function expectOnlyText(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.locator('script, iframe, object, embed, [onerror], [onload]')).toHaveCount(0)
  await expect(main.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0)
}

test('markup typed into the log-in form stays text and runs nothing', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  const login = new LoginPage(page)
  await login.open()
  for (const text of sample(markupStrings, 20)) {
    await page.getByLabel('PAN', { exact: true }).fill(text.replaceAll('\n', ' '))
    await page.getByLabel('Password', { exact: true }).fill(text.replaceAll('\n', ' ').slice(0, 64))
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expectOnlyText(page)
  }
  await expect(login.heading).toBeVisible()
})

test('markup in an address stays text and runs nothing', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`)
  })
  for (const text of sample(markupStrings, 30)) {
    await page.goto(`/investors/${encodeURIComponent(text.slice(0, 80))}`)
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    await expectOnlyText(page)
  }
  await new LoginPage(page).holdSession(asha)
  for (const text of sample(markupStrings, 30)) {
    const named = encodeURIComponent(text.slice(0, 80))
    for (const address of [`explore-funds/scheme?scheme=${named}`, `transaction/payment?order=${named}`]) {
      await page.goto(`/investors/home/${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectOnlyText(page)
    }
  }
})
