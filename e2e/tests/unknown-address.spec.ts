import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

test('an address that is no page says so and leads on; one that is no call answers 404 in the usual shape', async ({
  page,
  portal,
}) => {
  await page.goto('/investors/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await expect(page.getByText('/no/such/page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to log in' }).click()
  await expect(new LoginPage(page).heading).toBeVisible()
  // The end of a line is in no path of a router's.
  await page.goto('/investors/no/such%0apage')
  await expect(page.getByText('/no/suchpage')).toBeVisible()
  const noCall = await fetch(`${portal.url}/api/v1/no/such/call`, { method: 'POST' })
  expect(noCall.status).toBe(404)
  expect(await noCall.json()).toMatchObject({ resultInfo: { resultCode: 'FAILURE' } })
})
