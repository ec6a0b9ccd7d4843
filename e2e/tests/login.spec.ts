import { authApi } from '@portal/contracts/identity/auth'
import { ApiClient } from '../fixtures/api-client'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { CodeStep } from '../pages/code-dialog'
import { Header } from '../pages/header'
import { LoginPage } from '../pages/login-page'
import { RecoveryPage } from '../pages/recovery-page'
import { SetPasswordPage } from '../pages/set-password-page'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'
const hari = 'ZZZPT1008H'
const jay = 'ZZZPD1010K'
const kiran = 'ZZZPG1011L'
const mohan = 'ZZZPP1013N'
const leela = 'ZZZPC1012M'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('an investor logs in with a PAN, sees the portfolio, and still does after a reload [S4.031] [S1.002] [S1.004] [S1.005] [S2.001] [S2.016] [S4.008]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await test.step('finds the log-in page behind the bare address', async () => {
    await page.goto('/')
    await expect(login.heading).toBeVisible()
    await expect(page).toHaveURL(/\/investors\/auth\/login$/)
  })
  await test.step('logs in and finds the funds that take more money selected', async () => {
    await login.logIn(asha)
    await expect(page).toHaveURL(/\/home\/explore-funds\/All$/)
    await expect(page.getByText('Funds you hold')).toBeVisible()
  })
  await test.step('goes home and is greeted by name', async () => {
    await login.goHome()
    await expect(page.getByRole('heading', { level: 1, name: /Asha$/ })).toBeVisible()
    await expect(page).toHaveURL(/\/home\/dashboard$/)
    await expect(page.getByRole('region', { name: 'Total value' })).toContainText('₹8,79,183')
  })
  await test.step('reloads and stays logged in', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /Asha$/ })).toBeVisible()
  })
  await test.step('is led home from the log-in page', async () => {
    await page.goto('/investors/auth/login')
    await expect(page.getByRole('heading', { level: 1, name: /Asha$/ })).toBeVisible()
  })
})

test('five wrong passwords lock the user ID, and a one-time code unlocks it [S8.038] [S8.039] [S7.018] [S7.025]', async ({
  page,
  sandbox,
}) => {
  const login = new LoginPage(page)
  await login.open()
  await test.step('is told what is wrong, and where to register', async () => {
    await login.logIn(mohan, 'Wrong#2026')
    await expect(login.refusal).toContainText('The PAN or the password is not right')
    await expect(login.refusal.getByRole('link', { name: 'Register with your PAN' })).toBeVisible()
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue(mohan)
  })
  await test.step('is locked after the fifth', async () => {
    for (let attempt = 2; attempt < 5; attempt++) {
      const answered = page.waitForResponse(/auth\/investor\/login/)
      await login.logIn(mohan, `Wrong#${attempt}`)
      await answered
      await expect(login.refusal).toContainText('The PAN or the password is not right')
    }
    await login.logIn(mohan, 'Wrong#5')
    await expect(login.refusal).toContainText('Your user ID is locked after too many attempts')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })
  await test.step('cannot get in with the right password now', async () => {
    const answered = page.waitForResponse(/auth\/investor\/login/)
    await login.logIn(mohan)
    await answered
    await expect(login.refusal).toContainText('Your user ID is locked')
  })
  await test.step('unlocks with the code that arrives', async () => {
    await page.getByRole('button', { name: 'Unlock User ID' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Unlock your user ID' })).toBeVisible()
    await new CodeStep(page).confirm(sandbox, mohan, () => new RecoveryPage(page).askFor(mohan))
    await expect(page.getByText('Your user ID is unlocked')).toBeVisible()
  })
  await test.step('gets in with the old password', async () => {
    await login.logIn(mohan)
    await login.goHome()
    await expect(page.getByRole('heading', { level: 1, name: /Mohan$/ })).toBeVisible()
  })
})

test('unlocking a user ID that is not locked says so after the code [S8.040]', async ({ page, sandbox }) => {
  await page.goto('/investors/auth/unlock')
  await new CodeStep(page).confirm(sandbox, hari, () => new RecoveryPage(page).askFor(hari))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This user ID is not locked')
})

test('a temporary password leads to setting one’s own, which must be another one [S2.003] [S5.006] [S5.010]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  const dialog = page.getByRole('dialog', { name: 'RESET PASSWORD' })
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  await login.open()
  await login.logIn(jay, 'Temp#12345')
  await test.step('cannot keep the temporary one', async () => {
    await field('New password').fill('Temp#12345')
    await expect(field('Re-enter new password')).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'CONFIRM NEW PASSWORD' })).toBeDisabled()
  })
  await test.step('sets another one and logs in with it', async () => {
    await field('New password').fill('Grow#Tree26')
    await field('Re-enter new password').fill('Grow#Tree26')
    await dialog.getByRole('button', { name: 'CONFIRM NEW PASSWORD' }).click()
    await expect(page.getByText('Your password has been set.', { exact: false })).toBeVisible()
    await expect(dialog).toBeHidden()
    await login.logIn(jay, 'Grow#Tree26')
    await login.goHome()
    await expect(page.getByRole('heading', { level: 1, name: /Jay$/ })).toBeVisible()
  })
})

