import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rollBack } from '@portal/contracts/manifest'
import { expect, test } from '../fixtures/copy-test'
import { altered, actionLinks, linkOf, sendLink } from '../fixtures/action-links'
import { releasePage } from '../fixtures/released-page'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { LinkPage } from '../pages/link-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReviewPage } from '../pages/review-page'

test('a link of every kind: only looked at, it works; altered, it does not; in the session of another investor it says so; once used, it is over, at both widths [S1.052] [S1.053] [S2.082] [S7.080] [S7.081]', async ({
  page,
  copy,
  request,
}) => {
  test.slow()
  const sandbox = new Sandbox(copy.portal.url)
  await sandbox.reset()
  const link = new LinkPage(page)
  await new LoginPage(page).holdSession('ZZZPR1002B')
  for (const each of actionLinks) {
    const { kind, owner, title, begins } = each
    await test.step(kind, async () => {
      const url = await sendLink(copy.portal, each)
      // What a mail scanner does: it asks for the page, and runs nothing of it.
      for (let look = 0; look < 2; look += 1) expect((await request.get(url)).ok()).toBe(true)
      await link.open(altered(url))
      await link.expectOver()
      if (kind === 'NEW') await checkWidths(page, 'link-altered')
      await link.open(url)
      await expect(link.heading(title)).toBeVisible()
      await expect(page).not.toHaveURL(/visit=/)
      await expect(link.another).toBeVisible()
      if (kind === 'NEW') await checkWidths(page, 'link-another-session')
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await link.enter(sandbox, owner)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(link.heading(begins)).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
      ).toBeVisible()
      await checkWidths(page, `link-${kind.toLowerCase()}`)
      const second = await page.context().newPage()
      await new LinkPage(second).open(url)
      await new LinkPage(second).expectOver()
      await second.close()
    })
  }
  await test.step('of every kind, one that is too old says so at both widths, with the way on', async () => {
    const sent = []
    for (const each of actionLinks) sent.push({ ...each, url: await sendLink(copy.portal, each) })
    await sandbox.advanceDays(2)
    for (const { kind, url } of sent) {
      await link.open(url)
      await link.expectOver()
      await checkWidths(page, `link-over-${kind.toLowerCase()}`)
      await expect(page.getByRole('button', { name: 'Send me a new link' })).toBeVisible()
    }
  })
  await test.step('one that is over is sent again', async () => {
    const { owner, title } = linkOf('DISTRIBUTOR')
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByText('If the link was yours, a new one is on its way.')).toBeVisible()
    const [mail] = await sandbox.inbox(owner.pan)
    const [fresh = ''] = /http\S+#visit=\S+/.exec(mail?.body ?? '') ?? []
    await link.open(fresh)
    await expect(link.heading(title)).toBeVisible()
  })
})

