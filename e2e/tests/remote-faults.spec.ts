import type { Page } from '@playwright/test'
import { type Damage, damageRemote, hangRemote } from '../fixtures/broken-files'
import { remotePages, slotOwners } from '../fixtures/remote-pages'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const remotes = Object.keys(remotePages)
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

test('these are all remotes that there are', async ({ request }) => {
  const manifest = await (await request.get('/investors/remotes.json')).text()
  const names = new Set([...manifest.matchAll(/\bmfe-[a-z]+/g)].map(([name]) => name))
  expect([...names].sort()).toEqual([...remotes, ...slotOwners].sort())
})

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

test('a remote that hangs keeps neither the shell nor another page from opening, and gets its panel after 8 seconds', async ({
  page,
}) => {
  await new LoginPage(page).enter('ZZZPV1001A')
  const { counter, mend } = await hangRemote(page.context(), 'mfe-transact')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  // The page's time goes on in small steps: on a slow machine the eight seconds would be over before it is drawn.
  let milliseconds = 0
  const goOnUntil = (isThere: () => Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(50)
          milliseconds += 50
          return isThere()
        },
        { intervals: [50], timeout: 60_000 },
      )
      .toBe(true)
  const slow = page.getByRole('status').getByText('This is taking longer than usual')
  await test.step('the frame stands while the remote hangs', async () => {
    await page.goto(remotePages['mfe-transact']!.path, { waitUntil: 'commit' })
    await expect(page.getByRole('banner')).toBeVisible()
    await goOnUntil(async () => counter.waiting > 0)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1)
  })
  await test.step('after three seconds it is spoken of, after eight the panel shows', async () => {
    milliseconds = 0
    await goOnUntil(() => slow.isVisible())
    expect(milliseconds).toBeLessThan(4500)
    const panel = page.getByText('LOAD-006')
    await goOnUntil(() => panel.isVisible())
    expect(milliseconds).toBeGreaterThan(7000)
    expect(milliseconds).toBeLessThan(9500)
    await expect(slow).toBeHidden()
  })
  await test.step('another page opens, and this one as soon as the remote answers, without a reload', async () => {
    await markPage(page)
    await page.getByRole('link', { name: 'EXPLORE FUNDS' }).click()
    await expect(title(page, 'mfe-portfolio')).toBeVisible()
    await mend()
    await page.goBack()
    await expect(title(page, 'mfe-transact')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })
})
