import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '@playwright/test'
import { rollBack } from '@portal/contracts/manifest'
import { releaseChanged } from '../fixtures/changed-release'
import { expect, test } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { LoginPage } from '../pages/login-page'
import { Tab } from '../pages/tab'

/** Releases an entry that was broken before it was hashed: every check passes, and it does not work. */
function releaseBroken(copy: PortalCopy, version: string, entryOf: (entry: string) => string): void {
  releaseChanged(copy, 'mfe-auth', { version, text: 'Log in', becomes: 'Log in' })
  const { entry } = copy.release('mfe-auth')
  const path = join(copy.files, entry.replace('/investors/', ''))
  const broken = entryOf(readFileSync(path, 'utf8'))
  writeFileSync(path, broken)
  const integrity = `sha384-${createHash('sha384').update(broken).digest('base64')}`
  copy.edit('mfe-auth', () => ({ integrity }))
}

test('the previous good version stands in for a release whose entry does not work, and says so', async ({
  page,
  copy,
  complaints,
}) => {
  const good = copy.release('mfe-auth').version
  const tab = new Tab(page)
  const entries: [string, (entry: string) => string][] = [
    ['2.0.0-html', () => '<!doctype html><title>Sorry</title>'],
    ['2.0.0-cut', (entry) => entry.slice(0, entry.length / 2)],
    ['2.0.0-throws', (entry) => `throw new Error('broken on purpose');${entry}`],
  ]
  for (const [version, entryOf] of entries) {
    await test.step(version, async () => {
      releaseBroken(copy, version, entryOf)
      await new LoginPage(page).open()
      await expect(new LoginPage(page).heading).toBeVisible()
      expect(await tab.reports()).toEqual([`LOAD-003 mfe-auth ${version}`, `LOAD-010 mfe-auth ${good}`])
      expect((await tab.scripts()).some((path) => path.includes(`/${version}/`))).toBe(true)
      copy.change((manifest) => rollBack(manifest, 'mfe-auth'))
    })
  }
  // Each of them ran, or was tried to be read: the browser complained of nothing else.
  const expected = complaints
    .splice(0)
    .filter((each) => /broken on purpose|SyntaxError|Unexpected|Invalid/.test(each))
  expect(expected.length).toBeGreaterThanOrEqual(entries.length)
})

test('a release whose entry hangs leaves half of the time for the previous good version', async ({
  page,
  context,
  copy,
}) => {
  const good = copy.release('mfe-auth').version
  releaseChanged(copy, 'mfe-auth', { version: '2.0.0-hangs', text: 'Log in', becomes: 'Log in' })
  await context.route('**/remotes/mfe-auth/2.0.0-hangs/entry.*.js', () => undefined)
  const started = Date.now()
  await page.goto('/investors/auth/login', { waitUntil: 'commit' })
  await expect(new LoginPage(page).heading).toBeVisible({ timeout: 8_000 })
  console.info(`the previous version stood in after ${Date.now() - started} ms`)
  expect(await new Tab(page).reports()).toEqual([
    'LOAD-006 mfe-auth 2.0.0-hangs',
    `LOAD-010 mfe-auth ${good}`,
  ])
})

for (const [what, fault] of [
  ['answers 500', (route: Route) => route.fulfill({ status: 500, body: 'Sorry' })],
  ['hangs', () => undefined],
] as const) {
  test(`a list of releases that ${what} is stood in for by the last good one of this browser, if nobody changed it there`, async ({
    page,
    copy,
  }) => {
    const heading = new LoginPage(page).heading
    await new LoginPage(page).open()
    await expect(heading).toBeVisible()
    const isKept = () =>
      page.evaluate(async () => (await (await caches.open('portal-manifest')).keys()).length === 1)
    await expect.poll(isKept).toBe(true)
    await page.route('**/investors/remotes.json', fault)
    await page.goto('/investors/auth/login', { waitUntil: 'commit' })
    await expect(heading).toBeVisible({ timeout: 8_000 })
    expect(await new Tab(page).reports()).toContain('LOAD-001 remotes.json ')
    await page.evaluate(async () => {
      const cache = await caches.open('portal-manifest')
      const text = await (await cache.match('/investors/remotes.json'))!.text()
      await cache.put('/investors/remotes.json', new Response(text.replace('/auth', '/authh')))
    })
    await page.goto('/investors/auth/login', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('alert')).toContainText('LOAD-001', { timeout: 15_000 })
    expect(copy.manifest().remotes.length).toBeGreaterThan(0)
  })
}
