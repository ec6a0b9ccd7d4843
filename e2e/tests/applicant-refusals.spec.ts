import { join } from 'node:path'
import { root } from '../fixtures/portal-process'
import { registerInvestor } from '../fixtures/register-investor'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { anotherCode, CodeDialog } from '../pages/code-dialog'
import { InvestPage } from '../pages/invest-page'
import { KycPage } from '../pages/kyc-page'
import { demoPassword } from '../fixtures/demo-password'
import { LoginPage } from '../pages/login-page'
import { NewFolio, type Person } from '../pages/new-folio'

const asha = 'ZZZPV1001A'
const tara = 'ZZZPD1021W'
const esha = {
  pan: 'ZZZPK1005E',
  mobile: '9810001005',
  email: 'esha.khan@example.in',
  password: demoPassword,
}
const farid = { ...esha, pan: 'ZZZPS1006F', mobile: '9810001006', email: 'farid.shaikh@example.in' }
const uma: Person = {
  pan: 'ZZZPV1019U',
  born: '11 Feb 1988',
  mobile: '9810001019',
  email: 'uma.verma@example.in',
}

const gita: Person = {
  pan: 'ZZZPM1007G',
  born: '05 Dec 1982',
  mobile: '9810001007',
  email: 'gita.menon@example.in',
}

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

/** A toast, read and parked. */
async function toasted(page: Page, text: RegExp): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: text })
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Close this message' }).first().click()
  await expect(toast).toHaveCount(0)
}

/** What each other applicant is refused for once CONTINUE asks the registries. */
const refusedByRegistries: { what: string; person: Person; text: RegExp }[] = [
  {
    what: '-8005 is E54',
    person: { ...uma, pan: esha.pan, born: '09 Sep 1998' },
    text: /The KYC of this applicant is not complete\. Ask the applicant to complete KYC first/,
  },
  {
    what: '-8016 is what the server says',
    person: { ...uma, born: '12 Feb 1988' },
    text: /This PAN and date of birth do not match/,
  },
  {
    what: 'another residential status is E91',
    person: { ...uma, pan: 'ZZZPS1020V', born: '23 Sep 1983' },
    text: /Only Resident Indian or NRI PANs/,
  },
]

/** What the form says before anything is asked, and what mends it. */
const refusedByForm: { field: string; typed: string; text: RegExp; right: string }[] = [
  { field: 'PAN', typed: 'ZZZCV1019U', text: /The 4th letter of this PAN is not P/, right: uma.pan },
  { field: 'PAN', typed: asha, text: /already used by another applicant/, right: uma.pan },
  { field: 'Date of Birth', typed: '01 Jan 2015', text: /18 years or older/, right: uma.born },
  { field: 'Mobile', typed: '5810001019', text: /Please enter valid Mobile No/, right: uma.mobile },
  { field: 'Email', typed: 'uma@', text: /Please enter valid Email/, right: uma.email },
]

