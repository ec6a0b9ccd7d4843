import { join } from 'node:path'
import { orderApi } from '@portal/kernel/contracts/order'
import { ApiClient } from '../fixtures/api-client'
import { root } from '../fixtures/portal-process'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { BankPage } from '../pages/bank-page'
import { CodeDialog } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'
import { SipForm } from '../pages/sip-form'
import { SipReview } from '../pages/sip-review'

const asha = 'ZZZPV1001A'

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).click()
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** As far as the review, by one way of approving. */
async function review(page: Page, way: string, alsoSet = async () => {}): Promise<void> {
  await page.goto('/investors/home/e-mandate/bank-details')
  await page.getByRole('radio', { name: /9052/ }).check({ force: true })
  await press(page, 'Continue')
  await page.getByRole('radio', { name: way }).check({ force: true })
  await press(page, '₹25,000')
  await alsoSet()
  await press(page, 'Continue to review')
  await title(page, 'Check your mandate')
}

test('the other ways to the bank and the other endings: closed at the card page, not answered yet at Aadhaar, a signed form on its way [S1.029] [S7.071]', async ({
  page,
}) => {
  await new LoginPage(page).enter(asha)
  await test.step('by debit card: she closes the page of the bank', async () => {
    await review(page, 'Debit card')
    await press(page, /^Approve at/)
    await new BankPage(page).decide('Close')
    await page.getByRole('link', { name: 'Back to Neem Mutual Fund' }).click()
    await title(page, 'Your mandate was not registered')
    await checkWidths(page, 'e-mandate-closed')
  })
  await test.step('by Aadhaar: the bank has not answered', async () => {
    await review(page, 'Aadhaar')
    await press(page, /^Approve at/)
    await new BankPage(page).decide('Wait')
    await title(page, 'Waiting for your bank')
    await checkWidths(page, 'e-mandate-waiting')
  })
  await test.step('by a signed form: it goes to the bank', async () => {
    await review(page, 'Signed form (OTM)', async () => {
      await page.locator('input[type="file"]').setInputFiles(join(root, 'shell/public/icon-192.png'))
      await expect(page.getByText('icon-192.png')).toBeVisible()
      await checkWidths(page, 'e-mandate-paper')
    })
    await press(page, 'Send the form to the bank')
    await title(page, 'Your bank has your mandate')
    await checkWidths(page, 'e-mandate-paper-success')
  })
})

/** How the instalments of this amount stand, oldest first. */
async function instalments(url: string, amount: number) {
  const client = new ApiClient(url)
  const token = { token: (await client.logIn(asha)).sessionToken }
  const { transactions } = await client.mustCall(orderApi.history, { panNumber: asha, limit: 100 }, token)
  return transactions
    .filter((row) => row.kind === 'PURCHASE_SIP' && row.amount === amount)
    .sort((one, other) => one.date.localeCompare(other.date))
}

async function logInAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await new LoginPage(page).enter(asha)
}

test('the first debit runs through a new mandate; once ended, the next debit fails, and she knows before [S1.029] [S4.002]', async ({
  page,
  portal,
  sandbox,
}) => {
  test.slow()
  const amount = 3_300_00
  const told = async (text: string) =>
    (await sandbox.inbox(asha)).filter(
      ({ channel, subject }) => channel === 'email' && subject.includes(text),
    )
  await new LoginPage(page).enter(asha)
  await test.step('a mandate is registered, and chosen for a SIP the next business day', async () => {
    await review(page, 'Net banking')
    await press(page, /^Approve at/)
    await new BankPage(page).decide('Approve')
    await title(page, 'Your bank has your mandate')
    await sandbox.advanceDays(1)
    const form = new SipForm(page)
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
    await form.chooseFolio(/4821/)
    await form.amount.fill('3300')
    await page.getByRole('radio', { name: /9052/ }).check({ force: true })
    await form.goOn.click()
    await new SipReview(page).confirmByCode(sandbox, asha)
    await title(page, 'We have your SIP')
  })
  await test.step('the first debit is told of a day ahead, and paid', async () => {
    await sandbox.setClock('2026-09-09T06:30:00.000Z')
    expect(await told('₹3,300.00 is debited on 10 Sep 2026')).toHaveLength(1)
    await sandbox.setClock('2026-09-14T06:30:00.000Z')
    expect((await instalments(portal.url, amount)).map(({ status }) => status)).toEqual(['COMPLETED'])
  })
  await test.step('she ends the mandate, and reads what that means for the SIP', async () => {
    await logInAgain(page)
    await page.goto('/investors/home/e-mandate')
    await page.getByRole('button', { name: /^End the mandate: .*9052/ }).click()
    await checkWidths(page, 'e-mandate-end')
    await new CodeDialog(page).confirm(sandbox, asha, () =>
      page.getByRole('button', { name: 'End the mandate', exact: true }).last().click(),
    )
    await expect(page.getByText('You ended it. Nothing is debited any more.')).toBeVisible()
    expect((await told('has ended'))[0]?.body).toContain('SIPs that it paid need another mandate.')
  })
  await test.step('a day before the next debit she is told that it fails; it does, and its receipt says why', async () => {
    await sandbox.setClock('2026-10-11T18:00:00.000Z')
    expect(await told('Your bank will not pay ₹3,300.00 on 12 Oct 2026')).toHaveLength(1)
    await sandbox.setClock('2026-10-13T06:30:00.000Z')
    const [, missed] = await instalments(portal.url, amount)
    expect(missed?.status).toBe('FAILED')
    await logInAgain(page)
    await page.goto(`/investors/home/transaction/successfull?order=${missed?.transactionId}`)
    await title(page, 'We could not debit ₹3,300.00')
    await expect(page.getByText('The mandate is not active.').first()).toBeVisible()
  })
})
