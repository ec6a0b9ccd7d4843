import type { Locator } from '@playwright/test'
import { hostileLinks, hostileMarkup } from '../fixtures/hostile-links'
import { expect, type Page, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { Tab } from '../pages/tab'

const om = 'ZZZPO1015Q'

// What a hostile message puts before the investor is looked at, not put off.
test.use({ putsOffNotices: false })

/** Other sites answer from here: no test leaves this machine. */
test.beforeEach(async ({ context, portal }) => {
  await context.route(
    (url) => url.origin !== new URL(portal.url).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
})

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications, / }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeVisible()
  return panel
}

/** Follows a link to another site: it opens beside the portal, and cannot reach back to it. */
async function expectElsewhere(page: Page, link: Locator): Promise<URL> {
  const opening = page.context().waitForEvent('page')
  await link.click()
  const opened = await opening
  await opened.waitForLoadState()
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  const url = new URL(opened.url())
  await opened.close()
  return url
}

test('a link of a notification opens a page here without a load and counts its campaign; another site gets a tab of its own [S4.083] [S4.084]', async ({
  page,
  sandbox,
}) => {
  const told = { pan: om, description: 'Read about it', important: true }
  await sandbox.notify({ ...told, title: 'Out', url: 'https://news.example/nfo', ctaText: 'Read the news' })
  const inside = './home/explore-funds/All?utmSource=sms&utmCampaign=monsoon'
  await sandbox.notify({ ...told, title: 'In', url: inside, ctaText: 'See the funds' })
  await new LoginPage(page).enter(om)
  const tab = new Tab(page)
  await tab.mark()
  const panel = await openPanel(page)
  await test.step('another site', async () => {
    const url = await expectElsewhere(page, panel.getByRole('link', { name: /Read the news/ }))
    expect(url.href).toBe('https://news.example/nfo')
  })
  await test.step('a page of the portal', async () => {
    const saved = page.waitForResponse('**/transaction/utmSave')
    await panel.getByRole('link', { name: 'See the funds' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Explore funds' })).toBeVisible()
    expect((await saved).status()).toBe(200)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/investors/home/explore-funds/All',
    )
    expect(await tab.isSame()).toBe(true)
    await expect(panel).toBeHidden()
  })
})

/** The panel shows three of each kind. */
const shown = 6
const rounds = Array.from({ length: Math.ceil(hostileLinks.length / shown) }, (_, round) =>
  hostileLinks.slice(round * shown, (round + 1) * shown),
)

test('hostile links and messages of notifications run nothing and lead to no page that investors do not have', async ({
  page,
  sandbox,
  portal,
  complaints,
}) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  const dialogHtml = `<p>Hello Om</p>${hostileMarkup.join('\n')}`
  await sandbox.notify({ pan: om, title: 'News', description: 'From afar', dialogHtml })
  await new LoginPage(page).enter(om)
  await test.step('the message in a dialog', async () => {
    const dialog = page.getByRole('dialog', { name: 'News' })
    await expect(dialog.getByText('Hello Om')).toBeVisible()
    expect(await dialog.locator('img, svg[onload], script, iframe, details').count()).toBe(0)
    const attributes = await dialog.evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ name }) => name)),
    )
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
    // Chromium reports a handler already while the cleaner reads the text apart from the page. From here on none may come.
    complaints.length = 0
    await dialog.getByRole('button', { name: 'SKIP & CONTINUE' }).click()
  })
  let followed = 0
  for (const [round, links] of rounds.entries())
    await test.step(`the panel, round ${round + 1}`, async () => {
      for (const [index, url] of links.entries())
        await sandbox.notify({
          pan: om,
          title: `${hostileMarkup[index % hostileMarkup.length]}`,
          description: url,
          url,
          ctaText: `Go ${round}.${index}`,
          important: index % 2 === 0,
        })
      await page.reload()
      const panel = await openPanel(page)
      for (const kind of ['SERVICE', 'OTHER']) {
        await panel.getByRole('tab', { name: new RegExp(kind) }).click()
        await expect(
          panel.getByText(links[kind === 'SERVICE' ? 0 : 1]!.trim(), { exact: true }),
        ).toBeVisible()
        for (const link of await panel.getByRole('listitem').getByRole('link').all()) {
          const target = new URL((await link.getAttribute('href'))!, portal.url)
          if (target.origin === portal.url) {
            expect(target.pathname).toMatch(/^\/investors\/(home|nct|switch-daaf)\//)
          } else {
            const reached = await expectElsewhere(page, link)
            expect([reached.protocol, reached.username]).toEqual(['https:', ''])
          }
          followed += 1
        }
      }
    })
  expect(followed).toBeGreaterThan(3)
  expect(alerts).toEqual([])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
