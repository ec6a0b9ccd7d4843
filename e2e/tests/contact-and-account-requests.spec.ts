import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { LoginPage } from '../pages/login-page'
import { ServicePage } from '../pages/service-page'

const mohan = 'ZZZPP1013N'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('Mohan changes his mobile with the codes of both, gives the date of birth that was missing, confirms the contact for all folios, is refused a new account, and has the type of his corrected @phone [S1.031] [S7.044] [S7.046]', async ({
  page,
  sandbox,
}) => {
  const service = new ServicePage(page)
  const review = page.getByRole('button', { name: 'Review and confirm' })
  const replaceIt = () => page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await new LoginPage(page).enter(mohan)

  await test.step('his mobile is not changed to the one that he has', async () => {
    await service.open(/^E-mail and mobile/)
    await page.getByText('Mobile', { exact: true }).last().click()
    await page.getByRole('textbox', { name: 'New mobile' }).fill('9810001013')
    await review.click()
    await replaceIt()
    await service.says('This is your mobile already. Enter another one.')
    await checkWidths(page, 'service-mobile-refused')
  })
  await test.step('it is changed to his wife’s with the codes of the old and of the new one', async () => {
    await page.getByRole('textbox', { name: 'New mobile' }).fill('9810009903')
    await chooseOption(page, 'Belongs to', 'Spouse')
    await review.click()
    await replaceIt()
    await expect(service.title('Change mobile')).toBeVisible()
    await service.says(/Spouse/)
    await service.sign(sandbox, mohan, /Mohan/)
    await service.says(/1 of 2 codes/)
    await checkWidths(page, 'service-mobile-half-signed')
    await service.sign(sandbox, '9810009903', /The new contact/)
    await service.says('Done on 25 Aug 2026.')
    await checkWidths(page, 'service-mobile-done')
  })
  await test.step('the date of birth that we do not have is taken as the PAN card has it, and not asked for again', async () => {
    await service.open(/^E-mail and mobile/)
    const missing = page.getByRole('region', { name: 'Date of birth' })
    const give = async (date: string) => {
      await missing.getByRole('textbox', { name: 'Date of birth' }).fill(date)
      await missing.getByRole('button', { name: 'Add date of birth' }).click()
    }
    await give('01 Nov 1965')
    await service.says('This is not the date of birth on your PAN card. Check the card.')
    await checkWidths(page, 'service-birth-date-refused')
    await give('11 Jan 1965')
    await expect(service.title('Update profile')).toBeVisible()
    await service.says('11 Jan 1965')
    await service.sign(sandbox, mohan, /Mohan/)
    await service.says('Done on 25 Aug 2026.')
    await service.open(/^E-mail and mobile/)
    await expect(service.title('Contact details')).toBeVisible()
    await service.says('On record')
    await expect(missing).toHaveCount(0)
  })
  await test.step('he confirms the contact for all folios', async () => {
    await service.open(/^E-mail and mobile/)
    await service.says(/9903$/)
    await page.getByRole('button', { name: 'Use it for all folios' }).click()
    await expect(service.title('Update profile')).toBeVisible()
    await service.sign(sandbox, mohan, /Mohan/)
    await service.says('Done on 25 Aug 2026.')
    await checkWidths(page, 'service-default-communication-done')
    await service.open(/^E-mail and mobile/)
    await service.says('You confirmed this contact for all your folios.')
  })
  await test.step('for ten days no account is added', async () => {
    await service.open(/^Add a bank account/)
    await service.says(
      'The e-mail or mobile of a holder changed on 25 Aug 2026. You can add a bank account from 4 Sep 2026.',
    )
    await expect(page.getByRole('link', { name: /^Add a bank account to folio/ })).toHaveCount(0)
    await checkWidths(page, 'service-bank-after-contact')
  })
  await test.step('the type of his account is corrected once the fund house agrees', async () => {
    await page.getByRole('button', { name: /^Change Kadamba Bank/ }).click()
    await page.getByRole('button', { name: 'Correct the account type', exact: true }).click()
    await chooseOption(page, 'New account type', 'Current')
    await checkWidths(page, 'service-account-type')
    await review.click()
    await expect(service.title('Correct an account type')).toBeVisible()
    await service.sign(sandbox, mohan, /Mohan/)
    await service.says('We are looking at it. You hear from us by 27 Aug 2026.')
    await service.approve('Correct an account type')
    await service.says('Done on 25 Aug 2026.')
    await checkWidths(page, 'service-account-type-done')
  })
  await test.step('all three are in his history, with what each changed', async () => {
    await service.openHistory()
    for (const name of ['Correct an account type', 'Update profile', 'Change mobile'])
      await expect(service.line(name).first()).toContainText('Done')
    await service.line('Correct an account type').click()
    await service.says(/Savings → Current/)
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('25 Aug 2026')
  })
})
