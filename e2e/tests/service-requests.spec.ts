import type { Page } from '@playwright/test'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { LoginPage } from '../pages/login-page'
import { ServicePage } from '../pages/service-page'

const asha = 'ZZZPV1001A'
const bharat = 'ZZZPR1002B'
const mohan = 'ZZZPP1013N'
const ravi = 'ZZZPS1018T'
const kiran = 'ZZZPG1011L'
const priya = 'ZZZPL1016R'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

async function nameNominee(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await chooseOption(page, 'Relation to you', 'Spouse')
  await chooseOption(page, 'Proof of identity', 'Last 4 digits of Aadhaar')
  await page.getByLabel('Its number').fill('4821')
  await page.getByRole('button', { name: 'Review and confirm' }).click()
}

test('two holders name a nominee of their joint folio, each on a device of the own @phone [S1.030, S2.047]', async ({
  page,
  sandbox,
  browser,
  portal,
}) => {
  const service = new ServicePage(page)
  await new LoginPage(page).enter(kiran)
  await test.step('Kiran asks for it from the menu', async () => {
    await service.open(/^Nominees/)
    await expect(service.title('Nominees')).toBeVisible()
    await checkWidths(page, 'service-nominee-details')
    await page.getByRole('link', { name: /of folio XXXX1022/ }).click()
    await checkWidths(page, 'service-edit-nominee')
    await nameNominee(page, 'Mita Gupta')
    await expect(page.getByText('2 of 2 codes still to be entered', { exact: false }).first()).toBeVisible()
    await checkWidths(page, 'service-request-unsigned')
    await service.sign(sandbox, kiran, /Kiran/)
    await expect(page.getByText(/1 of 2 codes/).first()).toBeVisible()
  })
  await test.step('Asha confirms it where she is logged in, and it is done', async () => {
    const other = await (
      await browser.newContext({ baseURL: portal.url, viewport: page.viewportSize() })
    ).newPage()
    await new LoginPage(other).holdSession(asha)
    await other.goto('/investors/home/service-request/requests')
    await other.getByRole('link', { name: /Change nominees/ }).click()
    await new ServicePage(other).sign(sandbox, asha, /Asha/)
    await expect(other.getByText('Done', { exact: true }).first()).toBeVisible()
    await other.context().close()
  })
})

test('Bharat adds a bank account that waits ten days, and changes his e-mail with the codes of both addresses [S1.028, S1.031, S2.048]', async ({
  page,
  sandbox,
}) => {
  const service = new ServicePage(page)
  await new LoginPage(page).enter(bharat)
  await test.step('the account is checked with a rupee, reviewed, confirmed, and waits', async () => {
    await service.open(/^Add a bank account/)
    await expect(service.title('Bank accounts')).toBeVisible()
    await checkWidths(page, 'service-bank-list')
    await page.getByRole('link', { name: /^Add a bank account to folio/ }).click()
    await page.getByLabel('Account number', { exact: true }).fill('918020067719921')
    await page.getByLabel('Account number again').fill('918020067719921')
    await page.getByLabel('IFSC').fill('PLSH0000331')
    await checkWidths(page, 'service-add-bank')
    await page.getByRole('button', { name: 'Check the account' }).click()
    await expect(service.title('Check the new account')).toBeVisible()
    await checkWidths(page, 'service-bank-review')
    await service.sign(sandbox, bharat, /Bharat/)
    await expect(page.getByText(/It will be done on 4 Sep 2026/).first()).toBeVisible()
    await page.goto('/investors/nct/bank-list/dcb')
    await expect(page.getByText('Usable from 4 Sep 2026').filter({ visible: true }).first()).toBeVisible()
  })
  await test.step('the e-mail needs the code of the old and of the new address', async () => {
    await service.open(/^E-mail and mobile/)
    await page.getByRole('textbox', { name: 'New e-mail' }).fill('bharat.new@example.in')
    await checkWidths(page, 'service-contact')
    await page.getByRole('button', { name: 'Review and confirm' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await service.sign(sandbox, bharat, /Bharat/)
    await expect(page.getByText(/1 of 2 codes/).first()).toBeVisible()
    await service.sign(sandbox, 'bharat.new@example.in', /The new contact/)
    await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
  })
  await test.step('the other pages hold at both widths too', async () => {
    for (const name of ['', '/tax-details', '/folio-lock', '/joint-holders', '/requests']) {
      await page.goto(`/investors/home/service-request${name}`)
      await checkWidths(page, `service-request${name.replace('/', '-')}`)
    }
  })
})

test('Mohan’s new IFSC is looked at by a person, a paper asked for, rejected, sent again and approved @phone', async ({
  page,
  sandbox,
}) => {
  const service = new ServicePage(page)
  await new LoginPage(page).enter(mohan)
  const operations = await page.context().newPage()
  const decide = async (button: string, text = '') => {
    await operations.goto('/sandbox/back-office')
    const request = operations.getByRole('listitem').filter({ hasText: 'Update the IFSC' })
    await request.getByRole('textbox').fill(text)
    await request.getByRole('button', { name: button }).click()
    await expect(request.getByRole('button', { name: button })).toHaveCount(0)
    await page.reload()
  }
  const status = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
  await test.step('he asks for it from the menu, and is refused the IFSC that he has', async () => {
    await service.open(/^Update the IFSC/)
    await page.getByRole('button', { name: /^Change Kadamba Bank/ }).click()
    await page.getByRole('button', { name: 'Update the IFSC', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Update the IFSC' })
    await dialog.getByRole('textbox', { name: 'New IFSC' }).fill('KDMB0000118')
    await dialog.getByRole('button', { name: 'Review and confirm' }).click()
    await expect(dialog.getByText('This account has this IFSC already.', { exact: false })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'New IFSC' }).fill('CHMP0000264')
    await dialog.getByRole('button', { name: 'Review and confirm' }).click()
    await service.sign(sandbox, mohan, /Mohan/)
    await status('We are looking at it. You hear from us by 27 Aug 2026.')
  })
  await test.step('a paper is asked for and sent', async () => {
    await decide('Ask for a paper', 'a cancelled cheque')
    await status(/Send us a cancelled cheque by/)
    await checkWidths(page, 'service-request-paper')
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } })
    await page
      .getByLabel(/^We need a cancelled cheque/)
      .setInputFiles({ name: 'cheque.png', mimeType: 'image/png', buffer: picture })
    await status(/^We are looking at it/)
  })
  await test.step('it is rejected with a reason, sent again with the same paper, and approved', async () => {
    await decide('Reject', 'The cheque is hard to read.')
    await status('The cheque is hard to read.')
    await checkWidths(page, 'service-request-rejected')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await status(/^We are looking at it/)
    await status('cheque.png')
    await decide('Approve')
    await status('Done on 25 Aug 2026.')
    await checkWidths(page, 'service-request-done')
  })
  await test.step('the account has the new branch', async () => {
    await page.goto('/investors/nct/bank-list/ifsc')
    await status(/CHMP0000264/)
  })
})

