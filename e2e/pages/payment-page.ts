import type { Locator, Page } from '@playwright/test'

export type PaymentWay = 'UPI' | 'Net banking' | 'Debit card' | 'RTGS/NEFT' | 'Cheque' | 'One-time mandate'

/** /home/transaction/payment */
export class PaymentPage {
  readonly heading: Locator
  readonly upiLink: Locator
  /** Fetched by itself on a wide screen. */
  readonly upiCode: Locator
  /** Starts an attempt that leads to a bank or a UPI app. */
  readonly pay: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'How do you want to pay?' })
    this.upiLink = page.getByRole('link', { name: 'Open the UPI app' })
    this.upiCode = page.getByRole('img', { name: /^QR code to pay / })
    this.pay = page.getByRole('button', { name: /^(Pay by |Go to |Show the code again|Open the UPI app)/ })
  }

  async choose(way: PaymentWay): Promise<void> {
    await this.page.getByRole('radio', { name: way, exact: true }).check()
  }

  /** Chooses a way that leads to a page of the bank, and goes there. */
  async goTo(way: PaymentWay): Promise<void> {
    await this.choose(way)
    await this.pay.click()
  }

  /** The id of the order, out of the address. */
  orderId(): string {
    return new URL(this.page.url()).searchParams.get('order') ?? ''
  }
}
