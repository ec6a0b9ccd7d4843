import { demoPassword } from '../fixtures/demo-password'
import { startOwnPortal } from '../fixtures/own-sandbox-data'
import type { PortalProcess } from '../fixtures/portal-process'
import { checkScreen, checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test as base } from '../fixtures/test'
import { addVirtualAuthenticator } from '../fixtures/virtual-authenticator'
import { chooseOption } from '../pages/choose-option'
import { CodeDialog, CodeStep } from '../pages/code-dialog'
import { OutflowPage } from '../pages/outflow-page'
import { LoginPage } from '../pages/login-page'
import { RecoveryPage } from '../pages/recovery-page'
import { RegisterPage } from '../pages/register-page'
import { SetPasswordPage } from '../pages/set-password-page'

const asha = 'ZZZPV1001A'
const dev = { pan: 'ZZZPN1004D', mobile: '9810001004', email: 'dev.nair@example.in' }

const test = base.extend<object, { portal: PortalProcess }>({
  portal: [
    async ({}, use) => {
      const own = await startOwnPortal({
        env: {
          OTP_DIGITS: '6',
          OTP_MINUTES: '10',
          PORTAL_SECURITY_QUESTIONS: 'on',
          PORTAL_PASSKEY_CODES: 'on',
        },
      })
      await use(own.portal)
      await own.auditAndEnd()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('codes have six digits and ten minutes; a registration asks two questions, and a forgotten password one of them [S7.024] [S7.025]', async ({
  page,
  sandbox,
}) => {
  const register = new RegisterPage(page)
  const code = new CodeDialog(page)
  const setPassword = new SetPasswordPage(page)
  await register.open()
  await register.fill(dev)
  await test.step('six digits, ten minutes', async () => {
    const digits = await code.codeAfter(sandbox, dev.pan, () => register.sendCode())
    expect(digits).toMatch(/^\d{6}$/)
    await expect(code.dialog).toHaveAccessibleName('Enter the 6-digit code')
    await expect(code.dialog).toContainText('Valid for 10 minutes.')
    await code.input.pressSequentially(digits.slice(0, 4))
    await expect(code.dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await code.enter(digits)
  })
  await test.step('two questions with the first password', async () => {
    await expect(setPassword.heading).toBeVisible()
    await chooseOption(page, 'First question', /^In which street/)
    await page.getByRole('textbox', { name: 'First answer' }).fill('Hill Road')
    await chooseOption(page, 'Second question', /^In which town/)
    await page.getByRole('textbox', { name: 'Second answer' }).fill('Hill Road')
    await checkWidths(page, 'set-password-questions')
    await setPassword.choose('Neem#Tree26')
    await expect(new LoginPage(page).heading).toBeVisible()
  })
  await test.step('one of them for a new password: another answer is refused, the right one goes on', async () => {
    await page.goto('/investors/auth/forgot-password')
    await new CodeStep(page).confirm(sandbox, dev.pan, () => new RecoveryPage(page).askFor(dev.pan))
    await expect(heading(page, 'Set a new password')).toBeVisible()
    const answer = page.getByRole('main').getByRole('textbox')
    const goOn = page.getByRole('button', { name: 'Continue', exact: true })
    await checkWidths(page, 'security-question')
    await answer.fill('Lake Road')
    await goOn.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await answer.fill('hill road')
    await goOn.click()
    await setPassword.choose('Leaf#Green26')
    await setPassword.acceptReset()
    await new LoginPage(page).logIn(dev.pan, 'Leaf#Green26')
    await expect(heading(page, /Dev$/)).toBeVisible()
  })
})

test('a passkey that is ten days old confirms a redemption in place of its code; a younger one is not offered', async ({
  page,
  sandbox,
}) => {
  const redeem = new OutflowPage(page, 'REDEEM')
  const code = new CodeDialog(page)
  const byPasskey = page.getByRole('button', { name: 'Use your passkey instead' })
  const review = async () => {
    await redeem.open()
    await redeem.choose('Neem Flexi Cap Fund', '4821')
    await redeem.sayBy('Units')
    await redeem.units.fill('10')
    await redeem.review()
    await redeem.confirm.click()
    await expect(code.input).toBeVisible()
  }
  await addVirtualAuthenticator(page)
  await new LoginPage(page).enter(asha)
  await page.goto('/investors/auth/add-passkey')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey is ready.', { exact: false })).toBeVisible()
  await review()
  await expect(byPasskey).toHaveCount(0)
  await sandbox.advanceDays(10)
  await review()
  await checkScreen(page, 'code-or-passkey')
  await byPasskey.click()
  await redeem.arriveAt('We have your redemption')
})
