import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'

const asha = 'ZZZPV1001A'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('Asha pays a lump sum by her mandate without going to her bank, and has the receipt when the money is here @mobile [S9.027]', async ({
  page,
  sandbox,
}) => {
  const payment = new PaymentPage(page)
  await new LoginPage(page).holdSession(asha)
  await placeOrder(page, sandbox, { pan: asha, scheme: 'FLEXI-DG', rupees: 25_000 })
  await test.step('chooses the mandate among the ways to pay, and reads when it is debited', async () => {
    await payment.choose('One-time mandate')
    await expect(page.getByText('Debited on Tuesday, 25 August')).toBeVisible()
    await checkWidths(page, 'payment-by-mandate')
    await payment.pay.filter({ visible: true }).click()
  })
  await test.step('stays in the portal, which says what happens when', async () => {
    const waits = page.getByRole('heading', { level: 1, name: 'Your mandate pays this order' })
    await expect(waits).toBeVisible()
    await expect(page.getByText('Parijat Bank ••4417 is debited on Tuesday, 25 August.')).toBeVisible()
    await checkWidths(page, 'payment-mandate-waits')
    const told = (await sandbox.inbox(asha)).find(({ subject }) =>
      subject.includes('₹25,000.00 is debited for order'),
    )
    expect(told?.body).toContain('The money is here by Wednesday, 26 August 2026')
  })
  await test.step('has the receipt on the next business day, without having done anything', async () => {
    await sandbox.advanceDays(1)
    await page.reload()
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹25,000', { timeout: 30_000 })
  })
})
