import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { BankPage } from '../pages/bank-page'
import { CodeDialog } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'
const nisha = 'ZZZPJ1014P'

test.beforeEach(({ portal }) => new Sandbox(portal.url).reset())

const goOn = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).click()
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('Asha registers a mandate by net banking; it is active a day later, is paused and ended by code [S2.036] [S2.037] [S7.071] [S4.002]', async ({
  page,
  sandbox,
}) => {
  await new LoginPage(page).holdSession(asha)
  await test.step('sees what she has, and begins', async () => {
    await page.goto('/investors/home/e-mandate')
    await title(page, 'Your mandates')
    await expect(page.getByText('UMRN PRJT7000000000001001')).toBeVisible()
    await checkWidths(page, 'e-mandate-list')
    await page.getByRole('link', { name: 'Create eMandate' }).first().click()
  })
  await test.step('chooses the account; one in its cooling period says from when', async () => {
    await title(page, 'Create eMandate')
    await expect(page.getByText(/^You can use this account from/)).toBeVisible()
    await page.getByRole('radio', { name: /9052/ }).check({ force: true })
    await checkWidths(page, 'e-mandate-bank')
    await goOn(page, 'Continue')
  })
  await test.step('sets the limit; more than ten lakh is refused with the nearest allowed [S9.019]', async () => {
    await expect(page).toHaveURL(/\/mandate-details$/)
    await page.getByRole('textbox', { name: 'Most in one debit' }).fill('1000001')
    await goOn(page, 'Continue to review')
    await expect(page.getByText('The maximum amount is ₹10,00,000. Enter ₹10,00,000 or less.')).toBeVisible()
    await page.getByRole('button', { name: '₹50,000', exact: true }).click()
    await checkWidths(page, 'e-mandate-details')
    await goOn(page, 'Continue to review')
  })
  await test.step('reviews, goes to the bank, and rejects it there', async () => {
    await title(page, 'Check your mandate')
    await checkWidths(page, 'e-mandate-review')
    await goOn(page, /^Approve at/)
    await new BankPage(page).decide('Reject')
    await title(page, 'Your mandate was not registered')
    await expect(page).toHaveURL(/\/home\/e-mandate\/failed\?registration=/)
    await checkWidths(page, 'e-mandate-failed')
  })
  await test.step('tries again and approves', async () => {
    await goOn(page, 'Try again')
    await goOn(page, 'Continue to review')
    await goOn(page, /^Approve at/)
    await new BankPage(page).decide('Approve')
    await title(page, 'Your bank has your mandate')
    await expect(page).toHaveURL(/\/home\/e-mandate\/success\?registration=/)
    await checkWidths(page, 'e-mandate-success')
    await page.getByRole('button', { name: 'E-mail me this' }).click()
    await expect(page.getByText(/^We sent it to XX/)).toBeVisible()
  })
  await test.step('the next business day it is active', async () => {
    await sandbox.advanceDays(1)
    await page.goto('/investors/home/e-mandate')
    await expect(page.getByText(/UMRN\s[A-Z]{4}7\d{15}/).first()).toBeVisible()
    await expect(page.getByText('Pending registration')).toHaveCount(0)
  })
  await test.step('she pauses it, and then ends it', async () => {
    const code = new CodeDialog(page)
    await page.getByRole('button', { name: /^Pause: .*9052/ }).click()
    await code.confirm(sandbox, asha, () => page.getByRole('button', { name: 'Pause the mandate' }).click())
    await expect(page.getByText('You paused it. Nothing is debited.')).toBeVisible()
    await page.getByRole('button', { name: /^End the mandate: .*9052/ }).click()
    await code.confirm(sandbox, asha, () =>
      page.getByRole('button', { name: 'End the mandate', exact: true }).last().click(),
    )
    await expect(page.getByText('You ended it. Nothing is debited any more.')).toBeVisible()
  })
})

test('Nisha registers again what her bank refused, by the link that she was sent; it works once [S7.081] @phone', async ({
  page,
  portal,
  sandbox,
}) => {
  const answer = await fetch(`${portal.url}/sandbox/action-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pan: nisha, kind: 'FAILED' }),
  })
  const { url } = (await answer.json()) as { url: string }
  const others = new Set<string>()
  page.on('request', (request) => {
    const [, remote] = /\/(mfe-[a-z]+)\//.exec(request.url()) ?? []
    if (remote && remote !== 'mfe-mandate') others.add(remote)
  })
  await test.step('folio and PAN are asked for, then a code', async () => {
    await page.goto(url)
    await title(page, 'Register your mandate again')
    await expect(page).not.toHaveURL(/visit=/)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await checkWidths(page, 'link-mandate')
    const named = async (folio: string, pan: string) => {
      await page.getByRole('textbox', { name: 'Folio number' }).fill(folio)
      await page.getByRole('textbox', { name: 'PAN' }).fill(pan)
    }
    await named('91024821', asha)
    await goOn(page, 'Send me a code')
    await expect(page.getByText('This folio and PAN do not belong to this link.')).toBeVisible()
    await named('91014014', nisha)
    await new CodeDialog(page).confirm(sandbox, nisha, () => goOn(page, 'Send me a code'))
  })
  await test.step('the session is for this session scope: it tries again, approves, and ends', async () => {
    await title(page, 'Your mandate was not registered')
    await expect(page.getByText('Parijat Bank could not confirm your approval.')).toBeVisible()
    await goOn(page, 'Try again')
    await goOn(page, 'Continue to review')
    await goOn(page, /^Approve at/)
    await new BankPage(page).decide('Approve')
    await title(page, 'Your bank has your mandate')
    await expect(page).toHaveURL(/\/standalone\/mfe-mandate\/home\/e-mandate\/success/)
    await expect(page.getByRole('link', { name: 'See your mandates' })).toHaveCount(0)
    await checkWidths(page, 'link-mandate-success')
    expect([...others]).toEqual([])
  })
  await test.step('a second time it says so, with the way on', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await page.goto(url)
    await expect(page.getByText('This link has been used or has expired.')).toBeVisible()
    await checkWidths(page, 'link-over')
  })
})
