import { checkWidths, settled } from '../fixtures/screen-check'
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

test('a page of a remote without the language is marked as English', async ({ page, portal }) => {
  await openMandates(page, portal, 'hi')
  await expect(page.locator('main')).not.toHaveAttribute('lang')
  await page.goto('/investors/home/explore-funds')
  await settled(page)
  await expect(page.locator('main')).toHaveAttribute('lang', 'en')
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
