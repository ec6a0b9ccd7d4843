import type { Page } from '@playwright/test'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { anotherCode, CodeDialog, CodeStep } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { reviewPurchase } from '../pages/purchase-flow'
import { RecoveryPage } from '../pages/recovery-page'
import { ReviewPage } from '../pages/review-page'
import { SetPasswordPage } from '../pages/set-password-page'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'
const nisha = 'ZZZPJ1014P'

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

/** Asks for a code on the page for a forgotten password, and answers its digits. */
async function askForCode(page: Page, sandbox: Sandbox, pan: string): Promise<string> {
  await page.goto('/investors/auth/forgot-password')
  return new CodeStep(page).codeAfter(sandbox, pan, () => new RecoveryPage(page).askFor(pan))
}

async function passMinutes(sandbox: Sandbox, minutes: number): Promise<void> {
  const { now } = await sandbox.clock()
  await sandbox.setClock(new Date(Date.parse(now) + minutes * 60_000).toISOString())
}

async function startAgain(code: CodeDialog, sandbox: Sandbox, pan: string): Promise<void> {
  const sent = await sandbox.codesSent(pan)
  await code.dialog.getByRole('button', { name: 'Start again' }).click()
  await code.enter(await sandbox.otp(pan, sent))
}

test('a code that expired (-111) is told before the log-in, and a new start goes on [S4.067]', async ({
  page,
  sandbox,
}) => {
  const code = new CodeStep(page)
  const right = await askForCode(page, sandbox, bharat)
  await passMinutes(sandbox, 21)
  await code.enter(right)
  await expect(code.dialog.getByText('This code has expired.')).toBeVisible()
  await expect(code.input).toHaveValue('')
  await expect(code.input).toBeFocused()
  await startAgain(code, sandbox, bharat)
  await expect(new SetPasswordPage(page).heading).toBeVisible()
})

test('a code that expired (-111) is told on the review, and a new start places the order [S4.067]', async ({
  page,
  sandbox,
}) => {
  const code = new CodeDialog(page)
  const review = new ReviewPage(page)
  await new LoginPage(page).holdSession(asha)
  await reviewPurchase(page, { pan: asha, scheme: 'FLEXI-DG', rupees: 8_000 })
  await review.consent.check()
  const right = await code.codeAfter(sandbox, asha, () => review.confirm.click())
  await passMinutes(sandbox, 21)
  await code.enter(right)
  await expect(code.dialog.getByText('This code has expired.')).toBeVisible()
  await expect(code.input).toHaveValue('')
  await startAgain(code, sandbox, asha)
  await expect(new PaymentPage(page).heading).toBeVisible()
})

test('a wrong code (-108) and a code without tries (-109) are told, each in its own words [S4.067] [S8.082]', async ({
  page,
  sandbox,
}) => {
  const code = new CodeStep(page)
  const right = await askForCode(page, sandbox, nisha)
  await code.enter(anotherCode(right))
  await expect(code.input).toHaveAccessibleDescription('That code is not right. 4 tries left.')
  await expect(code.input).toHaveValue('')
  await expect(code.input).toBeFocused()
  const resultMsg = 'Maximum attempts exceeded: Start again for a new code.'
  await sandbox.fault({
    path: 'auth/investor/verifyotp',
    status: 409,
    times: 1,
    body: { resultInfo: { resultCode: 'FAILURE', resultCodeId: '-109', resultMsg } },
  })
  await code.enter(right)
  await expect(code.dialog.getByText('You have used all tries for this code.')).toBeVisible()
  await expect(code.input).toHaveValue('')
  await startAgain(code, sandbox, nisha)
  await expect(new SetPasswordPage(page).heading).toBeVisible()
})

test('after six checks in an hour from one address a fresh, right code is not wiped without a word (-110): it says when to try again', async ({
  page,
  sandbox,
}) => {
  const code = new CodeStep(page)
  for (const checks of [5, 1]) {
    const right = await askForCode(page, sandbox, bharat)
    for (let attempt = 0; attempt < checks; attempt++) {
      await code.enter(anotherCode(right))
      await expect(code.input).toHaveValue('')
      await expect(
        code.dialog.getByText(/^(That code is not right|You have used all tries)/).first(),
      ).toBeVisible()
    }
  }
  await code.enter(await askForCode(page, sandbox, bharat))
  await expect(code.dialog.getByText(/You can try again from \d{1,2}:\d\d [ap]m\./)).toBeVisible()
  await expect(code.input).toHaveValue('')
  await expect(code.input).toBeFocused()
  await passMinutes(sandbox, 61)
  await code.enter(await askForCode(page, sandbox, bharat))
  await expect(new SetPasswordPage(page).heading).toBeVisible()
})
