import type { Page, Request } from '@playwright/test'
import { watchTraces, type TraceWatch } from '@portal/testing/node'
import { PartnerPage, strictPath } from '../fixtures/partner-page'
import { type OwnPortal, startOwnPortal } from '../fixtures/own-sandbox-data'
import type { PortalProcess } from '../fixtures/portal-process'
import { expect, test } from '../fixtures/test'

const remotes = [
  { remote: 'mfe-auth', path: '/auth/login', heading: 'Log in' },
  { remote: 'mfe-portfolio', path: '/home/explore-funds', heading: 'Explore funds' },
  { remote: 'mfe-transact', path: '/home/transaction/invest?scheme=FLEXI-DG', heading: 'Invest' },
]

let portal: PortalProcess
let partner: PartnerPage
let own: OwnPortal

test.beforeAll(async () => {
  partner = new PartnerPage(() => portal.url)
  await partner.start()
  own = await startOwnPortal({ env: { PORTAL_EMBED_ORIGINS: `http://localhost:${partner.port}` } })
  portal = own.portal
})
test.afterAll(async () => {
  partner.stop()
  await own.end()
})

interface Link {
  url: string
  token: string
}

/** A link of Asha's into one page, as the sandbox makes them. */
async function linkTo(remote: string, path: string): Promise<Link> {
  const answer = await fetch(`${portal.url}/sandbox/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pan: 'ZZZPV1001A', remote, path }),
  })
  const { url, token } = (await answer.json()) as Link
  return { url: portal.url + new URL(url).pathname + new URL(url).search + new URL(url).hash, token }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const { remote, path, heading: name } of remotes) {
  test(`${remote} runs on a page of its own, by a link that works once and leaves the address`, async ({
    page,
  }) => {
    const { url, token } = await linkTo(remote, path)
    await page.goto(url)
    await expect(heading(page, name)).toBeVisible()
    expect(page.url()).not.toContain(token)
    expect(new URL(page.url()).pathname).toBe(`/investors/standalone/${remote}${path.split('?')[0]}`)
    expect(await page.evaluate(() => sessionStorage.getItem('standalone'))).toBe('true')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    if (remote !== 'mfe-auth') await expect(page.getByText('You are logged out')).toBeVisible()
    const again = await page.context().newPage()
    await again.goto(url)
    expect(again.url()).not.toContain(token)
    if (remote === 'mfe-auth') return
    await expect(again.getByText('This link has been used or has expired')).toBeVisible()
    await again.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(again.getByText('If this link was ours, we sent a new one', { exact: false })).toBeVisible()
  })
}

async function openPartner(page: Page): Promise<void> {
  await page.addInitScript(`window.traces = (${watchTraces.toString()})()`)
  await page.goto(`http://localhost:${partner.port}/`)
}

/** Puts the element into the page, and waits until its page has opened. */
async function embed(page: Page, remote: string, path: string, link: string): Promise<void> {
  await page.evaluate(
    ([remote, path, link]) =>
      new Promise<void>((resolve, reject) => {
        const element = document.createElement('neem-portal')
        element.setAttribute('remote', remote)
        element.setAttribute('path', path)
        if (link) element.setAttribute('link', link)
        element.addEventListener('portal:ready', () => resolve(), { once: true })
        element.addEventListener(
          'portal:error',
          (event) => reject(JSON.stringify((event as CustomEvent).detail)),
          {
            once: true,
          },
        )
        document.querySelector('#place')?.replaceChildren(element)
      }),
    [remote, path, link] as const,
  )
}

/** How long nothing has been asked of the server, in milliseconds; 0 while an answer is awaited. */
function watchQuiet(page: Page): () => number {
  const awaited = new Set<Request>()
  let last = Date.now()
  const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType())
  const ended = (request: Request) => {
    if (awaited.delete(request)) last = Date.now()
  }
  page.on('request', (request) => void (isCall(request) && awaited.add(request)))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => (awaited.size ? 0 : Date.now() - last)
}

const takeOut = (page: Page) => page.evaluate(() => document.querySelector('#place')?.replaceChildren())
const lookOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).fontSize])

