import { investorApi } from '@portal/contracts/folios/investor'
import { orderApi } from '@portal/contracts/orders/order'
import { ApiClient } from '../fixtures/api-client'
import { freePort } from '../fixtures/portal-process'
import { startOwnPortal } from '../fixtures/own-sandbox-data'
import { Sandbox } from '../fixtures/sandbox'
import { startLossyLine } from '../fixtures/lossy-line'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { GatewayPage } from '../pages/gateway-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'

const bharat = 'ZZZPR1002B'

/** Words that lists of blockers know, as whole words of the address of a file or a call: hashes have some letters of them. */
const blocked =
  /\b(ads?|adverts?|analytics?|banners?|beacon|client-events|metrics?|pixel|popups?|promos?|stats?|telemetry|track(er|ing)?|vitals)\b/i

test('with what a content blocker keeps away, Bharat buys by net banking and has the receipt', async ({
  page,
  context,
  sandbox,
}) => {
  const kept: string[] = []
  await context.route(
    (url) => blocked.test(url.pathname),
    (route) => {
      kept.push(new URL(route.request().url()).pathname)
      return route.abort('blockedbyclient')
    },
  )
  await new LoginPage(page).enterByForm(bharat)
  await placeOrder(page, sandbox, { pan: bharat, scheme: 'FLEXI-DG', rupees: 5600 })
  await new PaymentPage(page).goTo('Net banking')
  await new GatewayPage(page).decide('Success')
  await new ReceiptPage(page).heading.waitFor()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(kept.length).toBeGreaterThan(0)
})

test('over a line of 3G that loses and breaks off, Bharat buys, and the order is there once @phone', async ({
  browser,
}) => {
  const port = await freePort()
  const line = await startLossyLine(port, investorApi.portfolio.path)
  // The bank leads back to where the investor came from.
  const own = await startOwnPortal({ port, env: { PORTAL_URL: line.url } })
  const { url } = own.portal
  const sandbox = new Sandbox(url)
  const context = await browser.newContext({ baseURL: line.url })
  const page = await context.newPage()
  await new LoginPage(page).enterByForm(bharat)
  const transactionId = await placeOrder(page, sandbox, { pan: bharat, scheme: 'FLEXI-DG', rupees: 5700 })
  await new PaymentPage(page).goTo('Net banking')
  await new GatewayPage(page).decide('Success')
  await new ReceiptPage(page).heading.waitFor()
  const client = new ApiClient(url)
  const { sessionToken: token } = await client.logIn(bharat)
  const { transactions } = await client.mustCall(
    orderApi.history,
    { panNumber: bharat, limit: 100 },
    { token },
  )
  expect(transactions.filter(({ amount }) => amount === 5700_00)).toMatchObject([
    { transactionId, status: 'IN_PROCESS' },
  ])
  const { sentAgain, cut } = line.lost()
  expect([sentAgain > 10, cut]).toEqual([true, 1])
  await context.close()
  line.stop()
  await own.auditAndEnd()
})

test.describe(() => {
  test.use({ acceptDownloads: false })
  test('inside the browser of another app, without windows, downloads, notices and a service worker, the receipt goes by e-mail @phone', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
      for (const [owner, name] of [
        [window, 'Notification'],
        [window, 'PushManager'],
        [window, 'PublicKeyCredential'],
        [Navigator.prototype, 'serviceWorker'],
        [Navigator.prototype, 'share'],
        [Navigator.prototype, 'canShare'],
        [Navigator.prototype, 'clipboard'],
        [Navigator.prototype, 'permissions'],
        [Navigator.prototype, 'locks'],
      ] as const)
        delete (owner as unknown as Record<string, unknown>)[name]
    })
    await new LoginPage(page).enterByForm(bharat)
    await placeOrder(page, sandbox, { pan: bharat, scheme: 'FLEXI-DG', rupees: 5800 })
    await new PaymentPage(page).goTo('Net banking')
    await new GatewayPage(page).decide('Success')
    const receipt = new ReceiptPage(page)
    await receipt.heading.waitFor()
    await receipt.card.getByRole('button', { name: 'PDF' }).click()
    await receipt.sendByEmail('bharat@example.org')
    await expect
      .poll(async () =>
        (await sandbox.inbox('bharat@example.org')).map(({ attachments }) => attachments[0]?.name),
      )
      .toContain('Successfull.pdf')
    await expect(receipt.heading).toBeVisible()
  })
})
