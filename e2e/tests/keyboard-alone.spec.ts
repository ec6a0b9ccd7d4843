import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { OutflowPage } from '../pages/outflow-page'
import { Keyboard } from '../pages/keyboard'
import { LoginPage } from '../pages/login-page'
import { ServicePage } from '../pages/service-page'

const priya = 'ZZZPL1016R'
const asha = 'ZZZPV1001A'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('a redemption works by keyboard alone, from the holding to taking it back [S1.016] [S1.019]', async ({
  page,
  sandbox,
}) => {
  const keyboard = new Keyboard(page)
  const code = new CodeDialog(page)
  const redeem = new OutflowPage(page, 'REDEEM')
  const typeCode = async (ask: () => Promise<void>) => {
    const digits = await code.codeAfter(sandbox, asha, ask)
    await expect(code.input).toBeFocused()
    await page.keyboard.type(digits)
    await page.keyboard.press('Enter')
  }
  await new LoginPage(page).enter(asha)
  await redeem.open()
  await test.step('chooses the holding, says how many units, and goes on', async () => {
    await keyboard.press(redeem.holding('Neem Flexi Cap Fund', '4821').getByRole('button'))
    await redeem.goOn.waitFor()
    await keyboard.tabTo(page.getByRole('radio', { name: 'Amount', exact: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Units', exact: true })).toBeChecked()
    await keyboard.type(redeem.units, '10')
    await keyboard.press(redeem.goOn)
    await expect(page.getByRole('heading', { level: 1, name: /^Check your/ })).toBeFocused()
  })
  await test.step('confirms by the code that arrives', async () => {
    await typeCode(() => keyboard.press(redeem.confirm))
    await redeem.arriveAt('We have your redemption')
  })
  await test.step('leaves the question by Escape, asks again, and takes it back', async () => {
    const open = page.getByRole('button', { name: /^Cancel this redemption/ })
    await keyboard.press(open)
    const sure = page.getByRole('alertdialog', { name: 'Cancel this redemption?' })
    await expect(sure).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await typeCode(() => keyboard.press(sure.getByRole('button', { name: 'Cancel the redemption' })))
    await redeem.arriveAt('Your redemption is cancelled')
  })
})

test('a service request works by keyboard alone, from the hub to its end [S1.030]', async ({
  page,
  sandbox,
}) => {
  const keyboard = new Keyboard(page)
  const code = new CodeDialog(page)
  const service = new ServicePage(page)
  const main = page.getByRole('main')
  await new LoginPage(page).enter(priya)
  await page.goto('/investors/home/service-request')
  await expect(service.title('Service requests')).toBeVisible()
  await keyboard.press(main.getByRole('link', { name: /^Nominees/ }))
  await keyboard.press(page.getByRole('link', { name: /of folio XXXX6013$/ }))
  await expect(page.getByText('Have none', { exact: true })).toBeVisible()
  await test.step('chooses to have no nominee with the arrows', async () => {
    await keyboard.tabTo(page.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Have none' })).toBeChecked()
    await keyboard.press(page.getByRole('button', { name: 'Opt out', exact: true }))
    await keyboard.press(page.getByRole('button', { name: 'Have no nominee' }))
    await expect(service.title('Opt out of nomination')).toBeFocused()
  })
  await test.step('signs by the code that arrives', async () => {
    const sign = page.getByRole('button', { name: /^Enter the code: Priya/ })
    const digits = await code.codeAfter(sandbox, priya, () => keyboard.press(sign))
    await expect(code.input).toBeFocused()
    await page.keyboard.type(digits)
    await page.keyboard.press('Enter')
    await service.says('Done on 25 Aug 2026.')
  })
})