test('links end in what they were for, lead nowhere unasked, and fetch one remote alone: a SIP is renewed, what one missed is invested, an order is paid [S1.053] [S2.082] [S2.108] [S7.082]', async ({
  page,
  copy,
}) => {
  test.slow()
  const sandbox = new Sandbox(copy.portal.url)
  await sandbox.reset()
  const link = new LinkPage(page)
  const remotes = new Set<string>()
  page.on('request', (requested) => {
    const [, remote] = /\/(mfe-[a-z]+)\//.exec(requested.url()) ?? []
    if (remote) remotes.add(remote)
  })
  await test.step('renews', async () => {
    await link.open(await sendLink(copy.portal, linkOf('SIP_EXPIRING')))
    await link.enter(sandbox, linkOf('SIP_EXPIRING').owner)
    await expect(page.getByText('How should it run on?')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page
      .getByRole('button', { name: /^(Continue|Check)/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(link.heading('Check your change')).toBeVisible()
    await new CodeDialog(page).confirm(sandbox, linkOf('SIP_EXPIRING').owner.pan, () =>
      page.getByRole('button', { name: /Renew/ }).filter({ visible: true }).first().click(),
    )
    await expect(
      page.getByText('You are done. You can close this page.').filter({ visible: true }),
    ).toBeVisible()
    await checkWidths(page, 'link-renewed')
    expect([...remotes]).toEqual(['mfe-transact'])
  })
  await test.step('invests', async () => {
    const { owner } = linkOf('SIP_FAILED')
    await link.open(await sendLink(copy.portal, linkOf('SIP_FAILED')))
    await link.enter(sandbox, owner)
    const nextLink = page.getByRole('link', { name: /^Invest ₹[\d,.]+ now$/ })
    const [, missed = ''] = /₹([\d,]+)/.exec(await nextLink.innerText()) ?? []
    await nextLink.click()
    const invest = new InvestPage(page)
    await expect(invest.amount).toHaveValue(missed)
    await invest.goOn.click()
    const review = new ReviewPage(page)
    await review.consent.check()
    await new CodeDialog(page).confirm(sandbox, owner.pan, () => review.confirm.click())
    await expect(new PaymentPage(page).heading).toBeVisible()
    await checkWidths(page, 'link-invested')
    expect([...remotes]).toEqual(['mfe-transact'])
  })
  await test.step('pays', async () => {
    await link.open(await sendLink(copy.portal, linkOf('PAYMENT_FAILED')))
    await link.enter(sandbox, linkOf('PAYMENT_FAILED').owner)
    await page.getByRole('radio', { name: /UPI/ }).first().check({ force: true })
    await expect(page.getByRole('link', { name: 'Home' })).toHaveCount(0)
    const phone = await page.context().newPage()
    const upi = page.getByRole('link', { name: /Open (the|your) UPI app/ })
    if (!(await upi.isVisible()))
      await page
        .getByRole('button', { name: /^Pay|QR/ })
        .filter({ visible: true })
        .first()
        .click()
    await phone.goto((await upi.getAttribute('href')) ?? '')
    await new GatewayPage(phone).decide('Success')
    await expect(
      page.getByText('You are done. You can close this page.').filter({ visible: true }),
    ).toBeVisible()
    expect([...remotes]).toEqual(['mfe-transact'])
  })
})

test('a link that was sent before opens after its remote was released anew, rolled back, and down', async ({
  page,
  copy,
}) => {
  const link = new LinkPage(page)
  const shown = () => page.locator('html').getAttribute('data-release')
  for (const each of [linkOf('NEW'), linkOf('SIP_EXPIRING')]) {
    const name = each.kind === 'NEW' ? 'mfe-mandate' : 'mfe-transact'
    const url = await sendLink(copy.portal, each)
    await test.step(`${name}: released anew`, async () => {
      releasePage(copy, name, '2.0.0-new')
      await link.open(url)
      await expect(link.heading(each.title)).toBeVisible()
      expect(await shown()).toBe('2.0.0-new')
    })
    await test.step('rolled back', async () => {
      copy.change((manifest) => rollBack(manifest, name))
      await link.open(url)
      await expect(link.heading(each.title)).toBeVisible()
      expect(await shown()).toBeNull()
    })
    await test.step('its code does not come: the page says so, and another try opens the link', async () => {
      const files = `**/standalone/${name}/**/*.js`
      await page.route(files, (route) => route.abort())
      await link.open(url)
      await expect(page.getByRole('heading', { name: 'The portal did not load' })).toBeVisible()
      await page.unroute(files)
      await page.reload()
      await expect(link.heading(each.title)).toBeVisible()
    })
    await test.step('the page of a new version is gone: the one before stands in', async () => {
      releasePage(copy, name, '3.0.0-gone')
      rmSync(join(copy.files, 'standalone', name, '3.0.0-gone'), { recursive: true })
      await link.open(url)
      await expect(link.heading(each.title)).toBeVisible()
    })
    await test.step('all of them are gone: the investor can log in', async () => {
      rmSync(join(copy.files, 'standalone', name), { recursive: true })
      await link.open(url)
      await expect(link.heading('Log in')).toBeVisible()
    })
  }
})

test('the page of a link is small: at most 20 requests, 208 KB with fonts and styles, and three fifths of the log-in page; what seals comes while the PAN is typed', async ({
  copy,
  browser,
}) => {
  /** All that a page fetches by itself, until it asks for what it fetches last. */
  const load = async (path: string, field: string, last?: string) => {
    const context = await browser.newContext({ baseURL: copy.portal.url, serviceWorkers: 'block' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    let requests = 0
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1
      bytes += encodedDataLength
    })
    const lastCame = last && page.waitForResponse(last)
    const started = performance.now()
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: field, exact: true }).fill('Z')
    const milliseconds = performance.now() - started
    await page.waitForLoadState('networkidle')
    await lastCame
    for (let seen = 0; seen < bytes; await page.waitForTimeout(1500)) seen = bytes
    return { context, page, figures: { requests, bytes, milliseconds } }
  }
  const { pathname, hash } = new URL(await sendLink(copy.portal, linkOf('NEW')))
  const { context, figures: login } = await load('/investors/auth/login', 'PAN', '**/auth/encryptionKey')
  await context.close()
  const { page, figures: link } = await load(pathname + hash, 'Folio number')
  const key = page.waitForRequest('**/auth/encryptionKey')
  await page.getByRole('textbox', { name: 'PAN', exact: true }).focus()
  await key
  await page.context().close()
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ login, link }) })
  expect(link.requests).toBeLessThanOrEqual(20)
  expect(link.bytes).toBeLessThan(208_000)
  expect(link.bytes).toBeLessThan(0.6 * login.bytes)
})
