import type { Page } from '@playwright/test'
import { revoke, rollBack } from '@portal/contracts/manifest'
import { forgetHistory, releaseChanged, removeFiles } from '../fixtures/changed-release'
import { expect, test } from '../fixtures/copy-test'
import type { PortalCopy } from '../fixtures/portal-copy'
import { Sandbox } from '../fixtures/sandbox'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { SipForm } from '../pages/sip-form'
import { placeOrder } from '../pages/purchase-flow'
import { GatewayPage } from '../pages/gateway-page'
import { ReceiptPage } from '../pages/receipt-page'
import { Tab } from '../pages/tab'

const asha = 'ZZZPV1001A'
const ofVersion = (version: string) => (path: string) => path.includes(`/${version}/`)
/** How often the file was asked for that was asked for most: by a preload, three tries and two looks past the cache. */
const timesRequested = (paths: readonly string[]) =>
  Math.max(...paths.map((path) => paths.filter((each) => each === path).length))

/** An amount is typed; then a release changes a text, and the files of the version that the tab has are gone. */
async function typedBeforeRelease(page: Page, copy: PortalCopy, change: { text: string; becomes: string }) {
  const live = copy.release('mfe-transact')
  const tab = new Tab(page)
  const invest = new InvestPage(page)
  await new LoginPage(page).enterByForm(asha)
  await invest.open('FLEXI-DG')
  await invest.amount.fill('12345')
  await tab.mark()
  releaseChanged(copy, 'mfe-transact', { version: '2.0.0-new', ...change })
  removeFiles(copy, live)
  const hasItFromNewVersion = async () => {
    expect(await tab.isSame()).toBe(true)
    expect(await tab.reports()).toEqual([`LOAD-005 mfe-transact ${live.version}`])
    const lost = tab.missing.filter(ofVersion(live.version))
    expect(lost.length, 'the chunk was really gone').toBeGreaterThan(0)
    expect(timesRequested(lost), 'nothing asks for it for ever').toBeLessThan(7)
  }
  return { invest, hasItFromNewVersion }
}

test('an open tab keeps its version after a release, a new one gets the new, and a rollback is live at once', async ({
  page,
  copy,
  request,
}) => {
  const [oldText, newText] = ['Use your PAN, the same one on all your folios.', 'One PAN opens all folios.']
  const live = copy.release('mfe-auth').version
  const tab = new Tab(page)
  const login = new LoginPage(page)
  await login.open()
  // The first screen has the text too, and nothing that sees a tab come back.
  await login.heading.waitFor()
  await expect(page.getByText(oldText)).toBeVisible()
  await tab.mark()
  const shell = copy.shellHash()
  releaseChanged(copy, 'mfe-auth', { version: '2.0.0-new', text: oldText, becomes: newText })
  await test.step('the open tab fetches its next page from its own version', async () => {
    await tab.comeBack()
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Log in' }).waitFor()
    await page.goBack()
    await expect(page.getByText(oldText)).toBeVisible()
    expect((await tab.scripts()).filter(ofVersion('2.0.0-new'))).toEqual([])
    expect((await tab.scripts()).filter(ofVersion(live)).length).toBeGreaterThan(1)
    expect(await tab.isSame()).toBe(true)
  })
  await test.step('a new tab gets the new one', async () => {
    const fresh = await page.context().newPage()
    await new LoginPage(fresh).open()
    await expect(fresh.getByText(newText)).toBeVisible()
  })
  await test.step('the first load after the rollback has the old one again', async () => {
    copy.change((manifest) => rollBack(manifest, 'mfe-auth'))
    const served = await (await request.get('/investors/auth/login')).text()
    expect(served).toContain(`/mfe-auth/${live}/`)
    expect(served).not.toContain('2.0.0-new')
    await page.reload()
    await expect(page.getByText(oldText)).toBeVisible()
  })
  expect(copy.shellHash()).toBe(shell)
})

