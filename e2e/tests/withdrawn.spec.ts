import { revoke, rollBack, withdraw } from '@portal/contracts/manifest'
import { releaseChanged } from '../fixtures/changed-release'
import { expect, type Page, test } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { Sandbox } from '../fixtures/sandbox'
import { InvestPage } from '../pages/invest-page'
import { greeting, LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { placeOrder } from '../pages/purchase-flow'
import { Tab } from '../pages/tab'

const asha = 'ZZZPV1001A'
const title = 'This part of the portal is closed for now'
const since = '2026-11-29T00:00:00.000Z'

const switchOff = (copy: PortalCopy, name: string) =>
  copy.change((manifest) => withdraw(manifest, name, since))
const panel = (page: Page) => page.getByRole('alert').getByRole('heading', { name: title })
const told = (page: Page) => page.getByRole('status').filter({ hasText: title })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const helpLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'HELP' })

/** Two tabs that were open before: nothing but their polls tells them. */
async function twoTabs(page: Page): Promise<[Page, Page]> {
  await page.clock.install()
  await new LoginPage(page).enterByForm(asha)
  return [page, await page.context().newPage()]
}

test('a remote that is withdrawn closes in every open tab by itself, the rest works, and a rollback brings it back without a reload', async ({
  page,
  copy,
}, { project }) => {
  const old = copy.release('mfe-service').version
  releaseChanged(copy, 'mfe-service', { version: '2.0.0-new' })
  const [reader, other] = await twoTabs(page)
  const tabs = [new Tab(reader), new Tab(other)]
  await reader.goto('/investors/home/help')
  await heading(reader, 'Help').waitFor()
  await other.goto('/investors/home/dashboard')
  await heading(other, greeting).waitFor()
  for (const tab of tabs) await tab.mark()
  await page.clock.runFor(10_000)
  switchOff(copy, 'mfe-service')
  await test.step('within a minute both tabs know', async () => {
    await page.clock.runFor(31_000)
    await expect(panel(reader)).toBeVisible()
    await expect(reader.getByText(/LOAD-014-SERVICE/)).toBeVisible()
    if (project.name === 'desktop') {
      await expect(helpLink(reader)).toHaveCount(0)
      await expect(helpLink(other)).toHaveCount(0)
    }
  })
  await test.step('the way out leads to a page that opens, and a deep link shows the panel, to its page of its own too', async () => {
    const late = await page.context().newPage()
    const requested: string[] = []
    late.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await late.goto('/investors/home/service-request')
    await expect(panel(late)).toBeVisible()
    expect(requested.filter((path) => path.includes('/remotes/mfe-service/'))).toEqual([])
    await late.getByRole('link', { name: 'Go to Home' }).click()
    await expect(heading(late, greeting)).toBeVisible()
    await late.goto('/investors/standalone/mfe-service/home/service-request')
    await expect(panel(late)).toBeVisible()
    expect(
      requested.filter((path) => /\/(remotes|standalone)\/mfe-service\/[^/]+\/.*\.js/.test(path)),
    ).toEqual([])
    await late.close()
  })
  await test.step('a rollback brings its pages back', async () => {
    copy.change((manifest) => rollBack(manifest, 'mfe-service'))
    expect(copy.release('mfe-service').version).toBe(old)
    await page.clock.runFor(31_000)
    await expect(heading(reader, 'Help')).toBeVisible()
    if (project.name === 'desktop') await expect(helpLink(other)).toBeVisible()
    for (const tab of tabs) expect(await tab.isSame()).toBe(true)
    expect(await tabs[0]!.reports()).toEqual([])
  })
})

test('a tab in the middle of a payment is told and goes on, one that only reads closes; a revocation brings the pages back', async ({
  page,
  copy,
}) => {
  const sandbox = new Sandbox(copy.portal.url)
  releaseChanged(copy, 'mfe-transact', { version: '2.0.0-new' })
  const [payer, reader] = await twoTabs(page)
  await placeOrder(payer, sandbox, { pan: asha, scheme: 'FLEXI-DG', rupees: 25_000 })
  const chooser = heading(reader, 'Switch')
  await reader.goto('/investors/home/transact/select-scheme?plan=SWITCH')
  await expect(chooser).toBeVisible()
  const tabs = [new Tab(payer), new Tab(reader)]
  for (const tab of tabs) await tab.mark()
  await page.clock.runFor(10_000)
  switchOff(copy, 'mfe-transact')
  await page.clock.runFor(31_000)
  await expect(panel(reader)).toBeVisible()
  await expect(told(payer)).toBeVisible()
  await expect(new PaymentPage(payer).heading).toBeVisible()
  copy.change((manifest) => revoke(manifest, 'mfe-transact', '2.0.0-new'))
  await page.clock.runFor(31_000)
  await expect(chooser).toBeVisible()
  await expect(told(payer)).toHaveCount(0)
  await expect(new PaymentPage(payer).heading).toBeVisible()
  for (const tab of tabs) expect(await tab.isSame()).toBe(true)
})

test('where Home itself is switched off, the way out leads elsewhere; a slot of a withdrawn remote says so', async ({
  page,
  copy,
}) => {
  await new LoginPage(page).enterByForm(asha)
  switchOff(copy, 'mfe-portfolio')
  switchOff(copy, 'mfe-folio')
  await page.goto('/investors/home/dashboard')
  await expect(panel(page)).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Help' }).click()
  await expect(heading(page, 'Help')).toBeVisible()
  const invest = new InvestPage(page)
  await invest.open('FLEXI-DG')
  await invest.amount.fill('12345')
  await invest.chooseFolio('Create New Folio')
  await expect(page.getByText(/is not available for now/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(invest.amount).toHaveValue('12,345')
})
