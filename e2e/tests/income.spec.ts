import { checkWidths } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { OutflowPage } from '../pages/outflow-page'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const priya = 'ZZZPL1016R'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('an income distribution that the back office declares reaches Priya: in her messages, her transactions, her account', async ({
  page,
  sandbox,
}) => {
  await test.step('the back office declares it', async () => {
    await page.goto('/sandbox/back-office')
    await page.getByLabel('Scheme').selectOption('Neem Aggressive Hybrid Fund')
    await page.getByLabel('Rupees a unit').fill('2.5')
    await page.getByLabel('Record date').fill('2026-08-27')
    await page.getByRole('button', { name: 'Declare' }).click()
    await expect(page.getByText('It is declared.')).toBeVisible()
    await checkWidths(page, 'back-office-income')
  })
  await sandbox.setClock('2026-08-28T05:00:00.000Z')
  await test.step('she is told, and sees that the money is on its way', async () => {
    const told = (await sandbox.inbox(priya)).map(({ subject }) => subject)
    expect(told).toContainEqual(
      expect.stringMatching(/^Neem Aggressive Hybrid Fund pays you ₹[\d,.]+ of IDCW$/),
    )
    await new LoginPage(page).holdSession(priya)
    await page.goto('/investors/home/investments/transactions?type=IDCW')
    const row = page.getByRole('listitem').filter({ hasText: 'Payout due' })
    await expect(row).toHaveCount(1)
    await checkWidths(page, 'transactions-idcw')
  })
  await test.step('it is in her account some days later', async () => {
    await sandbox.setClock('2026-09-03T05:00:00.000Z')
    await new LoginPage(page).holdSession(priya)
    await page.goto('/investors/home/investments/transactions?type=IDCW')
    await expect(page.getByRole('heading', { name: 'August 2026' })).toBeVisible()
    await expect(page.getByText('Payout due')).toHaveCount(0)
  })
  await test.step('her IDCW fund comes first where the option is changed; Asha, who has none, is told so', async () => {
    const change = new OutflowPage(page, 'DTP')
    await change.open()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Your IDCW funds')
    await checkWidths(page, 'option-funds')
    await new LoginPage(page).holdSession(asha)
    await change.open()
    await expect(page.getByText('None of your funds pays IDCW now.')).toBeVisible()
    await checkWidths(page, 'option-funds-none')
  })
})
