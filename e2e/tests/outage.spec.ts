import { notifyOutage } from '@portal/contracts/manifest'
import { expect, test } from '../fixtures/copy-test'
import { checkScreen } from '../fixtures/screen-check'
import { greeting, LoginPage } from '../pages/login-page'
import { Tab } from '../pages/tab'

const outage = {
  since: '2026-11-29T03:30:00.000Z',
  en: 'Payments by UPI fail at many banks since 9 am. Net banking works.',
  hi: 'सुबह 9 बजे से कई बैंकों में UPI से भुगतान नहीं हो रहा है। नेट बैंकिंग काम कर रही है।',
}

test('an outage is told of above every page, in open tabs within a minute, until it is over @mobile', async ({
  page,
  copy,
}) => {
  const told = page.getByRole('status').filter({ hasText: 'Not everything works for now' })
  await page.clock.install()
  await new LoginPage(page).enterByForm('ZZZPV1001A')
  const tab = new Tab(page)
  await tab.mark()
  await page.clock.runFor(10_000)
  await test.step('the open tab says so within a minute, and on the next page too', async () => {
    copy.change((manifest) => notifyOutage(manifest, outage))
    await page.clock.runFor(31_000)
    await expect(told).toContainText(outage.en)
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await checkScreen(page, 'outage')
  })
  await test.step('when it is over, nothing is said any more', async () => {
    copy.change((manifest) => notifyOutage(manifest, undefined))
    await page.clock.runFor(31_000)
    await expect(told).toHaveCount(0)
    expect(await tab.isSame()).toBe(true)
  })
  await test.step('who comes later reads it on the log-in page, in Hindi too', async () => {
    copy.change((manifest) => notifyOutage(manifest, outage))
    const visitor = await page.context().browser()!.newContext({ baseURL: copy.portal.url })
    const late = await visitor.newPage()
    await late.goto('/investors/auth/login')
    await expect(late.getByText(outage.en)).toBeVisible()
    await late.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(late.getByText(outage.hi)).toBeVisible()
    await test.step('and on a page that holds one remote alone, where it stands above the page from the first moment', async () => {
      await late.goto('/investors/standalone/mfe-auth/auth/login')
      await expect(late.getByRole('status').filter({ hasText: outage.hi })).toBeVisible()
      await checkScreen(late, 'outage on a page of its own')
    })
    await test.step('said in English alone, it is marked as English on a page in Hindi', async () => {
      copy.change((manifest) => notifyOutage(manifest, { since: outage.since, en: outage.en }))
      for (const path of ['/investors/auth/login', '/investors/standalone/mfe-auth/auth/login']) {
        await late.goto(path)
        await expect(late.locator('html')).toHaveAttribute('lang', 'hi')
        await expect(late.getByText(outage.en)).toHaveAttribute('lang', 'en')
      }
    })
    await visitor.close()
    copy.change((manifest) => notifyOutage(manifest, undefined))
  })
})
