import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetRelease, releaseChanged } from '../fixtures/changed-release'
import { root } from '../fixtures/portal-process'
import { expect, test } from '../fixtures/copy-test'
import { LoginPage } from '../pages/login-page'

const greeting = /^Good (morning|afternoon|evening)/

test('a remote with a dead address leaves the shell and the others at work, and Retry recovers without a reload', async ({
  page,
  copy,
}) => {
  const { entry } = copy.release('mfe-portfolio')
  copy.edit('mfe-portfolio', () => ({ entry: '/investors/remotes/mfe-portfolio/gone/entry.js' }))
  const login = new LoginPage(page)
  await test.step('logs in: the page of another remote works', async () => {
    await login.open()
    await login.logIn('ZZZPV1001A')
  })
  await test.step('sees the panel in place of the dashboard, under a living header', async () => {
    await expect(page.getByRole('main').getByText('LOAD-003')).toBeVisible()
    await expect(page.getByRole('link', { name: 'EXPLORE FUNDS' })).toBeVisible()
  })
  await test.step('opens a page of a third remote', async () => {
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG')
    await expect(page.getByRole('heading', { level: 1, name: 'Invest' })).toBeVisible()
  })
  await test.step('retries once the address is mended', async () => {
    await page.goto('/investors/home/dashboard')
    await expect(page.getByRole('main').getByText('LOAD-003')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
    copy.edit('mfe-portfolio', () => ({ entry }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
  })
})

test('an entry with one byte changed does not run, and the panel says so', async ({ page, copy }) => {
  const { entry } = copy.release('mfe-portfolio')
  const path = join(copy.files, entry.replace('/investors/', ''))
  const original = readFileSync(path)
  const changed = Buffer.concat([original, Buffer.from(';window.changedEntryRan=true')])
  writeFileSync(path, changed)
  for (const file of [`${path}.gz`, `${path}.br`]) rmSync(file)
  const login = new LoginPage(page)
  await login.open()
  await login.logIn('ZZZPV1001A')
  await expect(page.getByRole('main').getByText(/LOAD-00[34]/)).toBeVisible()
  expect(await page.evaluate(() => 'changedEntryRan' in window)).toBe(false)
})

test('a remote released by the command shows on the next page load, with the files of the shell untouched', async ({
  page,
  copy,
}) => {
  const [text, before] = ['Use your PAN, the same one on all your folios.', 'What was live before.']
  const built = copy.release('mfe-auth')
  releaseChanged(copy, 'mfe-auth', { version: '0.9.0-before', text, becomes: before })
  forgetRelease(copy, built)
  const login = new LoginPage(page)
  await login.open()
  await expect(page.getByText(before)).toBeVisible()
  const shell = copy.shellHash()
  const said = execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'release', 'mfe-auth', '--to', copy.files],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect(said).toContain(`mfe-auth: 0.9.0-before → ${copy.release('mfe-auth').version}`)
  await page.reload()
  await expect(page.getByText(text)).toBeVisible()
  expect(copy.shellHash()).toBe(shell)
  const audit = readFileSync(`${copy.files}.audit.jsonl`, 'utf8').trim().split('\n')
  expect(JSON.parse(audit.at(-1)!)).toMatchObject({
    command: 'release',
    remote: 'mfe-auth',
    from: '0.9.0-before',
  })
})

test('a remote that was just made is built and released, and its page opens', async ({ page, copy }) => {
  const made = ['e2e/fixtures/release-new.mjs', copy.files, 'mfe-trial', '/home/trial']
  execFileSync(process.execPath, made, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  await new LoginPage(page).enterByForm('ZZZPV1001A')
  await page.goto('/investors/home/trial')
  await expect(page.getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Verma' })).toBeVisible()
})
