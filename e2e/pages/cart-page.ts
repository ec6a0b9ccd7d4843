import type { Locator, Page } from '@playwright/test'

/** /home/transaction/multi-investment/1 */
export class CartPage {
  readonly heading: Locator
  /** The one way on; it says how many orders count. */
  readonly review: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Your cart' })
    this.review = page.getByRole('link', { name: /^Review \d+ orders?$/ })
  }

  amountOf(scheme: string): Locator {
    return this.page.getByRole('textbox', { name: `Amount of ${scheme}` })
  }
}
