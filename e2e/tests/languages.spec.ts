import { checkWidths, settled } from '../fixtures/screen-check'
import { demoPassword } from '../fixtures/demo-password'
import { expect, type Page, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const devanagari = /[\u0900-\u097f]/

/** Opens the mandates in a language that the browser kept. */
async function openMandates(page: Page, portal: { url: string }, language: string): Promise<void> {
  await new LoginPage(page).holdSession(asha)
  await page.context().addCookies([{ name: 'language', value: language, url: `${portal.url}/investors` }])
  await page.goto('/investors/home/e-mandate')
  await settled(page)
}

/** The files of remotes that hold Hindi, of those that the page asks for from now on. */
function hindiFiles(page: Page): () => Promise<string[]> {
  const files: Promise<string[]>[] = []
  page.on('response', (response) => {
    if (!/\/remotes\/.*\.js$/.test(response.url())) return
    const text = response.text().catch(() => '')
    files.push(text.then((code) => (devanagari.test(code) ? [response.url()] : [])))
  })
  return async () => (await Promise.all(files)).flat()
}

/** Whether the letters of Hindi are drawn with the portal's own file of them. */
const hasLetters = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ unicodeRange, status }) => /^U\+0?900/.test(unicodeRange) && status === 'loaded',
    ),
  )

test('in Hindi the mandates come with the catalogue of their remote, and the page says its language', async ({
  page,
  portal,
}) => {
  const hindi = hindiFiles(page)
  await openMandates(page, portal, 'hi')
  await expect(page.getByRole('heading', { level: 1, name: 'आपके मैंडेट' })).toBeVisible()
  await expect(page).toHaveTitle(/^आपके मैंडेट/)
  expect(await page.locator('html').getAttribute('lang')).toBe('hi')
  expect(await hindi()).toHaveLength(1)
  await expect.poll(() => hasLetters(page)).toBe(true)
  await checkWidths(page, 'mandates-hindi')
})

test('a page whose catalogue does not come is in English, and marked so', async ({ page, portal }) => {
  await openMandates(page, portal, 'hi')
  await expect(page.locator('main')).not.toHaveAttribute('lang')
  await page.route(/\/remotes\/mfe-portfolio\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    return devanagari.test(await response.text()) ? route.abort() : route.fulfill({ response })
  })
  await page.goto('/investors/home/explore-funds')
  await settled(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'New fund offers' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('lang', 'en')
})

test('a language is picked on the log-in page, holds behind it, and is changed in the profile’s menu', async ({
  page,
}) => {
  await page.goto('/investors/auth/login')
  await settled(page)
  await page.getByRole('textbox', { name: 'PAN' }).fill(asha)
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue(asha)
  await checkWidths(page, 'login-hindi')
  await page.getByLabel('पासवर्ड', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'लॉग इन करें', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'फंड देखें' })).toBeVisible()
  await settled(page)
  await checkWidths(page, 'funds-hindi')
  await page.getByRole('button', { name: /Asha Verma$/ }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore funds' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('in English no catalogue is fetched, and in the pseudo-language none either', async ({
  page,
  portal,
}) => {
  const hindi = hindiFiles(page)
  await openMandates(page, portal, 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Your mandates' })).toBeVisible()
  await openMandates(page, portal, 'en-XA')
  await expect(page.getByRole('heading', { level: 1, name: /^\[.*\]$/ })).toBeVisible()
  expect(await hindi()).toEqual([])
  expect(await hasLetters(page)).toBe(false)
  await checkWidths(page, 'mandates-pseudo')
})

test('the log-in page is there in Hindi before its code has come, and stays so when that takes over', async ({
  page,
  portal,
}) => {
  let letCodeCome = () => {}
  const comes = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route('**/investors/shell/*/main.*.js', async (route) => {
    await comes
    await route.continue()
  })
  await page.context().addCookies([{ name: 'language', value: 'hi', url: `${portal.url}/investors` }])
  await page.goto('/investors/auth/login', { waitUntil: 'commit' })
  const first = page.locator('#first-screen')
  await expect(first.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await first.getByRole('textbox', { name: 'PAN' }).fill(asha)
  const titles = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => document.querySelectorAll('h1').forEach((title) => seen.add(title.textContent))
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return seen
  })
  letCodeCome()
  await expect(first).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'PAN' })).toHaveValue(asha)
  await settled(page)
  expect((await titles.evaluate((seen) => [...seen])).filter((title) => !devanagari.test(title))).toEqual([])
})

test('who asks a browser for Hindi gets the log-in page in English until it is chosen', async ({
  page,
  portal,
}) => {
  const answer = await page.request.get(`${portal.url}/investors/auth/login`, {
    headers: { 'accept-language': 'hi' },
  })
  expect(await answer.text()).toMatch(/<html[^>]* lang="en-IN"[^>]*>[^]*<h1[^>]*>Log in<\/h1>/)
})
