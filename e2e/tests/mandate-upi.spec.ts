import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { attachForm, decideInApp, isPhone, press, review, title } from '../pages/mandate-flow'

const ravi = 'ZZZPS1018T'

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

const waitsFor = (page: Page) =>
  isPhone(page) ? 'Your bank has not told us yet.' : 'Waiting for your approval.'

test('UPI autopay closed, not answered, and refused: each is told with a way on; what the bank refuses a day later comes with its reason [S7.072] [S1.029] [S4.002] @phone', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const refused = { account: /3333/ }
  await new LoginPage(page).holdSession(ravi)
  await test.step('he closes the app: the page says that nothing was registered', async () => {
    await review(page, 'UPI autopay', refused)
    await decideInApp(page, 'Close')
    await title(page, 'Your mandate was not registered')
    await expect(page.getByText('You left the page of your bank before you approved.')).toBeVisible()
    await checkWidths(page, 'e-mandate-upi-closed')
  })
  await test.step('he does not answer: the page waits, and leads to the app once more', async () => {
    await press(page, 'Try again')
    await press(page, 'Continue to review')
    await decideInApp(page, 'Wait')
    await expect(page.getByRole('status').filter({ hasText: waitsFor(page) })).toBeVisible()
    await checkWidths(page, 'e-mandate-upi-waiting')
    await page
      .getByRole('link', { name: isPhone(page) ? 'Go back to the review' : 'Mandate', exact: true })
      .click()
    if (!isPhone(page)) await press(page, 'Continue to review')
    await decideInApp(page, 'Approve')
    await title(page, 'Your bank has your mandate')
  })
  await test.step('a signed form goes to the same bank', async () => {
    await review(page, 'Signed form (OTM)', { ...refused, alsoSet: () => attachForm(page) })
    await press(page, 'Send the form to the bank')
    await title(page, 'Your bank has your mandate')
  })
  const reason = 'The signature or the name does not match the bank’s records.'
  await test.step('the next business day the bank has refused both: page, list and mail say why', async () => {
    await sandbox.advanceDays(1)
    await page.reload()
    await title(page, 'Your mandate was not registered')
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
    await checkWidths(page, 'e-mandate-refused')
    await page.goto('/investors/home/e-mandate')
    await expect(page.getByRole('region', { name: /3333/ }).getByText(reason)).toHaveCount(2)
    await checkWidths(page, 'e-mandate-refused-list')
    const mails = await sandbox.inbox(ravi)
    const told = mails.filter(({ subject }) => /did not register your mandate on .*3333/.test(subject))
    expect(told.map(({ channel }) => channel)).toEqual(expect.arrayContaining(['email', 'email']))
  })
  await test.step('and the try can be made again, of the same account', async () => {
    await page.getByRole('button', { name: /^Register again: .*3333, UPI autopay/ }).click()
    await press(page, 'Continue to review')
    await title(page, 'Check your mandate')
  })
})
