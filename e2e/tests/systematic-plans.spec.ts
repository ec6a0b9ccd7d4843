import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReviewPage } from '../pages/review-page'

const asha = 'ZZZPV1001A'
const balanced = 'Neem Balanced Advantage Fund'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

const card = (page: Page) => page.getByRole('region', { name: `SIP ${balanced}` })

/** The line of a plan's instalment, which is a table's on a wide screen. */
const instalment = (page: Page, date: string) =>
  page.getByRole('row', { name: date }).or(page.getByRole('listitem').filter({ hasText: date }))

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
  await checkWidths(page, `${name}-review`)
  await new CodeDialog(page).confirm(sandbox, asha, () =>
    page.getByRole('button', { name: button }).first().click(),
  )
}

test('Asha tops a running SIP up once from its card, pays, and finds its instalments as they were @phone', async ({
  page,
  sandbox,
}) => {
  await new LoginPage(page).holdSession(asha)
  const review = new ReviewPage(page)
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await test.step('is told what too little is, and keeps what was typed after a reload', async () => {
    await openPlans(page)
    await card(page)
      .getByRole('link', { name: /^Top up once/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Top up your SIP once' })).toBeVisible()
    await amount.fill('1')
    await page.getByRole('button', { name: /^(Continue to review|Review)$/ }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('4000')
    await checkWidths(page, 'top-up')
    // Loaded anew it leads to the plans, and keeps what was typed for this one.
    await page.reload()
    await expect(card(page)).toBeVisible()
    await card(page)
      .getByRole('link', { name: /^Top up once/ })
      .click()
    await expect(amount).toHaveValue('4,000')
  })
  await test.step('confirms it and pays', async () => {
    await page.getByRole('button', { name: /^(Continue to review|Review)$/ }).click()
    await review.heading.waitFor()
    await expect(page.getByRole('region', { name: 'Your SIP goes on as it is' })).toContainText('SR100001')
    await checkWidths(page, 'top-up-review')
    await review.consent.check()
    await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
    await new PaymentPage(page).goTo('Net banking')
    await new GatewayPage(page).decide('Success')
    await expect(page.getByRole('heading', { level: 1, name: 'We have your ₹4,000' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText('SIP SR100001')
    await checkWidths(page, 'top-up-receipt')
  })
  await test.step('finds the next instalment of the same amount', async () => {
    await page.goto('/investors/home/investments/systematic-plans?plan=SR100001')
    await expect(instalment(page, '10 Sep 2026')).toContainText('₹5,000')
  })
})

test('Asha modifies a SIP that she registered online, and is refused the second time @phone [S1.024] [S2.023] [S2.051] [S5.069] [S8.054]', async ({
  page,
  sandbox,
}) => {
  await new LoginPage(page).holdSession(asha)
  await test.step('sees her plans, and that the last debit of one failed', async () => {
    await openPlans(page)
    await expect(page.getByText('5 active and 1 paused.')).toBeVisible()
    await expect(card(page).getByText('The debit of 10 Aug 2026 failed')).toBeVisible()
    await checkWidths(page, 'systematic-plans')
  })
  await test.step('raises it to ₹6,000, and gets a receipt', async () => {
    await card(page)
      .getByRole('link', { name: /^Modify/ })
      .click()
    await page.getByRole('textbox', { name: 'Each instalment' }).fill('6000')
    await checkWidths(page, 'modify-sip')
    await order(page, sandbox, 'Modify the SIP', 'modify-sip')
    await expect(page).toHaveURL(/modify-success\/SIP\?order=/)
    await expect(page.getByRole('heading', { level: 1, name: 'We change your SIP' })).toBeVisible()
    await checkWidths(page, 'modify-success')
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

test('Asha pauses a SIP: nothing is debited on its due date, and it runs again by itself @phone [S1.022] [S2.050]', async ({
  page,
  sandbox,
}) => {
  await new LoginPage(page).holdSession(asha)
  await test.step('pauses it until October', async () => {
    await openPlans(page)
    await card(page)
      .getByRole('link', { name: /^Pause/ })
      .click()
    await page.getByRole('radio', { name: 'Until 10 Oct 2026' }).check()
    await checkWidths(page, 'pause-sip')
    await order(page, sandbox, 'Pause the SIP', 'pause-sip')
    await expect(page.getByRole('heading', { level: 1, name: 'We pause your SIP' })).toBeVisible()
  })
  await test.step('finds the instalment of September left out, and that of October debited', async () => {
    await sandbox.advanceDays(49)
    await page.goto('/investors/home/investments/systematic-plans?plan=SR100001')
    await expect(instalment(page, '10 Sep 2026')).toContainText('Left out in the pause')
    await expect(instalment(page, '10 Oct 2026')).toContainText(/On its way|Paid/)
    await expect(page.getByText('Pause of a SIP')).toBeVisible()
    await checkWidths(page, 'systematic-plan')
  })
})

/** A change of a plan: the link of the plan's page, what is filled in, and what is then read. */
interface Change {
  plan: string
  link: string
  fill?: (page: Page) => Promise<void>
  receipt: string
  /** Of the plan, once the change is carried out. */
  state: string
  /** Of the change, in the list of the plan's changes. */
  done: string
}

const raise = (rupees: string) => (page: Page) =>
  page.getByRole('textbox', { name: 'Each instalment' }).fill(rupees)
const goalReached = (page: Page) => page.getByRole('radio', { name: 'I have reached my goal' }).check()
const cancelled = { link: 'Cancel', fill: goalReached, state: 'Cancelled' }

const changes: Record<string, Change> = {
  'cancel-sip': {
    ...cancelled,
    plan: 'SR100002',
    receipt: 'We cancel your SIP',
    done: 'Cancellation of a SIP',
  },
  'renew-sip': {
    plan: 'SR100003',
    link: 'Renew',
    receipt: 'We renew your SIP',
    state: 'Active',
    done: 'Renewal of a SIP',
  },
  'restart-sip': {
    plan: 'SR100004',
    link: 'Restart',
    receipt: 'We restart your SIP',
    state: 'Active',
    done: 'Restart of a SIP',
  },
  'modify-stp': {
    plan: 'SR100005',
    link: 'Modify',
    fill: raise('4000'),
    receipt: 'We change your STP',
    state: 'Active',
    done: 'Change of an STP',
  },
  'modify-swp': {
    plan: 'SR100006',
    link: 'Modify',
    fill: raise('1500'),
    receipt: 'We change your SWP',
    state: 'Active',
    done: 'Change of an SWP',
  },
}
/** Of plans that were modified before. */
const cancellations: Record<string, Change> = {
  'cancel-stp': {
    ...cancelled,
    plan: 'SR100005',
    receipt: 'We cancel your STP',
    done: 'Cancellation of an STP',
  },
  'cancel-swp': {
    ...cancelled,
    plan: 'SR100006',
    receipt: 'We cancel your SWP',
    done: 'Cancellation of an SWP',
  },
}

async function openPlan(page: Page, plan: string): Promise<void> {
  await page.goto(`/investors/home/investments/systematic-plans?plan=${plan}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Instalments' })).toBeVisible()
}

async function orderEach(page: Page, sandbox: Sandbox, wanted: Record<string, Change>): Promise<void> {
  for (const [name, { plan, link, fill, receipt }] of Object.entries(wanted))
    await test.step(`orders ${name}`, async () => {
      await openPlan(page, plan)
      await page.getByRole('link', { name: new RegExp(`^${link} `) }).click()
      await fill?.(page)
      await checkWidths(page, name)
      await order(page, sandbox, `${link} the ${name.slice(-3).toUpperCase()}`, name)
      await expect(page.getByRole('heading', { level: 1, name: receipt })).toBeVisible()
      await checkWidths(page, `${name}-receipt`)
    })
}

async function findEach(page: Page, wanted: Record<string, Change>): Promise<void> {
  const main = page.getByRole('main')
  for (const { plan, state, done } of Object.values(wanted)) {
    await openPlan(page, plan)
    await expect(main.getByText(state, { exact: true }).first()).toBeVisible()
    await expect(main.getByText(done)).toBeVisible()
  }
}

test('Asha cancels, renews and restarts SIPs, modifies an STP and an SWP, whose next instalments are of the new amount, and cancels both [S1.017] [S1.018] [S1.023] [S1.025] [S1.026]', async ({
  page,
  sandbox,
}) => {
  await sandbox.reset()
  await new LoginPage(page).holdSession(asha)
  await orderEach(page, sandbox, changes)
  await test.step('finds each as ordered, and the next instalments of the new amounts', async () => {
    await sandbox.setClock('2026-09-23T05:00:00.000Z')
    await findEach(page, changes)
    for (const [plan, date, amount, became] of [
      ['SR100005', '1 Sep 2026', '₹4,000', 'Moved'],
      // What reaches the bank: STT is taken of the ₹1,500 that are sold.
      ['SR100006', '20 Sep 2026', '₹1,499.98', /On its way|Paid out/],
    ] as const) {
      await openPlan(page, plan)
      await expect(instalment(page, date)).toContainText(amount)
      await expect(instalment(page, date)).toContainText(became)
    }
    await checkWidths(page, 'modified-swp')
  })
  await orderEach(page, sandbox, cancellations)
  await test.step('finds both cancelled', async () => {
    await sandbox.setClock('2026-09-28T05:00:00.000Z')
    await findEach(page, cancellations)
  })
})
