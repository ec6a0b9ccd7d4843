import type { Page } from '@playwright/test'
import { demoPassword } from '../fixtures/demo-password'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'

const asha = 'ZZZPV1001A'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** The log-in page as it comes with its HTML; its code stays away until it is let go of. */
async function firstScreen(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/investors/shell/*/main.*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/investors/auth/login', { waitUntil: 'commit' })
  const first = page.locator('#first-screen')
  await expect(first.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  const type = async () => {
    await first.getByLabel('PAN', { exact: true }).fill(asha)
    await first.getByLabel('Password', { exact: true }).fill(demoPassword)
  }
  return { first, type, button: first.getByRole('button', { name: 'Log in', exact: true }), release }
}

for (const [what, press] of [
  ['presses Log in', ({ button }) => button.click()],
  [
    'presses Enter in the password',
    ({ first }) => first.getByLabel('Password', { exact: true }).press('Enter'),
  ],
] satisfies [string, (screen: Awaited<ReturnType<typeof firstScreen>>) => Promise<void>][])
  test(`who types and ${what} before the code of the page has come is logged in once it has`, async ({
    page,
  }) => {
    const screen = await firstScreen(page)
    const { first, type, release } = screen
    // Until the small script that looks after the page is there, a press is lost; the investor presses again.
    await expect(async () => {
      await type()
      await press(screen)
      await expect(first.locator('[data-pressed]')).toHaveCount(1, { timeout: 500 })
    }).toPass()
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect(page).toHaveURL(/\/home\/explore-funds\/All$/)
    await expect(first).toHaveCount(0)
  })

test('a press of Log in that begins before the code of the page has come and ends after it logs in, once', async ({
  page,
}) => {
  const { first, type, button, release } = await firstScreen(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('investor/login') && sent.push(request.url()))
  await type()
  await button.hover()
  await page.mouse.down()
  release()
  await expect(first).toHaveCount(0)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/home\/explore-funds\/All$/)
  expect(sent).toHaveLength(1)
})
