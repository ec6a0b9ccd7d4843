import { orderApi } from '@portal/contracts/orders/order'
import { ApiClient } from '../fixtures/api-client'
import { startOwnPortal } from '../fixtures/own-sandbox-data'
import type { PortalProcess } from '../fixtures/portal-process'
import { purchaseIn } from '../fixtures/purchase-driver'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test as base } from '../fixtures/test'
import { GatewayPage } from '../pages/gateway-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'

const test = base.extend<object, { portal: PortalProcess }>({
  portal: [
    async ({}, use) => {
      const own = await startOwnPortal({ env: { PAYMENTS: 'billdesk' } })
      await use(own.portal)
      await own.auditAndEnd()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const asha = 'ZZZPV1001A'

test('by BillDesk a payment fails, is left, waits for the bank and is paid; late money of another attempt comes back', async ({
  page,
  portal,
  sandbox,
}) => {
  const payment = new PaymentPage(page)
  const gateway = new GatewayPage(page)
  const retry = page.getByText('The payment did not go through.')
  await new LoginPage(page).holdSession(asha)
  const orderId = await placeOrder(page, sandbox, { pan: asha, scheme: 'MIDCAP-DG', rupees: 7_500 })
  const payments = async () => {
    const client = new ApiClient(portal.url)
    const { sessionToken } = await client.logIn(asha)
    const { order } = await client.mustCall(
      orderApi.order,
      { transactionId: orderId },
      { token: sessionToken },
    )
    return purchaseIn(order).payments
  }

  await test.step('the page of BillDesk names payee, order and account, and fits', async () => {
    await payment.goTo('Net banking')
    await expect(page.getByText('BillDesk checkout')).toBeVisible()
    await expect(gateway.heading).toBeVisible()
    await expect(page.getByText('₹7,500')).toBeVisible()
    await checkWidths(page, 'billdesk-checkout')
  })
  await test.step('Abandon leads back, and another way can be chosen', async () => {
    await page.getByRole('link', { name: 'Abandon' }).click()
    await expect(payment.heading).toBeVisible()
  })
  await test.step('a failure, and money from another account, are told', async () => {
    await payment.goTo('Net banking')
    await gateway.decide('Failure')
    await expect(retry).toBeVisible()
    await payment.goTo('Debit card')
    await page.getByRole('button', { name: 'From another account' }).click()
    await expect(retry).toBeVisible()
  })
  await test.step('pending waits, and the bank confirms at last', async () => {
    await payment.goTo('Net banking')
    await gateway.decide('Pending')
    await expect(page.getByText('has not confirmed the payment yet.')).toBeVisible()
    const pending = (await payments()).find(({ state }) => state === 'pending')!
    await sandbox.settlePayment(pending.paymentId, 'success')
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹7,500', { timeout: 30_000 })
  })
  await test.step('a late success of the attempt that was left is sent back', async () => {
    const left = (await payments()).find(({ state }) => state === 'abandoned')!
    await sandbox.settlePayment(left.paymentId, 'success')
    await expect
      .poll(async () => (await payments()).flatMap(({ returned }) => returned ?? []), { timeout: 60_000 })
      .toMatchObject([{ sentAt: expect.anything() }])
  })
})
