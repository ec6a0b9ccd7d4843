import { existsSync } from 'node:fs'
import { chromium as ofPlaywright } from '@playwright/test'
import { authApi } from '@portal/contracts/identity/auth'
import { ApiClient } from '../fixtures/api-client'
import { installed } from '../fixtures/installed'
import { expect, type Page, test } from '../fixtures/test'
import { Header } from '../pages/header'
import { greeting, LoginPage } from '../pages/login-page'
import { Tab } from '../pages/tab'

const asha = 'ZZZPV1001A'

/** The headless shell puts no page away: this machine's own browser, or the one of `npx playwright install`. */
const chromium = installed('chromium', 'google-chrome') ?? brought(ofPlaywright.executablePath())

function brought(path: string): string | undefined {
  return existsSync(path) ? path : undefined
}

test.use({
  launchOptions: {
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})
test.skip(!chromium, 'the full Chromium, which puts pages away, is not installed')

/**
 * The showings of pages, each page that is loaded and each that is brought back, in a frame of which figures of the investor
 * could be seen. A page that is brought back tells once more what it told before.
 */
async function watchFigures(page: Page): Promise<Set<string>> {
  const showings = new Set<string>()
  page.on('console', (message) => {
    if (message.text().startsWith('Figures: ')) showings.add(message.text())
  })
  await page.addInitScript(() => {
    let times = 0
    const look = () => {
      if (/₹[\d,.]+/.test(document.querySelector('main')?.innerText ?? ''))
        console.log(`Figures: ${performance.timeOrigin}, ${times}`)
      requestAnimationFrame(look)
    }
    addEventListener('pageshow', ({ persisted }) => {
      times += 1
      if (persisted) console.log('Brought back')
      else look()
    })
  })
  return showings
}

async function openPortfolio(page: Page): Promise<void> {
  await new LoginPage(page).holdSession(asha)
  await page.goto('/investors/home/investments/portfolio')
  await expect(page.getByRole('main')).toContainText('₹')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await new Tab(page).mark()
}

/** On to a page of another address, as that of a bank. */
async function leave(page: Page, url: string): Promise<void> {
  await page.goto(`${url.replace('localhost', '127.0.0.1')}/investors/config.json`)
}

/** Waits until the browser has brought the page back, as it was. */
async function goBack(page: Page): Promise<void> {
  const isBack = page.waitForEvent('console', (message) => message.text() === 'Brought back')
  await page.goBack({ waitUntil: 'commit' })
  await isBack
}

/**
 * Has the page hear nothing of other tabs while it is put away: Chromium gives up a page that is spoken to, and loads it anew,
 * so that nothing would be brought back at all.
 */
async function listenOnlyOnScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        addEventListener('pagehide', () => this.close())
      }
    }
  })
}

test('a page that the browser put away is there again where the session goes on, and asks for its data anew', async ({
  page,
  portal,
}) => {
  const showings = await watchFigures(page)
  await openPortfolio(page)
  await leave(page, portal.url)
  const requested = page.waitForRequest(/\/investor\/portfolio/)
  await goBack(page)
  await requested
  await expect.poll(() => showings.size).toBe(2)
  expect(await new Tab(page).isSame()).toBe(true)
})

test('a page that the browser put away shows no figure, not for a frame, once the server has ended the session', async ({
  page,
  portal,
}) => {
  const showings = await watchFigures(page)
  let headers: Record<string, string> = {}
  page.on('request', (request) => {
    if (request.headers()['authorization']) headers = request.headers()
  })
  await openPortfolio(page)
  await leave(page, portal.url)
  expect(showings.size).toBe(1)
  const { authorization = '', deviceid = '' } = headers
  const elsewhere = new ApiClient(portal.url, deviceid)
  const ended = await elsewhere.call(authApi.logout, {}, { token: authorization.replace('Bearer ', '') })
  expect(ended.resultInfo.resultCode).toBe('SUCCESS')
  await goBack(page)
  await new LoginPage(page).heading.waitFor()
  await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible()
  expect(showings.size).toBe(1)
})

test('a page that the browser put away shows no figure once the investor has logged out in another tab', async ({
  page,
  context,
  portal,
}) => {
  const showings = await watchFigures(page)
  await listenOnlyOnScreen(page)
  await openPortfolio(page)
  // It takes over the session of the open one.
  const other = await context.newPage()
  await other.goto('/investors/home/dashboard')
  await other.getByRole('heading', { level: 1, name: greeting }).waitFor()
  await leave(page, portal.url)
  await new Header(other).signOut()
  await new LoginPage(other).heading.waitFor()
  expect(showings.size).toBe(1)
  await goBack(page)
  await new LoginPage(page).heading.waitFor()
  expect(showings.size).toBe(1)
})