test('a page whose code went with a release opens from the new version, without a reload, with what was typed', async ({
  page,
  copy,
}) => {
  const { invest, hasItFromNewVersion } = await typedBeforeRelease(page, copy, {
    text: 'Check, then pay',
    becomes: 'Look, then pay',
  })
  await invest.goOn.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Look, then pay' })).toBeVisible()
  await expect(page.getByRole('main').getByText('₹12,345').first()).toBeVisible()
  await hasItFromNewVersion()
  await page.goBack()
  await expect(invest.amount).toHaveValue('12,345')
})

test('a form whose code went with a release once its page was open comes from the new version, without a reload, with what was typed', async ({
  page,
  copy,
}) => {
  const { invest, hasItFromNewVersion } = await typedBeforeRelease(page, copy, {
    text: 'How much, and how often?',
    becomes: 'How much, how often?',
  })
  const sip = new SipForm(page)
  await page.getByRole('radio', { name: 'SIP', exact: true }).check({ force: true })
  await expect(sip.heading).toBeVisible()
  await expect(page.getByText('How much, how often?')).toBeVisible()
  await expect(sip.amount).toHaveValue('12,345')
  await hasItFromNewVersion()
  await page.getByRole('radio', { name: 'Lump sum', exact: true }).check({ force: true })
  await expect(invest.heading).toBeVisible()
  await expect(invest.amount).toHaveValue('12,345')
})

test('a revoked version stays for the payment that is under way, and is left on the first page after it', async ({
  page,
  context,
  copy,
}) => {
  const sandbox = new Sandbox(copy.portal.url)
  const live = copy.release('mfe-transact').version
  const tab = new Tab(page)
  const warnings: string[] = []
  page.on('console', (said) => {
    if (said.text().includes('already registered')) warnings.push(said.text())
  })
  await new LoginPage(page).enterByForm(asha)
  await placeOrder(page, sandbox, { pan: asha, scheme: 'FLEXI-DG', rupees: 25_000 })
  const payment = new PaymentPage(page)
  await page.getByRole('img', { name: /^QR code to pay/ }).waitFor()
  await tab.mark()
  releaseChanged(copy, 'mfe-transact', {
    version: '2.0.0-new',
    text: 'Change amount',
    becomes: 'Other amount',
  })
  copy.change((manifest) => revoke(manifest, 'mfe-transact', live))
  await test.step('nothing is exchanged while the money is on its way', async () => {
    await tab.comeBack()
    await expect(payment.heading).toBeVisible()
    const phone = await context.newPage()
    await phone.goto((await payment.upiLink.getAttribute('href'))!)
    await new GatewayPage(phone).decide('Success')
    await expect(new ReceiptPage(page).heading).toHaveText('We have your ₹25,000')
    expect((await tab.scripts()).filter(ofVersion('2.0.0-new'))).toEqual([])
    expect(await tab.isSame()).toBe(true)
  })
  await test.step('the first page after it brings the new version, without a reload', async () => {
    await page
      .getByRole('link', { name: 'HOME', exact: true })
      .or(page.getByRole('link', { name: 'Home' }))
      .first()
      .click()
    await expect
      .poll(async () => (await tab.scripts()).filter(ofVersion('2.0.0-new')).length)
      .toBeGreaterThan(0)
    expect(await tab.isSame()).toBe(true)
    expect(warnings).toEqual([])
  })
})

test('a release for another kernel does not run, and opens when it is mended', async ({ page, copy }) => {
  forgetHistory(copy)
  const { kernel } = copy.release('mfe-transact')
  copy.edit('mfe-transact', () => ({ kernel: '^9.0.0' }))
  await new LoginPage(page).enterByForm(asha)
  await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG')
  await expect(page.getByRole('main').getByText('LOAD-002')).toBeVisible()
  const running = () =>
    page.evaluate(() => ['mfe_transact', 'mfe_portfolio'].filter((name) => name in window))
  expect(await running()).toEqual([])
  await page.getByRole('link', { name: 'EXPLORE FUNDS' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Explore funds' })).toBeVisible()
  expect(await running()).toEqual(['mfe_portfolio'])
  copy.edit('mfe-transact', () => ({ kernel }))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Invest' })).toBeVisible()
})
