import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { OutflowPage } from '../pages/outflow-page'
import { LoginPage } from '../pages/login-page'
import { ServicePage } from '../pages/service-page'

const ravi = 'ZZZPS1018T'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('money that the bank returns goes to the other account; where there is none, Ravi adds one and claims it @phone [S2.033]', async ({
  page,
  sandbox,
}) => {
  const redeem = new OutflowPage(page, 'REDEEM')
  const service = new ServicePage(page)
  const redeemSome = async () => {
    await redeem.open()
    await redeem.choose('Neem Flexi Cap Fund', '8018')
    await redeem.amount.fill('5000')
    await redeem.review()
    await expect(page.getByText('Parijat Bank ••7777').first()).toBeVisible()
    await new CodeDialog(page).confirm(sandbox, ravi, () => redeem.confirm.click())
    return redeem.arriveAt('We have your redemption')
  }
  const untilReturned = async (order: string) => {
    await sandbox.advanceDays(3)
    // Of what may go elsewhere it is seen from the bank's answer until then, about a business day.
    await expect(async () => {
      await sandbox.advanceDays(0.5)
      await redeem.openReceipt(order)
      const returned = page.getByRole('heading', { level: 1, name: 'Your bank returned the money' })
      await expect(returned).toBeVisible({ timeout: 4000 })
    }).toPass({ timeout: 120_000 })
  }
  await new LoginPage(page).holdSession(ravi)
  await test.step('is told on the receipt and in a notification that it goes to the other account, where it arrives', async () => {
    const order = await redeemSome()
    await untilReturned(order)
    await expect(page.getByText(/is safe with us\. It goes to Champa Bank ••2018 by/)).toBeVisible()
    await checkWidths(page, 'payout-returned')
    await page.goto('/investors/home/notifications')
    await page
      .getByRole('link', { name: /Your bank returned ₹/ })
      .first()
      .click()
    await checkWidths(page, 'payout-returned-notification')
    await sandbox.advanceDays(3)
    await redeem.openReceipt(order)
    await redeem.arriveAt(/^We paid you ₹/)
    await expect(page.getByText(/It is in Champa Bank ••2018/)).toBeVisible()
  })
  await test.step('deletes that account, and the next money waits until he says where it goes', async () => {
    await page.goto('/investors/home/dashboard')
    await service.open(/^Change the default bank/)
    const folio = page.getByRole('region', { name: 'Folio XXXX8018' })
    await folio.getByRole('button', { name: /^Change Champa Bank/ }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete the account' }).click()
    await service.sign(sandbox, ravi, /Ravi/)
    await service.says(/^Done on/)
    await untilReturned(await redeemSome())
    await expect(page.getByText(/It earns income until you say where it goes/)).toBeVisible()
    await checkWidths(page, 'payout-returned-waits')
  })
  await test.step('adds an account from the amount that waits, and claims it when the account can be used', async () => {
    await page.getByRole('link', { name: 'See unclaimed amounts' }).click()
    await expect(page.getByText('It sent the money back')).toBeVisible()
    await checkWidths(page, 'unclaimed')
    await page.getByRole('link', { name: 'Add a bank account' }).click()
    await service.fillAccount('918020067719921', 'PLSH0000331')
    await service.sign(sandbox, ravi, /Ravi/)
    await service.says(/^It will be done on/)
    await sandbox.advanceDays(11)
    await page.goto('/investors/home/transact/select-scheme?plan=REDEEM&unclaimed=true')
    await expect(page.getByRole('radio', { name: /^Palash Bank/ })).toBeChecked()
    const claim = page.getByRole('button', { name: /^Pay me ₹/ })
    await new CodeDialog(page).confirm(sandbox, ravi, () => claim.click())
    await expect(claim).toHaveCount(0)
    await checkWidths(page, 'unclaimed-claimed')
    await sandbox.advanceDays(3)
    await page.goto('/investors/home/investments/transactions?type=REDEMPTION&search=flexi')
    const line = page.getByRole('listitem').filter({ hasText: 'Neem Flexi Cap Fund' }).first()
    await expect(line).toContainText('Paid out')
  })
})
