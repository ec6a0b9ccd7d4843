import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { SipForm } from '../pages/sip-form'

test('an answer that moves a button from under the resting mouse while it is pressed does not cost the press', async ({
  page,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await new LoginPage(page).holdSession('ZZZPV1001A')
  await page.route('**/transaction/validate/sip', async (route) => {
    await answered
    await route.continue()
  })
  const form = new SipForm(page)
  await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
  await form.amount.fill('2000')
  const before = await form.goOn.boundingBox()
  await form.goOn.hover()
  await page.mouse.down()
  answer()
  await expect(page.getByRole('heading', { name: 'Next debits' })).toBeVisible()
  expect((await form.goOn.boundingBox())!.y).toBeGreaterThan(before!.y + before!.height)
  await page.mouse.up()
  await expect(page).toHaveURL(/\/transaction\/review/)
})

test('the message of the field that a press leaves moves the button from under the mouse, and the form is sent all the same', async ({
  page,
}) => {
  await page.goto('/investors/auth/login')
  const form = page.locator('#portal').getByRole('form', { name: 'Log in' })
  await form.getByLabel('PAN', { exact: true }).fill('ZZZ')
  const button = form.getByRole('button', { name: 'Log in', exact: true })
  const before = (await button.boundingBox())!
  await page.mouse.move(before.x + before.width / 2, before.y + 8)
  await page.mouse.down()
  await expect(async () => expect((await button.boundingBox())!.y).toBeGreaterThan(before.y + 8)).toPass()
  await page.mouse.up()
  await expect(form.getByText('Password is required').first()).toBeVisible()
})
