import { authApi } from '@portal/contracts/identity/auth'
import { ApiClient } from '../fixtures/api-client'
import { expect, test } from '../fixtures/test'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

test('the server ends a session while an amount is typed: she is told, logs in, and has the form again @phone', async ({
  page,
  portal,
}) => {
  const login = new LoginPage(page)
  const invest = new InvestPage(page)
  await login.enterByForm(asha)
  let headers: Record<string, string> = {}
  page.on('request', (request) => {
    if (request.headers()['authorization']) headers = request.headers()
  })
  await invest.open('FLEXI-DG')
  const { authorization = '', deviceid = '' } = headers
  const elsewhere = new ApiClient(portal.url, deviceid)
  const ended = await elsewhere.call(authApi.logout, {}, { token: authorization.replace('Bearer ', '') })
  expect(ended.resultInfo.resultCode).toBe('SUCCESS')
  await invest.amount.fill('12345')
  await login.heading.waitFor()
  await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible()
  // What was typed is nobody’s any more (S4.009).
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('12345')
  await login.logIn(asha)
  await expect(invest.heading).toBeVisible()
  await expect(invest.amount).toHaveValue('')
})
