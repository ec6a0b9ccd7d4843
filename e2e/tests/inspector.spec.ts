import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { ReleaseManifest } from '@portal/contracts/manifest'
import type { Locator } from '@playwright/test'
import { root } from '../fixtures/portal-process'
import { accessibilityFaults } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** A squad's own machine: serves built files to pages of any origin, as `npm run dev` does. */
async function startDeveloperServer() {
  const requested: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    requested.push(url)
    const file = join(root, 'dist/portal', url.replace('/investors/', ''))
    if (!existsSync(file)) return void answer.writeHead(404).end()
    answer.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    createReadStream(file).pipe(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, requested, stop: () => server.close() }
}

/** The address of a remote's live entry, below the portal's own. */
async function liveEntry(portal: string, name: string): Promise<string> {
  const { payload } = (await (await fetch(`${portal}/investors/remotes.json`)).json()) as { payload: string }
  const remote = (JSON.parse(payload) as ReleaseManifest).remotes.find((each) => each.name === name)
  return remote!.releases.find(({ version }) => version === remote!.live)!.entry
}

const asha = 'ZZZPV1001A'
/** Cells stand in a row's text without a space between them. */
const supportCode = /[2-9B-Z]{5}-[2-9B-Z]{4}/
const shortcut = 'Control+Alt+i'

/** A table of the inspector, by what it is called. */
const rowsOf = (panel: Locator, table: string | RegExp, text: string | RegExp) =>
  panel.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

test('the inspector opens by the keyboard and shows remotes, calls with their support codes, slots and errors, and no PAN', async ({
  page,
  sandbox,
}) => {
  const panel = page.getByRole('complementary', { name: 'Inspector' })
  const invest = new InvestPage(page)
  await new LoginPage(page).holdSession(asha)
  await invest.open('FLEXI-DG')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press(shortcut)
  await expect(panel.getByRole('heading', { name: 'Inspector' })).toBeFocused()

  await test.step('from the first moment, once the tab remembers it', async () => {
    await page.reload()
    await invest.amount.waitFor()
    await expect(
      rowsOf(panel, 'Remotes of this portal', /mfe-transact.*running.*manifest.*\d+ ms.*\d+ ms.*KB/),
    ).toBeVisible()
    await expect(rowsOf(panel, 'Remotes of this portal', /mfe-mandate.*not asked/)).toBeVisible()
    await expect(rowsOf(panel, /^The last 50 calls/, supportCode).first()).toBeVisible()
    await expect(rowsOf(panel, 'The page on screen', /Route.*\/home\/transaction\/invest/)).toBeVisible()
    await expect(
      rowsOf(panel, 'Modules that builds share', /^react\d.*shell.*mfe-transact.*yes/),
    ).toBeVisible()
  })
  await test.step('a slot, and the remote that fills it', async () => {
    await invest.amount.fill('9876')
    await invest.chooseFolio('Create New Folio')
    await expect(invest.anotherAccount).toBeVisible()
    await expect(rowsOf(panel, 'Slots on this page', /create-folio.*mfe-folio.*open/)).toBeVisible()
    await expect(rowsOf(panel, 'Drafts that are kept', 'transactionDraft')).toBeVisible()
  })
  await test.step('an error', async () => {
    await sandbox.fault({ path: 'mandate/list', status: 500 })
    await page.goto('/investors/home/e-mandate')
    await expect(page.getByText('Your mandates did not load')).toBeVisible()
    const told = supportCode.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none'
    await expect(rowsOf(panel, 'Errors', '500').filter({ hasText: told })).toBeVisible()
  })
  expect(await panel.textContent()).not.toMatch(new RegExp(`${asha}|9,?876|Verma|eyJ`))
  for (const [width, height] of [
    [1280, 800],
    [375, 812],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      expect
        .soft(await accessibilityFaults(page, { targets: true }), `${width} px, ${colorScheme}`)
        .toEqual([])
    }
  await page.keyboard.press(shortcut)
  await expect(panel).toHaveCount(0)
})

test('the inspector switches a remote to this machine for one tab, and back; no other address is taken', async ({
  page,
  portal,
}) => {
  const developer = await startDeveloperServer()
  const entry = await liveEntry(portal.url, 'mfe-auth')
  const login = new LoginPage(page).heading
  const panel = page.getByRole('complementary', { name: 'Inspector' })
  const address = panel.getByRole('textbox', { name: 'Entry of mfe-auth on this machine' })
  const remote = rowsOf(panel, 'Remotes of this portal', 'mfe-auth')
  await page.goto('/investors/auth/login?inspect')
  await expect(login).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await address.fill(`https://partner.example${entry}`)
  await panel.getByRole('button', { name: 'Use for mfe-auth' }).click()
  await expect(panel.getByText('Only an address on this machine')).toBeVisible()
  await address.fill(developer.address + entry)
  await panel.getByRole('button', { name: 'Use for mfe-auth' }).click()

  await expect(login).toBeVisible()
  await expect(remote).toContainText(/running.*override/)
  expect(developer.requested).toContain(entry)
  await panel.getByRole('button', { name: 'Close the inspector' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Overridden: mfe-auth' }).click()
  await panel.getByRole('button', { name: 'Clear for mfe-auth' }).click()

  await expect(remote).toContainText(/running.*manifest/)
  const before = developer.requested.length
  await page.reload()
  await expect(login).toBeVisible()
  expect(developer.requested).toHaveLength(before)
  developer.stop()
})
