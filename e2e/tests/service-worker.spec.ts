import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page, test } from '../fixtures/copy-test'
import { root } from '../fixtures/portal-process'
import { Sandbox } from '../fixtures/sandbox'
import { greeting, LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { Tab } from '../pages/tab'

test.use({ serviceWorkers: 'allow' })

const asha = 'ZZZPV1001A'
const loginText = 'Use your PAN, the same one on all your folios.'

/** A visit of the log-in page, after which the service worker is in charge and has kept what the page needs. */
async function firstVisit(page: Page): Promise<void> {
  const login = new LoginPage(page)
  await login.open()
  await expect(login.heading).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // What was fetched before the worker was there is kept by a second look at the page.
  await page.reload()
  await expect(login.heading).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('portal-files')).keys()).length))
    .toBeGreaterThan(5)
}

/** Bytes that the page's own files took over the network. */
const bytesFetched = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(({ name }) => name.includes('/investors/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  )

/** Of the scripts that this page load asked for, how many the cache holds damaged, and how many as they should be. */
const keptScriptsOfPage = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('portal-files')
    const requested = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js') && requested.includes(url))
    const texts = await Promise.all(scripts.map(async (each) => (await cache.match(each))!.text()))
    const damaged = texts.filter((text) => text.includes('Error("damaged")')).length
    return { damaged, sound: texts.length - damaged }
  })

test('a second visit takes at most a twentieth of the bytes of the first [S2.176]', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await expect(login.heading).toBeVisible()
  const first = await bytesFetched(page)
  await firstVisit(page)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe('/investors/')
  await page.goto('about:blank')
  await login.open()
  await expect(login.heading).toBeVisible()
  const second = await bytesFetched(page)
  expect(first).toBeGreaterThan(100_000)
  expect(second / first).toBeLessThan(0.05)
})

test('a deploy between two visits shows the new version, with no stale file', async ({ page, copy }) => {
  await firstVisit(page)
  await expect(page.getByText(loginText)).toBeVisible()
  execFileSync(process.execPath, [
    '--import',
    'tsx',
    join(root, 'e2e/fixtures/release-changed.ts'),
    copy.files,
    'mfe-auth',
    'login/login.page.tsx',
    loginText,
    'Your PAN opens all your folios.',
  ])
  await page.reload()
  // The first screen, which comes with the HTML before its scripts, has the text too.
  await new LoginPage(page).heading.waitFor()
  await expect(page.getByText('Your PAN opens all your folios.')).toBeVisible()
  await expect(page.getByText(loginText)).toHaveCount(0)
  const scripts = await new Tab(page).scripts()
  expect(scripts.length).toBeGreaterThan(1)
  for (const path of scripts) expect(path).toContain(copy.release('mfe-auth').version)
})

test('a kept file that was damaged is fetched anew', async ({ page }) => {
  await firstVisit(page)
  const damaged = await page.evaluate(async () => {
    const cache = await caches.open('portal-files')
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'))
    for (const { url } of scripts) {
      await cache.put(
        url,
        new Response('throw new Error("damaged")', { headers: { 'content-type': 'text/javascript' } }),
      )
    }
    return scripts.length
  })
  expect(damaged).toBeGreaterThan(3)
  // A reload would be served from the browser's own memory, past the worker.
  const later = await page.context().newPage()
  await new LoginPage(later).open()
  await expect(new LoginPage(later).heading).toBeVisible()
  await expect.poll(() => keptScriptsOfPage(later)).toEqual({ damaged: 0, sound: expect.any(Number) })
  expect((await keptScriptsOfPage(later)).sound).toBeGreaterThan(3)
})

test('offline a page says so, and a payment is refused with a clear text; online both go on', async ({
  page,
  context,
  copy,
}) => {
  await firstVisit(page)
  await new LoginPage(page).enterByForm(asha)
  const payment = new PaymentPage(page)
  await placeOrder(page, new Sandbox(copy.portal.url), { pan: asha, scheme: 'MIDCAP-DG', rupees: 6_000 })
  // The button to pay by UPI goes as soon as the code is there.
  await payment.choose('Net banking')
  await expect(payment.pay.filter({ visible: true })).toBeVisible()
  // What the page still asks for would fail offline, and the failure take the place of the form.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await test.step('the payment is refused, and nothing is lost', async () => {
    await payment.pay.filter({ visible: true }).click()
    await expect(page.getByText('You are offline, so we did not get your request.').first()).toBeVisible()
    await expect(payment.heading).toBeVisible()
  })
  await test.step('a page that is opened is the offline page', async () => {
    await page.goto('/investors/home/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/investors/home/dashboard')
  })
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
})
