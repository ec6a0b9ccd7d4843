import { checkWidths } from '../fixtures/screen-check'
import { textOfPdf } from '../fixtures/receipt-text'
import { expect, type Page, test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'
import { StatementPage } from '../pages/statement-page'

const ravi = 'ZZZPS1018T'

/** On a phone, what must hold of a screen holds at 320 px too. */
async function onTheNarrowest(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()!
  if (size.width > 768) return
  await page.setViewportSize({ width: 320, height: 568 })
  await check()
  await page.setViewportSize(size)
}

test('Ravi sees the gains of ten years, takes them along in every format, and has one sent by e-mail [S1.036] [S1.037] [S2.026] [S7.120] [S8.047] [S8.048] [S8.049]', async ({
  page,
  sandbox,
}) => {
  const statements = new StatementPage(page)
  await sandbox.reset()
  await new LoginPage(page).holdSession(ravi)

  await test.step('finds his account first, with the value of all folios', async () => {
    await statements.open()
    await statements.choose('Since Inception')
    await expect(statements.region('Account statement')).toContainText('Value on 25 Aug 2026, all folios')
    await checkWidths(page, 'statement-account')
  })
  await test.step('sees each gain by the law of its day', async () => {
    await statements.choose('Capital gains')
    const gains = statements.region('Capital gains')
    await expect(gains).toContainText('Gains from 29 Jul 2016 to 25 Aug 2026, all folios')
    await expect(statements.region('What is in the statement')).toContainText('5 redemptions and switches')
    const sales = statements.region('Every sale, purchase by purchase')
    for (const tax of ['Long, 10%', 'Long, 20%', 'Long, 12.5%'])
      await expect(sales.getByText(tax, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await checkWidths(page, 'statement-gains')
    await onTheNarrowest(page, () => checkWidths(page, 'statement-gains'))
  })
  const total = await test.step('can only have all folios by e-mail, and one folio as a file', async () => {
    await expect(page.getByText('A statement of all folios is sent by e-mail only.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download the PDF' })).toHaveCount(0)
    await statements.folio('XXXX8018')
    const gains = statements.region('Capital gains')
    await expect(gains).toContainText('folio ••8018')
    const [, amount = ''] = /(₹[\d,.]+)/.exec((await gains.textContent()) ?? '') ?? []
    return amount.replace('₹', '')
  })
  await test.step('downloads a PDF that opens with his PAN', async () => {
    const { name, content } = await statements.download('PDF')
    await expect(page.getByText('Your statement has been downloaded.')).toBeVisible()
    expect(name).toBe('Capital gains 2016-07-29 to 2026-08-25.pdf')
    await expect(textOfPdf(content)).rejects.toThrow(/password/i)
    const text = await textOfPdf(content, ravi)
    for (const part of ['Ravi Sinha', '91018018', total]) expect(text).toContain(part)
  })
  await test.step('downloads Excel, CSV and what the tax return takes, with the same total', async () => {
    await statements.choose('Excel')
    const excel = await statements.download('Excel')
    expect(excel.name).toMatch(/\.xlsx$/)
    expect(excel.content.subarray(0, 2).toString()).toBe('PK')
    await statements.choose('CSV')
    const csv = (await statements.download('CSV')).content.toString('utf8')
    expect(csv).toContain(total.replaceAll(',', ''))
    await statements.choose('112A')
    const sheet = (await statements.download('112A')).content.toString('utf8')
    expect(sheet.split('\r\n')[0]).toMatch(/^Share\/Unit acquired\(1a\),Share\/Unit Transferred\(1b\)/)
  })
  await test.step('has one sent by e-mail, where it arrives', async () => {
    await statements.choose('PDF')
    await page.getByRole('button', { name: 'E-mail the PDF' }).click()
    await expect(page.getByText('We sent your statement to your registered e-mail.')).toBeVisible()
    const [mail] = (await sandbox.inbox('ravi.sinha@example.in')).filter(({ subject }) =>
      subject.startsWith('Capital gains'),
    )
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['Capital gains 2016-07-29 to 2026-08-25.pdf'])
    expect(await textOfPdf(await sandbox.attachment(mail!), ravi)).toContain(total)
    await expect(statements.region('Sent before')).toContainText('to XXvi.sinha@example.in')
  })
})
