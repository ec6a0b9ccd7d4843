import { authApi } from '@portal/contracts/identity/auth'
import { investorApi } from '@portal/contracts/folios/investor'
import { ApiClient } from '../fixtures/api-client'
import { checkScreen } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { expect, type Page, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { CodeDialog, CodeStep } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReceiptPage } from '../pages/receipt-page'
import { ReviewPage } from '../pages/review-page'
import { SetPasswordPage } from '../pages/set-password-page'

const chitra = { pan: 'ZZZPI1003C', mobile: '9810001003', email: 'chitra.iyer@example.in' }
const dev = { pan: 'ZZZPN1004D', mobile: '9810001004', email: 'dev.nair@example.in' }
const esha = { pan: 'ZZZPK1005E', mobile: '9810001005', email: 'esha.khan@example.in', born: '09 Sep 1998' }
const password = 'Neem#Tree26'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function checkNarrow(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize()!
  await checkScreen(page, name)
  await page.setViewportSize({ width: 375, height: 720 })
  await checkScreen(page, name)
  await page.setViewportSize(wide)
}

async function fillIn(page: Page, { pan, mobile, email }: typeof dev, rupees: string): Promise<void> {
  await page.getByLabel('PAN', { exact: true }).fill(pan)
  await page.getByLabel('Mobile', { exact: true }).fill(mobile)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Amount' }).fill(rupees)
}

const sendCode = (page: Page) => page.getByRole('button', { name: 'Send me a code' }).click()

/** Confirms the order with its own code, pays it, and comes back to the receipt. */
async function payFor(page: Page, sandbox: Sandbox, pan: string): Promise<void> {
  const review = new ReviewPage(page)
  await expect(review.heading).toBeVisible()
  await review.consent.check()
  await new CodeDialog(page).confirm(sandbox, pan, () => review.confirm.click())
  const payment = new PaymentPage(page)
  await expect(payment.heading).toBeVisible()
  await payment.goTo('Net banking')
  await new GatewayPage(page).decide('Success')
  await expect(new ReceiptPage(page).heading).toBeVisible()
}

