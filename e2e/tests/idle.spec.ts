import type { BrowserContext } from '@playwright/test'
import { expect, type Page, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

/** Lets the seconds of all tabs pass, in steps that a message between them fits into. */
async function passSeconds({ clock }: BrowserContext, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 100) await clock.runFor(Math.min(left, 100) * 1000)
}

test('idle for 600 s, warned for 300 s: activity in one tab stops it in both, the end signs out both [S4.013] [S4.016] [S4.017] [S9.040]', async ({
  page,
  context,
}) => {
  await context.clock.install({ time: new Date() })
  await new LoginPage(page).enterByForm(asha)
  const second = await context.newPage()
  await new LoginPage(second).enterByForm(asha)
  const tabs = [page, second]
  await test.step('both warn, with the time that is left', async () => {
    await passSeconds(context, 604)
    for (const tab of tabs) {
      await expect(warning(tab)).toContainText('You will be logged out after 15 mins of inactivity')
      await expect(warning(tab)).toContainText(/0[45]:\d\d mins/)
    }
  })
  await test.step('one key in the second tab stops it in both', async () => {
    await second.keyboard.press('Escape')
    await passSeconds(context, 2)
    for (const tab of tabs) await expect(warning(tab)).toBeHidden()
  })
  await test.step('the end of the time signs out both', async () => {
    await passSeconds(context, 905)
    for (const tab of tabs) await expect(tab).toHaveURL(/\/auth\/login$/)
  })
})
