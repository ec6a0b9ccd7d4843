import type { Locator } from '@playwright/test'
import { damageRemote } from '../fixtures/broken-files'
import { startOwnPortal } from '../fixtures/own-sandbox-data'
import { putOffNotices } from '../fixtures/put-off-notices'
import { dev as devHimself, registerInvestor } from '../fixtures/register-investor'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { CodeDialog } from '../pages/code-dialog'
import { GatewayPage } from '../pages/gateway-page'
import { InvestPage } from '../pages/invest-page'
import { changeJointContact } from '../pages/joint-contact'
import { LoginPage } from '../pages/login-page'
import { NewFolio, type Person } from '../pages/new-folio'
import { PaymentPage } from '../pages/payment-page'
import { ReviewPage } from '../pages/review-page'

const asha = 'ZZZPV1001A'
const leela = 'ZZZPC1012M'
const uma: Person = {
  pan: 'ZZZPV1019U',
  born: '11 Feb 1988',
  mobile: '9810001019',
  email: 'uma.verma@example.in',
}
const dev: Person = {
  pan: 'ZZZPN1004D',
  born: '30 Jan 1995',
  mobile: '9810001004',
  email: 'dev.nair@example.in',
}

const phone = { width: 375, height: 812 }
const operations = { width: 1280, height: 800 }

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

/** What puts the main header above the page. */
const layerOfHeader = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => getComputedStyle(header).zIndex)

/** Also on a phone, where other dialogs come from below. */
async function isInTheMiddle(page: Page, dialog: Locator): Promise<void> {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 375, height: 812 })
  const box = (await dialog.boundingBox())!
  expect(Math.abs(box.x - (375 - box.x - box.width))).toBeLessThanOrEqual(1)
  expect(Math.abs(box.y - (812 - box.y - box.height))).toBeLessThanOrEqual(1)
  await page.setViewportSize(before)
}

/** The link that a holder was sent last. */
async function linkOf(sandbox: Sandbox, pan: string): Promise<string> {
  const sent = (await sandbox.inbox(pan)).find(({ body }) => body.includes('#link='))
  return /https?:\S+#link=\S+/.exec(sent?.body ?? '')?.[0] ?? ''
}

test('Dev, who has no folio, begins one with others out of the form of his first purchase: it is checked, and nothing of him is in an address', async ({
  page,
  portal,
  sandbox,
}) => {
  const folio = new NewFolio(page)
  const code = new CodeDialog(page)
  const invest = new InvestPage(page)
  const visited: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && visited.push(request.url()))
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  await registerInvestor(portal.url, devHimself)
  await new LoginPage(page).holdSession(dev.pan, devHimself.password)
  await invest.open('FLEXI-DG')
  await invest.amount.fill('9000')
  await folio.button('Add joint holders or other nominees').click()
  await expect(folio.dialog.getByLabel('PAN', { exact: true })).toHaveValue(dev.pan)
  expect(await page.locator('form form, form dialog').count()).toBe(0)
  await code.confirm(sandbox, dev.pan, () => folio.goOn(code.input))
  await folio.title('Applicants').waitFor()
  await expect(page).toHaveURL(/\/home\/create-folio\/add-applicant$/)
  expect(visited.filter((url) => /[?&](?:pan|dateOfBirth|mobile|email)|ZZZPN1004D/i.test(url))).toEqual([])
})

