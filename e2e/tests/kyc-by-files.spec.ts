import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '../fixtures/demo-password'
import { testOfHouse } from '../fixtures/house-test'
import { temporaryFolder } from '../fixtures/run-folder'
import { checkScreen } from '../fixtures/screen-check'
import { expect, type Page } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { KycPage } from '../pages/kyc-page'
import { LoginPage } from '../pages/login-page'
import { RegisterPage } from '../pages/register-page'
import { SetPasswordPage } from '../pages/set-password-page'

const esha = { pan: 'ZZZPK1005E', mobile: '9810001005', email: 'esha.khan@example.in' }
const born = '09-09-1998'

const folder = temporaryFolder('kra-of-esha')
const requestedPans = () => readFileSync(join(folder, 'requests.txt'), 'utf8').split('\n')

/** What the agency answers, as a file that somebody lays into the folder; dates are "dd-mm-yyyy". */
function agencyAnswers(file: string, code: string, day = ''): void {
  const titles = 'APP_PAN_NO,APP_DOB_INCORP,APP_STATUS,APP_STATUSDT,APP_RES_STATUS'
  writeFileSync(join(folder, file), [titles, `${esha.pan},${born},${code},${day},R`].join('\r\n'))
}

const status = (page: Page, name: string) =>
  expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()

const test = testOfHouse(() => ({
  KYC: 'file',
  KYC_FILE_FOLDER: folder,
  SMS: 'exotel',
  WHATSAPP: 'cloud',
}))

test('where the agency answers by files: Esha waits for its first one, registers, does her KYC, and its next one says that she may invest', async ({
  page,
  sandbox,
}) => {
  // What the house was told of her is older than it takes an answer.
  await sandbox.advanceDays(2)
  await test.step('registers with a code, and is told that the agency has not answered; it is asked about her', async () => {
    const register = new RegisterPage(page)
    const code = new CodeDialog(page)
    await register.open()
    await register.fill(esha)
    const right = await code.codeAfter(sandbox, esha.pan, () => register.sendCode())
    await code.enter(right)
    await expect(page.getByText('The KYC or PAN registry does not answer.').first()).toBeVisible()
    expect(requestedPans()).toContain(esha.pan)
    await checkScreen(page, 'register-registry-silent')
    agencyAnswers('1.csv', '005')
    await code.enter(right)
    await new SetPasswordPage(page).choose(demoPassword)
    await page.getByText(/^Your password is set.*complete your KYC before you invest/).waitFor()
  })
  await test.step('sends her KYC to be checked', async () => {
    const kyc = new KycPage(page)
    await new LoginPage(page).holdSession(esha.pan)
    await kyc.open()
    await status(page, 'Not done')
    await kyc.choose('Complete your KYC')
    await kyc.end('Send to be checked')
    await kyc.title('Your KYC is being checked').waitFor()
    await kyc.open()
    await status(page, 'Under process')
  })
  await test.step('reads that it is valid once the agency’s file says so, and which agency has it', async () => {
    agencyAnswers('2.csv', '307', '28-08-2026 10:00:00')
    await sandbox.advanceDays(2)
    await page.evaluate(() => sessionStorage.clear())
    await new LoginPage(page).holdSession(esha.pan)
    await new KycPage(page).open()
    await status(page, 'Validated')
    await expect(page.getByText('You can invest with any fund house.')).toBeVisible()
    await expect(page.getByText('CAMS KRA has your record')).toBeVisible()
    await checkScreen(page, 'kyc-by-file-validated')
  })
  await test.step('her code came by Exotel and her news by WhatsApp, and both said that they delivered them', async () => {
    const arrived = await sandbox.inbox(esha.mobile)
    expect(arrived).toContainEqual(expect.objectContaining({ channel: 'sms', otp: expect.any(String) }))
    expect(arrived.map(({ channel }) => channel)).toContain('whatsapp')
    const delivered = (channel: string) =>
      new RegExp(`^portal_messages_total\\{channel="${channel}",state="delivered"\\} [1-9]`, 'm')
    for (const channel of ['sms', 'whatsapp'])
      await expect.poll(() => sandbox.metrics()).toMatch(delivered(channel))
    // Both tell twice and out of order; the sandbox keeps a message only once the provider took it.
    for (const provider of ['exotel', 'whatsapp-cloud'])
      for (const effect of ['applied', 'known'])
        expect(await sandbox.metrics()).toContain(
          `portal_message_receipts_total{provider="${provider}",effect="${effect}"}`,
        )
  })
})
