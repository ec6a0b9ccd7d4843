import { putOffNotices } from '../fixtures/put-off-notices'
import { checkScreen, checkWidths } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { expect, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { CodeDialog } from '../pages/code-dialog'
import { OutflowPage } from '../pages/outflow-page'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const kiran = 'ZZZPG1011L'
const priya = 'ZZZPL1016R'

const unitsText = (thousandths: bigint): string =>
  `${thousandths / 1000n}.${String(thousandths % 1000n).padStart(3, '0')}`

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

test('Asha redeems half of a holding, takes it back, redeems it again, and moves another one; days later the money is in her account and the units are in her folio @mobile [S1.016] [S1.019]', async ({
  page,
  sandbox,
}) => {
  const code = new CodeDialog(page)
  const redeem = new OutflowPage(page, 'REDEEM')
  const move = new OutflowPage(page, 'SWITCH')
  const redeemHalf = async () => {
    await redeem.open()
    const free = await redeem.choose('Neem Flexi Cap Fund', '4821')
    await redeem.sayBy('Units')
    await redeem.units.fill(unitsText(free / 2n))
    return free
  }
  const confirmed = async () => {
    await code.confirm(sandbox, asha, () => redeem.confirm.click())
    return redeem.arriveAt('We have your redemption')
  }
  await new LoginPage(page).holdSession(asha)

  const free = await test.step('sees lot by lot what half of it brings, and what stays', async () => {
    await redeem.open()
    await checkScreen(page, 'select-scheme')
    const units = await redeemHalf()
    await expect(page.getByRole('heading', { name: 'Which units are sold' })).toBeVisible()
    await checkScreen(page, 'redemption-detail')
    await redeem.review()
    await expect(page.getByText('Of Tuesday, 25 August, if you confirm before 3:00 pm')).toBeVisible()
    await checkScreen(page, 'redemption-review')
    return units
  })
  await test.step('confirms by the code that arrives, and takes it back by another one', async () => {
    await confirmed()
    await checkScreen(page, 'redemption-receipt')
    await page.getByRole('button', { name: /^Cancel this redemption/ }).click()
    const sure = page.getByRole('alertdialog', { name: 'Cancel this redemption?' })
    await code.confirm(sandbox, asha, () =>
      sure.getByRole('button', { name: 'Cancel the redemption' }).click(),
    )
    await redeem.arriveAt('Your redemption is cancelled')
  })
  const redemption = await test.step('redeems the same units again, which are all free', async () => {
    expect(await redeemHalf()).toBe(free)
    await redeem.review()
    return confirmed()
  })
  const movePart = async () => {
    await move.open()
    await move.choose('Neem Corporate Bond Fund', '7306')
    await chooseOption(page, 'Fund to switch into', /^Neem Large Cap Fund.*Growth/)
    await move.amount.fill('10000')
    await move.review()
    await checkScreen(page, 'switch-review')
    await code.confirm(sandbox, asha, () => move.confirm.click())
    return move.arriveAt('We have your switch')
  }
  await test.step('moves a part of another fund, and takes it back on the page for that', async () => {
    await movePart()
    await page.goto('/investors/home/investments/transactions/cancel-switch')
    const waiting = page.getByRole('listitem').filter({ hasText: 'Bond Fund to Neem Large Cap Fund' })
    await waiting.getByRole('button', { name: /^Cancel this switch/ }).click()
    const sure = page.getByRole('alertdialog', { name: 'Cancel this switch?' })
    await code.confirm(sandbox, asha, () => sure.getByRole('button', { name: 'Cancel the switch' }).click())
    await expect(page.getByText('Your switch is cancelled.')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await checkScreen(page, 'cancel-switch')
  })
  const moved = await test.step('moves it after all', movePart)
  await test.step('has the money and the units when they were promised', async () => {
    await sandbox.setClock('2026-08-28T05:00:00.000Z')
    await redeem.openReceipt(redemption)
    await redeem.arriveAt(/^We paid you ₹/)
    await expect(page.getByText(/^Reference \(UTR\)/)).toBeVisible()
    await move.openReceipt(moved)
    await move.arriveAt('Your switch is complete')
    await move.open()
    await expect(move.holding('Neem Large Cap Fund', '7306')).toContainText('units free')
  })
})

test('Asha starts an STP, and an SWP that she takes back; Priya has what her fund distributes reinvested @phone [S1.017] [S1.018] [S1.021] [S2.032]', async ({
  page,
  sandbox,
}) => {
  const code = new CodeDialog(page)
  const stp = new OutflowPage(page, 'STP')
  const swp = new OutflowPage(page, 'SWP')
  const change = new OutflowPage(page, 'DTP')
  await new LoginPage(page).holdSession(asha)
  await test.step('sees each date of six instalments from one fund to another, and starts them', async () => {
    await stp.open()
    await stp.choose('Neem Corporate Bond Fund', '7306')
    await chooseOption(page, 'Fund to move into', /^Neem Mid Cap Fund.*Growth/)
    await page.getByRole('textbox', { name: /^Amount each month/ }).fill('1000')
    await page.getByRole('radio', { name: '7', exact: true }).check()
    await page.getByRole('radio', { name: 'Number of instalments' }).check()
    await page.getByRole('textbox', { name: 'Number of instalments' }).fill('6')
    await expect(page.getByText('All 6 dates')).toBeVisible()
    await checkWidths(page, 'stp-detail')
    await stp.review()
    await checkWidths(page, 'stp-review')
    await code.confirm(sandbox, asha, () => stp.confirm.click())
    await stp.arriveAt('We have your STP')
    await checkWidths(page, 'stp-receipt')
  })
  await test.step('has money paid out each quarter till a date, and thinks better of it', async () => {
    await swp.open()
    await swp.choose('Neem Flexi Cap Fund', '4821')
    await page.getByRole('textbox', { name: /^Amount each/ }).fill('2000')
    await chooseOption(page, 'Frequency', 'Quarterly')
    await page.getByRole('radio', { name: '10', exact: true }).check()
    await page.getByRole('radio', { name: 'Till date' }).check()
    await page.getByRole('textbox', { name: 'Last date' }).fill('31 Dec 2027')
    await swp.review()
    await code.confirm(sandbox, asha, () => swp.confirm.click())
    await swp.arriveAt('We have your SWP')
    await page.getByRole('button', { name: /^Cancel this SWP/ }).click()
    const sure = page.getByRole('alertdialog', { name: 'Cancel this SWP?' })
    await code.confirm(sandbox, asha, () => sure.getByRole('button', { name: 'Cancel the SWP' }).click())
    await swp.arriveAt('Your SWP is cancelled')
  })
  await test.step('has a part of it paid out each month instead', async () => {
    await swp.open()
    await swp.choose('Neem Flexi Cap Fund', '4821')
    await page.getByRole('textbox', { name: /^Amount each/ }).fill('2000')
    await page.getByRole('radio', { name: '7', exact: true }).check()
    await page.getByRole('radio', { name: 'Number of instalments' }).check()
    await page.getByRole('textbox', { name: 'Number of instalments' }).fill('3')
    await swp.review()
    await code.confirm(sandbox, asha, () => swp.confirm.click())
    await swp.arriveAt('We have your SWP')
  })
  await page.evaluate(() => sessionStorage.clear())
  await new LoginPage(page).holdSession(priya)
  const changed = await test.step('changes from payout to reinvestment, where nothing is sold', async () => {
    await change.open()
    await change.choose('Neem Aggressive Hybrid Fund', '6022')
    await page.getByRole('radio', { name: /^IDCW Reinvestment/ }).check()
    await checkWidths(page, 'option-detail')
    await change.review()
    await expect(page.getByText(/^Nothing is sold: your purchases keep/)).toBeVisible()
    await code.confirm(sandbox, priya, () => change.confirm.click())
    return change.arriveAt('We have your change of option')
  })
  await test.step('has the units in the other option, and Asha her instalments in the other fund and in her account', async () => {
    await sandbox.setClock('2026-09-11T05:00:00.000Z')
    await change.openReceipt(changed)
    await change.arriveAt('Your option is changed')
    await page.evaluate(() => sessionStorage.clear())
    await new LoginPage(page).holdSession(asha)
    await stp.open()
    await expect(stp.holding('Neem Mid Cap Fund', '7306')).toContainText('units free')
    await page.goto('/investors/home/investments/transactions?type=REDEMPTION&search=flexi')
    await expect(page.getByRole('heading', { name: 'September 2026' })).toBeVisible()
    const paid = page.getByRole('listitem').filter({ hasText: 'Neem Flexi Cap Fund' })
    await expect(paid.first()).toContainText('Paid out')
    await expect(paid.first()).toContainText(/₹(1,999|2,000)\.\d\d/)
  })
})

test('Asha has part of a liquid fund in her account within half an hour, from the holding that pays it; and accepts a switch that the fund house proposes [S1.020] [S2.012] [S2.033]', async ({
  page,
  sandbox,
}) => {
  const code = new CodeDialog(page)
  const insta = new OutflowPage(page, 'INSTA_REDEEM')
  await new LoginPage(page).holdSession(asha)
  const order =
    await test.step('sees what can be had at once, and that it cannot be taken back', async () => {
      await insta.open()
      await expect(insta.holding('Neem Flexi Cap Fund', '4821')).toContainText(
        'Only liquid and overnight funds',
      )
      await checkWidths(page, 'instant-select')
      await insta.choose('Neem Liquid Fund', '7306')
      await expect(page.getByText(/^Up to ₹[\d,.]+ now\./)).toBeVisible()
      await insta.amount.fill('5000')
      await expect(page.getByText(/^The amount is certain\. .* at the lower NAV of /)).toBeVisible()
      await checkWidths(page, 'instant-detail')
      await insta.review()
      await expect(page.getByText(/The money leaves at once, so you cannot cancel it/)).toBeVisible()
      await checkWidths(page, 'instant-review')
      await code.confirm(sandbox, asha, () => insta.confirm.click())
      const placed = await insta.arriveAt(/^₹[\d,.]+ is on its way$/)
      await checkWidths(page, 'instant-receipt')
      return placed
    })
  await test.step('has it half an hour later', async () => {
    await sandbox.advanceDays(0.5 / 24)
    await insta.openReceipt(order)
    await insta.arriveAt(/^We paid you ₹/)
    await expect(page.getByText(/^Reference \(UTR\)/)).toBeVisible()
  })
  await test.step('is offered the same beside an ordinary redemption that the portfolio leads to', async () => {
    await page.goto('/investors/home/transact/select-scheme?plan=REDEEM&scheme=LIQUID-DG&folio=91027306')
    await expect(page.getByRole('button', { name: 'Redeem at once' })).toBeVisible()
    await checkWidths(page, 'instant-offer')
    await page.getByRole('button', { name: 'Redeem at once' }).click()
    await expect(page.getByText(/^Up to ₹.* now\. You have had ₹.* today/)).toBeVisible()
    expect(new URL(page.url()).search).toBe('?plan=INSTA_REDEEM')
  })
  await test.step('sees the IDCW that her bank sent back', async () => {
    await page.goto('/investors/home/transact/select-scheme?plan=REDEEM&unclaimed=true')
    await expect(page.getByText(/^IDCW of /)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay me ₹/ })).toBeVisible()
    await checkWidths(page, 'unclaimed-idcw')
  })
  await test.step('accepts a proposed switch as it stands, and goes back to its link', async () => {
    const between = { schemePlanCode: 'FLEXI-DG', toSchemePlanCode: 'BALADV-DG', folioNo: '91024821' }
    await page.goto(await sandbox.proposeSwitch({ pan: asha, ...between, units: '20.000' }))
    await expect(page.getByText(/^Open until/)).toBeVisible()
    await checkWidths(page, 'daaf-proposal')
    await page.getByRole('button', { name: 'Check this switch' }).click()
    const move = new OutflowPage(page, 'SWITCH')
    await code.confirm(sandbox, asha, () => move.confirm.click())
    await move.arriveAt('We have your switch')
    expect(new URL(page.url()).pathname).toBe('/investors/switch-daaf/daaaf-success')
    await checkWidths(page, 'daaf-receipt')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'This proposal is not open' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/investors/switch-daaf')
  })
})