test('Asha opens a folio with Uma: Uma confirms on a device of her own, Dev refuses and is taken out, a fourth is not possible [S1.027 S2.132 S2.133 S2.134 S2.135 S2.137 S2.138 S4.038 S6.003]', async ({
  page,
  sandbox,
  browser,
}) => {
  const folio = new NewFolio(page)
  await new LoginPage(page).holdSession(asha)
  await test.step('begins it from a fund, with what her profile knows, over the header [S2.140 S4.037 S6.002 S9.076]', async () => {
    await folio.begin('FLEXI-DG', '9000')
    await folio.dialog.getByRole('button', { name: 'CANCEL' }).click()
    expect(Number(await layerOfHeader(page))).toBeGreaterThan(0)
    await folio.button('Invest in a new folio').click()
    await expect(folio.dialog).toHaveAccessibleName('CREATE NEW FOLIO')
    await expect(folio.dialog).toHaveAccessibleDescription(
      'Enter Primary, Secondary or Third Applicant Details',
    )
    await expect(folio.dialog.getByLabel('PAN', { exact: true })).toHaveValue(asha)
    await expect(folio.dialog.getByLabel('Mobile', { exact: true })).toHaveAttribute('readonly')
    await expect(folio.dialog.getByText('Online KYC is not allowed for NRI investors.')).toBeVisible()
    expect(await layerOfHeader(page)).toBe('auto')
    await checkWidths(page, 'create-folio')
    await isInTheMiddle(page, folio.dialog)
    await folio.goOn(folio.title('Applicants'))
  })
  await test.step('adds Uma and Dev; there is no way to a fourth', async () => {
    for (const [button, title, person] of [
      ['Add another applicant', 'ADD ANOTHER APPLICANT', uma],
      ['Add a third applicant', 'ADD THIRD APPLICANT', dev],
    ] as const) {
      await folio.button(button).click()
      await expect(folio.dialog).toHaveAccessibleName(title)
      await expect(folio.dialog.getByLabel('PAN', { exact: true })).toHaveValue('')
      await folio.fill(person)
      await folio.goOn(page.getByText(person === uma ? 'Uma Verma' : 'Dev Nair', { exact: true }).first())
    }
    await expect(folio.button(/^Add/)).toHaveCount(0)
    await page.getByRole('radio', { name: 'Joint', exact: true }).click()
    await expect(page.getByRole('radio', { name: 'Joint', exact: true })).toBeChecked()
    await checkWidths(page, 'add-applicant')
    await folio.button('Continue to nominees').click()
  })
  await test.step('names a nominee and chooses the account [S2.044]', async () => {
    await folio.title('Nominees').waitFor()
    await checkWidths(page, 'add-nominee')
    await folio.nameNominee('Rohan Verma')
    await folio.title('Bank account').waitFor()
    await page
      .getByRole('radio', { name: /Parijat Bank/ })
      .first()
      .check()
    await checkWidths(page, 'add-account')
    await folio.button('Continue').click()
    await folio.title('Review your new folio').waitFor()
  })
  await test.step('asks both; Uma confirms on a device of her own, Dev refuses', async () => {
    await folio.button('Send a link').first().click()
    await expect(folio.button('Send a new link')).toBeVisible()
    await folio.button('Send a link').click()
    await expect(folio.button('Send a new link')).toHaveCount(2)
    await checkWidths(page, 'folio-review')
    for (const { pan } of [uma, dev]) {
      const device = await browser.newContext({ viewport: phone })
      const theirs = await device.newPage()
      await theirs.goto(await linkOf(sandbox, pan))
      await theirs.getByRole('button', { name: 'Confirm with a code' }).waitFor()
      expect(theirs.url()).not.toContain('link=')
      if (pan === uma.pan) {
        await checkWidths(theirs, 'confirm-folio')
        const send = theirs.getByRole('button', { name: 'Confirm with a code' })
        await new CodeDialog(theirs).confirm(sandbox, pan, () => send.click())
        await expect(theirs.getByText('You have confirmed')).toBeVisible()
      } else {
        await theirs.getByRole('button', { name: 'Refuse', exact: true }).click()
        await theirs.getByRole('button', { name: 'Refuse the folio' }).click()
        await expect(theirs.getByText('You have refused')).toBeVisible()
      }
      await device.close()
    }
    await folio.button('Check again').click()
    await expect(page.getByText('Refused', { exact: true })).toBeVisible()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(folio.button('Continue to the investment')).toHaveCount(0)
    await checkWidths(page, 'folio-refused')
  })
  await test.step('takes Dev out; the folio is another one, so Uma confirms it here with her own code', async () => {
    await page.getByRole('link', { name: 'Change the holders' }).click()
    await folio.button('Take out Dev Nair').click()
    await expect(page.getByText('Dev Nair', { exact: true })).toHaveCount(0)
    await page.goto('/investors/home/create-folio/review')
    const here = folio.button('Confirm here with their code')
    await new CodeDialog(page).confirm(sandbox, uma.pan, () => here.click())
    await folio.button('Continue to the investment').click()
  })
  await test.step('invests into it with the form of every purchase, and it opens with both', async () => {
    const invest = new InvestPage(page)
    const review = new ReviewPage(page)
    await expect(invest.amount).toHaveValue('9,000')
    await expect(page.getByText('Asha Verma, Uma Verma')).toBeVisible()
    await invest.goOn.click()
    await review.consent.check()
    await new CodeDialog(page).confirm(sandbox, asha, () => review.confirm.click())
    const payment = new PaymentPage(page)
    await payment.heading.waitFor()
    await payment.goTo('Net banking')
    await new GatewayPage(page).decide('Success')
    await expect(page.getByRole('heading', { level: 1, name: /₹9,000/ })).toBeVisible()
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG')
    await page.getByRole('combobox', { name: /^Folio/ }).click()
    const joint = { name: /Joint/ }
    await expect(page.getByRole('option', joint).or(page.getByRole('radio', joint))).toHaveCount(1)
  })
  await test.step('changes how Uma is reached: Asha and the new address confirm it, a person agrees [S7.046]', async () => {
    await page.goto('/investors/home/dashboard')
    await changeJointContact(page, sandbox, { email: 'uma.new@example.in', mobile: '9810002021' })
  })
})

