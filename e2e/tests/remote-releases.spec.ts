import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { bucketCount, panHash, releaseFor, rollBack, widen } from '@portal/contracts/manifest'
import { forgetRelease, releaseChanged } from '../fixtures/changed-release'
import { root } from '../fixtures/portal-process'
import { expect, type Page, test } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { LoginPage } from '../pages/login-page'
import { Tab } from '../pages/tab'

type Rollout = Parameters<typeof widen>[2]

/** Gives a version to some first: the one of before is what the others get. */
function releaseToSome(copy: PortalCopy, name: string, rollout: Rollout): void {
  copy.change((manifest) => widen(rollBack(manifest, name), name, rollout, '2.0.0-new'))
}

/** The versions of a remote whose code a page asked for. */
async function versionsOn(page: Page, name: string): Promise<string[]> {
  const [paths, part] = [await new Tab(page).scripts(), `/remotes/${name}/`]
  return [
    ...new Set(
      paths.filter((path) => path.includes(part)).map((path) => path.split(part)[1]!.split('/')[0]!),
    ),
  ]
}

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

test('a version for a share of visitors reaches those browsers, again at each visit, and no other; at 0 % nobody', async ({
  page,
  context,
  copy,
}) => {
  const old = copy.release('mfe-auth').version
  releaseChanged(copy, 'mfe-auth', { version: '2.0.0-new' })
  releaseToSome(copy, 'mfe-auth', { percent: 10 })
  const deployed = copy.manifest().remotes.find(({ name }) => name === 'mfe-auth')!
  const gets = (version: string) =>
    [...Array(bucketCount).keys()].find((bucket) => releaseFor(deployed, { bucket }).version === version)!
  const visit = async () => {
    await new LoginPage(page).open()
    await expect.poll(() => versionsOn(page, 'mfe-auth')).not.toEqual([])
    return versionsOn(page, 'mfe-auth')
  }
  for (const version of ['2.0.0-new', old]) {
    await context.addCookies([{ name: 'portal-bucket', value: String(gets(version)), url: copy.portal.url }])
    expect([await visit(), await visit()]).toEqual([[version], [version]])
  }
  await context.clearCookies()
  copy.change((manifest) => widen(manifest, 'mfe-auth', { percent: 0 }))
  expect(await visit()).toEqual([old])
  copy.change((manifest) => widen(manifest, 'mfe-auth', { percent: 100 }))
  expect(await visit()).toEqual(['2.0.0-new'])
})

test('a version for the investors of a list reaches those once they have logged in, and no other', async ({
  browser,
  copy,
}) => {
  const old = copy.release('mfe-service').version
  releaseChanged(copy, 'mfe-service', { version: '2.0.0-new' })
  const listed = 'ZZZPV1001A'
  releaseToSome(copy, 'mfe-service', { pans: [await panHash(copy.manifest().salt, listed)] })
  for (const [pan, version] of [
    [listed, '2.0.0-new'],
    ['ZZZPR1002B', old],
  ] as const) {
    const context = await browser.newContext({ baseURL: copy.portal.url })
    const page = await context.newPage()
    await new LoginPage(page).enterByForm(pan)
    await page.goto('/investors/home/help')
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    expect([pan, await versionsOn(page, 'mfe-service')]).toEqual([pan, [version]])
    await context.close()
  }
})