test('each failure of an applicant is told where it is mended: by the form, by the registries, by Aadhaar @phone [S4.042 S4.046 S4.048 S4.051 S5.017 S5.018 S5.020 S5.032 S8.005 S8.007 S8.008 S8.010 S8.011 S8.013 S8.014]', async ({
  page,
}) => {
  const folio = new NewFolio(page)
  await new LoginPage(page).holdSession(asha)
  await folio.begin('FLEXI-DG', '9000')
  await folio.goOn(folio.title('Applicants'))
  await folio.button('Add another applicant').click()
  const proceed = folio.dialog.getByRole('button', { name: 'CONTINUE' })
  const field = (name: string) => folio.dialog.getByRole('textbox', { name, exact: true })
  await test.step('the form: CONTINUE waits', async () => {
    await folio.fill(uma)
    for (const { field: name, typed, text, right } of refusedByForm) {
      await field(name).fill(typed)
      await field(name).blur()
      await expect(folio.dialog.getByText(text).first()).toBeVisible()
      await expect(proceed, `${name} ${typed}`).toBeDisabled()
      await field(name).fill(right)
      await field(name).blur()
      await expect(proceed, `${name} ${right}`).toBeEnabled()
    }
    await field('Mobile').fill('9810001001')
    await field('Email').fill('asha.verma@example.in')
    await field('Email').blur()
    await expect(folio.dialog.getByText(/e-mail and mobile are both used/).first()).toBeVisible()
    await checkWidths(page, 'applicant-E133')
  })
  await test.step('the registries: a toast, and what was typed stays', async () => {
    for (const { what, person, text } of refusedByRegistries) {
      await folio.fill(person)
      await proceed.click()
      await toasted(page, text)
      await expect(field('PAN'), what).toHaveValue(person.pan)
    }
  })
  await test.step('a PAN without Aadhaar: told, masked, and may be skipped', async () => {
    await folio.fill({ ...uma, pan: 'ZZZPT1008H', born: '26 Apr 1974' })
    await proceed.click()
    const told = page.getByRole('alertdialog', { name: 'The PAN is not linked with Aadhaar' })
    await expect(told).toContainText('PAN ZZXXXXXX8H is not linked with Aadhar.')
    await checkWidths(page, 'applicant-aadhaar')
    await told.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByText('Hari Thomas', { exact: true }).first()).toBeVisible()
  })
  await test.step('one who lives abroad: a branch opens the folio; why, what to bring and where [S8.069]', async () => {
    await folio.button('Add a third applicant').click()
    await folio.fill(gita)
    await proceed.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByText(/A branch opens such a folio/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Find the branch nearest to you' })).toBeVisible()
    await expect(folio.button(/^Add/)).toHaveCount(0)
    await checkWidths(page, 'folio-branch')
  })
})

/** Opens the investor's own form, and presses CONTINUE of it. */
async function beginAs(page: Page, pan: string) {
  const folio = new NewFolio(page)
  await new LoginPage(page).holdSession(pan)
  await folio.begin('FLEXI-DG', '9000')
  return { folio, goOn: () => folio.dialog.getByRole('button', { name: 'CONTINUE' }).click() }
}

test('another name than the card’s is asked for; a wrong code costs a try, and the right one begins the folio [S2.139 S4.050 S4.052 S4.064 S4.067]', async ({
  page,
  sandbox,
}) => {
  const { folio, goOn } = await beginAs(page, tara)
  await goOn()
  await expect(folio.dialog.getByText('Please provide name as shown in PAN Card')).toBeVisible()
  await checkWidths(page, 'applicant-name-asked')
  await folio.dialog.getByLabel('Name', { exact: true }).fill('Tara Maria Dsouza')
  const code = new CodeDialog(page)
  const right = await code.codeAfter(sandbox, tara, goOn)
  await code.enter(anotherCode(right))
  await expect(code.input).toHaveAccessibleDescription('That code is not right. 4 tries left.')
  await expect(code.input).toBeFocused()
  await checkWidths(page, 'applicant-code-wrong')
  await code.enter(right)
  await folio.title('Applicants').waitFor()
  await expect(page.getByText('Tara Maria Dsouza', { exact: true }).first()).toBeVisible()
})

test('without a KYC (-8005) the investor does it at the locker, is led back to what was begun, and then begins the folio @phone [S4.043 S4.044]', async ({
  page,
  portal,
  sandbox,
}) => {
  const kyc = new KycPage(page)
  await registerInvestor(portal.url, esha)
  const { folio, goOn } = await beginAs(page, esha.pan)
  await goOn()
  const missing = page.getByRole('dialog', { name: 'It seems that your KYC verification is incomplete.' })
  await expect(missing.getByText('ZZXXXXXX5E')).toBeVisible()
  await checkWidths(page, 'applicant-no-kyc')
  await missing.getByRole('button', { name: 'COMPLETE YOUR KYC' }).click()
  await kyc.chooseWay()
  await kyc.end('Leave as draft')
  await kyc.title('Your KYC is not complete').waitFor()
  await folio.begin('FLEXI-DG', '9000')
  await goOn()
  await kyc.title('Your KYC is not complete').waitFor()
  await page.getByRole('button', { name: 'Complete KYC verification' }).click()
  await kyc.end('Complete')
  await kyc.title('Your KYC is complete').waitFor()
  await folio.begin('FLEXI-DG', '9000')
  await new CodeDialog(page).confirm(sandbox, esha.pan, goOn)
  await folio.title('Applicants').waitFor()
})

