import { checkWidths } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { expect, type Page, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { LoginPage } from '../pages/login-page'

const ravi = 'ZZZPS1018T'

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** What the back office writes in a query. */
async function weAnswer(page: Page, number: string, text: string): Promise<void> {
  const answer = await page.request.post(`/sandbox/back-office/queries/${number}/answer`, { data: { text } })
  expect(answer.ok()).toBe(true)
}

test('Ravi finds an answer in his own words, asks with a paper, reads our answer, rates, closes and reopens it @phone [S1.041] [S2.020] [S7.057]', async ({
  page,
  sandbox,
}) => {
  await new LoginPage(page).holdSession(ravi)

  await test.step('finds the answer to what he types', async () => {
    await page.goto('/investors/home/help')
    await expect(page.getByRole('region', { name: 'Popular questions' })).toBeVisible()
    await expect(page.getByText('No queries yet')).toBeVisible()
    await checkWidths(page, 'help')
    await page.getByRole('textbox', { name: 'Your question' }).fill('paisa kab aayega')
    const answers = page.getByRole('region', { name: 'Answers' })
    await answers.getByRole('button', { name: 'When is the money from a redemption in my account?' }).click()
    await expect(answers.getByText('We send it to the bank account of the folio')).toBeVisible()
    await checkWidths(page, 'help-search')
  })
  await test.step('finds the branch of his pin code', async () => {
    await page.getByRole('textbox', { name: 'Pin code or town' }).fill('411 004')
    await expect(page.getByRole('list', { name: 'Branches' }).getByRole('listitem').first()).toContainText(
      'Deccan Gymkhana, Pune',
    )
    await page.getByRole('link', { name: /^All \d+ branches$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Branches' })).toBeVisible()
    await checkWidths(page, 'help-branches')
  })
  const number = await test.step('asks a question with a paper', async () => {
    await page.goto('/investors/home/help/ask')
    await chooseOption(page, 'What is it about?', 'SIP and mandates')
    await page.getByLabel('Subject').fill('Debit of August')
    await page.getByRole('textbox', { name: 'Your question' }).fill('Why was it debited twice?')
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } })
    await page
      .getByLabel(/^Papers/)
      .setInputFiles({ name: 'passbook.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('list', { name: 'Attached' })).toContainText('passbook.png')
    await checkWidths(page, 'help-ask')
    await page.getByRole('button', { name: 'Send question' }).click()
    await page
      .getByRole('dialog', { name: 'We have your question' })
      .getByRole('button', { name: 'OK' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Debit of August' })).toBeVisible()
    const told = (await page.getByRole('main').textContent()) ?? ''
    return /Q\d{4}-\d{4,}/.exec(told)?.[0] ?? ''
  })
  await test.step('is told of our answer, reads and rates it', async () => {
    await weAnswer(page, number, 'One of the two came back.')
    const [mail] = (await sandbox.inbox('ravi.sinha@example.in')).filter(({ subject }) =>
      subject.includes(number),
    )
    expect(mail?.subject).toBe(`We answered your query ${number}`)
    await page.reload()
    await expect(page.getByText('One of the two came back.')).toBeVisible()
    await checkWidths(page, 'help-query')
    const rating = page.getByRole('region', { name: 'How was our answer?' })
    await rating.getByRole('radio', { name: '9', exact: true }).check({ force: true })
    await rating.getByRole('button', { name: 'Send rating' }).click()
    await expect(rating).toHaveCount(0)
  })
  await test.step('closes it, reopens it, and sees it waiting in Help', async () => {
    await page.getByRole('button', { name: 'Close this query' }).click()
    await expect(page.getByText('You closed this query')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your message' }).fill('It happened again.')
    await page.getByRole('button', { name: 'Reopen query' }).click()
    await expect(page.getByText('It happened again.')).toBeVisible()
    await page.getByRole('link', { name: 'Help', exact: true }).filter({ visible: true }).first().click()
    const row = page
      .getByRole('region', { name: 'Your queries' })
      .getByRole('link', { name: /Debit of August/ })
    await expect(row).toContainText('Answer by 27 Aug')
  })
})
