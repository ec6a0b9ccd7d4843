import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { LoginPage } from '../pages/login-page'

const message = (page: Page) => page.getByRole('heading', { name: 'The portal did not load' })

/** A file of the shell that is deployed, by the beginning and the end of its name. */
function fileOf(copy: PortalCopy, begins: string, type: string): string {
  const name = readdirSync(copy.shellFolder).find((file) => file.startsWith(begins) && file.endsWith(type))
  return join(copy.shellFolder, name!)
}

const removePacked = (path: string) => {
  for (const packed of [`${path}.gz`, `${path}.br`]) if (existsSync(packed)) rmSync(packed)
}

/** Adds a byte to a file, whose packed copies go; returns what mends it. */
function damage(path: string): () => void {
  const sound = readFileSync(path)
  appendFileSync(path, ' ')
  removePacked(path)
  return () => writeFileSync(path, sound)
}

/** The page's own code says that a part of it did not come; nothing else is complained of. */
function expectLostChunk(complaints: string[]): void {
  for (const each of complaints.splice(0)) expect(each).toMatch(/Loading (CSS )?chunk \d+ failed/)
}

async function expectHelp(page: Page, withinMs: number): Promise<void> {
  await expect(message(page)).toBeVisible({ timeout: withinMs })
  await expect(page.getByRole('link', { name: '1800-209-7446' })).toHaveAttribute('href', 'tel:18002097446')
}

for (const [what, begins, type] of [
  ['the start-up file', 'main.', '.js'],
  ['the libraries', 'libraries.', '.js'],
] as const) {
  test(`a changed byte in ${what} shows what to do at once, and Try again opens the mended portal`, async ({
    page,
    copy,
    complaints,
  }) => {
    const mend = damage(fileOf(copy, begins, type))
    await page.goto('/investors/auth/login')
    await expectHelp(page, 4_000)
    // The browser keeps these files for a year; the message gets them anew.
    mend()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(new LoginPage(page).heading).toBeVisible()
    await expect(message(page)).toHaveCount(0)
    expectLostChunk(complaints)
  })
}

test('a file of the shell that is gone shows what to do at once', async ({ page, copy, complaints }) => {
  const path = fileOf(copy, 'libraries.', '.js')
  rmSync(path)
  removePacked(path)
  await page.goto('/investors/auth/login')
  await expectHelp(page, 4_000)
  expectLostChunk(complaints)
})

const hang = () => undefined
const gone = (route: Route) => route.fulfill({ status: 404 })

for (const [what, faults] of [
  ['a start-up file that hangs', { 'main.*.js': hang }],
  ['code that hangs', { 'libraries.*.js': hang }],
  ['a style sheet that hangs', { 'main.*.css': hang }],
  [
    'a start-up file that is gone, and the script that would tell as well',
    { 'main.*.js': gone, 'start-help.*.js': gone },
  ],
  ['every script of the shell gone', { '*.js': gone }],
  ['every file of the shell gone', { '*': gone }],
] as const) {
  test(`${what}: no page stays white for longer than the message waits`, async ({ page }) => {
    for (const [file, answer] of Object.entries(faults))
      await page.route(`**/investors/shell/*/${file}`, answer)
    await page.goto('/investors/auth/login', { waitUntil: 'commit' })
    if (what === 'a style sheet that hangs')
      return expect(message(page).or(new LoginPage(page).heading).first()).toBeVisible({ timeout: 14_000 })
    await expectHelp(page, 14_000)
  })
}

test('a portal that starts takes the message away, on its own page and on one without the shell', async ({
  page,
  copy,
}) => {
  await new LoginPage(page).open()
  await expect(new LoginPage(page).heading).toBeVisible()
  await expect(page.locator('#start-help')).toHaveCount(0)
  const { pathname } = new URL('/investors/standalone/mfe-auth/auth/login', copy.portal.url)
  await page.goto(pathname)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.locator('#start-help')).toHaveCount(0)
})
