import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PortalFiles } from '../fixtures/portal-files'
import { type PortalProcess, root, startPortal } from '../fixtures/portal-process'
import { test as base } from '../fixtures/postgres'
import { productionEnvironment } from '../fixtures/production-env'
import { temporaryFolder } from '../fixtures/run-folder'
import { LoginPage } from '../pages/login-page'
import { expect } from '../fixtures/test'

interface Installation {
  /** A portal with the shell of `npm run build -- --production-mode`. */
  built: PortalFiles
  installed: PortalProcess
}

const test = base.extend<object, Installation>({
  built: [
    async ({}, use) => {
      const folder = temporaryFolder('production')
      const isShell = (path: string) => path.endsWith('/portal/shell')
      cpSync(join(root, 'dist/portal'), folder, { recursive: true, filter: (path) => !isShell(path) })
      execFileSync(process.execPath, [
        '--import',
        'tsx',
        join(root, 'e2e/fixtures/build-shell.ts'),
        folder,
        '--production-mode',
      ])
      await use(new PortalFiles(folder))
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  installed: [
    async ({ built, server }, use) => {
      const dataFolder = temporaryFolder('data')
      const databaseUrl = server!.url
      const options = { dataFolder, databaseUrl, files: built.files, env: productionEnvironment() }
      const portal = await startPortal(options)
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** What only the inspector holds, which switches a remote to another address too, and what opens it. */
const traces = [
  'portal-overrides',
  'portal-inspector',
  'Close the inspector',
  'AltGraph',
  'Clear all overrides',
  'Only an address on this machine',
]

function codeIn({ shellFolder }: PortalFiles): string {
  const files = readdirSync(shellFolder).filter((file) => /\.(js|css)$/.test(file))
  return files.map((file) => readFileSync(join(shellFolder, file), 'utf8')).join('\n')
}

/** The code that a page names itself: what comes before anything is asked for. */
function firstCodeIn({ files }: PortalFiles): string {
  const page = readFileSync(join(files, 'index.html'), 'utf8')
  const named = [...page.matchAll(/"\/investors\/(shell\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  return [...new Set(named)].map((path) => readFileSync(join(files, path), 'utf8')).join('\n')
}

test('a shell for production holds nothing of the inspector and of overrides, one for a sandbox does, and not in its first files', ({
  built,
}) => {
  const [production, sandbox] = [codeIn(built), codeIn(new PortalFiles(join(root, 'dist/portal')))]
  expect(production).toContain('Mutual fund investments are subject to market risks')
  for (const trace of traces) {
    expect(sandbox, trace).toContain(trace)
    expect(production, trace).not.toContain(trace)
  }
  const first = firstCodeIn(new PortalFiles(join(root, 'dist/portal')))
  expect(first).toContain('AltGraph')
  for (const ofPanel of ['Close the inspector', 'Clear all overrides', 'Only an address on this machine'])
    expect(first, ofPanel).not.toContain(ofPanel)
})

test.describe('an installation in production mode', () => {
  test.beforeEach(({ server }) => test.skip(!server, 'No PostgreSQL server can be started here'))
  test.use({ baseURL: async ({ installed }, use) => use(installed.url) })

  test('opens its log-in page under the strict policy, without a way into the sandbox', async ({ page }) => {
    const answer = await page.goto('/investors/auth/login')
    await expect(new LoginPage(page).heading).toBeVisible()
    await expect(page.locator('meta[name="portal-mode"]')).toHaveCount(0)
    const headers = answer?.headers() ?? {}
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/localhost|unsafe-|\*/)
    for (const path of ['/sandbox', '/sandbox/inbox', '/sandbox/clock'])
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
  })

  test('opens no remote of a manifest that nobody signed, and says that it stopped', async ({
    page,
    built,
  }) => {
    const signed = built.read()
    built.editByHand('mfe-auth', () => ({}))
    await page.goto('/investors/auth/login')
    const panel = page.getByRole('main').getByRole('alert')
    await expect(panel).toContainText('We stopped to keep you safe')
    await expect(panel).toContainText('LOAD-011')
    expect(await page.evaluate(() => 'mfe_auth' in window)).toBe(false)
    expect((await page.request.get('/readyz')).status()).toBe(503)
    built.write(signed)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(new LoginPage(page).heading).toBeVisible()
  })
})
