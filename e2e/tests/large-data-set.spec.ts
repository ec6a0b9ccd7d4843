import { startOwnPortal } from '../fixtures/own-sandbox-data'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const mostBytes = 120 * 1024

test('of 2,000 scheme plans a few are drawn at first, a search finds one, and it can be bought', async ({
  browser,
}) => {
  const house = await startOwnPortal()
  const { url } = house.portal
  await new Sandbox(url).growDataSet(2000)
  const page = await browser.newPage({ baseURL: url })
  await new LoginPage(page).holdSession('ZZZPV1001A')

  const list = page.waitForResponse(/\/product\/schemes$/)
  await page.goto('/investors/home/explore-funds')
  const { responseBodySize } = await (await list).request().sizes()
  expect(responseBodySize).toBeLessThanOrEqual(mostBytes)
  await expect(page.getByText(/^3\d\d funds/)).toBeVisible()
  const offers = page.getByRole('link', { name: /^Invest in / })
  expect(await offers.count()).toBeLessThanOrEqual(25)

  await page.getByRole('searchbox', { name: 'Search funds' }).fill('health care 31')
  await expect(page.getByText(/^\d{1,2} funds?\./)).toBeVisible()
  const name = (await offers.first().getAttribute('aria-label')) ?? (await offers.first().textContent())
  expect(name).toMatch(/health.?care/i)
  await offers.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invest' })).toBeVisible()
  await page.context().close()
  await house.auditAndEnd()
})