test('alone: Leela declares where she pays tax, names no nominee with a code; the folio that was parked is found on the dashboard and deleted @phone', async ({
  page,
  sandbox,
}) => {
  const folio = new NewFolio(page)
  await new LoginPage(page).holdSession(leela)
  await folio.begin('FLEXI-DG', '9000')
  await checkWidths(page, 'create-folio')
  const goOn = async () => {
    await folio.dialog.getByRole('button', { name: 'CONTINUE' }).click()
    const notice = page.getByRole('dialog', { name: 'Add a nominee' })
    await notice.getByRole('button', { name: 'SKIP & CONTINUE' }).click()
  }
  await new CodeDialog(page).confirm(sandbox, leela, goOn)
  await folio.title('Applicants').waitFor()
  await test.step('the registry has no tax details of her: they are asked for before she goes on', async () => {
    await folio.button('Continue to nominees').click()
    await expect(page.getByText('Save the tax details of each applicant above.')).toBeVisible()
    await page.getByLabel('Place of birth').fill('Pune')
    await chooseOption(page, 'Occupation', 'Private sector service')
    await chooseOption(page, 'Income a year', '10 to 25 lakh')
    await chooseOption(page, 'Tax is also paid in another country', 'Yes')
    await chooseOption(page, /^Country(?! of)/, /^United States$/)
    await page.getByLabel('Tax number there').fill('123456789')
    await checkWidths(page, 'add-applicant-tax')
    await folio.button('Save tax details').click()
    await expect(page.getByText('Tax is also paid in', { exact: true })).toBeVisible()
    await checkWidths(page, 'add-applicant')
    await folio.button('Continue to nominees').click()
  })
  await test.step('she names no nominee, and a code confirms it', async () => {
    await folio.title('Nominees').waitFor()
    await page.getByRole('radio', { name: 'No, I do not want to nominate' }).click()
    await checkWidths(page, 'add-nominee-none')
    const confirm = () => folio.button('Continue to the bank account').click()
    await new CodeDialog(page).confirm(sandbox, leela, confirm)
    await folio.title('Bank account').waitFor()
  })
  await page.goto('/investors/home/dashboard')
  await page.getByText('Some details are missing.').click()
  await folio.title('Review your new folio').waitFor()
  await checkWidths(page, 'folio-review')
  await folio.button('Delete this new folio').click()
  const requested = page.getByRole('alertdialog', { name: 'Delete this new folio?' })
  await requested.getByRole('button', { name: 'Keep it' }).click()
  await folio.button('Delete this new folio').click()
  await checkWidths(page, 'folio-delete')
  await requested.getByRole('button', { name: 'Delete the folio' }).click()
  await expect(page.getByText('The new folio is deleted, with all that you entered.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
  await page.goto('/investors/home/create-folio/review')
  await expect(page.getByRole('heading', { name: 'You have not begun a new folio' })).toBeVisible()
})

test('a folio is gone on with on another device after kill -9 of the server, and waits while the purchase is down', async ({
  browser,
  viewport,
}) => {
  const own = await startOwnPortal()
  const onPhone = viewport!.width === phone.width
  const device = async (size: typeof phone) => {
    const context = await browser.newContext({ baseURL: own.portal.url, viewport: size })
    const page = await context.newPage()
    await putOffNotices(page)
    await new LoginPage(page).holdSession(asha)
    return { context, page, folio: new NewFolio(page) }
  }
  const here = await device(onPhone ? phone : operations)
  await here.folio.begin('FLEXI-DG', '9000')
  await here.folio.goOn(here.folio.title('Applicants'))
  await own.killAndRestart()
  await here.context.close()
  const { context, page, folio } = await device(onPhone ? operations : phone)
  await test.step('finds the folio on the other device, and finishes it there', async () => {
    await page.goto('/investors/home/create-folio/add-nominee')
    await folio.title('Nominees').waitFor()
    await folio.nameNominee('Rohan Verma')
    await folio.title('Bank account').waitFor()
    await page
      .getByRole('radio', { name: /Parijat Bank/ })
      .first()
      .check()
    await folio.button('Continue').click()
    await folio.title('Review your new folio').waitFor()
    await checkWidths(page, 'folio-review')
  })
  await test.step('with the purchase down it reads what to do; nothing entered is lost, and the purchase goes on', async () => {
    const { counter, mend } = await damageRemote(context, 'mfe-transact', 'down')
    await folio.button('Continue to the investment').click()
    await expect(page.getByText(/LOAD-\d+-TRANSACT/).first()).toBeVisible()
    expect(counter.damaged).toBeGreaterThan(0)
    await page.goto('/investors/home/create-folio/review')
    await expect(page.getByText('Rohan Verma')).toBeVisible()
    await mend()
    await page.getByRole('link', { name: 'Invest in several funds' }).click()
    await folio.title('Invest in several funds').waitFor()
    await checkWidths(page, 'folio-multi-invest')
    await folio.button('Add a fund').click()
    await expect(new InvestPage(page).amount).toHaveValue('9,000')
  })
  await context.close()
  await own.end()
})
