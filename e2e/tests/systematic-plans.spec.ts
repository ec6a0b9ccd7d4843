import { Sandbox } from '../fixtures/sandbox'
import { checkScreen } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const balanced = 'Neem Balanced Advantage Fund'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

const card = (page: Page) => page.getByRole('region', { name: `SIP ${balanced}` })

async function openPlans(page: Page): Promise<void> {
  await page.goto('/investors/home/investments/systematic-plans')
  await expect(page.getByRole('heading', { level: 1, name: 'My systematic plans' })).toBeVisible()
  await expect(card(page)).toBeVisible()
}

/** From the fields of a change over its review to the receipt. */
async function order(page: Page, sandbox: Sandbox, button: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Continue to review|Review)$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your change' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'The plan before and after the change' })).toBeVisible()
  await checkScreen(page, `${name}-review`)
  await new CodeDialog(page).confirm(sandbox, asha, () =>
    page.getByRole('button', { name: button }).first().click(),
  )
}

test('Asha modifies a SIP that she registered online, and is refused the second time @mobile [S1.024] [S2.023] [S2.051] [S5.069] [S8.054]', async ({
  page,
  sandbox,
}) => {
  await new LoginPage(page).enter(asha)
  await test.step('sees her plans, and that the last debit of one failed', async () => {
    await openPlans(page)
    await expect(page.getByText('5 active and 1 paused.')).toBeVisible()
    await expect(card(page).getByText('The debit of 10 Aug 2026 failed')).toBeVisible()
    await checkScreen(page, 'systematic-plans')
  })
  await test.step('raises it to ₹6,000, and gets a receipt', async () => {
    await card(page)
      .getByRole('link', { name: /^Modify/ })
      .click()
    await page.getByRole('textbox', { name: 'Each instalment' }).fill('6000')
    await checkScreen(page, 'modify-sip')
    await order(page, sandbox, 'Modify the SIP', 'modify-sip')
    await expect(page).toHaveURL(/modify-success\/SIP\?order=/)
    await expect(page.getByRole('heading', { level: 1, name: 'We change your SIP' })).toBeVisible()
    await checkScreen(page, 'modify-success')
  })
  await test.step('cannot modify it again for half a year', async () => {
    await sandbox.advanceDays(1)
    await openPlans(page)
    await expect(card(page).getByText(/A SIP can be modified once in 6 months.*25 Feb 2027/)).toBeVisible()
    await expect(card(page).getByRole('button', { name: /^Modify/ })).toBeDisabled()
    await page.goto('/investors/home/investments/modify-sip?plan=SR100001')
    await expect(page.getByRole('main').getByText(/once in 6 months/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Each instalment' })).toHaveCount(0)
  })
})

test('Asha pauses a SIP: nothing is debited on its due date, and it runs again by itself @mobile [S1.022] [S2.050]', async ({
  page,
  sandbox,
}) => {
  await new LoginPage(page).enter(asha)
  await test.step('pauses it until October', async () => {
    await openPlans(page)
    await card(page)
      .getByRole('link', { name: /^Pause/ })
      .click()
    await page.getByRole('radio', { name: 'Until 10 Oct 2026' }).check()
    await checkScreen(page, 'pause-sip')
    await order(page, sandbox, 'Pause the SIP', 'pause-sip')
    await expect(page.getByRole('heading', { level: 1, name: 'We pause your SIP' })).toBeVisible()
  })
  await test.step('finds the instalment of September left out, and that of October debited', async () => {
    await sandbox.advanceDays(49)
    await page.goto('/investors/home/investments/systematic-plans?plan=SR100001')
    const row = (date: string) =>
      page.getByRole('row', { name: date }).or(page.getByRole('listitem').filter({ hasText: date }))
    await expect(row('10 Sep 2026')).toContainText('Left out in the pause')
    await expect(row('10 Oct 2026')).toContainText(/On its way|Paid/)
    await expect(page.getByText('Pause of a SIP')).toBeVisible()
    await checkScreen(page, 'systematic-plan')
  })
})

/** Each change with the page it begins on, what is filled in, its button, and what its receipt says. */
const changes: {
  name: string
  address: string
  fill?: (page: Page) => Promise<void>
  button: string
  receipt: string
}[] = [
  {
    name: 'cancel-sip',
    address: 'modify?plan=SR100002&change=cancel',
    fill: (page) => page.getByRole('radio', { name: 'I have reached my goal' }).check(),
    button: 'Cancel the SIP',
    receipt: 'We cancel your SIP',
  },
  {
    name: 'renew-sip',
    address: 'renew-sip?plan=SR100003',
    button: 'Renew the SIP',
    receipt: 'We renew your SIP',
  },
  {
    name: 'restart-sip',
    address: 'modify?plan=SR100004&change=restart',
    button: 'Restart the SIP',
    receipt: 'We restart your SIP',
  },
  {
    name: 'modify-stp',
    address: 'modify?plan=SR100005',
    fill: (page) => page.getByRole('textbox', { name: 'Each instalment' }).fill('4000'),
    button: 'Modify the STP',
    receipt: 'We change your STP',
  },
  {
    name: 'cancel-swp',
    address: 'modify?plan=SR100006&change=cancel',
    fill: (page) => page.getByRole('radio', { name: 'I have reached my goal' }).check(),
    button: 'Cancel the SWP',
    receipt: 'We cancel your SWP',
  },
]

test('Asha cancels, renews and restarts SIPs, and changes an STP and an SWP: days later each plan is as ordered [S1.023] [S1.025] [S1.026]', async ({
  page,
  sandbox,
}) => {
  await sandbox.reset()
  await new LoginPage(page).enter(asha)
  for (const [place, { name, address, fill, button, receipt }] of changes.entries())
    await test.step(`orders ${name}`, async () => {
      await page.setViewportSize(place % 2 ? { width: 375, height: 812 } : { width: 1280, height: 800 })
      await page.goto(`/investors/home/investments/${address}`)
      await fill?.(page)
      await checkScreen(page, name)
      await order(page, sandbox, button, name)
      await expect(page.getByRole('heading', { level: 1, name: receipt })).toBeVisible()
      await checkScreen(page, `${name}-receipt`)
    })
  await test.step('finds each as ordered', async () => {
    await sandbox.setClock('2026-08-31T05:00:00.000Z')
    await page.setViewportSize({ width: 1280, height: 800 })
    const stateOf = async (plan: string, kind: string, state: string) => {
      await page.goto(`/investors/home/investments/systematic-plans?plan=${plan}`)
      await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('main').getByText(kind)).toBeVisible()
    }
    await stateOf('SR100002', 'Cancellation of a SIP', 'Cancelled')
    await stateOf('SR100003', 'Renewal of a SIP', 'Active')
    await stateOf('SR100004', 'Restart of a SIP', 'Active')
    await stateOf('SR100005', 'Change of an STP', 'Active')
    await stateOf('SR100006', 'Cancellation of an SWP', 'Cancelled')
  })
})
