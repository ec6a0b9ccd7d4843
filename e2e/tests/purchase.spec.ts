import { investorApi } from '@portal/contracts/folios/investor'
import { productApi } from '@portal/contracts/schemes/product'
import { orderApi } from '@portal/contracts/orders/order'
import { ApiClient } from '../fixtures/api-client'
import { stampDuty, thousandths, unitsBought } from '../fixtures/exact-units'
import { textOfPdf } from '../fixtures/receipt-text'
import { dev, registerInvestor } from '../fixtures/register-investor'
import { purchaseIn } from '../fixtures/purchase-driver'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { greeting, LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'
import { ReviewPage } from '../pages/review-page'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** What an investor owns and did, as the API tells. */
async function ledgerOf(url: string, pan: string, password?: string) {
  const client = new ApiClient(url)
  const token = { token: (await client.logIn(pan, password)).sessionToken }
  const portfolio = await client.mustCall(investorApi.portfolio, { panNumber: pan }, token)
  const history = await client.mustCall(orderApi.history, { panNumber: pan, limit: 100 }, token)
  const order = async (transactionId: string) =>
    purchaseIn((await client.mustCall(orderApi.order, { transactionId }, token)).order)
  const navOn = async (schemePlanCode: string, date: string) => {
    const { points } = await client.mustCall(
      productApi.navHistory,
      { schemePlanCode, period: '1M' },
      { ...token },
    )
    return points.find((point) => point.date === date)?.nav
  }
  return { portfolio, transactions: history.transactions, order, navOn }
}

test('Asha buys into a folio she has, pays by UPI, keeps the receipt, and has her units the next day @mobile [S1.008] [S1.009] [S1.045] [S1.046] [S2.040] [S8.009] [S9.057]', async ({
  page,
  context,
  portal,
  sandbox,
}) => {
  const amount = 25_000_00
  const before = await ledgerOf(portal.url, asha)
  const receipt = new ReceiptPage(page)
  let orderId = ''
  await new LoginPage(page).holdSession(asha)

  await test.step('finds the fund among all, and what she holds of it', async () => {
    await page.goto('/investors/home/explore-funds/All')
    await page.getByRole('link', { name: 'Neem Flexi Cap Fund', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Neem Flexi Cap Fund' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'You hold' })).toContainText('2,492.633 units')
  })
  await test.step('takes the amount from the scheme’s page to the order', async () => {
    await page.getByRole('textbox', { name: 'Lump sum' }).fill('25000')
    await page.getByRole('button', { name: 'Continue' }).first().click()
    const invest = new InvestPage(page)
    await expect(invest.heading).toBeVisible()
    await expect(invest.amount).toHaveValue('25,000')
    await expect(page.getByText('Twenty-five thousand rupees')).toBeVisible()
    await expect(page.getByRole('combobox', { name: /^Folio XXXX4821/ })).toBeVisible()
    await invest.goOn.click()
  })
  await test.step('sees cost, units and NAV day before she confirms', async () => {
    const review = new ReviewPage(page)
    await expect(review.heading).toBeVisible()
    await expect(review.figure('Stamp duty')).toHaveText('−₹1.25')
    await expect(review.figure('Buys units for')).toHaveText('₹24,998.75')
    await expect(page.getByText(`${unitsBought(amount, '98.4215')} units`)).toBeVisible()
    await expect(page.getByText('Pay before 3:00 pm today').first()).toBeVisible()
    await review.confirm.click()
    await expect(page.getByText('Tick this box to continue')).toBeVisible()
    await review.consent.check()
    await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
  })
  await test.step('pays in the UPI app while the page waits', async () => {
    const payment = new PaymentPage(page)
    await expect(payment.heading).toBeVisible()
    orderId = payment.orderId()
    let phone = page
    if (page.viewportSize()!.width > 768) {
      await expect(page.getByRole('img', { name: 'QR code to pay ₹25,000 by UPI' })).toBeVisible()
      await expect(page.getByText('neem.mf@validtest')).toBeVisible()
      phone = await context.newPage()
      await phone.goto((await payment.upiLink.getAttribute('href'))!)
    } else await payment.pay.click()
    const gateway = new GatewayPage(phone)
    await expect(gateway.heading).toBeVisible()
    await expect(phone.getByText('₹25,000.00')).toBeVisible()
    await gateway.decide('Success')
    await expect(receipt.heading).toHaveText('We have your ₹25,000')
  })
  const { order, orderNumber } = await test.step('reads the receipt', async () => {
    const { order } = await ledgerOf(portal.url, asha)
    const placed = await order(orderId)
    await expect(receipt.card).toContainText(placed.orderNumber)
    await expect(receipt.card).toContainText('Units on 26 Aug 2026')
    return { order, orderNumber: placed.orderNumber }
  })
  await test.step('downloads it, and finds everything in it', async () => {
    const pdf = await receipt.downloadPdf()
    await expect(page.getByText('Your PDF has been downloaded.')).toBeVisible()
    const text = await textOfPdf(pdf)
    for (const part of [orderNumber, 'XXXX4821', 'Neem Flexi Cap Fund', '25,000.00', 'ZZXXXXXX1A'])
      expect(text).toContain(part)
    expect(text).not.toContain(asha)
  })
  await test.step('has it sent by e-mail, where it arrives', async () => {
    await receipt.sendByEmail('asha.verma@example.in')
    await expect(page.getByText('We sent the receipt to XXha.verma@example.in')).toBeVisible()
    const sent = (await sandbox.inbox('asha.verma@example.in')).find(({ subject }) =>
      subject.includes(orderNumber),
    )!
    expect(sent.attachments.map(({ name }) => name)).toEqual(['Successfull.pdf'])
    expect(await textOfPdf(await sandbox.attachment(sent))).toContain(orderNumber)
  })
  await test.step('has exactly the units that her money buys, a day later', async () => {
    await sandbox.advanceDays(1)
    const after = await ledgerOf(portal.url, asha)
    const allotted = await order(orderId)
    const nav = (await after.navOn('FLEXI-DG', '2026-08-25'))!
    expect(allotted).toMatchObject({ state: 'allotted', navDate: '2026-08-25', nav })
    expect(allotted.stampDuty).toBe(stampDuty(amount))
    expect(allotted.units).toBe(unitsBought(amount, nav))

    const of = ({ portfolio }: typeof after) =>
      portfolio.holdings.find(
        ({ folioNo, schemePlanCode }) => folioNo === '91024821' && schemePlanCode === 'FLEXI-DG',
      )!.unitBalance
    const known = new Set(before.transactions.map(({ transactionId }) => transactionId))
    const fresh = after.transactions.filter(
      (row) => row.schemePlanCode === 'FLEXI-DG' && row.units && !known.has(row.transactionId),
    )
    const added = fresh.reduce((sum, { units }) => sum + thousandths(units!), 0n)
    expect(fresh.map(({ transactionId }) => transactionId)).toContain(orderId)
    expect(thousandths(of(after)) - thousandths(of(before))).toBe(added)
  })
  await test.step('sees them on the dashboard and on the receipt', async () => {
    const { portfolio } = await ledgerOf(portal.url, asha)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /more units$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Go to my portfolio' }).click()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    const rupees = Math.floor(portfolio.currentValue / 100).toLocaleString('en-IN')
    await expect(page.getByRole('region', { name: 'Total value' })).toContainText(`₹${rupees}`)
    await expect(page.getByRole('region', { name: 'Recent transactions' })).toContainText('₹25,000.00')
  })
})

test('Dev opens his first folio with a bank account that the fund house did not know, and pays by net banking @mobile [S1.009]', async ({
  page,
  portal,
  sandbox,
}) => {
  await registerInvestor(portal.url, dev)
  await new LoginPage(page).holdSession(dev.pan, dev.password)
  const orderId = await test.step('describes the new folio and confirms by code', () =>
    placeOrder(page, sandbox, {
      pan: dev.pan,
      scheme: 'BALADV-DG',
      rupees: 10_000,
      describe: (invest) =>
        invest.describeNewFolio({ number: '50100245871', ifsc: 'PRJT0000417', type: 'Savings' }),
    }))
  await test.step('pays on the page of his bank', async () => {
    await new PaymentPage(page).goTo('Net banking')
    await expect(new GatewayPage(page).heading).toBeVisible()
    await expect(page.getByText('Parijat Bank ••5871')).toBeVisible()
    await new GatewayPage(page).decide('Success')
  })
  await test.step('sees the receipt, and the folio with its first units the next day', async () => {
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹10,000')
    await sandbox.advanceDays(1)
    const { order, portfolio, transactions } = await ledgerOf(portal.url, dev.pan, dev.password)
    const { folioNo, units, nav, isNewFolio } = await order(orderId)
    expect(isNewFolio).toBe(true)
    expect(units).toBe(unitsBought(10_000_00, nav!))
    expect(portfolio.holdings).toMatchObject([
      {
        folioNo,
        schemePlanCode: 'BALADV-DG',
        unitBalance: units,
        costValue: 10_000_00,
      },
    ])
    expect(transactions).toMatchObject([{ kind: 'PURCHASE', units, status: 'COMPLETED' }])
  })
})

test('Bharat pays by debit card', async ({ page, portal, sandbox }) => {
  await new LoginPage(page).holdSession(bharat)
  const orderId = await placeOrder(page, sandbox, { pan: bharat, scheme: 'MIDCAP-DG', rupees: 6_000 })
  await new PaymentPage(page).goTo('Debit card')
  await new GatewayPage(page).decide('Success')
  const receipt = new ReceiptPage(page)
  await expect(receipt.heading).toHaveText('We have your ₹6,000')
  const { order } = await ledgerOf(portal.url, bharat)
  const { orderNumber, folioNo, payments } = await order(orderId)
  expect(payments.filter(({ state }) => state === 'succeeded')).toMatchObject([{ paymentMode: 'DC' }])
  const text = await textOfPdf(await receipt.downloadPdf())
  for (const part of [
    orderNumber,
    `XXXX${folioNo!.slice(-4)}`,
    'Neem Mid Cap Fund',
    '6,000.00',
    'Debit card',
  ])
    expect(text).toContain(part)
})
