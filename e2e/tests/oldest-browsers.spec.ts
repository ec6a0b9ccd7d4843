import { syntaxFindings, takeYoungBuiltInsAway, unreadableSyntax } from '../fixtures/oldest-browsers'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { GatewayPage } from '../pages/gateway-page'
import { LoginPage } from '../pages/login-page'
import { OutflowPage } from '../pages/outflow-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'

const asha = 'ZZZPV1001A'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('the oldest browsers can read all of the built code', () => {
  expect(syntaxFindings('class A { static { this.a = 1 } }')).toEqual(['a static block'])
  expect(syntaxFindings('"ab".replace(/(?<=a)b/, "")')).toEqual(['a pattern that looks back: /(?<=a)b/'])
  const { files, findings } = unreadableSyntax()
  expect(files).toBeGreaterThan(300)
  expect(findings).toEqual([])
})

test('without what the oldest browsers lack Asha logs in, buys, redeems on a form, reads her transactions and a fund', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(takeYoungBuiltInsAway)
  const login = new LoginPage(page)
  await login.open()
  expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'canParse' in URL)).toBe(false)
  await login.logIn(asha)
  await login.goHome()
  await test.step('buys', async () => {
    await placeOrder(page, sandbox, { pan: asha, scheme: 'FLEXI-DG', rupees: 25_000 })
    await new PaymentPage(page).goTo('Net banking')
    await new GatewayPage(page).decide('Success')
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹25,000')
  })
  await test.step('reviews a redemption', async () => {
    const redeem = new OutflowPage(page, 'REDEEM')
    await redeem.open()
    await redeem.choose('Neem Flexi Cap Fund', '4821')
    await redeem.amount.fill('10000')
    await redeem.review()
    await expect(redeem.confirm).toBeVisible()
  })
  for (const path of [
    'home/dashboard',
    'home/investments/portfolio',
    'home/investments/transactions',
    'home/statement',
    'home/profile/account-details',
    'home/explore-funds/scheme?scheme=FLEXI-DG',
    'home/service-request',
    'home/help',
    'home/e-mandate',
    'home/explore-funds',
  ])
    await test.step(`reads ${path}`, async () => {
      await page.goto(`/investors/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/did not load|did not open|stopped working/)).toHaveCount(0)
    })
})

test('a browser that is older is told so by a page without a script, in the language that it keeps', async ({
  browser,
  portal,
}) => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 9; RMX1941) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Mobile Safari/537.36'
  const context = await browser.newContext({ baseURL: portal.url, userAgent })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of [
    '/investors/',
    '/investors/home/investments/portfolio',
    '/investors/standalone/mfe-auth/auth/login',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Update your browser' })).toBeVisible()
    await expect(page.getByText('Chrome or Edge 100, Safari 15.4')).toBeVisible()
  }
  await context.addCookies([{ name: 'language', value: 'hi', url: `${portal.url}/investors` }])
  await page.goto('/investors/')
  await expect(page.getByRole('heading', { name: 'अपना ब्राउज़र अपडेट करें' })).toBeVisible()
  expect(scripts).toEqual([])
  await context.close()
})