test('of two tabs that redeem the same units one is told why not; the other one’s money comes two business days later, a weekend and a holiday between [S1.019]', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.setClock('2026-09-11T06:00:00.000Z')
  const other = await context.newPage()
  await putOffNotices(other)
  const tabs = [page, other].map((each) => new OutflowPage(each, 'REDEEM'))
  for (const tab of tabs) {
    await new LoginPage(tab.page).holdSession(kiran)
    await tab.open()
    await tab.choose('Neem Flexi Cap Fund', '1011')
    await tab.sayBy('All free units')
    await tab.review()
  }
  const [first, second] = tabs as [OutflowPage, OutflowPage]
  await new CodeDialog(page).confirm(sandbox, kiran, () => first.confirm.click())
  const order = await first.arriveAt('We have your redemption')
  await expect(page.getByText(/the money by Wednesday, 16 September/)).toBeVisible()
  await new CodeDialog(other).confirm(sandbox, kiran, () => second.confirm.click())
  const refusal = other.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('Your redemption was not placed.')
  await expect(refusal).toContainText(/on hold for your order NM\d+; you can cancel it until its cut-off/)
  await checkScreen(other, 'redemption-refused')
  await sandbox.setClock('2026-09-16T14:00:00.000Z')
  await first.openReceipt(order)
  await first.arriveAt(/^We paid you ₹/)
})
