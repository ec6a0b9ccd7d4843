import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { chooseOption } from './choose-option'

/** /home/statement */
export class StatementPage {
  readonly heading: Locator
  /** What is making the statement is busy no longer. */
  readonly making: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Statements' })
    this.making = page.getByRole('progressbar', { name: 'Making your statement' })
  }

  async open(): Promise<void> {
    await this.page.goto('/investors/home/statement')
    await this.heading.waitFor()
  }

  choose(name: string): Promise<void> {
    return this.page.getByRole('radio', { name, exact: true }).check({ force: true })
  }

  folio(option: string): Promise<void> {
    return chooseOption(this.page, 'Folio', option)
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  /** Downloads the statement in the format that is chosen: its name and its bytes. */
  async download(format: string): Promise<{ name: string; content: Buffer }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: `Download the ${format}` }).click(),
    ])
    await expect(this.making).toHaveCount(0)
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }
}