test('an investor with a folio invests from the log-in page, by keyboard, and has the units the next day @mobile [S1.044 S2.006 S9.071]', async ({
  page,
  portal,
  sandbox,
}) => {
  await new LoginPage(page).open()
  await page.getByRole('button', { name: 'Invest without logging in' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'CONTINUE' }).press('Enter')
  await expect(heading(page, 'Invest without logging in')).toBeVisible()
  await test.step('an empty form says what is missing', async () => {
    await sendCode(page)
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  })
  await chooseOption(page, 'Fund', /^Neem Flexi Cap Fund.*Growth/)
  await fillIn(page, chitra, '10000')
  await checkNarrow(page, 'quick-invest')
  const code = new CodeStep(page)
  const digits = await code.codeAfter(sandbox, chitra.pan, () => sendCode(page))
  await expect(page).toHaveURL(/\/auth\/quick-invest-verify-otp$/)
  await checkNarrow(page, 'quick-invest-code')
  await code.enter(digits)
  await expect(heading(page, 'Which folio?')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await checkNarrow(page, 'quick-invest-folio')
  await expect(page.getByRole('navigation', { name: /menu/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await payFor(page, sandbox, chitra.pan)
  await test.step('home says once that it needs a log-in, and keeps the address', async () => {
    const receipt = page.url()
    await page.goto('/investors/home/dashboard')
    await expect(page.getByText('Log in to see this page')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL(/\/home\/dashboard$/)
    await checkNarrow(page, 'limited-visit')
    await page.goto(receipt)
    await expect(new ReceiptPage(page).heading).toBeVisible()
  })
  await test.step('is offered to register, with everything filled in but the password', async () => {
    await checkNarrow(page, 'quick-invest-receipt')
    await page.getByRole('link', { name: 'Register', exact: true }).click()
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue(chitra.pan)
    await expect(page.getByLabel('Mobile', { exact: true })).toHaveValue(chitra.mobile)
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(chitra.email)
    await new CodeDialog(page).confirm(sandbox, chitra.pan, () => sendCode(page))
    await new SetPasswordPage(page).choose(password)
    await expect(heading(page, 'Log in')).toBeVisible()
  })
  await test.step('has the units', async () => {
    await sandbox.advanceDays(2)
    const client = new ApiClient(portal.url)
    const { sessionToken: token } = await client.logIn(chitra.pan, password)
    const { holdings } = await client.mustCall(investorApi.portfolio, { panNumber: chitra.pan }, { token })
    expect(holdings.map(({ schemePlanCode }) => schemePlanCode)).toContain('FLEXI-DG')
  })
})

test('somebody new invests from a link to a fund into a new folio @mobile [S1.043 S2.006]', async ({
  page,
  sandbox,
  portal,
}) => {
  await page.goto('/investors/auth/quick-invest?scheme=LIQUID-DG')
  await expect(page.getByRole('combobox', { name: /^Fund Neem Liquid Fund/ })).toBeVisible()
  await fillIn(page, dev, '20000')
  const code = new CodeStep(page)
  await code.confirm(sandbox, dev.pan, () => sendCode(page))
  await test.step('the session does nothing else', async () => {
    await expect(heading(page, 'Which folio?')).toBeVisible()
    const answer = await new ApiClient(portal.url).call(authApi.profile, {})
    expect(answer.status).not.toBe(200)
  })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await test.step('reviews who the folio is for, with what the code confirmed [S2.132]', async () => {
    const details = page.getByRole('dialog', { name: 'REVIEW YOUR DETAILS' })
    await expect(details.getByLabel('PAN', { exact: true })).toHaveValue(dev.pan)
    await expect(details.getByLabel('Mobile', { exact: true })).toHaveValue('XXXXXX1004')
    await expect(details.getByLabel('Email', { exact: true })).toHaveValue('XXv.nair@example.in')
    const goOn = details.getByRole('button', { name: 'CONTINUE' })
    await expect(goOn).toBeDisabled()
    await checkNarrow(page, 'quick-invest-details')
    await details.getByRole('textbox', { name: 'Date of Birth' }).fill('30 Jan 1996')
    await goOn.click()
    await expect(page.getByText('This PAN and date of birth do not match.')).toBeVisible()
    await details.getByRole('textbox', { name: 'Date of Birth' }).fill('30 Jan 1995')
    await goOn.click()
  })
  const invest = new InvestPage(page)
  await expect(invest.amount).toHaveValue('20,000')
  await invest.describeNewFolio({ number: '50100245873', ifsc: 'PRJT0000417', type: 'Savings' })
  await test.step('names a nominee right here', async () => {
    await page.getByRole('radio', { name: 'I name nominees' }).check()
    await page.getByLabel('Name', { exact: true }).fill('Meera Nair')
    await chooseOption(page, 'Relation to you', 'Spouse')
    await chooseOption(page, 'Identity', 'Aadhaar')
    await page.getByLabel('Last 4 digits of the Aadhaar number').fill('4821')
    await checkNarrow(page, 'quick-invest-nominee')
  })
  await invest.goOn.click()
  await expect(page.getByText('Meera Nair 100%')).toBeVisible()
  await payFor(page, sandbox, dev.pan)
  await expect(page.getByRole('link', { name: 'Register', exact: true })).toBeVisible()
})

test('who has no KYC completes it before log-in, and can invest then; a reload begins anew @mobile [S2.107 S7.034]', async ({
  page,
  sandbox,
}) => {
  const enterCode = async () => {
    await page.goto('/investors/auth/quick-invest?scheme=FLEXI-DG')
    await fillIn(page, esha, '5000')
    await new CodeStep(page).confirm(sandbox, esha.pan, () => sendCode(page))
  }
  await enterCode()
  await expect(heading(page, 'Complete your KYC')).toBeVisible()
  await checkNarrow(page, 'complete-kyc')
  await test.step('another date of birth than the card’s is refused, nothing typed is lost', async () => {
    const born = page.getByRole('textbox', { name: 'Date of birth' })
    await born.fill('01 Jan 1980')
    await page.getByRole('button', { name: 'Go to DigiLocker' }).click()
    await expect(page.getByText('This PAN and date of birth do not match.')).toBeVisible()
    await expect(born).toHaveValue('01 Jan 1980')
    await born.fill(esha.born)
    await page.getByRole('button', { name: 'Go to DigiLocker' }).click()
  })
  await test.step('leaves a draft at the locker, goes on with it, and completes it', async () => {
    await page.getByRole('button', { name: 'Leave as draft' }).click()
    await page.getByRole('button', { name: 'Complete KYC verification' }).click()
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your KYC is complete, Esha Khan' })).toBeVisible()
    await checkNarrow(page, 'complete-kyc-done')
    await page.getByRole('link', { name: 'Start investing' }).click()
  })
  await enterCode()
  await expect(heading(page, 'Which folio?')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Invest without logging in')).toBeVisible()
})
