import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RemoteRelease } from '@portal/contracts/manifest'
import { integrityOf } from '@portal/build/releases/public'
import { expect, test as base } from '../fixtures/copy-test'
import { LoginPage } from '../pages/login-page'
import type { PortalCopy } from '../fixtures/portal-copy'

const test = base.extend<{ events: () => Promise<string[]> }>({
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

const pathOf = (copy: PortalCopy, href: string) => join(copy.files, href.replace('/investors/', ''))

/** Adds code to a file of a remote; its packed copies go, so that the changed one is sent. Returns what mends it. */
function tamperWith(copy: PortalCopy, href: string, added = mark): () => void {
  const path = pathOf(copy, href)
  const sound = readFileSync(path)
  appendFileSync(path, added)
  for (const packed of [`${path}.gz`, `${path}.br`]) if (existsSync(packed)) rmSync(packed)
  return () => writeFileSync(path, sound)
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
    await expect(new LoginPage(page).heading).toBeVisible()
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
  await expect(new LoginPage(page).heading).toBeVisible()
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
  const mend = tamperWith(copy, own[0]!.href)
  await page.goto('/investors/auth/forgot-password')
  await expect(panel(page)).toContainText(/LOAD-00[45]/)
  expect((await events()).join()).toMatch(/LOAD-00[45]/)
  expect(await page.evaluate(() => 'foreignCodeRan' in window)).toBe(false)
  mend()
})

test('an entry with other bytes does not run, panel and event name it', async ({ page, copy, events }) => {
  const mend = tamperWith(copy, copy.release('mfe-auth').entry)
  await page.goto('/investors/auth/login')
  await expect(panel(page)).toContainText('LOAD-004')
  expect((await events()).join()).toContain('LOAD-004')
  await expectNothingRan(page, 'mfe-auth')
  mend()
})

type SheetOf = (release: RemoteRelease) => RemoteRelease['styles'][number] | undefined
const sheets: [whose: string, path: string, title: string, SheetOf][] = [
  ['a remote', '/auth/login', 'Log in', ({ styles }) => styles[0]],
  [
    'a page',
    '/auth/register',
    'Register',
    ({ pages }) => pages?.find(({ path }) => path === '/auth/register')?.styles[0],
  ],
]
for (const [whose, path, title, sheetOf] of sheets)
  test(`a style sheet of ${whose} that comes with other bytes is not applied, panel and event name it`, async ({
    page,
    copy,
    events,
  }) => {
    const mend = tamperWith(copy, sheetOf(copy.release('mfe-auth'))!.href, ':root{--foreign-style:applied}')
    await page.goto(`/investors${path}`)
    await expect(panel(page)).toContainText('LOAD-012')
    expect(await events()).toContain('load-failure LOAD-012')
    const foreign = () => getComputedStyle(document.documentElement).getPropertyValue('--foreign-style')
    expect(await page.evaluate(foreign)).toBe('')
    await test.step('and the page opens without a reload once the true one is back', async () => {
      mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
  })

test('every style sheet that a build fetches later has its hash in a script of that build', ({ copy }) => {
  const releases = copy.manifest().remotes.map(({ name }) => copy.release(name))
  const remotes = releases.map(({ entry }) => dirname(pathOf(copy, entry)))
  const standalone = releases.map(({ name, version }) => join(copy.files, 'standalone', name, version))
  for (const folder of [copy.shellFolder, join(copy.files, 'embed'), ...remotes, ...standalone]) {
    const files = readdirSync(folder)
    const code = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
    // `main.…css` stands in the page itself, with its hash; what no script names is left from an earlier build.
    const isNamed = (hash: string) => code.some((text) => text.includes(hash))
    const fetched = files.filter((file) => /^\d+\.\w+\.css$/.test(file))
    const later = fetched.filter((file) => isNamed(file.split('.')[1] ?? 'none of these'))
    // A remote of a slot alone has no page that fetches one.
    expect(later.length > 0, folder).toBe(fetched.length > 0)
    for (const file of later)
      expect(
        code.some((text) => text.includes(integrityOf(join(folder, file)))),
        file,
      ).toBe(true)
  }
})

test('style sheets of the shell find their fonts beside themselves, whichever build was cached', ({
  copy,
}) => {
  const folder = copy.shellFolder
  const styles = readdirSync(folder).filter((file) => file.endsWith('.css'))
  const fonts = styles.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, font]) => font!),
  )
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter((font) => !existsSync(join(folder, font)))).toEqual([])
})