test('Ravi declares where he pays tax, takes over the address of his KYC, locks a folio and unlocks it [S1.032, S1.033]', async ({
  page,
  sandbox,
}) => {
  const service = new ServicePage(page)
  await new LoginPage(page).enter(ravi)
  const confirm = async () => {
    await page.getByRole('button', { name: 'Review and confirm' }).click()
    await sign()
  }
  const sign = async () => {
    await service.sign(sandbox, ravi, /Ravi/)
    await expect(page.getByText(/^(Done|It will be done) on/).first()).toBeVisible()
  }
  await test.step('FATCA and TIN', async () => {
    await service.open(/^FATCA and TIN/)
    await page.getByText('Yes', { exact: true }).click()
    await chooseOption(page, /^Country(?! of)/, /^United States$/)
    await checkWidths(page, 'service-tax')
    await page.getByLabel(/^Tax number/).fill('123456789')
    await page.getByLabel('City of birth').fill('Kochi')
    await chooseOption(page, 'Yearly income', '₹10 lakh to ₹25 lakh')
    await chooseOption(page, 'Source of wealth', /Salary/)
    await chooseOption(page, 'Occupation', 'Service, private sector')
    await confirm()
  })
  await test.step('the address of the KYC', async () => {
    await service.open(/^Address/)
    await expect(page.getByText('Not known')).toBeVisible()
    await checkWidths(page, 'service-address')
    await confirm()
    await page.goto('/investors/home/service-request/contact?change=address')
    await expect(page.getByText('Both are the same.')).toBeVisible()
  })
  await test.step('a folio is locked at once, and unlocked on the next business day', async () => {
    await service.open(/^Lock a folio/)
    await page
      .getByRole('button', { name: /^Lock folio/ })
      .first()
      .click()
    await sign()
    await page.goto('/investors/home/service-request/folio-lock')
    await page
      .getByRole('button', { name: /^Unlock folio/ })
      .first()
      .click()
    await sign()
    await page.goto('/investors/home/service-request/folio-lock')
    await expect(page.getByText('Unlocks on 26 Aug 2026')).toBeVisible()
    await checkWidths(page, 'service-folio-unlocking')
  })
})

test('Priya merges folios from the menu to their end @phone [S1.035, S2.049, S2.055, S2.164]', async ({
  page,
  sandbox,
}) => {
  const service = new ServicePage(page)
  await new LoginPage(page).enter(priya)
  await service.open(/^Merge folios/)
  await page.getByRole('button', { name: 'Choose folios' }).click()
  await expect(service.title('Merge folios')).toBeVisible()
  await checkWidths(page, 'service-folio-consolidation')
  await page.getByRole('link', { name: /Folio XXXX6014/ }).click()
  await page.getByRole('checkbox', { name: /Folio XXXX6012/ }).check()
  await expect(page.getByRole('region', { name: 'What moves' }).getByText(/units/).first()).toBeVisible()
  await checkWidths(page, 'service-source-folio')
  await page.getByRole('button', { name: 'Review and confirm' }).click()
  await expect(service.title('Confirm the merger')).toBeVisible()
  await service.sign(sandbox, priya, /Priya/)
  await expect(page.getByText(/It will be done on 26 Aug 2026/).first()).toBeVisible()
  await checkWidths(page, 'service-folio-success')
  await sandbox.advanceDays(1)
  await page.reload()
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible()
  await page.goto('/investors/nct/folio-consolidation')
  await expect(page.getByText(/XXXX6014/).first()).toBeVisible()
  await expect(page.getByText(/XXXX6012/)).toHaveCount(0)
})
