import { heard, holders } from '../fixtures/embedded-link'
import { altered, actionLinks, linkOf, sendLink } from '../fixtures/action-links'
import { PartnerPortal } from '../fixtures/partner-portal'
import { Sandbox } from '../fixtures/sandbox'
import { checkScreen } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { BankPage } from '../pages/bank-page'
import { GatewayPage } from '../pages/gateway-page'
import { LinkPage } from '../pages/link-page'

let partner: PartnerPortal

test.beforeAll(async () => void (partner = await PartnerPortal.start()))
test.afterAll(() => partner.stop())

/** The page that is not ours, in a data set that begins. */
async function begin(page: Page): Promise<Sandbox> {
  const sandbox = new Sandbox(partner.copy.portal.url)
  await sandbox.reset()
  await page.goto(partner.address)
  return sandbox
}

for (const [holder, { hold }] of Object.entries(holders))
  test(`a mandate is registered in ${holder} of somebody else’s page, which hears of it and stays as it was [S7.081]`, async ({
    page,
  }) => {
    const sandbox = await begin(page)
    const link = await sendLink(partner.copy.portal, linkOf('NEW'))
    const part = await hold(page, link)
    const press = (name: string) => part.getByRole('button', { name }).filter({ visible: true }).click()
    const pick = (name: string | RegExp) => part.getByRole('radio', { name }).check({ force: true })
    const title = (name: string) => expect(part.getByRole('heading', { level: 1, name })).toBeVisible()

    await test.step('folio, PAN and a code open the session scope', async () => {
      await title('Register a mandate')
      await new LinkPage(page, part).enter(sandbox, linkOf('NEW').owner)
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
      await title('Your bank has your mandate')
      await expect(part.getByRole('link', { name: 'See your mandates' })).toHaveCount(0)
    })
    await test.step('the page has heard that it is done, and is as it was', async () => {
      expect(await heard(page, 'done')).toEqual({
        what: 'mandate',
        reference: expect.stringMatching(/^[\w-]{36}$/),
      })
      expect(page.url()).toBe(partner.address)
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

async function showsTheWayBack(bank: Page): Promise<void> {
  await expect(
    bank.getByRole('heading', { level: 1, name: 'Go back to the page where you began' }),
  ).toBeVisible()
  await checkScreen(bank, 'beside-bank')
  await bank.close()
}

for (const [holder, { hold }] of Object.entries(holders))
  test(`from ${holder} the bank opens beside the page, for an order that is paid and for a mandate [S7.081]`, async ({
    page,
  }) => {
    const sandbox = await begin(page)
    const opened = async (kind: 'PAYMENT_FAILED' | 'NEW') => {
      const part = await hold(page, await sendLink(partner.copy.portal, linkOf(kind)))
      await new LinkPage(page, part).enter(sandbox, linkOf(kind).owner)
      const press = (name: string | RegExp) =>
        part.getByRole('button', { name }).filter({ visible: true }).click()
      const pick = (name: string | RegExp) => part.getByRole('radio', { name }).check({ force: true })
      const beside = async (name: RegExp) => {
        const popup = page.waitForEvent('popup')
        await press(name)
        return popup
      }
      const title = (name: string | RegExp) =>
        expect(part.getByRole('heading', { level: 1, name })).toBeVisible()
      return { part, press, pick, beside, title }
    }
    await test.step('an order', async () => {
      const { pick, beside, title } = await opened('PAYMENT_FAILED')
      await title('How do you want to pay?')
      await pick('Net banking')
      const bank = await beside(/^Go to /)
      await new GatewayPage(bank).decide('Success')
      await title(/^We have your/)
      await showsTheWayBack(bank)
    })
    await test.step('a mandate', async () => {
      const { press, pick, beside, title } = await opened('NEW')
      await title('Create eMandate')
      await pick(/9052/)
      await press('Continue')
      await pick('Net banking')
      await press('₹25,000')
      await press('Continue to review')
      const bank = await beside(/^Approve at/)
      await title('Waiting for your bank')
      await new BankPage(bank).decide('Approve')
      await title('Your bank has your mandate')
      await showsTheWayBack(bank)
    })
    expect(page.url()).toBe(partner.address)
  })

for (const [holder, { hold }] of Object.entries(holders))
  test(`a link of every kind in ${holder}: only looked at, it works; altered, it does not; over the session of another investor it says so; once used or too old, it is over [S1.052] [S1.053] [S2.082] [S7.080] [S7.081]`, async ({
    page,
    request,
  }) => {
    test.slow()
    const sandbox = await begin(page)
    const linkIn = async (url: string) => new LinkPage(page, await hold(page, url))
    let isFirst = true
    for (const each of actionLinks) {
      const { kind, owner, title, begins } = each
      await test.step(kind, async () => {
        const url = await sendLink(partner.copy.portal, each)
        expect((await request.get(url)).ok()).toBe(true)
        await (await linkIn(altered(url))).expectOver()
        const part = await hold(page, url)
        const link = new LinkPage(page, part)
        await expect(link.heading(title)).toBeVisible()
        // The session before it is of the other one.
        await expect(link.another).toHaveCount(isFirst ? 0 : 1)
        await link.enter(sandbox, owner)
        // Some session scopes have the title of the page that asked who one is.
        await expect(part.getByRole('textbox', { name: 'Folio number' })).toHaveCount(0)
        await expect(link.heading(begins)).toBeVisible()
        await (await linkIn(url)).expectOver()
      })
      isFirst = false
    }
    await test.step('of every kind, one that is too old says so, with the way on', async () => {
      const sent = []
      for (const each of actionLinks) sent.push(await sendLink(partner.copy.portal, each))
      await sandbox.advanceDays(2)
      await page.setViewportSize({ width: 375, height: 812 })
      for (const url of sent) await (await linkIn(url)).expectOver()
      const part = await hold(page, sent[0]!)
      await part.getByRole('button', { name: 'Send me a new link' }).click()
      await expect(part.getByText('If the link was yours, a new one is on its way.')).toBeVisible()
    })
  })

for (const [holder, { hold }] of Object.entries(holders))
  test(`from a link in ${holder} that does not work the way to the log-in opens beside the page [S7.081]`, async ({
    page,
  }) => {
    await begin(page)
    const part = await hold(page, altered(await sendLink(partner.copy.portal, linkOf('NEW'))))
    await part.getByRole('link', { name: 'Log in to register a mandate' }).click()
    const portal = page.waitForEvent('popup')
    await part.getByRole('link', { name: 'Log in', exact: true }).click()
    await expect((await portal).getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(page.url()).toBe(partner.address)
  })
