import { checkWidths } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('from what one owns to the receipt of an order: lots, cash flows, transactions, timeline @phone', async ({
  page,
}) => {
  await new LoginPage(page).holdSession(asha)
  await test.step('sees the holdings by folio, and by category', async () => {
    await page.goto('/investors/home/investments/portfolio')
    await expect(page.getByRole('region', { name: 'Folio XXXX4821' })).toBeVisible()
    await checkWidths(page, 'portfolio')
    await page.getByRole('radio', { name: 'Category' }).click({ force: true })
    await expect(page.getByRole('region', { name: 'Equity' })).toBeVisible()
  })
  await test.step('opens a holding: its purchases and what can be done with it', async () => {
    await page
      .getByRole('button', { name: /^Details of Neem ELSS/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: /Neem ELSS/ })
    await expect(dialog.getByRole('link', { name: 'Invest more' })).toBeVisible()
    await expect(
      dialog
        .getByText(/Locked until/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await checkWidths(page, 'portfolio-holding')
    await page.keyboard.press('Escape')
  })
  await test.step('sees the money behind a figure', async () => {
    await page
      .getByRole('button', { name: /see the money behind it, your whole portfolio/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText('Paid in', { exact: true })).toBeVisible()
    await checkWidths(page, 'portfolio-flows')
    await page.keyboard.press('Escape')
  })
  await test.step('finds the redemption that is under way among the transactions', async () => {
    await page.goto('/investors/home/investments/transactions')
    await expect(page.getByRole('heading', { name: 'August 2026' })).toBeVisible()
    await checkWidths(page, 'transactions')
    await page.goto('/investors/home/investments/transactions?type=REDEMPTION&status=OPEN')
  })
  await test.step('reads what comes when, and opens the receipt', async () => {
    await page
      .getByRole('button', { name: /^Details: .*Redemption/ })
      .first()
      .click()
    await expect(page.getByText(/Money in .* by/)).toBeVisible()
    await checkWidths(page, 'transactions-timeline')
    await page.getByRole('link', { name: 'Receipt' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'We have your redemption' })).toBeVisible()
  })
})
