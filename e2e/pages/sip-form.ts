import type { Locator, Page } from '@playwright/test'
import { chooseOption } from './choose-option'

/** /home/transaction/invest, as a SIP is started there. */
export class SipForm {
  readonly heading: Locator
  readonly amount: Locator
  readonly payFirstNow: Locator
  /** The one button that goes on; its words depend on the width. */
  readonly goOn: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Start a SIP' })
    this.amount = page.getByRole('textbox', { name: 'Amount' })
    this.payFirstNow = page.getByRole('checkbox', { name: /^Pay the first instalment now/ })
    this.goOn = page.getByRole('button', { name: /^(Continue to review|Review)$/ })
  }

  /** The radios are under what one sees of them. */
  private choose(group: string, name: string): Promise<void> {
    return this.page
      .getByRole('group', { name: group })
      .getByRole('radio', { name, exact: true })
      .check({ force: true })
  }

  chooseDay(day: number): Promise<void> {
    return this.choose('Day of the month', String(day))
  }

  chooseEnd(end: string): Promise<void> {
    return this.choose('Until', end)
  }

  chooseMandate(account: string): Promise<void> {
    return this.page.getByRole('radio', { name: account }).check()
  }

  chooseFolio(folio: RegExp): Promise<void> {
    return chooseOption(this.page, 'Folio', folio)
  }
}
