import { notifyOutage, publish, rollBack, withdraw } from '@portal/contracts/manifest'
import { heard, holders } from '../fixtures/embedded-link'
import { linkOf, sendLink } from '../fixtures/action-links'
import { PartnerPortal } from '../fixtures/partner-portal'
import type { PortalCopy } from '../fixtures/portal-copy'
import { releasePage } from '../fixtures/released-page'
import { expect, type Page, test } from '../fixtures/test'
import { LinkPage } from '../pages/link-page'

let partner: PartnerPortal
let copy: PortalCopy

test.beforeAll(async () => {
  partner = await PartnerPortal.start()
  copy = partner.copy
})
test.beforeEach(() => copy.renew())
test.afterAll(() => partner.stop())

/** Which version the page heard of: the element tells it, and of a frame its page. */
const shown = {
  'an element': async (page: Page) => (await heard(page, 'ready')).version,
  'a frame': (page: Page) => page.frameLocator('iframe').locator('html').getAttribute('data-release'),
}

/** A release whose code is nowhere. */
function releaseGone(name: string, version: string): void {
  const live = copy.release(name)
  const entry = live.entry.replace(/[^/]+$/, 'gone.js')
  copy.change((manifest) => publish(manifest, { ...live, version, entry }, 'test'))
}

for (const [holder, shownIn] of Object.entries(shown))
  test(`in ${holder} a link that was sent before opens after its remote was released anew, rolled back, and down`, async ({
    page,
  }) => {
    const { hold } = holders[holder]!
    const begin = () => page.goto(partner.address)
    for (const each of [linkOf('NEW'), linkOf('SIP_EXPIRING')]) {
      const name = each.kind === 'NEW' ? 'mfe-mandate' : 'mfe-transact'
      const url = await sendLink(copy.portal, each)
      const open = async () => {
        await begin()
        const part = await hold(page, url)
        return { part, link: new LinkPage(page, part) }
      }
      const opens = async () => {
        const { link } = await open()
        await expect(link.heading(each.title)).toBeVisible()
        return shownIn(page)
      }
      const first = await opens()
      await test.step(`${name}: released anew`, async () => {
        releasePage(copy, name, '2.0.0-new')
        expect(await opens()).toBe('2.0.0-new')
      })
      await test.step('rolled back', async () => {
        copy.change((manifest) => rollBack(manifest, name))
        expect(await opens()).toBe(first)
      })
      await test.step('its code does not come: it says so, and another try opens the link', async () => {
        const files = new RegExp(`/(remotes|standalone)/${name}/.*\\.js`)
        await page.route(files, (route) => route.abort())
        const { part, link } = await open()
        const failed = part.getByRole('heading', { name: /did not (open|load)/ })
        await expect(failed).toBeVisible()
        await page.unroute(files)
        if (holder === 'an element') await part.getByRole('button', { name: 'Try again' }).click()
        else await opens()
        await expect(link.heading(each.title)).toBeVisible()
      })
      if (holder === 'an element')
        await test.step('the code of a new version is nowhere: the one before stands in', async () => {
          releaseGone(name, '3.0.0-gone')
          expect(await opens()).toBe(first)
        })
    }
  })

for (const [holder, { hold }] of Object.entries(holders))
  test(`in ${holder} an outage is told of, and a remote that is withdrawn says so in place of half a page`, async ({
    page,
  }) => {
    const { kind, title } = linkOf('NEW')
    const url = await sendLink(copy.portal, linkOf(kind))
    const open = async () => {
      await page.goto(partner.address)
      return hold(page, url)
    }
    const since = '2026-11-29T03:30:00.000Z'
    const outage = { since, en: 'Payments by UPI fail at many banks since 9 am. Net banking works.' }
    copy.change((manifest) => notifyOutage(manifest, outage))
    const part = await open()
    await expect(new LinkPage(page, part).heading(title)).toBeVisible()
    await expect(part.getByRole('status').filter({ hasText: outage.en })).toBeVisible()
    copy.change((manifest) => withdraw(notifyOutage(manifest, undefined), 'mfe-mandate', since))
    const closed = await open()
    await expect(
      closed.getByRole('heading', { name: 'This part of the portal is closed for now' }),
    ).toBeVisible()
    await expect(new LinkPage(page, closed).heading(title)).toHaveCount(0)
    copy.change((manifest) => withdraw(manifest, 'mfe-mandate', undefined))
    const back = holder === 'an element' ? closed : await open()
    if (holder === 'an element') await closed.getByRole('button', { name: 'Try again' }).click()
    await expect(new LinkPage(page, back).heading(title)).toBeVisible()
  })

for (const [holder, { hold }] of Object.entries(holders))
  test(`in ${holder} an open page hears of an outage and of its withdrawal within a minute, goes on with what was typed and is closed on the next page, and comes back by itself`, async ({
    page,
  }) => {
    const since = '2026-11-29T03:30:00.000Z'
    const outage = { since, en: 'Payments by UPI fail at many banks since 9 am. Net banking works.' }
    const remote = 'mfe-auth'
    await page.clock.install()
    await page.goto(partner.address)
    const part = await hold(page, `${copy.portal.url}/investors/standalone/${remote}/auth/login`)
    const logIn = part.getByRole('heading', { level: 1, name: 'Log in', exact: true })
    const next = part.getByRole('heading', { level: 1, name: 'Log in with a code' })
    const told = part.getByRole('status').filter({ hasText: outage.en })
    const title = 'This part of the portal is closed for now'
    const closed = part.getByRole('heading', { name: title })
    const goesOn = part.getByRole('status').filter({ hasText: title })
    const pan = part.getByLabel('PAN', { exact: true })
    await expect(logIn).toBeVisible()
    let loads = 0
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    const change = async (changed: Parameters<PortalCopy['change']>[0]) => {
      copy.change(changed)
      await page.clock.runFor(31_000)
    }
    await page.clock.runFor(10_000)
    await change((manifest) => notifyOutage(manifest, outage))
    await expect(told).toBeVisible()
    await pan.fill('ZZZPV')
    await change((manifest) => withdraw(notifyOutage(manifest, undefined), remote, since))
    await expect(goesOn).toContainText('You can finish what you have begun here.')
    await expect(pan).toHaveValue('ZZZPV')
    await expect(closed).toHaveCount(0)
    await part.getByRole('link', { name: 'Log in with a code' }).click()
    await expect(closed).toBeVisible()
    await expect(goesOn).toHaveCount(0)
    await expect(next).toHaveCount(0)
    await expect(told).toHaveCount(0)
    await change((manifest) => withdraw(manifest, remote, undefined))
    await expect(next).toBeVisible()
    await expect(closed).toHaveCount(0)
    expect(loads).toBe(0)
  })
