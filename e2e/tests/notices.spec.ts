import { slowDown } from '../fixtures/slow-machine'
import { expect, type Page, test } from '../fixtures/test'
import { Header } from '../pages/header'
import { LoginPage } from '../pages/login-page'

const bharat = 'ZZZPR1002B'
const calls = /\/api\/v1\/notification\/list$/

// When a notice comes is what these tests look at.
test.use({ putsOffNotices: false })

const notice = (page: Page) => page.getByRole('dialog', { name: 'Tell us your nominee' })
const signOutEntry = (page: Page) => page.getByRole('button', { name: 'Sign Out' })
const profile = (page: Page) => page.getByRole('button', { name: /^Profile: / })

/** Arrives, and keeps the notices back until the answer is let go: from there on on a slow machine. */
async function enterWithNoticeHeld(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(calls, async (route) => {
    await released
    await route.continue()
  })
  const requested = page.waitForRequest(calls)
  await new LoginPage(page).enter(bharat)
  await requested
  await slowDown(page, 6)
  return async () => {
    const answered = page.waitForResponse(calls)
    release()
    await (await answered).finished()
  }
}

/** Long enough for whatever an answer set going to be on screen, however slow the machine. */
const quietSpell = (page: Page) => page.waitForTimeout(4000)

test.beforeEach(({ sandbox }) =>
  sandbox.notify({
    pan: bharat,
    title: 'Tell us your nominee',
    description: 'A nominee',
    dialogHtml: '<p>A nominee receives the units.</p>',
  }),
)
test.afterEach(({ sandbox }) => sandbox.reset())

test('a notice leaves the menu open that the investor has just opened, and comes once it is closed', async ({
  page,
}) => {
  const letGo = await enterWithNoticeHeld(page)
  await profile(page).click()
  await expect(signOutEntry(page)).toBeVisible()
  await letGo()
  await quietSpell(page)
  await expect(notice(page)).toBeHidden()
  await expect(signOutEntry(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notice(page)).toBeVisible()
})

test('a notice does not come while something is pressed', async ({ page }) => {
  const letGo = await enterWithNoticeHeld(page)
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  await letGo()
  await quietSpell(page)
  await expect(notice(page)).toBeHidden()
  await page.mouse.up()
  await expect(notice(page)).toBeVisible()
})

test('signing out from the menu is not held up by a notice that arrives in the middle of it', async ({
  page,
}) => {
  const letGo = await enterWithNoticeHeld(page)
  await profile(page).click()
  await letGo()
  await quietSpell(page)
  await signOutEntry(page).click()
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(page.getByText('You have successfully logged out.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test.describe('a test that has notices put off', () => {
  test.use({ putsOffNotices: true })

  test('signs out whatever moment they come at', async ({ page }) => {
    const login = new LoginPage(page)
    await login.open()
    await slowDown(page, 6)
    // By the form: a session that is given there was told of everything.
    await login.logIn(bharat)
    await login.goHome()
    await new Header(page).signOut()
    await expect(page.getByText('You have successfully logged out.')).toBeVisible()
  })
})
