import type { Locator, Page } from '@playwright/test'

/** /home/transaction/review */
export class ReviewPage {
  readonly heading: Locator
  readonly consent: Locator
  readonly confirm: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Check, then pay' })
    this.consent = page.getByRole('checkbox', { name: /^I have read the scheme information/ })
    this.confirm = page.getByRole('button', { name: /^(Confirm and choose how to pay|Confirm)$/ })
  }

  /** What stands beside a label: "Stamp duty (0.005%)" gives "−₹1.25". */
  figure(label: string): Locator {
    const term = this.page.getByRole('term').filter({ hasText: label })
    return this.page.getByRole('main').locator('div').filter({ has: term }).last().getByRole('definition')
  }
}
