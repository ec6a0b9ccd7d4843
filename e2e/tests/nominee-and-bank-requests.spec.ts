import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { ServicePage } from '../pages/service-page'

const priya = 'ZZZPL1016R'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('Priya opts out of nomination, makes another account the default and deletes one, each once; all is in her history [S1.030] [S2.047] [S2.048] [S7.043] [S7.045]', async ({
  page,
  sandbox,
}) => {
  const service = new ServicePage(page)
  const folio = page.getByRole('region', { name: 'Folio XXXX6011' })
  const account = (name: string) => folio.getByRole('button', { name: new RegExp(`^Change ${name}`) })
  const choose = async (name: string, change: string) => {
    await account(name).click()
    await page.getByRole('button', { name: change, exact: true }).click()
  }
  const confirm = async () => {
    await service.sign(sandbox, priya, /Priya/)
    await service.says('Done on 25 Aug 2026.')
  }
  await new LoginPage(page).enter(priya)

  const optOut = async () => {
    await service.open(/^Nominees/)
    await page.getByRole('link', { name: /of folio XXXX6013$/ }).click()
    await page.getByText('Have none', { exact: true }).click()
    await expect(page.getByText(/your family needs a legal heir’s certificate/)).toBeVisible()
    await checkWidths(page, 'service-opt-out')
    await page.getByRole('button', { name: 'Opt out', exact: true }).click()
    await page.getByRole('button', { name: 'Have no nominee' }).click()
  }
  await test.step('opts out of nomination, knowing what it means, and cannot do it twice', async () => {
    await optOut()
    await expect(service.title('Opt out of nomination')).toBeVisible()
    await service.says('Arun Lal 100% → None, by your choice')
    await confirm()
    await checkWidths(page, 'service-opted-out')
    await service.open(/^Nominees/)
    const left = page.getByRole('region', { name: 'Folio XXXX6013' })
    await expect(left.getByText('You chose to have no nominee in this folio.')).toBeVisible()
    await optOut()
    await service.says('You have opted out of nomination in this folio already.')
  })
  await test.step('makes another account the default', async () => {
    await service.open(/^Change the default bank/)
    await service.says('Choose the account that redemptions of a folio are paid to.')
    await checkWidths(page, 'service-default-bank')
    await choose('Meghdoot Bank', 'Make it the default')
    await service.says('Parijat Bank ••7781 → Meghdoot Bank ••7782')
    await confirm()
    await checkWidths(page, 'service-default-done')
  })
  await test.step('deletes an account, which the default one may not be', async () => {
    await service.open(/^Change the default bank/)
    // The list of before stands there until the new one comes, with another entry in the menu.
    const isDefault = folio.locator('*').filter({ hasText: /^Meghdoot Bank((?!Parijat).)*Default/ })
    await expect(isDefault.first()).toBeVisible()
    await choose('Meghdoot Bank', 'Delete')
    const stays = page.getByRole('alertdialog', { name: 'This account stays' })
    await expect(stays).toContainText('Redemptions are paid here. Make another account the default first.')
    await stays.getByRole('button', { name: 'OK' }).click()
    await choose('Champa Bank', 'Delete')
    const sure = page.getByRole('alertdialog', { name: 'Delete this bank account?' })
    await checkWidths(page, 'service-delete-bank')
    await sure.getByRole('button', { name: 'Delete the account' }).click()
    await service.says('Champa Bank ••7785 → Deleted')
    await confirm()
    await service.open(/^Change the default bank/)
    await expect(account('Kadamba Bank')).toHaveCount(1)
    await expect(account('Champa Bank')).toHaveCount(0)
  })
  await test.step('finds all three in her history, each with its timeline', async () => {
    await service.openHistory()
    for (const name of ['Delete a bank account', 'Change the default bank', 'Opt out of nomination'])
      await expect(service.line(name)).toContainText('Done')
    await checkWidths(page, 'service-history')
    await service.line('Delete a bank account').click()
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('25 Aug 2026')
    await checkWidths(page, 'service-bank-deleted')
  })
})
