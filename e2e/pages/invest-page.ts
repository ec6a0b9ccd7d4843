import type { Locator, Page } from '@playwright/test'
import { chooseOption } from './choose-option'

export interface NewAccount {
  number: string
  ifsc: string
  type: 'Savings' | 'Current' | 'NRO' | 'NRE'
}

/** /home/transaction/invest */
export class InvestPage {
  readonly heading: Locator
  readonly amount: Locator
  /** The one button that goes on; its words depend on the width. */
  readonly goOn: Locator
  /** Of the details of a new folio, which another remote shows. */
  readonly anotherAccount: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Invest' })
    this.amount = page.getByRole('textbox', { name: 'Amount' })
    this.anotherAccount = page.getByRole('radio', { name: 'Another account of mine' })
    this.goOn = page.getByRole('button', { name: /^(Continue to review|Review)$/ })
  }

  async open(scheme: string): Promise<void> {
    await this.page.goto(`/investors/home/transaction/invest?scheme=${scheme}`)
    await this.amount.waitFor()
  }

  chooseFolio(folio: string | RegExp): Promise<void> {
    return chooseOption(this.page, 'Folio', folio)
  }

  /** Opens a folio with an account that the fund house does not know yet, without nominees. */
  async describeNewFolio({ number, ifsc, type }: NewAccount): Promise<void> {
    await this.anotherAccount.check()
    await this.page.getByLabel('Account number', { exact: true }).fill(number)
    await this.page.getByLabel('Account number again', { exact: true }).fill(number)
    await this.page.getByLabel('IFSC', { exact: true }).fill(ifsc)
    await chooseOption(this.page, 'Account type', type)
    await this.page.getByRole('radio', { name: 'I do not want to nominate' }).check()
  }
}
