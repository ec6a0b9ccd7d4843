import type { Page } from '@playwright/test'
import { slowConnection } from '../fixtures/slow-machine'
import { expect, test } from '../fixtures/test'
import { greeting, LoginPage } from '../pages/login-page'

/** Notes when the form of the real page is there: with it the page can be used. */
async function noteUsable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('#portal input')) return
      seen.disconnect()
      Object.assign(window, { usableAt: performance.now() })
    })
    seen.observe(document, { childList: true, subtree: true })
  })
}

/** What the page has fetched so far, the scripts of the shell by their names. */
const fetched = (page: Page) =>
  page.evaluate(() => ({
    usableAt: Reflect.get(window, 'usableAt') as number,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }))

test('the log-in page can be used before anything that seals is asked for, and seals nothing before something is typed', async ({
  page,
}) => {
  const sealed: string[] = []
  page.on('request', (request) => request.postData()?.includes('edata') && sealed.push(request.url()))
  await noteUsable(page)
  await slowConnection(page)
  const answer = await page.goto('/investors/auth/login')
  const html = await answer!.text()
  expect(html).not.toMatch(/\/(sealing|sending)\.\w+\.js/)
  const isSealing = ({ path }: { path: string }) => path.includes('/sealing.')
  await expect.poll(async () => (await fetched(page)).scripts.some(isSealing)).toBe(true)
  const { usableAt, scripts } = await fetched(page)
  const before = scripts.filter(({ startTime }) => startTime < usableAt)
  expect(before.length).toBeGreaterThan(3)
  // Whatever came before the form is named by the page itself: no code asked for more.
  for (const { path } of before) expect(html).toContain(path)
  expect(sealed).toEqual([])
})

test('the dashboard shows where things will stand before its code has come, and then itself in that place', async ({
  page,
}) => {
  await new LoginPage(page).holdSession('ZZZPV1001A')
  let letCodeCome = () => {}
  const comes = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route('**/shell/*/main.*.js', async (route) => {
    await comes
    await route.continue()
  })
  await page.goto('/investors/home/dashboard', { waitUntil: 'commit' })
  const first = page.locator('#first-screen')
  await expect(first.getByRole('region', { name: 'Total value' })).toContainText('at their latest prices')
  const place = await first.getByRole('region', { name: 'Total value' }).boundingBox()
  letCodeCome()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(first).toHaveCount(0)
  const value = page.getByRole('region', { name: 'Total value' })
  await expect(value).toContainText('₹')
  const now = await value.boundingBox()
  expect({ x: now!.x, width: now!.width }).toEqual({ x: place!.x, width: place!.width })
  expect(Math.abs(now!.y - place!.y)).toBeLessThan(24)
})
