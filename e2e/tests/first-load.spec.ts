import type { Page } from '@playwright/test'
import { noteUsable, usableAt } from '../fixtures/note-usable'
import { slowConnection } from '../fixtures/slow-machine'
import { settled } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { greeting, LoginPage } from '../pages/login-page'

/** When the form was there, and which scripts the page has fetched so far. */
const fetched = async (page: Page) => ({
  usableAt: await usableAt(page),
  scripts: await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  ),
})

/** The scripts of the shell that a page names. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/"(\/investors\/shell\/[^"]+\.js)"/g)].map(([, path]) => path!)

/**
 * What pages behind the log-in have from the beginning and the log-in page has not: what seals is part of it, and the rest
 * of the kernel.
 */
async function scriptsInside(page: Page): Promise<string[]> {
  const [inside, login] = await Promise.all(
    ['home/transaction/invest', 'auth/login'].map(async (path) => {
      const answer = await page.request.get(`/investors/${path}`)
      return scriptsIn(await answer.text())
    }),
  )
  return inside!.filter((path) => !login!.includes(path))
}

test('the log-in page can be used before anything that seals or more of the kernel is asked for, and seals nothing before something is typed', async ({
  page,
}) => {
  const sealed: string[] = []
  page.on('request', (request) => request.postData()?.includes('edata') && sealed.push(request.url()))
  await noteUsable(page)
  await slowConnection(page)
  await page.goto('/investors/auth/login')
  const inside = await scriptsInside(page)
  const encryption = inside.filter((path) => /\/encryption\./.test(path))
  expect(encryption).toHaveLength(1)
  await expect
    .poll(async () => (await fetched(page)).scripts.filter(({ path }) => encryption.includes(path)).length)
    .toBe(1)
  const { usableAt, scripts } = await fetched(page)
  const early = scripts.filter(({ startTime }) => startTime < usableAt).map(({ path }) => path)
  expect(early.length).toBeGreaterThan(3)
  expect(early.filter((path) => inside.includes(path))).toEqual([])
  expect(sealed).toEqual([])
})

const valueIn = (within: Pick<Page, 'getByRole'>) => within.getByRole('region', { name: 'Total value' })

/** Where the dashboard's value stands before its code has come, and where it does once it is there. */
async function openDashboard(page: Page) {
  let letCodeCome = () => {}
  const comes = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route('**/shell/*/main.*.js', async (route) => {
    await comes
    await route.continue()
  })
  await page.goto('/investors/home/dashboard', { waitUntil: 'commit' })
  const first = page.locator('#first-screen')
  await expect(valueIn(first)).toContainText('at their latest prices')
  // Its style sheets are there once it is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const before = (await valueIn(first).boundingBox())!
  letCodeCome()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await expect(first).toHaveCount(0)
  await expect(valueIn(page)).toContainText('₹')
  return { before, now: (await valueIn(page).boundingBox())! }
}

test('the dashboard shows where things will stand before its code has come, and then itself in that place', async ({
  page,
  sandbox,
}) => {
  await sandbox.reset()
  await new LoginPage(page).holdSession('ZZZPV1001A')
  const { before, now } = await openDashboard(page)
  expect({ x: now.x, width: now.width }).toEqual({ x: before.x, width: before.width })
  expect(Math.abs(now.y - before.y)).toBeLessThan(24)
})

test('where no new fund is on offer, the dashboard keeps no place for one', async ({ page, sandbox }) => {
  await sandbox.reset()
  await sandbox.setClock('2026-09-02T06:30:00.000Z')
  await new LoginPage(page).holdSession('ZZZPV1001A')
  const requested = page.waitForResponse('**/nfo/banner')
  const { before, now } = await openDashboard(page)
  expect(Math.abs(now.y - before.y)).toBeLessThan(24)
  await (await requested).finished()
  await settled(page)
  expect((await valueIn(page).boundingBox())!.y).toBe(now.y)
})

/** When the largest text of all was painted, in milliseconds of the page. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )

for (const [language, cookie] of Object.entries({ English: 'en', Hindi: 'hi' }))
  test(`on a phone the dashboard paints no larger text than the one in its HTML, in ${language}`, async ({
    page,
    portal,
    sandbox,
  }) => {
    await sandbox.reset()
    await page.setViewportSize({ width: 412, height: 823 })
    await page.context().addCookies([{ name: 'language', value: cookie, url: `${portal.url}/investors` }])
    await new LoginPage(page).holdSession('ZZZPV1001A')
    const value = '#portal section[aria-labelledby="total-value"]'
    await noteUsable(page, value)
    await page.goto('/investors/home/dashboard')
    await expect(page.locator(value)).toContainText('₹')
    await settled(page)
    // A paint that the page's own texts are part of comes after they are there.
    expect(await largestPaint(page)).toBeLessThan((await fetched(page)).usableAt)
  })

test('the dashboard shows its figures before more of the kernel is asked for', async ({ page, sandbox }) => {
  await sandbox.reset()
  const [dashboard, folios] = await Promise.all(
    ['home/dashboard', 'home/transaction/invest'].map(async (path) =>
      scriptsIn(await (await page.request.get(`/investors/${path}`)).text()),
    ),
  )
  const more = folios!.filter((path) => !dashboard!.includes(path))
  expect(more.length).toBeGreaterThan(0)
  await new LoginPage(page).holdSession('ZZZPV1001A')
  // The part of the page that is asked for last.
  const pending = page.waitForResponse('**/transaction/pendingTransaction')
  await page.goto('/investors/home/dashboard')
  await pending
  await expect(valueIn(page)).toContainText('₹')
  const { scripts } = await fetched(page)
  expect(scripts.map(({ path }) => path).filter((path) => more.includes(path))).toEqual([])
})
