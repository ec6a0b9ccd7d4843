import { orderApi } from '@portal/contracts/orders/order'
import { ApiClient } from '../fixtures/api-client'
import { Sandbox } from '../fixtures/sandbox'
import { checkScreen, checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { BankPage } from '../pages/bank-page'
import { CodeDialog } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'
import {
  activeOf,
  approveAtBank,
  attachForm,
  decideHere,
  decideInApp,
  press,
  review,
  title,
} from '../pages/mandate-flow'
import { SipForm } from '../pages/sip-form'
import { SipReview } from '../pages/sip-review'

const asha = 'ZZZPV1001A'
const nisha = 'ZZZPJ1014P'
const ravi = 'ZZZPS1018T'

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

test('the other ways to the bank and the other endings: closed at the card page, not answered yet at Aadhaar, a signed form on its way; each is active in the end [S1.029] [S7.071] @phone', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await new LoginPage(page).holdSession(asha)
  await test.step('by debit card: she closes the page of the bank, and approves at another try', async () => {
    await review(page, 'Debit card')
    await press(page, /^Approve at/)
    await decideHere(page, 'Close')
    await title(page, 'Your mandate was not registered')
    await checkWidths(page, 'e-mandate-closed')
    await press(page, 'Try again')
    await press(page, 'Continue to review')
    await approveAtBank(page, /^Approve at/)
    await sandbox.advanceDays(1)
  })
  await test.step('by Aadhaar: the bank has not answered, and she goes there once more', async () => {
    await review(page, 'Aadhaar')
    await press(page, /^Approve at/)
    await new BankPage(page).decide('Wait')
    await title(page, 'Waiting for your bank')
    await checkWidths(page, 'e-mandate-waiting')
    await page.getByRole('link', { name: 'Go back to the review' }).click()
    await approveAtBank(page, /^Approve at/)
  })
  await test.step('by a signed form: it goes to the bank', async () => {
    const alsoSet = async () => {
      await attachForm(page)
      await checkWidths(page, 'e-mandate-paper')
    }
    await review(page, 'Signed form (OTM)', { alsoSet })
    await press(page, 'Send the form to the bank')
    await title(page, 'Your bank has your mandate')
    await checkWidths(page, 'e-mandate-paper-success')
  })
  await test.step('the next business day all three are active', async () => {
    await sandbox.advanceDays(1)
    await page.goto('/investors/home/e-mandate')
    await expect(activeOf(page, /9052/)).toHaveCount(3)
    await expect(activeOf(page, /9052/).getByText(/UMRN\s[A-Z]{4}7\d{15}/)).toHaveCount(3)
  })
})

const notRegistered = 'Your mandate was not registered'
/** What each way of ending without an approval says. */
const endings = [
  ['Reject', notRegistered, 'You rejected the mandate at your bank.'],
  ['Close', notRegistered, 'You left the page of your bank before you approved.'],
  ['Wait', 'Waiting for your bank', ''],
] as const

test('net banking, debit card and Aadhaar: rejected, closed, not answered, and refused a day later, each is told with a way on [S1.029] [S7.071] @phone', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const ways = ['Net banking', 'Debit card', 'Aadhaar']
  await new LoginPage(page).holdSession(asha)
  for (const way of ways) {
    await review(page, way)
    for (const [decision, heading, words] of endings)
      await test.step(`${way}: ${decision}`, async () => {
        await press(page, /^Approve at/)
        await decideHere(page, decision)
        await title(page, heading)
        if (!words) return expect(page.getByRole('link', { name: 'Go back to the review' })).toBeVisible()
        await expect(page.getByText(words)).toBeVisible()
        // With what was chosen before.
        await press(page, 'Try again')
        await press(page, 'Continue to review')
        await title(page, 'Check your mandate')
      })
  }
  const reason = 'The signature or the name does not match the bank’s records.'
  await logInAgain(page, ravi)
  for (const way of ways)
    await test.step(`${way}: approved, and refused by another bank a day later`, async () => {
      await review(page, way, { account: /3333/ })
      await approveAtBank(page, /^Approve at/)
      await sandbox.advanceDays(1)
      await page.reload()
      await title(page, notRegistered)
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
      await page.goto('/investors/home/e-mandate')
      await expect(
        page.getByRole('button', { name: /^Register again: .*3333, eMandate/ }).first(),
      ).toBeVisible()
    })
})