for (const { remote, path, heading: name } of remotes) {
  test(`${remote} runs in a page of a listed origin, whose styles, address and storage stay its own`, async ({
    page,
  }) => {
    await openPartner(page)
    const before = await lookOf(page, '#own')
    await embed(page, remote, path, (await linkTo(remote, path)).token)
    const title = page.locator('neem-portal').getByRole('heading', { level: 1, name })
    await expect(title).toBeVisible()
    expect(await lookOf(page, '#own')).toEqual(before)
    // The heading of a page that waits for its data is taken away for that of the page.
    const size = () => title.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    await expect.poll(size).toBeLessThan(48)
    expect(await title.evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(255, 0, 0)')
    expect(page.url()).toBe(`http://localhost:${partner.port}/`)
    expect(await page.title()).toBe('A distributor')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
}

test('a page that enforces Trusted Types needs to allow no more than the two policies of the documentation', async ({
  page,
}) => {
  await page.goto(`http://localhost:${partner.port}${strictPath}`)
  const { remote, path, heading } = remotes[1]!
  await embed(page, remote, path, (await linkTo(remote, path)).token)
  await expect(page.locator('neem-portal').getByRole('heading', { level: 1, name: heading })).toBeVisible()
})

for (const { remote, path } of remotes) {
  test(`${remote} leaves nothing behind in a page that mounts it 20 times`, async ({ page }) => {
    const quiet = watchQuiet(page)
    await openPartner(page)
    const { token } = await linkTo(remote, path)
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round++) {
        await embed(page, remote, path, token)
        await takeOut(page)
      }
    }
    const count = () => page.evaluate(() => (window as unknown as { traces: TraceWatch }).traces.count())
    // What a page was given is kept for some minutes, each by a timer; short visits may leave before they have it.
    await embed(page, remote, path, token)
    await expect.poll(quiet).toBeGreaterThan(1000)
    await takeOut(page)
    await rounds(3)
    const before = await count()
    await rounds(20)
    const left = async () =>
      Object.entries(await count()).filter(([what, number]) => number > before[what as keyof typeof before])
    await expect.poll(left).toEqual([])
  })
}

/** What the portal's metrics say once pages have told of it: the line that starts so. */
const counted = (start: string) =>
  expect.poll(async () => (await (await fetch(`${portal.url}/metrics`)).text()).includes(start))

test('a remote that is down in a page of a listed origin leaves its code, tells the portal, and comes by another try', async ({
  page,
}) => {
  await openPartner(page)
  await page.route('**/remotes/mfe-portfolio/**', (route) => route.abort())
  await embed(page, 'mfe-portfolio', '/home/explore-funds', '').catch((told: unknown) =>
    expect(String(told)).toContain('LOAD-003'),
  )
  const part = page.locator('neem-portal')
  await expect(part.getByText(/^LOAD-003-PORTFOLIO-/)).toBeVisible()
  await counted('portal_client_failures_total{code="LOAD-003",remote="mfe-portfolio"').toBe(true)
  await page.unroute('**/remotes/mfe-portfolio/**')
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(part.getByRole('heading', { level: 1 })).not.toHaveText('Neem Mutual Fund')
  await expect(part.getByText(/^LOAD-003/)).toHaveCount(0)
  await counted('portal_remote_loads_total{remote="mfe-portfolio"').toBe(true)
})

test('a page of its own whose code does not come says its code, tells the portal, and opens by another try', async ({
  page,
}) => {
  let down = true
  const early = new Set<string>()
  await page.route('**/standalone/mfe-auth/**/*.js', async (route) => {
    // The start of the page arrives; what it fetches besides does not.
    const isLate = early.size > 0 && !early.has(new URL(route.request().url()).pathname)
    await (down && isLate ? route.abort() : route.continue())
  })
  await page.route('**/standalone/mfe-auth/auth/register', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    for (const [, file] of html.matchAll(/<script [^>]*src="([^"]+)"/g)) early.add(file!)
    early.add(/rel="preload" as="script" href="([^"]+)"/.exec(html)?.[1] ?? '')
    await route.fulfill({ response: answer })
  })
  await page.goto(`${portal.url}/investors/standalone/mfe-auth/auth/register`)
  await expect(page.getByText(/^LOAD-005-AUTH-/)).toBeVisible()
  down = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Register')).toBeVisible()
  await page.goto('about:blank')
  await counted('portal_client_failures_total{code="LOAD-005",remote="mfe-auth"').toBe(true)
  await counted('portal_remote_loads_total{remote="mfe-auth"').toBe(true)
})

test('a page that is not on the list gets neither the script nor an answer of the API', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${partner.port}/`)
  expect(await page.evaluate(() => customElements.get('neem-portal') === undefined)).toBe(true)
  const requested = page.evaluate(
    (url) =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(
        () => 'answered',
        () => 'refused',
      ),
    `${portal.url}/api/v1/auth/validateLink`,
  )
  expect(await requested).toBe('refused')
})
