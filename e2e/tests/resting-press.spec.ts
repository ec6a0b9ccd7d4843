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
