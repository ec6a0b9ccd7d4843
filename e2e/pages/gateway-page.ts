import type { Locator, Page } from '@playwright/test'

export type Decision = 'Success' | 'Failure' | 'Pending' | 'Abandon'

/** The simulator's page of a bank or of a UPI app. */
export class GatewayPage {
  readonly heading: Locator
  readonly loseMessage: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Pay Neem Mutual Fund' })
    this.loseMessage = page.getByRole('checkbox', { name: /^Lose the message/ })
  }

  async decide(decision: Decision): Promise<void> {
    await this.page.getByRole('button', { name: decision, exact: true }).click()
  }
}
