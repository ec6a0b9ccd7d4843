import { checkScreen } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const widths = [320, 768, 769, 992, 1200]
/** A page with little on it: what is looked at is around it. */
const plainPage = '/investors/home/no-such-page'

test('menus, search and notifications are accessible at every width, and the layout turns at 768 [S2.103] [S2.076]', async ({
  page,
}) => {
  await new LoginPage(page).holdSession(asha)
  await page.goto(plainPage)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const top = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const bottom = page.getByRole('navigation', { name: 'Main' }).last()
    const mobile = width <= 768
    await test.step(`${width} px: ${mobile ? 'bottom navigation' : 'top menu'}`, async () => {
      if (mobile) {
        await expect(top).toBeHidden()
        await bottom.getByRole('button', { name: 'Transact' }).click()
        await expect(page.getByRole('dialog', { name: 'Transact' })).toBeVisible()
        await checkScreen(page, 'menu-transact')
        await page.keyboard.press('Escape')
      } else {
        await top.getByRole('button', { name: 'TRANSACT' }).click()
        await checkScreen(page, 'menu-transact')
        await page.keyboard.press('Escape')
      }
    })
    await test.step(`${width} px: profile`, async () => {
      await page.getByRole('button', { name: /^Profile: / }).click()
      await checkScreen(page, 'menu-profile')
      await page.keyboard.press('Escape')
    })
    if (width !== 320 && width !== 1200) continue
    await test.step(`${width} px: quick search`, async () => {
      await page.getByRole('button', { name: 'Quick search' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.type('red')
      await checkScreen(page, 'quick-search')
      const list = await page.getByRole('listbox').boundingBox()
      expect(list!.height).toBeLessThanOrEqual(200)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Quick search' })).toBeFocused()
    })
    await test.step(`${width} px: change password`, async () => {
      await page.getByRole('button', { name: /^Profile: / }).click()
      await page.getByRole('button', { name: 'Change Password' }).click()
      await expect(page.getByRole('dialog', { name: 'CHANGE PASSWORD' })).toBeVisible()
      await checkScreen(page, 'change-password')
      await page.getByRole('button', { name: 'CANCEL' }).click()
    })
  }
})

const modes = ['enach-standalone', 'standalone', 'sipRenew', 'isRenewfailedSIP', 'quickInvest']

test('each restricted mode shows the logo alone at every width, accessible and without a scroll sideways [S2.082] [S6.017]', async ({
  page,
}) => {
  await new LoginPage(page).holdSession(asha)
  for (const mode of modes) {
    await page.evaluate((key) => sessionStorage.setItem(key, 'true'), mode)
    await page.goto(plainPage)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      await checkScreen(page, `mode-${mode}`)
    }
    await page.evaluate((key) => sessionStorage.removeItem(key), mode)
  }
})

test('quick search leads to a page by the keyboard alone [S2.159]', async ({ page }) => {
  await new LoginPage(page).enter(asha)
  await page.getByRole('button', { name: 'Quick search' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('lump')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/explore-funds\/All/)
})
