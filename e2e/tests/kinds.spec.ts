import { investmentSolutionApi } from '@portal/contracts/schemes/investment-solution'
import { orderApi, type Order } from '@portal/contracts/orders/order'
import { systematicPlanApi } from '@portal/contracts/systematic-plans/systematic-plan'
import type { Page } from '@playwright/test'
import { ApiClient } from '../fixtures/api-client'
import { thousandths } from '../fixtures/exact-units'
import type { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { LoginPage } from '../pages/login-page'
import { PaymentPage } from '../pages/payment-page'
import { ReviewPage } from '../pages/review-page'
import { SipForm } from '../pages/sip-form'
import { SipReview } from '../pages/sip-review'

const asha = 'ZZZPV1001A'

test.beforeEach(async ({ page, sandbox }) => {
  await sandbox.reset()
  await new LoginPage(page).holdSession(asha)
})

/** The books as they are now: a session does not live through days that pass at once. */
async function ledgerOf(url: string) {
  const client = new ApiClient(url)
  const token = { token: (await client.logIn(asha)).sessionToken }
  return {
    client,
    token,
    ordersWith: async (transactionId: string): Promise<Order[]> => {
      const { order, others } = await client.mustCall(orderApi.order, { transactionId }, token)
      return [order, ...others]
    },
  }
}

/** Confirms what the review shows, pays for it by net banking, and returns the id of the order. */
async function payFor(
  page: Page,
  sandbox: Sandbox,
  { name, review }: { name: string; review: ReviewPage | SipReview },
): Promise<string> {
  await expect(review.confirm).toBeVisible()
  await checkWidths(page, `${name}-review`)
  await review.consent.check()
  await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
  const payment = new PaymentPage(page)
  await payment.heading.waitFor()
  const id = payment.orderId()
  await payment.goTo('Net banking')
  await new GatewayPage(page).decide('Success')
  await expect(page.getByRole('heading', { level: 1, name: /^We have your/ })).toBeVisible()
  await checkWidths(page, `${name}-receipt`)
  return id
}

const kindsAndStates = (orders: Order[]) => orders.map(({ kind, state }) => `${kind} ${state}`).sort()

test('Asha buys a lump sum and a Smart SIP with its cover by one code and one payment @phone [S1.011] [S1.013]', async ({
  page,
  portal,
  sandbox,
}) => {
  const form = new SipForm(page)
  await test.step('describes both, and who gets the cover', async () => {
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=LUMPSUM_SIP')
    await page.getByRole('textbox', { name: 'Lump sum' }).fill('15000')
    await form.amount.fill('2000')
    await page.getByRole('checkbox', { name: /^Make it a Smart SIP/ }).check()
    // Ten, fifty and a hundred instalments.
    for (const cover of ['₹20,000', '₹1,00,000', '₹2,00,000'])
      await expect(page.getByText(cover, { exact: true }).first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Who gets the cover' }).fill('Rohan Verma')
    await chooseOption(page, 'Relation to you', 'Spouse')
    await page.getByRole('checkbox', { name: /^I am in good health/ }).check()
    await checkWidths(page, 'smart-sip')
    await form.goOn.click()
  })
  const orderId = await test.step('confirms once, and pays once', () =>
    payFor(page, sandbox, { name: 'smart-sip', review: new SipReview(page) }))
  await test.step('has the units of the lump sum, and the plan with its cover', async () => {
    await sandbox.setClock('2026-08-27T17:30:00.000Z')
    const { client, token, ordersWith } = await ledgerOf(portal.url)
    const orders = await ordersWith(orderId)
    expect(kindsAndStates(orders)).toEqual(['LUMPSUM allotted', 'SIP registered'])
    const { plans } = await client.mustCall(systematicPlanApi.allPlans, { panNumber: asha }, token)
    const planId = orders.find(({ kind }) => kind === 'SIP')?.planId
    expect(plans.find((plan) => plan.planId === planId)).toMatchObject({
      isSmart: true,
      cover: { amount: 20_000_00 },
    })
  })
})

test('Asha buys a mix, has the units of both funds, and half a year later it is rebalanced [S1.012]', async ({
  page,
  portal,
  sandbox,
}) => {
  const form = new InvestPage(page)
  await page.goto('/investors/home/transaction/invest?type=INVESTMENT_SOLUTION&solution=BALANCED')
  await form.amount.fill('50000')
  await expect(page.getByText('₹25,000.00').first()).toBeVisible()
  await checkWidths(page, 'solution')
  await form.goOn.click()
  const orderId = await payFor(page, sandbox, { name: 'solution', review: new ReviewPage(page) })
  await expect(page.getByRole('heading', { level: 1, name: /₹50,000/ })).toBeVisible()
  await sandbox.setClock('2026-08-27T17:30:00.000Z')
  const ledger = await ledgerOf(portal.url)
  const orders = await ledger.ordersWith(orderId)
  expect(kindsAndStates(orders)).toEqual(['SOLUTION allotted', 'SOLUTION allotted'])
  for (const order of orders) expect('units' in order && thousandths(order.units!) > 0n).toBe(true)
  const { solutions } = await ledger.client.mustCall(
    investmentSolutionApi.held,
    { panNumber: asha },
    ledger.token,
  )
  expect(solutions).toMatchObject([{ state: 'running', nextRebalanceOn: '2027-02-25' }])
  await test.step('half a year later a switch brings the shares back', async () => {
    await sandbox.setClock('2027-03-01T17:30:00.000Z')
    const { client, token } = await ledgerOf(portal.url)
    const held = await client.mustCall(investmentSolutionApi.held, { panNumber: asha }, token)
    expect(held.solutions).toMatchObject([{ state: 'running', nextRebalanceOn: '2027-08-25' }])
    const { transactions } = await client.mustCall(orderApi.history, { panNumber: asha, limit: 20 }, token)
    expect(transactions.find(({ date }) => date === '2027-02-25')).toMatchObject({
      schemeName: 'Neem Short Term Fund',
      toSchemeName: 'Neem Flexi Cap Fund',
      status: 'COMPLETED',
    })
  })
})

test('Asha’s money goes into a new fund when its offer is allotted: paid for it, or waiting in a liquid fund until then [S1.015]', async ({
  page,
  portal,
  sandbox,
}) => {
  const form = new InvestPage(page)
  const buy = async (address: string, rupees: number, name: string) => {
    await page.goto(`/investors/home/transaction/invest?${address}`)
    await form.chooseFolio(/4821/)
    await form.amount.fill(String(rupees))
    await checkWidths(page, name)
    await form.goOn.click()
    return payFor(page, sandbox, { name, review: new ReviewPage(page) })
  }
  const offered = await buy('scheme=VALUE-DG', 10_000, 'new-fund')
  const waiting = await buy('scheme=LIQUID-DG&switchTo=DIVYLD-DG', 20_000, 'auto-switch')
  await test.step('nothing is allotted while the offer runs; the liquid fund is bought', async () => {
    await sandbox.setClock('2026-08-28T17:30:00.000Z')
    const { ordersWith } = await ledgerOf(portal.url)
    expect(await ordersWith(offered)).toMatchObject([{ state: 'paid', units: null }])
    expect((await ordersWith(waiting))[0]).toMatchObject({ kind: 'LUMPSUM', state: 'allotted' })
  })
  await test.step('at ten rupees a unit on the day of each allotment, less stamp duty', async () => {
    await sandbox.setClock('2026-09-18T17:30:00.000Z')
    const { client, token, ordersWith } = await ledgerOf(portal.url)
    // 10,000 less 0.50 of stamp duty.
    expect(await ordersWith(offered)).toMatchObject([{ state: 'allotted', units: '999.950' }])
    const { transactions } = await client.mustCall(orderApi.history, { panNumber: asha, limit: 20 }, token)
    const [into] = transactions.filter(({ toSchemeName }) => toSchemeName === 'Neem Dividend Yield Fund')
    expect(into).toMatchObject({ status: 'COMPLETED', schemeName: 'Neem Liquid Fund' })
    await page.evaluate(() => sessionStorage.clear())
    await new LoginPage(page).holdSession(asha)
    await page.goto(`/investors/home/transaction/successfull?order=${offered}`)
    await expect(page.getByText('999.950').first()).toBeVisible()
    await checkWidths(page, 'new-fund-allotted')
  })
})