test('not registered (-8015): the agency registers the investor, and sends back to the applicants; its status is told before the folio goes on [S2.154 S2.172 S4.045 S4.047]', async ({
  page,
  portal,
}) => {
  await registerInvestor(portal.url, farid)
  const { folio, goOn } = await beginAs(page, farid.pan)
  await goOn()
  const register = page.getByRole('alertdialog', { name: 'Register for KYC first' })
  await register.waitFor()
  await checkWidths(page, 'applicant-not-registered')
  await register.getByRole('button', { name: 'Register for KYC' }).click()
  await new KycPage(page).end('Complete')
  await expect(page.getByText('Welcome back, Farid Shaikh')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/investors/home/create-folio/add-applicant')
  await checkWidths(page, 'applicant-registered')
  await test.step('that is told where the folio is begun: OK goes on to the code', async () => {
    await folio.begin('FLEXI-DG', '9000')
    await goOn()
    const status = page.getByRole('dialog', { name: 'Your KYC Status is Registered but not validated' })
    await expect(status.getByRole('button', { name: 'OK' })).toBeFocused()
    await checkWidths(page, 'applicant-kyc-registered')
    await page.keyboard.press('Enter')
    await new CodeDialog(page).input.waitFor()
  })
  await test.step('out of it the KYC can be changed first', async () => {
    await folio.begin('FLEXI-DG', '9000')
    await goOn()
    await page.getByRole('button', { name: 'Modify your KYC' }).press('Enter')
    await new KycPage(page).title('Your KYC').waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** What the bank says of an account, by its last digits. */
const refusedAccounts: { number: string; text: RegExp }[] = [
  { number: '50100248888', text: /this account is closed/ },
  { number: '50100249999', text: /the bank did not answer/ },
]

test('a new account of the folio: closed, at a bank that is down; one in another name with its cheque, which a person sees @phone', async ({
  page,
}) => {
  const { folio } = await beginAs(page, asha)
  await folio.goOn(folio.title('Applicants'))
  await page.goto('/investors/home/create-folio/add-account')
  await folio.title('Bank account').waitFor()
  await new InvestPage(page).anotherAccount.check()
  await page.getByLabel('IFSC', { exact: true }).fill('PRJT0000417')
  await chooseOption(page, 'Account type', 'Savings')
  const enter = async (number: string) => {
    for (const field of ['Account number', 'Account number again'])
      await page.getByLabel(field, { exact: true }).fill(number)
    await folio.button('Continue').click()
  }
  for (const { number, text } of refusedAccounts) {
    await enter(number)
    await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByLabel('IFSC', { exact: true })).toHaveValue('PRJT0000417')
  }
  await checkWidths(page, 'folio-account-refused')
  await enter('50100240000')
  await folio.title('Cancelled cheque').waitFor()
  await page.locator('input[type="file"]').first().setInputFiles(join(root, 'shell/public/icon-192.png'))
  await expect(page.getByText(/icon-192\.png.*is uploaded/)).toBeVisible()
  await checkWidths(page, 'folio-cheque')
  await folio.button('Continue').click()
  await folio.title('Review your new folio').waitFor()
  await expect(page.getByText('Cheque: icon-192.png')).toBeVisible()
  await checkWidths(page, 'folio-review-account')
})
