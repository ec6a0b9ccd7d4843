import type { FrameLocator, Locator } from '@playwright/test'
import { type OwnPortal, startOwnPortal } from '../fixtures/own-world'
import { PartnerPage } from '../fixtures/partner-page'
import { Sandbox } from '../fixtures/sandbox'
import { expect, type Page, test } from '../fixtures/test'
import { BankPage } from '../pages/bank-page'
import { LinkPage } from '../pages/link-page'

const asha = { pan: 'ZZZPV1001A', folio: '91024821' }
const linkPath = '/home/e-mandate/link'

let partner: PartnerPage
let own: OwnPortal

test.beforeAll(async () => {
  partner = new PartnerPage(() => own.portal.url)
  await partner.start()
  own = await startOwnPortal({ env: { PORTAL_EMBED_ORIGINS: `http://localhost:${partner.port}` } })
})
test.afterAll(async () => {
  partner.stop()
  await own.auditAndEnd()
})

async function newLink(sandbox: Sandbox): Promise<string> {
  const answer = await fetch(`${sandbox.url}/sandbox/errand-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pan: asha.pan, kind: 'NEW' }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Puts a link into a page that is not ours, which writes down what it hears; answers the part of the page that is ours. */
const holders: Record<string, (page: Page, link: string) => Promise<Locator | FrameLocator>> = {
  async 'an element'(page, link) {
    await page.evaluate((path) => {
      const element = document.createElement('neem-portal')
      element.setAttribute('remote', 'mfe-mandate')
      element.setAttribute('path', path)
      element.addEventListener('portal:done', (event) => {
        document.body.dataset.heard = JSON.stringify((event as CustomEvent).detail)
      })
      document.querySelector('#place')?.replaceChildren(element)
    }, `${linkPath}#visit=${link}`)
    return page.locator('neem-portal')
  },
  async 'a frame'(page, link) {
    await page.evaluate((source) => {
      addEventListener('message', ({ data }) => {
        if (data.type === 'portal:done') document.body.dataset.heard = JSON.stringify(data.detail)
      })
      const frame = document.createElement('iframe')
      // As high as a window has room for: nothing of it lies below the edge.
      Object.assign(frame, { src: source, width: 1000, height: 500 })
      document.querySelector('#place')?.replaceChildren(frame)
    }, `${own.portal.url}/investors/standalone/mfe-mandate${linkPath}#visit=${link}`)
    return page.frameLocator('iframe')
  },
}

for (const [holder, hold] of Object.entries(holders))
  test(`a mandate is registered in ${holder} of somebody else’s page, which hears of it and stays as it was [S7.081]`, async ({
    page,
  }) => {
    const sandbox = new Sandbox(own.portal.url)
    await sandbox.reset()
    await page.goto(`http://localhost:${partner.port}/`)
    const link = await newLink(sandbox)
    const part = await hold(page, link)
    const press = (name: string) => part.getByRole('button', { name }).filter({ visible: true }).click()
    const pick = (name: string | RegExp) => part.getByRole('radio', { name }).check({ force: true })
    const title = (name: string) => expect(part.getByRole('heading', { level: 1, name })).toBeVisible()

    await test.step('folio, PAN and a code open the errand', async () => {
      await title('Register a mandate')
      await new LinkPage(page, part).enter(sandbox, asha)
      await title('Create eMandate')
    })
    await test.step('it is approved by UPI, without leaving the page', async () => {
      await pick(/9052/)
      await press('Continue')
      await pick('UPI autopay')
      await press('₹25,000')
      await press('Continue to review')
      await press('Approve in your UPI app')
      const app = await page.context().newPage()
      const address = await part.getByRole('link', { name: 'Open the UPI app' }).getAttribute('href')
      await app.goto(address ?? '')
      await new BankPage(app).decide('Approve')
      await app.close()
      await title('Your bank has your mandate')
      await expect(part.getByRole('link', { name: 'See your mandates' })).toHaveCount(0)
    })
    await test.step('the page has heard that it is done, and is as it was', async () => {
      const heard = await page.evaluate(() => JSON.parse(document.body.dataset.heard ?? '{}'))
      expect(heard).toEqual({ what: 'mandate', reference: expect.stringMatching(/^[\w-]{36}$/) })
      expect(page.url()).toBe(`http://localhost:${partner.port}/`)
      expect(await page.title()).toBe('A distributor')
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
      await expect(page.locator('#own')).toHaveCSS('font-size', '90px')
    })
    await test.step('another time the link says that it is over', async () => {
      await page.reload()
      const again = await hold(page, link)
      await expect(again.getByText('This link has been used or has expired.')).toBeVisible()
    })
  })
