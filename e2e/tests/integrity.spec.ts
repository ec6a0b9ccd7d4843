import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PortalCopy } from '../fixtures/portal-copy'
import { expect, test as base } from '../fixtures/test'

const test = base.extend<{ events: () => Promise<string[]> }, { copy: PortalCopy }>({
  copy: [
    async ({}, use) => {
      const copy = await PortalCopy.start()
      await use(copy)
      await copy.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.portal.url),
  /** The codes that the page reported, in order. */
  events: async ({ page }, use) => {
    await page.addInitScript(() => {
      const codes: string[] = []
      Object.assign(window, { reportedCodes: codes })
      window.addEventListener('portal-failure', (event) => {
        const { kind, code } = (event as CustomEvent<{ kind: string; code: string }>).detail
        codes.push(`${kind} ${code}`)
      })
    })
    await use(() => page.evaluate(() => (window as unknown as { reportedCodes: string[] }).reportedCodes))
  },
})

const mark = ';window.foreignCodeRan=true'
const panel = (page: Page) => page.getByRole('main').getByRole('alert')

/** Adds code to a file of a remote; its packed copies go, so that the changed one is sent. */
function tamperWith(copy: PortalCopy, href: string): void {
  const path = join(copy.files, href.replace('/investors/', ''))
  appendFileSync(path, mark)
  for (const packed of [`${path}.gz`, `${path}.br`]) if (existsSync(packed)) rmSync(packed)
}

async function expectNothingRan(page: Page, remote: string): Promise<void> {
  expect(await page.evaluate(() => 'foreignCodeRan' in window)).toBe(false)
  expect(await page.evaluate((name) => name in window, remote.replace('-', '_'))).toBe(false)
}

test('a manifest that was changed after it was signed: no remote runs, panel and event name it', async ({
  page,
  copy,
  events,
}) => {
  const signed = copy.read()
  copy.write(signed.replace('/auth', '/authh'))
  await page.goto('/investors/auth/login')
  await expect(panel(page)).toContainText('LOAD-011')
  expect(await events()).toContain('load-failure LOAD-011')
  await expectNothingRan(page, 'mfe-auth')
  expect((await page.request.get('/readyz')).status()).toBe(503)
  await test.step('and opens without a reload once the true one is back', async () => {
    copy.write(signed)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  })
})

test('a manifest without an entry’s hash: no remote runs, panel and event name it', async ({
  page,
  copy,
  events,
}) => {
  const signed = copy.read()
  copy.edit('mfe-auth', () => ({ integrity: '' }))
  await page.goto('/investors/auth/login')
  await expect(panel(page)).toContainText('LOAD-001')
  expect(await events()).toContain('load-failure LOAD-001')
  await expectNothingRan(page, 'mfe-auth')
  copy.write(signed)
})

test('an unsigned manifest works in the sandbox, and a warning names it', async ({ page, copy, events }) => {
  const signed = copy.read()
  copy.editByHand('mfe-auth', () => ({}))
  await page.goto('/investors/auth/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(await events()).toEqual(['warning LOAD-011'])
  expect(await (await page.request.get('/readyz')).json()).toMatchObject({ manifest: 'unsigned' })
  await test.step('a panel that shows for another reason says it too', async () => {
    copy.editByHand('mfe-auth', () => ({ entry: '/investors/remotes/mfe-auth/gone/entry.js' }))
    await page.reload()
    await expect(panel(page)).toContainText('remotes.json is not signed')
  })
  copy.write(signed)
})

test('a page chunk with other bytes does not run, panel and event name it', async ({
  page,
  copy,
  events,
}) => {
  const { pages = [] } = copy.release('mfe-auth')
  const own = pages.find(({ path }) => path === '/auth/forgot-password')!.preload
  tamperWith(copy, own[0]!.href)
  await page.goto('/investors/auth/forgot-password')
  await expect(panel(page)).toContainText(/LOAD-00[45]/)
  expect((await events()).join()).toMatch(/LOAD-00[45]/)
  expect(await page.evaluate(() => 'foreignCodeRan' in window)).toBe(false)
})

test('an entry with other bytes does not run, panel and event name it', async ({ page, copy, events }) => {
  tamperWith(copy, copy.release('mfe-auth').entry)
  await page.goto('/investors/auth/login')
  await expect(panel(page)).toContainText('LOAD-004')
  expect((await events()).join()).toContain('LOAD-004')
  await expectNothingRan(page, 'mfe-auth')
})
