import { demoPassword } from '../fixtures/demo-password'
import { startOwnPortal } from '../fixtures/own-sandbox-data'
import type { PortalProcess } from '../fixtures/portal-process'
import { Sandbox } from '../fixtures/sandbox'
import { checkScreen, checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test as base } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { CodeDialog, CodeStep } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'
import { NewFolio } from '../pages/new-folio'
import { RegisterPage } from '../pages/register-page'
import { SetPasswordPage } from '../pages/set-password-page'

const asha = 'ZZZPV1001A'
const dev = { pan: 'ZZZPN1004D', mobile: '9810001004', email: 'dev.nair@example.in' }
const uma = { pan: 'ZZZPV1019U', born: '11 Feb 1988', mobile: '9810001019', email: 'uma.verma@example.in' }

/** A portal whose PAN service tells no names: it says Y or N to what is typed. */
const test = base.extend<object, { portal: PortalProcess }>({
  portal: [
    async ({}, use) => {
      const own = await startOwnPortal({ env: { PAN: 'cashfree' } })
      await use(own.portal)
      await own.auditAndEnd()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Full name' })
const bornOf = (page: Page) => page.getByRole('textbox', { name: 'Date of birth' })

async function checkAllWidths(page: Page, name: string): Promise<void> {
  const own = page.viewportSize()!
  await checkWidths(page, name)
  await page.setViewportSize({ width: 320, height: 568 })
  await checkScreen(page, name)
  await page.setViewportSize(own)
}

test('somebody new registers under the name of the PAN card that they type and the register confirms, by keyboard', async ({
  page,
  sandbox,
}) => {
  const register = new RegisterPage(page)
  const [name, born] = [nameOf(page), bornOf(page)]
  await register.open()
  await register.fill(dev)
  await new CodeDialog(page).confirm(sandbox, dev.pan, () => register.sendCode())
  await test.step('after the code the first field has the focus; what is missing is said at its field', async () => {
    await expect(name).toBeFocused()
    await checkAllWidths(page, 'pan-card')
    await page.keyboard.press('Enter')
    await expect(name).toHaveAccessibleDescription(/Name is required/)
    await expect(born).toHaveAccessibleDescription(/Enter a valid date/)
    await checkAllWidths(page, 'pan-card-missing')
  })
  await test.step('another date of birth: one text for whatever differs, and what was typed stays', async () => {
    await name.fill('Dev Nair')
    await born.fill('31 Jan 1995')
    await born.press('Enter')
    const told = page.getByRole('main').getByRole('alert')
    await expect(told).toHaveText(
      'This PAN, name and date of birth do not match. Enter all as on the PAN card. 4 tries left.',
    )
    await expect(name).toHaveValue('Dev Nair')
    await expect(born).toHaveValue('31 Jan 1995')
    await checkAllWidths(page, 'pan-card-differs')
  })
  await test.step('what the register confirms is who logs in', async () => {
    await born.fill('30 Jan 1995')
    await born.press('Enter')
    await expect(new SetPasswordPage(page).heading).toBeVisible()
    await new SetPasswordPage(page).choose(demoPassword)
    await new LoginPage(page).logIn(dev.pan, demoPassword)
    await expect(heading(page, 'Welcome, Dev')).toBeVisible()
  })
})

test('somebody new invests without logging in after the same two fields, and a new code after the last try keeps what was begun', async ({
  page,
  sandbox,
}) => {
  const code = new CodeStep(page)
  const [name, born] = [nameOf(page), bornOf(page)]
  const goOn = page.getByRole('button', { name: 'Continue to folio' })
  await page.goto('/investors/auth/quick-invest')
  await chooseOption(page, 'Fund', /^Neem Flexi Cap Fund.*Growth/)
  await page.getByLabel('PAN', { exact: true }).fill(dev.pan)
  await page.getByLabel('Mobile', { exact: true }).fill(dev.mobile)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(dev.email)
  await page.getByRole('textbox', { name: 'Amount' }).fill('10000')
  const send = () => page.getByRole('button', { name: 'Send me a code' }).click()
  await code.confirm(sandbox, dev.pan, send)
  await expect(heading(page, 'Your name and date of birth')).toBeVisible()
  await checkAllWidths(page, 'quick-invest-pan-card')
  await test.step('five wrong names, and no more with this code', async () => {
    await born.fill('30 Jan 1995')
    for (const wrong of ['Rao', 'Menon', 'Iyer', 'Shah', 'Das']) {
      await name.fill(`Dev ${wrong}`)
      await goOn.click()
      await expect(goOn.and(page.locator('[aria-busy="true"]'))).toHaveCount(0)
    }
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Maximum attempts exceeded')
    await checkAllWidths(page, 'quick-invest-pan-card-over')
  })
  await test.step('a new code, and the right name', async () => {
    const again = page.getByRole('button', { name: 'Ask for a new code' })
    await code.confirm(sandbox, dev.pan, () => again.click())
    await name.fill('dev nair')
    await born.fill('30 Jan 1995')
    await goOn.click()
    await expect(heading(page, 'Which folio?')).toBeVisible()
  })
})

test('another applicant of a new folio is asked for by name, and joins it once name and date of birth agree', async ({
  page,
}) => {
  const folio = new NewFolio(page)
  const proceed = folio.dialog.getByRole('button', { name: 'CONTINUE' })
  const name = folio.dialog.getByLabel('Name', { exact: true })
  await new LoginPage(page).holdSession(asha)
  await folio.begin('FLEXI-DG', '9000')
  await folio.goOn(folio.title('Applicants'))
  await folio.button('Add another applicant').click()
  await folio.fill(uma)
  await proceed.click()
  await expect(folio.dialog.getByText('Please provide name as shown in PAN Card')).toBeVisible()
  await expect(proceed).toBeDisabled()
  await checkAllWidths(page, 'applicant-name-needed')
  await name.fill('Uma Rao')
  await proceed.click()
  const both = 'Please provide name and date of birth as shown in PAN Card'
  await expect(folio.dialog.getByText(both)).toBeVisible()
  await expect(name).toHaveValue('Uma Rao')
  await name.fill('Uma Verma')
  await proceed.click()
  await expect(folio.dialog).toHaveCount(0)
  await expect(page.getByText('Uma Verma', { exact: true }).first()).toBeVisible()
})
