import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rollBack } from '@portal/contracts/manifest'
import { type Damage, damageRemote } from '../fixtures/broken-files'
import { releaseChanged } from '../fixtures/changed-release'
import { test as onCopy } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { remotePages, remotes } from '../fixtures/remote-pages'
import { expect, type Page, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { Tab } from '../pages/tab'

const codes: Record<Damage, string> = {
  down: 'LOAD-003',
  HTML: 'LOAD-004',
  truncated: 'LOAD-004',
  throws: 'LOAD-004',
  'one byte flipped': 'LOAD-004',
}

const title = (page: Page, remote: string) =>
  page.getByRole('heading', { level: 1, name: remotePages[remote]!.heading })

/** A tab in which an investor is logged in, and one for the remote's page: the log-in's page wants nobody logged in. */
async function tabs(page: Page, remote: string): Promise<{ tab: Page; other: Page }> {
  await new LoginPage(page).holdSession('ZZZPV1001A')
  if (remote !== 'mfe-auth') return { tab: page, other: page }
  return { tab: await page.context().newPage(), other: page }
}

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { neverReloaded: true }))
const isMarked = (page: Page) => page.evaluate(() => 'neverReloaded' in window)

for (const remote of remotes) {
  test(`${remote}: down, or with an entry that is not the released one, it leaves the rest at work and comes back without a reload`, async ({
    page,
  }) => {
    const { tab, other } = await tabs(page, remote)
    const another = remotes.find((each) => each !== remote && each !== 'mfe-auth')!
    for (const damage of Object.keys(codes) as Damage[]) {
      await test.step(damage, async () => {
        const { counter, mend } = await damageRemote(tab.context(), remote, damage)
        await tab.goto(remotePages[remote]!.path)
        await expect(tab.getByRole('main').getByText(codes[damage])).toBeVisible()
        await expect(tab.getByRole('banner')).toBeVisible()
        await expect(tab.getByRole('contentinfo')).toBeVisible()
        expect(counter.damaged).toBeGreaterThan(0)
        if (damage === 'down') {
          await other.goto(remotePages[another]!.path)
          await expect(title(other, another)).toBeVisible()
          await tab.goto(remotePages[remote]!.path)
          await expect(tab.getByRole('main').getByText(codes[damage])).toBeVisible()
        }
        await markPage(tab)
        await mend()
        await tab.getByRole('button', { name: 'Try again' }).click()
        await expect(title(tab, remote)).toBeVisible()
        expect(await isMarked(tab)).toBe(true)
      })
    }
  })
}

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

onCopy(
  'the previous good version stands in for a release whose entry does not work, and says so',
  async ({ page, copy, complaints }) => {
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
  },
)
