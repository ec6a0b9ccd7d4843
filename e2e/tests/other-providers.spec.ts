import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { orderApi } from '@portal/contracts/orders/order'
import { ApiClient } from '../fixtures/api-client'
import { testOfHouse } from '../fixtures/house-test'
import { temporaryFolder } from '../fixtures/run-folder'
import { checkScreen } from '../fixtures/screen-check'
import type { Sandbox } from '../fixtures/sandbox'
import { expect, type Page } from '../fixtures/test'
import { BankPage } from '../pages/bank-page'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { LoginPage } from '../pages/login-page'
import { press, review, title } from '../pages/mandate-flow'
import { OutflowPage } from '../pages/outflow-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { ReceiptPage } from '../pages/receipt-page'
import { SipForm } from '../pages/sip-form'
import { SipReview } from '../pages/sip-review'

const asha = 'ZZZPV1001A'

/** A session ends within the days that pass. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await new LoginPage(page).holdSession(asha)
}

/** Buys by net banking at the provider's own page: refused there first, then paid. */
async function buy(page: Page, sandbox: Sandbox): Promise<void> {
  const payment = new PaymentPage(page)
  const provider = new GatewayPage(page)
  await placeOrder(page, sandbox, { pan: asha, scheme: 'FLEXI-DG', rupees: 25_000 })
  await payment.goTo('Net banking')
  await provider.heading.waitFor()
  await checkScreen(page, 'provider-checkout')
  await provider.decide('Failure')
  await expect(page.getByText('The payment did not go through.')).toBeVisible()
  await payment.goTo('Net banking')
  await provider.heading.waitFor()
  await provider.decide('Success')
  await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹25,000')
}

/** Redeems; days later the money is in the account, with the reference of the transfer. */
async function sell(page: Page, sandbox: Sandbox): Promise<void> {
  const redeem = new OutflowPage(page, 'REDEEM')
  await redeem.open()
  await redeem.choose('Neem Flexi Cap Fund', '4821')
  await redeem.amount.fill('10000')
  await redeem.review()
  await new CodeDialog(page).confirm(sandbox, asha, () => redeem.confirm.click())
  const order = await redeem.arriveAt('We have your redemption')
  await sandbox.advanceDays(4)
  await comeBack(page)
  await redeem.openReceipt(order)
  await redeem.arriveAt(/^We paid you ₹/)
  await expect(page.getByText(/^Reference \(UTR\)/)).toBeVisible()
}

/** Registers a mandate, and a SIP that it pays on its due date. */
async function invest(page: Page, sandbox: Sandbox): Promise<void> {
  await review(page, 'Net banking')
  await press(page, /^Approve at/)
  await new BankPage(page).decide('Approve')
  await title(page, 'Your bank has your mandate')
  await sandbox.advanceDays(4)
  await comeBack(page)
  const form = new SipForm(page)
  await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
  await form.amount.fill('2000')
  await form.chooseMandate('••9052')
  await expect(page.getByText('First debit due on Thursday, 10 September 2026.')).toBeVisible()
  await form.goOn.click()
  await new SipReview(page).confirmByCode(sandbox, asha)
  await title(page, 'We have your SIP')
  // A bank may answer a day late, and a weekend follows.
  for (const day of ['10', '11', '15', '17']) await sandbox.setClock(`2026-09-${day}T16:30:00.000Z`)
  const subjects = (await sandbox.inbox(asha)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('₹2,000.00 is debited on 10 Sep 2026'))
  // Debited on the 10th; when the money is here, and so which NAV it gets, is the bank's.
  expect(await instalmentsOf(sandbox.url)).toMatchObject([
    { status: 'COMPLETED', date: expect.stringMatching(/^2026-09-1[0-6]/) },
  ])
}

async function instalmentsOf(url: string) {
  const client = new ApiClient(url)
  const token = { token: (await client.logIn(asha)).sessionToken }
  const { transactions } = await client.mustCall(orderApi.history, { panNumber: asha, limit: 100 }, token)
  return transactions.filter(({ kind, amount }) => kind === 'PURCHASE_SIP' && amount === 2_000_00)
}

/** The registry's answers of a KRA that works by files. */
function kraFolder(): string {
  const folder = temporaryFolder('kra')
  const titles = 'APP_PAN_NO,APP_DOB_INCORP,APP_STATUS,APP_STATUSDT,APP_RES_STATUS'
  writeFileSync(join(folder, 'kra.csv'), [titles, `${asha},14-03-1986,007,01-08-2026,R`].join('\r\n'))
  return folder
}

/** The provider of the house looks at a new account: one that is closed, then an open one. */
async function checkAccount(page: Page): Promise<void> {
  const enter = async (number: string) => {
    await page.getByLabel('Account number', { exact: true }).fill(number)
    await page.getByLabel('Account number again').fill(number)
    await page.getByRole('button', { name: 'Check the account' }).click()
  }
  await page.goto('/investors/home/service-request/add-bank')
  await page.getByLabel('IFSC', { exact: true }).fill('PLSH0000331')
  await enter('918020067718888')
  await expect(page.getByText(/this account is closed/).first()).toBeVisible()
  await enter('918020067719921')
  await title(page, 'Check the new account')
}

/** Days later nothing that a provider said, or should have said, waits for a person. */
async function nothingWaits(sandbox: Sandbox): Promise<void> {
  expect(await sandbox.opsTasks()).toEqual([])
  const orders = [
    ...(await sandbox.metrics()).matchAll(/^portal_registrar_orders\{state="overdue"\} (\d+)$/gm),
  ]
  expect(orders.map(([, count]) => count)).toEqual(orders.map(() => '0'))
}

const houses = {
  'Razorpay, RazorpayX and Cashfree': () => ({
    PAYMENTS: 'razorpay',
    MANDATES: 'razorpay',
    DEBITS: 'razorpay',
    PAYOUTS: 'razorpayx',
    ACCOUNT_CHECK: 'razorpayx',
    PAN: 'cashfree',
  }),
  'BillDesk and files of a bank, NACH, a KRA and a registrar': () => ({
    PAYMENTS: 'billdesk',
    DEBITS: 'nach',
    PAYOUTS: 'file',
    KYC: 'file',
    KYC_FILE_FOLDER: kraFolder(),
    REGISTRAR: 'file',
  }),
}

for (const [providers, settings] of Object.entries(houses)) {
  const test = testOfHouse(settings)
  test(`a house on ${providers}: Asha buys, sells, registers a mandate, and it is debited on the day she chose`, async ({
    page,
    sandbox,
  }) => {
    await new LoginPage(page).holdSession(asha)
    await test.step('buys', () => buy(page, sandbox))
    await test.step('sells', () => sell(page, sandbox))
    await test.step('has an account checked', () => checkAccount(page))
    await test.step('invests by mandate', () => invest(page, sandbox))
    await test.step('and nothing waits for a person', () => nothingWaits(sandbox))
  })
}
