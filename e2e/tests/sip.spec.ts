import { readFile } from 'node:fs/promises'
import { investorApi } from '@portal/contracts/folios/investor'
import { orderApi } from '@portal/contracts/orders/order'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import { ApiClient } from '../fixtures/api-client'
import { thousandths } from '../fixtures/exact-units'
import { Sandbox } from '../fixtures/sandbox'
import { checkScreen, checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { LoginPage } from '../pages/login-page'
import { InvestPage } from '../pages/invest-page'
import { ReviewPage } from '../pages/review-page'
import { PaymentPage } from '../pages/payment-page'
import { SipForm } from '../pages/sip-form'
import { SipReview } from '../pages/sip-review'

const asha = 'ZZZPV1001A'
/** Every second debit of one of his accounts bounces. */
const ravi = 'ZZZPS1018T'

/** Whether the last line of an element is what one sees where it stands. */
function isOnTop(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 8, bottom - 4))
}

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** What an investor owns of a scheme in a folio, and the instalments of SIPs, oldest first. */
async function ledgerOf(url: string, pan: string, folioNo: string, schemePlanCode: string, amount: number) {
  const client = new ApiClient(url)
  const token = { token: (await client.logIn(pan)).sessionToken }
  const { holdings } = await client.mustCall(investorApi.portfolio, { panNumber: pan }, token)
  const { transactions } = await client.mustCall(orderApi.history, { panNumber: pan, limit: 100 }, token)
  const held = holdings.find((each) => each.folioNo === folioNo && each.schemePlanCode === schemePlanCode)!
  const instalments = transactions
    .filter((row) => row.kind === 'PURCHASE_SIP' && row.amount === amount)
    .sort((one, other) => one.date.localeCompare(other.date))
  return { units: thousandths(held.unitBalance), instalments }
}

