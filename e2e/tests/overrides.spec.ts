import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { ReleaseManifest } from '@portal/contracts/manifest'
import { root } from '../fixtures/portal-process'
import { LoginPage } from '../pages/login-page'
import { expect, test } from '../fixtures/test'

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

test('the panel switches a remote to this machine for one tab, and back; no other address is taken', async ({
  page,
  portal,
}) => {
  const developer = await startDeveloperServer()
  const entry = await liveEntry(portal.url, 'mfe-auth')
  const login = new LoginPage(page).heading
  const panel = page.getByRole('dialog', { name: 'Remotes of this page' })
  await page.goto('/investors/auth/login')
  await expect(login).toBeVisible()
  await page.getByRole('button', { name: 'Remotes of this page' }).click()
  const address = panel.getByRole('textbox', { name: 'Entry of mfe-auth on this machine' })
  await address.fill(`https://partner.example${entry}`)
  await panel.getByRole('button', { name: 'Use for mfe-auth' }).click()
  await expect(panel.getByText('Only an address on this machine')).toBeVisible()
  await address.fill(developer.address + entry)
  await panel.getByRole('button', { name: 'Use for mfe-auth' }).click()

  await expect(page.getByText('Overridden: mfe-auth')).toBeVisible()
  await expect(login).toBeVisible()
  expect(developer.requested).toContain(entry)
  await page.keyboard.press('Control+Alt+o')
  await expect(panel.getByText('override · identity')).toBeVisible()
  await panel.getByRole('button', { name: 'Clear for mfe-auth' }).click()

  await expect(page.getByText('Overridden: mfe-auth')).toHaveCount(0)
  const before = developer.requested.length
  await page.reload()
  await expect(login).toBeVisible()
  expect(developer.requested).toHaveLength(before)
  developer.stop()
})
