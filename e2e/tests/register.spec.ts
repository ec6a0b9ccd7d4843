import { investorApi } from '@portal/contracts/folios/investor'
import { ApiClient } from '../fixtures/api-client'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { anotherCode, CodeDialog } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'
import { RegisterPage } from '../pages/register-page'
import { SetPasswordPage } from '../pages/set-password-page'

const dev = { pan: 'ZZZPN1004D', mobile: '9810001004', email: 'dev.nair@example.in' }
const chitra = { pan: 'ZZZPI1003C', mobile: '9810001003', email: 'chitra.iyer@example.in' }
const bharat = { pan: 'ZZZPR1002B', mobile: '9810001002', email: 'bharat.rao@example.in' }
const password = 'Neem#Tree26'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('somebody new registers with a one-time code and a password, and starts with an empty dashboard @mobile [S1.003] [S7.019] [S5.002] [S5.003] [S5.004] [S5.005]', async ({
  page,
  sandbox,
}) => {
  const register = new RegisterPage(page)
  const code = new CodeDialog(page)
  const setPassword = new SetPasswordPage(page)
  await register.open()
  await register.fill(dev)
  await test.step('sees where the code went, masked', async () => {
    const right = await code.codeAfter(sandbox, dev.pan, () => register.sendCode())
    await expect(code.dialog).toContainText('XXXXXX1004')
    await expect(code.dialog).toContainText('XXv.nair@example.in')
    await expect(code.dialog).toContainText('You have 5 tries')
    await code.enter(right)
  })
  await test.step('sees each rule of the password ticked off as it is kept', async () => {
    await expect(setPassword.heading).toBeVisible()
    const kept = setPassword.rules.filter({ hasText: 'Done: ' })
    await setPassword.password.fill('neem')
    await expect(kept).toHaveText([/No character more than 3 times/, /Not your user ID/])
    await setPassword.password.fill('neeeem#tree')
    await expect(kept).toHaveText([/8 to 14 characters/, /Not your user ID/])
    await setPassword.password.fill(dev.pan)
    await expect(setPassword.rules.filter({ hasText: 'Not your user ID' })).toContainText('Missing')
    await expect(setPassword.submit).toBeDisabled()
    await setPassword.password.fill(password)
    await expect(kept).toHaveCount(await setPassword.rules.count())
    await expect(setPassword.submit).toBeDisabled()
  })
  await test.step('sets it, logs in, and sees what to do first', async () => {
    await setPassword.choose(password)
    await expect(page.getByText('Your password is set. Log in with it.')).toBeVisible()
    await new LoginPage(page).logIn(dev.pan, password)
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Dev' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No investments yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Look at the funds' })).toBeVisible()
  })
})

test('somebody with a folio from a branch registers and sees what is in it @mobile [S1.006]', async ({
  page,
  portal,
  sandbox,
}) => {
  const register = new RegisterPage(page)
  await register.open()
  await register.fill(chitra)
  await new CodeDialog(page).confirm(sandbox, chitra.pan, () => register.sendCode())
  await new SetPasswordPage(page).choose(password)
  await new LoginPage(page).logIn(chitra.pan, password)
  await new LoginPage(page).goHome()
  await expect(page.getByRole('heading', { level: 1, name: /Chitra$/ })).toBeVisible()
  const client = new ApiClient(portal.url)
  const { sessionToken } = await client.logIn(chitra.pan, password)
  const portfolio = await client.mustCall(
    investorApi.portfolio,
    { panNumber: chitra.pan },
    { token: sessionToken },
  )
  expect(portfolio.folioCount).toBe(1)
  const rupees = Math.floor(portfolio.currentValue / 100).toLocaleString('en-IN')
  await expect(page.getByRole('region', { name: 'Total value' })).toContainText(`₹${rupees}`)
})

test('each wrong code costs a try, and after the last one it starts again with a new code [S4.063] [S4.064] [S4.067] [S8.082]', async ({
  page,
  sandbox,
}) => {
  const register = new RegisterPage(page)
  const code = new CodeDialog(page)
  await register.open()
  await register.fill({ ...dev, pan: 'ZZZPK1005E' })
  const right = await code.codeAfter(sandbox, 'ZZZPK1005E', () => register.sendCode())
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await code.enter(anotherCode(right))
    await expect(code.dialog).toContainText(`That code is not right. ${left}`)
    await expect(code.input).toHaveValue('')
    await expect(code.input).toBeFocused()
  }
  await code.enter(anotherCode(right))
  await expect(code.dialog).toContainText('You have used all tries for this code.')
  await test.step('the right one is of no use any more', async () => {
    await expect(code.input).toBeDisabled()
  })
  await test.step('goes on with a new code', async () => {
    const sent = await sandbox.codesSent('ZZZPK1005E')
    await code.dialog.getByRole('button', { name: 'Start again' }).click()
    await code.enter(await sandbox.otp('ZZZPK1005E', sent))
    await expect(new SetPasswordPage(page).heading).toBeVisible()
  })
})

test('who is registered is told so only once the code was right [S8.042]', async ({ page, sandbox }) => {
  const register = new RegisterPage(page)
  await register.open()
  await register.fill(bharat)
  await new CodeDialog(page).confirm(sandbox, bharat.pan, () => register.sendCode())
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('Your registration is already complete')
  await expect(page.getByLabel('PAN', { exact: true })).toHaveValue(bharat.pan)
})

test('a PAN that nobody knows, one with another contact, and a known one look the same until the code', async ({
  page,
  sandbox,
}) => {
  const register = new RegisterPage(page)
  const code = new CodeDialog(page)
  const contact = { mobile: '9810009999', email: 'somebody@example.in' }
  for (const pan of ['ZZZPX9999Z', bharat.pan]) {
    await test.step(`asks for a code for ${pan}`, async () => {
      await register.open()
      await register.fill({ pan, ...contact })
      await register.sendCode()
      await expect(code.input).toBeVisible()
      await expect(code.dialog).toContainText('XXXXXX9999')
      await expect(code.dialog).toContainText('XXmebody@example.in')
      await expect(code.dialog).toContainText('You have 5 tries')
    })
  }
  await test.step('nobody but the holder of the folio was sent one', async () => {
    const sent = await sandbox.inbox(contact.mobile)
    expect(sent.map(({ pan }) => pan)).toEqual(['ZZZPX9999Z'])
  })
})