test('a forgotten password is replaced with the help of a one-time code [S2.110]', async ({
  page,
  sandbox,
}) => {
  const login = new LoginPage(page)
  const setPassword = new SetPasswordPage(page)
  const askForCode = () =>
    new CodeStep(page).confirm(sandbox, leela, () => new RecoveryPage(page).askFor(leela))
  const goBackFromSettingIt = async () => {
    await askForCode()
    await expect(setPassword.heading).toBeVisible()
    await page.goBack()
    await expect(login.heading).toBeVisible()
    await page.goto('/investors/auth/set-password')
    await expect(page.getByText('Confirm a one-time code first')).toBeVisible()
  }
  await test.step('goes back from setting it, which forgets the permission', async () => {
    await login.open()
    await expect(login.heading).toBeVisible()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await goBackFromSettingIt()
  })
  await test.step('does so to a document of before as well, as whoever clicks before the code is there', async () => {
    await login.open()
    await page.goto('/investors/auth/forgot-password')
    await goBackFromSettingIt()
  })
  await test.step('sets a new one with another code', async () => {
    await page.goto('/investors/auth/forgot-password')
    await askForCode()
    await setPassword.choose('Leaf#Green26')
    await setPassword.acceptReset()
    await expect(login.heading).toBeVisible()
  })
  await test.step('gets in with the new one only', async () => {
    await login.logIn(leela)
    await expect(login.refusal).toContainText('The PAN or the password is not right')
    await login.logIn(leela, 'Leaf#Green26')
    await login.goHome()
    await expect(page.getByRole('heading', { level: 1, name: /Leela$/ })).toBeVisible()
  })
})

test('signing out says so, ends the session on the server, and leaves nothing in the browser [S2.008] [S4.009] [S4.012] [S7.027]', async ({
  page,
  portal,
}) => {
  const login = new LoginPage(page)
  await login.enterByForm(bharat)
  const loggedOut = page.waitForResponse(/auth\/logout/)
  await new Header(page).signOut()
  await expect(login.heading).toBeVisible()
  await expect(page.getByText('You have successfully logged out.')).toBeVisible()
  const { authorization, deviceid } = (await loggedOut).request().headers()
  await test.step('the token is of no use any more', async () => {
    const profile = await fetch(`${portal.url}/api/v1/auth/profile`, {
      method: 'POST',
      headers: { authorization: authorization!, deviceid: deviceid!, checkEnc: 'N' },
    })
    expect([400, 401]).toContain(profile.status)
  })
  await test.step('nothing of the investor lies in the browser', async () => {
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain(bharat)
    expect(stored).not.toContain('bharat')
  })
  await test.step('the back button does not bring the dashboard back', async () => {
    await page.goBack()
    await expect(login.heading).toBeVisible()
  })
})

test('a guarded page asked for without a session opens after the log-in [S2.009] [S2.014] [S2.015]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  await page.goto('/investors/home/explore-funds/scheme?scheme=LIQUID-DG')
  await expect(login.heading).toBeVisible()
  await login.logIn(bharat)
  await expect(page.getByRole('heading', { level: 1, name: 'Neem Liquid Fund' })).toBeVisible()
  await expect(page).toHaveURL(/scheme=LIQUID-DG$/)
})

test('a session that a new password ended signs out with the server’s words [S8.074]', async ({
  page,
  portal,
  sandbox,
}) => {
  const login = new LoginPage(page)
  await login.enterByForm(kiran)
  // No call of the open page may find out before the step that is about it.
  await page.route('**/api/v1/**', (route) => route.abort())
  await test.step('sets a new password in another browser', async () => {
    const client = new ApiClient(portal.url)
    const sent = await sandbox.codesSent(kiran)
    const { uniqueID, challenge } = await client.mustCall(authApi.resetPassword, { userId: kiran })
    const otp = `${challenge.prefixValue}${await sandbox.otp(kiran, sent)}`
    const { referenceNumber } = challenge
    const verified = await client.mustCall(authApi.verifyOtp, { uniqueID, referenceNumber, otp })
    await client.mustCall(
      authApi.createPassword,
      { userId: kiran, passWord: 'Root#Stem26' },
      { token: verified.setPasswordToken! },
    )
  })
  await test.step('is signed out with the next call, and told why', async () => {
    await page.unroute('**/api/v1/**')
    await page.reload()
    await expect(login.heading).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid user' })).toBeVisible()
  })
})

test('an expired session token is renewed unseen, once for all calls of a page [S8.075] [S8.076] [S7.032]', async ({
  page,
}) => {
  await new LoginPage(page).enterByForm(bharat)
  await page.waitForLoadState('networkidle')
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/accessToken')) refreshes.push(request.url())
  })
  const body = { resultInfo: { resultCode: 'FAILURE', resultCodeId: 'E_TOKEN', resultMsg: 'Expired' } }
  const refused: string[] = []
  await page.route('**/api/v1/investor/**', async (route) => {
    const { authorization = '' } = route.request().headers()
    const isOld = authorization === (refused[0] ?? authorization)
    if (isOld) refused.push(authorization)
    await (isOld ? route.fulfill({ status: 401, json: body }) : route.continue())
  })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Total value' })).toContainText('₹')
  await expect(page.getByRole('region', { name: 'Allocation' })).toContainText('%')
  expect(refused.length).toBeGreaterThan(1)
  expect(refreshes).toHaveLength(1)
  await expect(page).toHaveURL(/\/home\/dashboard$/)
})
