import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReviewPage } from '../pages/review-page'

const nisha = 'ZZZPJ1014P'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('an unknown IFSC stops the order at its field; an account of another name is told before any code, and mended where it was typed @mobile', async ({
  page,
  sandbox,
}) => {
  const invest = new InvestPage(page)
  const review = new ReviewPage(page)
  const code = new CodeDialog(page)
  const ifsc = page.getByLabel('IFSC', { exact: true })
  const account = page.getByLabel('Account number', { exact: true })
  await new LoginPage(page).holdSession(nisha)
  await test.step('an IFSC that no branch has', async () => {
    await invest.open('FLEXI-DG')
    await invest.chooseFolio('Create New Folio')
    await invest.describeNewFolio({ number: '50100240000', ifsc: 'PRJT0999999', type: 'Savings' })
    await invest.amount.fill('9000')
    await invest.goOn.click()
    await expect(ifsc).toBeFocused()
    await expect(ifsc).toHaveAccessibleDescription(/We found no branch with this IFSC/)
    await expect(invest.heading).toBeVisible()
    expect([...(await sandbox.codesSent(nisha))]).toEqual([])
  })
  await test.step('the right IFSC, and the account of somebody else', async () => {
    await ifsc.fill('PRJT0000417')
    await invest.goOn.click()
    await expect(account).toBeFocused()
    await expect(account).toHaveAccessibleDescription(/The name at the bank does not match/)
    await expect(page.getByText('Cancelled cheque with your name')).toBeVisible()
    expect([...(await sandbox.codesSent(nisha))]).toEqual([])
    await expect(ifsc).toHaveValue('PRJT0000417')
    await expect(invest.amount).toHaveValue('9,000')
  })
  await test.step('an account of one’s own', async () => {
    await account.fill('50100245872')
    await page.getByLabel('Account number again', { exact: true }).fill('50100245872')
    await invest.goOn.click()
    await review.consent.check()
    await code.confirm(sandbox, nisha, () => review.confirm.click())
    await expect(new PaymentPage(page).heading).toBeVisible()
  })
})