test('what there is: a limit is raised by a signed form and keeps its UMRN; one that the bank refused is registered again and gets one [S1.029] [S4.002]', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const umrn = 'UMRN PRJT7000000000001001'
  await new LoginPage(page).holdSession(asha)
  await test.step('Asha asks for twice as much; her bank compares the signature', async () => {
    await page.goto('/investors/home/e-mandate')
    await page.getByRole('button', { name: /^Raise or renew: .*4417/ }).click()
    await title(page, 'Raise or renew your mandate')
    await expect(page.getByRole('radio', { name: 'Net banking' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Most in one debit' }).fill('200000')
    await attachForm(page)
    await checkScreen(page, 'e-mandate-raise')
    await press(page, 'Continue to review')
    await press(page, 'Send the form to the bank')
    await title(page, 'Your bank has your mandate')
  })
  await test.step('until it answers the old limit counts; then the new one does', async () => {
    await page.getByRole('link', { name: 'See your mandates' }).click()
    await expect(page.getByText('Pending registration')).toBeVisible()
    await expect(activeOf(page, /4417/).getByText('₹1,00,000', { exact: true })).toBeVisible()
    await sandbox.advanceDays(1)
    await page.reload()
    await expect(activeOf(page, /4417/).getByText('₹2,00,000', { exact: true })).toBeVisible()
    await expect(activeOf(page, /4417/).getByText(umrn)).toBeVisible()
    await expect(page.getByText('Pending registration')).toHaveCount(0)
  })
  await test.step('Nisha registers again what her bank refused', async () => {
    await logInAgain(page, nisha)
    await page.goto('/investors/home/e-mandate')
    await expect(page.getByText('Parijat Bank could not confirm your approval.')).toBeVisible()
    await page.getByRole('button', { name: /^Register again/ }).click()
    await press(page, 'Continue to review')
    await approveAtBank(page, /^Approve at/)
  })
  await test.step('a day later it has a UMRN, and the try that failed is gone', async () => {
    await sandbox.advanceDays(1)
    await page.goto('/investors/home/e-mandate')
    await expect(page.getByText(/UMRN\sPRJT7\d{15}/)).toBeVisible()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Register again/ })).toHaveCount(0)
    await checkScreen(page, 'e-mandate-registered-again')
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

async function logInAgain(page: Page, pan = asha): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await new LoginPage(page).holdSession(pan)
}

const told = async (sandbox: Sandbox, text: string) =>
  (await sandbox.inbox(asha)).filter(({ channel, subject }) => channel === 'email' && subject.includes(text))

/** A SIP of ₹3,300 on the mandate that was registered today. */
async function startSip(page: Page, sandbox: Sandbox): Promise<void> {
  const form = new SipForm(page)
  await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
  await form.chooseFolio(/4821/)
  await form.amount.fill('3300')
  await page.getByRole('radio', { name: /9052/ }).check({ force: true })
  await form.goOn.click()
  await new SipReview(page).confirmByCode(sandbox, asha)
  await title(page, 'We have your SIP')
}

async function expectFirstDebit(sandbox: Sandbox): Promise<void> {
  await sandbox.setClock('2026-09-09T06:30:00.000Z')
  expect(await told(sandbox, '₹3,300.00 is debited on 10 Sep 2026')).toHaveLength(1)
  await sandbox.setClock('2026-09-14T06:30:00.000Z')
  expect((await instalments(sandbox.url, 3_300_00)).map(({ status }) => status)).toEqual(['COMPLETED'])
}

test('UPI autopay: a code to scan, on a phone the app itself; rejected there, approved at another try, and the first debit runs through it [S7.072] [S1.029] @mobile', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await new LoginPage(page).holdSession(asha)
  await test.step('she rejects it in the app, and the page says so', async () => {
    await review(page, 'UPI autopay')
    await decideInApp(page, 'Reject')
    await title(page, 'Your mandate was not registered')
    await expect(page.getByText('You rejected the mandate at your bank.')).toBeVisible()
  })
  await test.step('she approves at another try', async () => {
    await press(page, 'Try again')
    await press(page, 'Continue to review')
    await decideInApp(page, 'Approve')
    await title(page, 'Your bank has your mandate')
    await checkScreen(page, 'e-mandate-upi-success')
  })
  await test.step('the next business day it is active, and its UMRN is shown', async () => {
    await sandbox.advanceDays(1)
    await page.reload()
    await title(page, 'Your mandate is active')
    await expect(page.getByText(/^UMRN\s[A-Z]{4}7\d{15}$/)).toBeVisible()
    await checkScreen(page, 'e-mandate-upi-active')
    await page.goto('/investors/home/e-mandate')
    await expect(activeOf(page, /9052/).getByText(/UPI autopay · UMRN\s[A-Z]{4}7\d{15}/)).toBeVisible()
  })
  await test.step('it pays the first instalment of a SIP', async () => {
    await startSip(page, sandbox)
    await expectFirstDebit(sandbox)
  })
})

test('the first debit runs through a new mandate; once ended, the next debit fails, and she knows before [S1.029] [S4.002]', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await new LoginPage(page).holdSession(asha)
  await test.step('a mandate is registered, and chosen for a SIP the next business day', async () => {
    await review(page, 'Net banking')
    await approveAtBank(page, /^Approve at/)
    await sandbox.advanceDays(1)
    await startSip(page, sandbox)
  })
  await test.step('the first debit is told of a day ahead, and paid', () => expectFirstDebit(sandbox))
  await test.step('she ends the mandate, and reads what that means for the SIP', async () => {
    await logInAgain(page)
    await page.goto('/investors/home/e-mandate')
    await page.getByRole('button', { name: /^End the mandate: .*9052/ }).click()
    await checkWidths(page, 'e-mandate-end')
    await new CodeDialog(page).confirm(sandbox, asha, () =>
      page.getByRole('button', { name: 'End the mandate', exact: true }).last().click(),
    )
    await expect(page.getByText('You ended it. Nothing is debited any more.')).toBeVisible()
    expect((await told(sandbox, 'has ended'))[0]?.body).toContain('SIPs that it paid need another mandate.')
  })
  await test.step('a day before the next debit she is told that it fails; it does, and its receipt says why', async () => {
    await sandbox.setClock('2026-10-11T18:00:00.000Z')
    expect(await told(sandbox, 'Your bank will not pay ₹3,300.00 on 12 Oct 2026')).toHaveLength(1)
    await sandbox.setClock('2026-10-13T06:30:00.000Z')
    const [, missed] = await instalments(sandbox.url, 3_300_00)
    expect(missed?.status).toBe('FAILED')
    await logInAgain(page)
    await page.goto(`/investors/home/transaction/successfull?order=${missed?.transactionId}`)
    await title(page, 'We could not debit ₹3,300.00')
    await expect(page.getByText('The mandate is not active.').first()).toBeVisible()
  })
})
