import type { Locator, Page } from '@playwright/test'

export type Decision = 'Approve' | 'Reject' | 'Wait' | 'Close'

/** The simulator's page of a bank or of a UPI app where a mandate is approved. */
export class BankPage {
  readonly heading: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Approve a mandate' })
  }

  async decide(decision: Decision): Promise<void> {
    await this.heading.waitFor()
    await this.page.getByRole('button', { name: decision, exact: true }).click()
  }
}
