import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PortalCopy } from '../fixtures/portal-copy'
import { root } from '../fixtures/portal-process'
import { expect, type Page, test } from '../fixtures/copy-test'
import { greeting, LoginPage } from '../pages/login-page'

/** What was released last, as `npm run released` keeps it. */
const released = join(root, 'dist/released')
const today = join(root, 'dist/portal')
const leftOut = 'left out: no release is kept in dist/released ("npm run released" keeps one)'

test.skip(!existsSync(join(released, 'remotes.json')), leftOut)

/** Name and version of each remote that everybody gets in a portal's folder. */
function liveVersions(folder: string): Record<string, string> {
  const file = JSON.parse(readFileSync(join(folder, 'remotes.json'), 'utf8'))
  const { remotes } = typeof file.payload === 'string' ? JSON.parse(file.payload) : file
  return Object.fromEntries(remotes.map(({ name, live }: Record<string, string>) => [name, live]))
}

function take(copy: PortalCopy, from: string, parts: readonly string[]): void {
  for (const part of parts) {
    rmSync(join(copy.files, part), { recursive: true, force: true })
    cpSync(join(from, part), join(copy.files, part), { recursive: true })
  }
}

/** Opens a page of every remote; returns the versions that came up. */
async function visitAll(page: Page): Promise<Record<string, string>> {
  const versions: Record<string, string> = {}
  const collect = async () => Object.assign(versions, await page.evaluate(versionsOfPage))
  const login = new LoginPage(page)
  await login.open()
  await login.logIn('ZZZPV1001A')
  await login.goHome()
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
  await collect()
  await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG')
  await expect(page.getByRole('heading', { level: 1, name: 'Invest' })).toBeVisible()
  await collect()
  return versions
}

/** By the scripts of the page: each lies in the folder of its remote's version. */
const versionsOfPage = () =>
  Object.fromEntries(
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => [...name.matchAll(/\/remotes\/(mfe-[a-z]+)\/([\w.-]+)\/[^/]+\.js/g)])
      .map(([, remote, version]) => [remote, version]),
  )

const rows = [
  [
    'the remotes released last run with the shell and kernel of today',
    released,
    ['remotes', 'remotes.json'],
    released,
  ],
  [
    'the remotes of today run with the shell and kernel released last',
    released,
    ['shell', 'index.html'],
    today,
  ],
] as const

for (const [name, from, parts, versionsFrom] of rows) {
  test(name, async ({ page, copy }) => {
    take(copy, from, parts)
    expect(await visitAll(page)).toMatchObject(liveVersions(versionsFrom))
  })
}
