import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** /home/transaction/successfull */
export class ReceiptPage {
  readonly heading: Locator
  readonly card: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: /^We have your ₹/ })
    this.card = page.getByRole('region', { name: 'Receipt', exact: true })
  }

  /** Downloads the PDF under the name that the specification gives, and returns it. */
  async downloadPdf(): Promise<Buffer> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.card.getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Successfull.pdf')
    return readFile(await download.path())
  }

  async sendByEmail(address: string): Promise<void> {
    await this.card.getByRole('button', { name: 'E-mail it' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'E-mail the receipt' })
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address)
    await dialog.getByRole('button', { name: 'Submit' }).click()
  }
}
