import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PortalCopy } from '../fixtures/portal-copy'
import { PortalFiles } from '../fixtures/portal-files'
import { root } from '../fixtures/portal-process'
import { remotePages } from '../fixtures/remote-pages'
import { releasedPortal } from '../fixtures/released-portal'
import { expect, type Page, test as base } from '../fixtures/copy-test'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { Tab } from '../pages/tab'

const test = base.extend<object, { released: PortalFiles }>({
  /** What was released last. */
  released: [async ({}, use) => use(releasedPortal()), { scope: 'worker' }],
})

const today = new PortalFiles(join(root, 'dist/portal'))
const remoteParts = ['remotes', 'remotes.json']
const shellParts = ['shell', 'index.html']

function take(copy: PortalCopy, from: PortalFiles, parts: readonly string[]): void {
  for (const part of parts) {
    rmSync(join(copy.files, part), { recursive: true, force: true })
    cpSync(join(from.files, part), join(copy.files, part), { recursive: true })
  }
  copy.change((manifest) => manifest)
}

/** What a folder gives to everybody: each remote's version, and the shell's start-up file. */
function versionsIn({ files }: PortalFiles, parts: readonly string[]): Record<string, string> {
  if (parts === shellParts) return { shell: mainFile(readFileSync(join(files, 'index.html'), 'utf8')) }
  const { remotes } = new PortalFiles(files).manifest()
  return Object.fromEntries(remotes.map(({ name, live }) => [name, live]))
}

const mainFile = (page: string) => /shell\/(?:[^/"]+\/)?(main\.\w+\.js)/.exec(page)?.[1] ?? ''

/** Opens a page of every remote, and the slot of the one that has no page; returns the versions that came up. */
async function visitAll(page: Page): Promise<Record<string, string>> {
  const login = new LoginPage(page)
  await login.open()
  await expect(login.heading).toBeVisible()
  const versions = { shell: mainFile(await page.content()), ...(await page.evaluate(versionsOfPage)) }
  await login.logIn('ZZZPV1001A')
  await login.goHome()
  for (const [name, { path, heading }] of Object.entries(remotePages).filter(
    ([name]) => name !== 'mfe-auth',
  )) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading }), name).toBeVisible()
    Object.assign(versions, await page.evaluate(versionsOfPage))
  }
  const invest = new InvestPage(page)
  await invest.open('FLEXI-DG')
  await invest.chooseFolio('Create New Folio')
  await expect(invest.anotherAccount).toBeVisible()
  Object.assign(versions, await page.evaluate(versionsOfPage))
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

test('the remotes released last run with the shell and kernel of today', async ({ page, copy, released }) => {
  take(copy, released, remoteParts)
  take(copy, today, shellParts)
  const expected = { ...versionsIn(released, remoteParts), ...versionsIn(today, shellParts) }
  expect(await visitAll(page)).toEqual(expected)
})

test('the remotes of today run with the shell and kernel released last', async ({ page, copy, released }) => {
  take(copy, today, remoteParts)
  take(copy, released, shellParts)
  const expected = { ...versionsIn(today, remoteParts), ...versionsIn(released, shellParts) }
  expect(await visitAll(page)).toEqual(expected)
})

test('a remote released for another kernel is refused by name before any of it is fetched', async ({
  page,
  copy,
  released,
}) => {
  take(copy, released, remoteParts)
  take(copy, today, shellParts)
  copy.edit('mfe-auth', () => ({ kernel: '^0.9.0' }))
  const tab = new Tab(page)
  await page.goto('/investors/auth/login')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('LOAD-002-AUTH')
  expect(await tab.reports()).toEqual([`LOAD-002 mfe-auth ${copy.release('mfe-auth').version}`])
  expect(await page.evaluate(() => 'mfe_auth' in window)).toBe(false)
})
