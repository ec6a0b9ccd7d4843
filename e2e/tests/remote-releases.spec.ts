import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { forgetRelease, releaseChanged } from '../fixtures/changed-release'
import { root } from '../fixtures/portal-process'
import { expect, test } from '../fixtures/copy-test'
import { LoginPage } from '../pages/login-page'

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
  const made = ['--import', 'tsx', 'e2e/fixtures/release-new.ts', copy.files, 'mfe-trial', '/home/trial']
  execFileSync(process.execPath, made, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  await new LoginPage(page).enterByForm('ZZZPV1001A')
  await page.goto('/investors/home/trial')
  await expect(page.getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Verma' })).toBeVisible()
})