test('Ravi registers a SIP by mandate; it buys on its due dates, one of them moved by a holiday, and he reads why one debit failed @mobile [S1.010] [S5.073]', async ({
  page,
  portal,
  sandbox,
}) => {
  const amount = 1_000_00
  const ledger = () => ledgerOf(portal.url, ravi, '91018029', 'FLEXI-DG', amount)
  const form = new SipForm(page)
  await new LoginPage(page).holdSession(ravi)
  const before = await ledger()

  await test.step('starts on the SIP page', async () => {
    await page.goto('/investors/home/sip')
    await expect(page.getByRole('heading', { level: 1, name: 'SIP' })).toBeVisible()
    await checkScreen(page, 'sip')
    await page.getByRole('link', { name: 'Start a SIP in Neem Flexi Cap Fund' }).click()
    await expect(form.heading).toBeVisible()
  })
  await test.step('chooses amount, day and mandate, and sees the debits with the reason why they move', async () => {
    await form.chooseFolio(/8029/)
    await form.amount.fill('1000')
    await form.chooseMandate('Palash Bank ••6666')
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary.getByText('Mon, 12 Oct 2026')).toBeVisible()
    await expect(summary.getByText('The 10th is a Saturday')).toBeVisible()
    await expect(summary.getByText('The 10th is a market holiday')).toBeVisible()
    await checkScreen(page, 'sip-invest')
    await form.goOn.click()
  })
  await test.step('reads what will happen and confirms by code', async () => {
    const review = new SipReview(page)
    await expect(review.heading).toBeVisible()
    await expect(page.getByText('Cancel until 3:00 pm, Tuesday, 25 August')).toBeVisible()
    await checkScreen(page, 'sip-review')
    await review.confirmByCode(sandbox, ravi)
  })
  await test.step('keeps the receipt and the debits in his calendar', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'We have your SIP' })).toBeVisible()
    await checkScreen(page, 'receipt-sip')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('sip-debits.ics')
    expect(await readFile(await download.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20261012')
  })
  await test.step('three due dates pass', async () => {
    for (const day of ['2026-09-14', '2026-10-14', '2026-11-13'])
      await sandbox.setClock(`${day}T06:30:00.000Z`)
  })
  const failed = await test.step('the paid instalments are units, the failed one is not', async () => {
    const after = await ledger()
    const fresh = after.instalments.slice(before.instalments.length)
    expect(fresh).toHaveLength(3)
    const bought = fresh.filter(({ status }) => status === 'COMPLETED')
    const [bounced, ...more] = fresh.filter(({ status }) => status === 'FAILED')
    expect(bought).toHaveLength(2)
    expect(more).toEqual([])
    const added = bought.reduce((sum, { units }) => sum + thousandths(units!), 0n)
    expect(after.units - before.units).toBe(added)
    return bounced!
  })
  await test.step('he is told of the failure, and its receipt says why', async () => {
    const told = await sandbox.inbox(ravi)
    expect(
      told.filter(({ subject }) => subject.includes('is registered')).map(({ channel }) => channel),
    ).toContain('email')
    expect(
      told.find(
        ({ subject, channel }) => channel === 'email' && subject.includes('We could not debit ₹1,000.00'),
      )?.body,
    ).toContain('If the next 2 debits fail too')
    await page.evaluate(() => sessionStorage.clear())
    await new LoginPage(page).holdSession(ravi)
    await page.goto(`/investors/home/transaction/successfull?order=${failed.transactionId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'We could not debit ₹1,000.00' })).toBeVisible()
    await checkScreen(page, 'sip-debit-failed')
  })
})

test('Asha starts a SIP of every business day; it buys on each, and not on the weekend between them @phone [S9.024]', async ({
  page,
  portal,
  sandbox,
}) => {
  await sandbox.reset()
  const ledger = () => ledgerOf(portal.url, asha, '91024821', 'FLEXI-DG', 700_00)
  const form = new SipForm(page)
  const before = await ledger()
  await new LoginPage(page).holdSession(asha)
  await test.step('chooses Daily, and no day of the month', async () => {
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
    await expect(form.heading).toBeVisible()
    await form.amount.fill('700')
    await chooseOption(page, 'Frequency', 'Daily')
    await expect(page.getByText('First debit due on Thursday, 27 August 2026.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Day of the month' })).toBeHidden()
    await form.chooseEnd('No. of Months')
    await page.getByRole('textbox', { name: 'Number of months' }).fill('5')
    await form.goOn.click()
    const tooShort = page
      .getByText('The SIP must run for at least 6 months. Choose a later end date.')
      .first()
    await expect(tooShort).toBeInViewport({ ratio: 1 })
    // Nor does a bar at the page's edge lie over what is said.
    expect(await tooShort.evaluate(isOnTop)).toBe(true)
    await checkWidths(page, 'sip-daily-refused')
    await page.getByRole('textbox', { name: 'Number of months' }).fill('6')
    await expect(
      page.getByText('125 × ₹700 = ₹87,500 in all. The last one is due in February 2027.'),
    ).toBeVisible()
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await expect(summary.getByText('₹700 every business day')).toBeVisible()
    await expect(summary.getByText('Mon, 31 Aug 2026')).toBeVisible()
    // Nobody has announced the holidays of 2027, so March has 23 business days.
    await expect(page.getByText('₹26,600 with this one')).toBeVisible()
    await checkWidths(page, 'sip-daily')
    await form.goOn.click()
  })
  await test.step('reads the same on the review, and confirms by code', async () => {
    const review = new SipReview(page)
    await expect(review.heading).toBeVisible()
    await expect(
      page.getByText('After 125 instalments, the last due on Friday, 26 February 2027'),
    ).toBeVisible()
    await checkWidths(page, 'sip-daily-review')
    await review.confirmByCode(sandbox, asha)
    await expect(page.getByRole('heading', { level: 1, name: 'We have your SIP' })).toBeVisible()
    await checkWidths(page, 'receipt-sip-daily')
  })
  await test.step('has units of four days, a weekend between them', async () => {
    // A debit is paid in the next morning, and bought with the NAV of that evening.
    await sandbox.setClock('2026-09-02T17:30:00.000Z')
    const after = await ledger()
    const fresh = after.instalments.slice(before.instalments.length)
    const bought = fresh.filter(({ status }) => status === 'COMPLETED')
    expect(bought.map(({ date }) => date.slice(0, 10))).toEqual([
      '2026-08-28',
      '2026-08-31',
      '2026-09-01',
      '2026-09-02',
    ])
    expect(bought.filter(({ units }) => thousandths(units!) > 0n)).toHaveLength(4)
  })
  await test.step('finds it among the systematic plans', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await new LoginPage(page).holdSession(asha)
    await page.goto('/investors/home/investments/systematic-plans')
    await expect(page.getByText(/₹700.* on every business day/).first()).toBeVisible()
    await checkWidths(page, 'sip-daily-plan')
  })
})

test('Asha pays the first instalment at once, and takes the SIP back before its cut-off', async ({
  page,
  sandbox,
}) => {
  await sandbox.reset()
  const form = new SipForm(page)
  await new LoginPage(page).holdSession(asha)
  await test.step('chooses a SIP on the fund’s page', async () => {
    await page.goto('/investors/home/explore-funds/scheme?scheme=FLEXI-DG')
    await page.getByRole('link', { name: 'Start a SIP' }).click()
    await form.amount.fill('2000')
    await form.payFirstNow.check()
    await expect(page.getByText('First debit due on Saturday, 10 October 2026')).toBeVisible()
    await form.goOn.click()
  })
  await test.step('confirms, and pays by net banking', async () => {
    await new SipReview(page).confirmByCode(sandbox, asha)
    await new PaymentPage(page).goTo('Net banking')
    await new GatewayPage(page).decide('Success')
  })
  await test.step('the receipt is that of the SIP; the SIP is taken back, the instalment stays', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'We have your SIP' })).toBeVisible()
    await expect(page.getByText('First instalment paid: ₹2,000.00')).toBeVisible()
    await page.getByRole('button', { name: /^Cancel this SIP/ }).click()
    await new CodeDialog(page).confirm(sandbox, asha, () =>
      page.getByRole('button', { name: 'Cancel the SIP' }).click(),
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Your SIP is cancelled' })).toBeVisible()
  })
})

test('Asha pays by NEFT, buys the same again, and starts a SIP that steps up [S7.070 S7.122 S7.074 S3.037]', async ({
  page,
  portal,
  sandbox,
}) => {
  await sandbox.reset()
  await new LoginPage(page).holdSession(asha)
  const form = new InvestPage(page)
  const review = new ReviewPage(page)
  const orderId = await test.step('she places an order and chooses RTGS/NEFT', async () => {
    await form.open('FLEXI-DG')
    await form.chooseFolio(/4821/)
    await form.amount.fill('12000')
    await form.goOn.click()
    await review.consent.check()
    await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
    const payment = new PaymentPage(page)
    await payment.choose('RTGS/NEFT')
    await checkScreen(page, 'payment-neft')
    await payment.pay.click()
    await expect(page).toHaveURL(/transaction\/neft\?order=/)
    return payment.orderId()
  })
  await test.step('reads account and reference, tells the number, and the money arrives', async () => {
    await expect(page.getByText(/^NMF[0-9A-F]{9}$/)).toBeVisible()
    await checkScreen(page, 'neft')
    await page.getByRole('textbox', { name: 'UTR number' }).fill('PRJTN26237123456')
    await page.getByRole('textbox', { name: 'Day of the transfer' }).fill('25 Aug 2026')
    await page.getByRole('button', { name: 'I have sent it' }).click()
    await expect(page.getByText('We look for PRJTN26237123456.')).toBeVisible()
    const { reference, accounts } = (await sandbox.expectedTransfers())[0]!
    await sandbox.moneyArrives({ reference, amount: 12_000_00, from: accounts[0]!, utr: 'PRJTN26237123456' })
    await expect(page.getByRole('heading', { level: 1, name: 'Your money is here' })).toBeVisible({
      timeout: 20_000,
    })
    await page.getByRole('link', { name: 'See the receipt' }).click()
    await expect(page.getByText('RTGS/NEFT')).toBeVisible()
    expect(page.url()).toContain(orderId)
  })
  await test.step('the next form offers the same once more', async () => {
    await page.goto('/investors/home/transaction/invest?scheme=none')
    await page.getByRole('button', { name: 'Buy it again' }).click()
    await expect(form.amount).toHaveValue('12,000')
  })
  await test.step('a SIP that steps up tells it on the form, the review, the receipt and its card', async () => {
    const sip = new SipForm(page)
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
    await sip.amount.fill('2000')
    await page.getByRole('checkbox', { name: /^Pay a little more every year/ }).check()
    await page.getByRole('textbox', { name: 'More each time' }).fill('500')
    await checkScreen(page, 'sip-step-up')
    await sip.goOn.click()
    await expect(page.getByText('₹500 more every year')).toBeVisible()
    await new SipReview(page).confirmByCode(sandbox, asha)
    await expect(page.getByText(/Step-up: ₹500 more every year/)).toBeVisible()
    await sandbox.setClock('2026-08-26T06:30:00.000Z')
    const client = new ApiClient(portal.url)
    const token = { token: (await client.logIn(asha)).sessionToken }
    const { plans } = await client.mustCall(systematicPlanApi.allPlans, { panNumber: asha }, token)
    const next = plans.find(({ sipTopUp }) => sipTopUp)?.sipTopUp?.next
    expect(next).toEqual({ dueOn: '2027-09-10', amount: 2_500_00 })
  })
})
