import { type OwnPortal, startOwnPortal } from '../fixtures/own-sandbox-data'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

let plain: OwnPortal
test.beforeAll(async () => {
  plain = await startOwnPortal({ env: { PORTAL_ENCRYPTION: 'off', PORTAL_SERVICE_REQUESTS: 'off' } })
})
test.afterAll(() => plain.end())

test('the shell seals no body and offers no service requests where the installation does not [S7.125] [S9.067] [S6.016]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  const told = page.waitForResponse('**/api/v1/conf')
  await page.goto(`${plain.portal.url}/investors/auth/login`)
  await (await told).finished()
  const sent = page.waitForRequest('**/api/v1/auth/investor/login')
  await login.logIn(asha)
  const request = await sent
  expect(request.postDataJSON()).toMatchObject({ userId: asha })
  expect(request.headers()).toMatchObject({ checkenc: 'N' })
  await login.goHome()
  const menu = page.getByRole('banner')
  await menu.getByRole('button', { name: 'MY INVESTMENTS' }).click()
  await expect(menu.getByRole('link', { name: 'Statements' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Service Request' })).toHaveCount(0)
})
