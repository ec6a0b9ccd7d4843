import { message } from '@portal/contracts/catalogue'
import { checkScreen } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { demoPassword } from '../fixtures/demo-password'
import { expect, type Page, test } from '../fixtures/test'
import { addVirtualAuthenticator } from '../fixtures/virtual-authenticator'
import { CodeDialog, CodeStep } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'
import { RecoveryPage } from '../pages/recovery-page'
import { SetPasswordPage } from '../pages/set-password-page'

const bharat = 'ZZZPR1002B'
const ila = 'ZZZPB1009J'
const leela = 'ZZZPC1012M'
const mohan = 'ZZZPP1013N'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The check of a screen at the other width; the test itself runs at one. */
async function checkNarrow(page: Page, name: string): Promise<void> {
  const wide = page.viewportSize()!
  await page.setViewportSize({ width: 375, height: 720 })
  await checkScreen(page, name)
  await page.setViewportSize(wide)
}

test('a code in place of the password logs in, and the e-mail of a new device follows [S7.028 S2.007]', async ({
  page,
  sandbox,
}) => {
  const login = new LoginPage(page)
  await login.open()
  await checkNarrow(page, 'login-ways')
  await page.getByRole('link', { name: 'Log in with a code' }).click()
  await expect(heading(page, 'Log in with a code')).toBeVisible()
  await checkNarrow(page, 'login-code')
  await new CodeDialog(page).confirm(sandbox, bharat, () => new RecoveryPage(page).askFor(bharat))
  await login.goHome()
  await expect(heading(page, /Bharat$/)).toBeVisible()
  await test.step('a second device is told of', async () => {
    const other = await page.context().browser()!.newContext()
    const tab = await other.newPage()
    await tab.goto(page.url().replace(/\/home.*/, '/auth/login'))
    await new LoginPage(tab).logIn(bharat)
    const subjects = async () => (await sandbox.inbox(bharat)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('New log-in to your account')
    await other.close()
  })
})

test('who cannot log in is told why, unlocks by keyboard, and starts over after a reload [S2.004 S7.021 S2.107]', async ({
  page,
  sandbox,
}) => {
  const code = new CodeStep(page)
  await page.goto('/investors/auth/password-recovery')
  await checkNarrow(page, 'password-recovery')
  await new CodeDialog(page).confirm(sandbox, ila, () => new RecoveryPage(page).askFor(ila))
  await expect(page.getByText('Your user ID is locked')).toBeVisible()
  await page.getByRole('link', { name: 'Unlock your user ID' }).click()
  await test.step('the PAN is filled in, and the code has a page of its own', async () => {
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue(ila)
    await page.getByRole('button', { name: 'Send me a code' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/auth\/unlock-otp$/)
    await expect(code.input).toBeFocused()
    await checkNarrow(page, 'unlock-otp')
  })
  await test.step('a reload begins anew', async () => {
    await page.reload()
    await expect(page).toHaveURL(/\/auth\/unlock$/)
  })
  const digits = await code.codeAfter(sandbox, ila, () => new RecoveryPage(page).askFor(ila))
  await page.keyboard.type(digits)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your user ID is unlocked')).toBeVisible()
  await new LoginPage(page).logIn(ila)
  await new LoginPage(page).goHome()
})

test('a forgotten password is reset over its three pages, and each asks for a code where it has none [S2.005 S8.043]', async ({
  page,
  sandbox,
}) => {
  for (const path of ['reset-password-otp', 'set-new-password']) {
    await page.goto(`/investors/auth/${path}`)
    await expect(page.getByText('Ask for a one-time code first')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ask for a code' }).click()
  await expect(page).toHaveURL(/\/auth\/forgot-password$/)
  const code = new CodeStep(page)
  const digits = await code.codeAfter(sandbox, leela, () => new RecoveryPage(page).askFor(leela))
  await expect(page).toHaveURL(/\/auth\/reset-password-otp$/)
  await code.enter(digits)
  await expect(page).toHaveURL(/\/auth\/set-new-password$/)
  await checkNarrow(page, 'set-new-password')
  await new SetPasswordPage(page).choose('Leaf#Green26')
  await expect(page.getByText(message('passwordReset'))).toBeVisible()
  await new SetPasswordPage(page).acceptReset()
  await new LoginPage(page).logIn(leela, 'Leaf#Green26')
  await new LoginPage(page).goHome()
})

test('the fields tell the browser what they are for, so that it fills them', async ({ page }) => {
  const autocomplete = (label: string) => page.getByLabel(label, { exact: true }).getAttribute('autocomplete')
  await new LoginPage(page).open()
  expect(await autocomplete('PAN')).toBe('username')
  expect(await autocomplete('Password')).toBe('current-password')
  for (const path of ['register', 'quick-invest']) {
    await page.goto(`/investors/auth/${path}`)
    await expect(page.getByLabel('PAN', { exact: true })).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('autocomplete', 'email')
    expect(await autocomplete('Mobile')).toMatch(/^tel/)
  }
})

test('a passkey is made in the security page, logs in, and is gone once removed', async ({ page }) => {
  const login = new LoginPage(page)
  await addVirtualAuthenticator(page)
  await login.holdSession(mohan)
  await test.step('adds one', async () => {
    await page.goto('/investors/home/profile/security')
    await expect(page.getByText('No passkeys')).toBeVisible()
    await checkNarrow(page, 'security')
    await page.getByRole('link', { name: 'Add a passkey' }).click()
    await expect(heading(page, 'Log in with a passkey')).toBeVisible()
    await checkNarrow(page, 'add-passkey')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Your passkey is ready.', { exact: false })).toBeVisible()
    await expect(page.getByText('not used yet', { exact: false }).first()).toBeVisible()
  })
  await test.step('logs in with it', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await login.open()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await login.goHome()
    await expect(heading(page, /Mohan$/)).toBeVisible()
  })
  await test.step('removes it, and is refused with it', async () => {
    await page.goto('/investors/home/profile/security')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByText('No passkeys')).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await login.open()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(login.refusal).toContainText('We could not check your passkey')
  })
})

test('after too many failures the browser works for the next try, and the investor gets in all the same', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await login.open()
  for (let place = 0; place < 10; place += 1) {
    const answered = page.waitForResponse(/auth\/investor\/login/)
    await login.logIn(`ABCPD${1000 + place}E`, 'Wrong#2026')
    await answered
    await expect(login.refusal).toContainText('The PAN or the password is not right')
  }
  const requested = page.waitForRequest(/auth\/getToken/)
  await login.logIn('ZZZPT1008H')
  await requested
  await login.goHome()
})
