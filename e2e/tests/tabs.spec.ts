import type { BrowserContext } from '@playwright/test'
import { expect, type Page, test } from '../fixtures/test'
import { greeting, LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

/** A refresh token that is used again later than this counts as stolen. */
const graceMilliseconds = 10_000

const storageOf = (page: Page) => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)

/** A tab as the browser duplicates or restores it: with a copy of another one's session storage. */
async function duplicate(context: BrowserContext, stored: Record<string, string>): Promise<Page> {
  const copy = await context.newPage()
  await copy.goto('/investors/config.json')
  await copy.evaluate((session) => {
    for (const [name, text] of Object.entries(session)) sessionStorage.setItem(name, text)
  }, stored)
  return copy
}

/** Opens the dashboard with a session token that has run out: the tab has to refresh it. */
async function openWithOldToken(page: Page): Promise<void> {
  const body = { resultInfo: { resultCode: 'FAILURE', resultCodeId: 'E_TOKEN', resultMsg: 'Expired' } }
  let old: string | undefined
  await page.route('**/api/v1/investor/**', async (route) => {
    const { authorization = '' } = route.request().headers()
    old ??= authorization
    await (authorization === old ? route.fulfill({ status: 401, json: body }) : route.continue())
  })
  await page.goto('/investors/home/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Total value' })).toContainText('₹')
  await page.unroute('**/api/v1/investor/**')
}

test('a duplicated tab, one that the browser restores later and a new one share the session, whoever refreshes it', async ({
  page,
  context,
}) => {
  await new LoginPage(page).enterByForm(asha)
  const stored = await storageOf(page)
  const copy = await duplicate(context, stored)
  const pastGrace = () => new Promise((resolve) => setTimeout(resolve, graceMilliseconds + 1000))
  await test.step('each of two refreshes in its turn, long after the other', async () => {
    await copy.goto('/investors/home/dashboard')
    await expect(copy.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await openWithOldToken(page)
    await pastGrace()
    await openWithOldToken(copy)
    await pastGrace()
    await openWithOldToken(page)
  })
  await test.step('a tab that slept through all of it catches up', async () => {
    await openWithOldToken(await duplicate(context, stored))
  })
  await test.step('a new tab is not asked to log in, and keeps the session for itself', async () => {
    const fresh = await context.newPage()
    await fresh.goto('/investors/home/dashboard')
    await expect(fresh.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    expect(await fresh.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('accessToken')
    expect(Object.keys(await storageOf(fresh))).toContain('accessToken')
  })
  for (const tab of context.pages()) await expect(tab).toHaveURL(/\/home\/dashboard$/)
})
