import type { Locator, Page } from '@playwright/test'
import { chooseOption } from './choose-option'

export interface Person {
  pan: string
  /** As typed: '11 Feb 1988'. */
  born: string
  mobile: string
  email: string
}

/** The dialog of an applicant and the pages of a new folio, /home/create-folio/…. */
export class NewFolio {
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByLabel('PAN', { exact: true }) })
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** From a fund, with an amount. */
  async begin(scheme: string, rupees: string): Promise<void> {
    await this.page.goto(`/investors/home/explore-funds/scheme?scheme=${scheme}`)
    await this.page.getByRole('textbox', { name: 'Lump sum' }).fill(rupees)
    await this.button('Invest in a new folio').click()
    await this.dialog.waitFor()
  }

  /** CONTINUE, past every notice that stands before the checks. */
  async goOn(arrived: Locator): Promise<void> {
    await this.dialog.getByRole('button', { name: 'CONTINUE' }).click()
    const skip = this.button('SKIP & CONTINUE')
    await skip.or(arrived).first().waitFor()
    while (await skip.isVisible()) {
      await skip.click()
      await skip.or(arrived).first().waitFor()
    }
  }

  async fill({ pan, born, mobile, email }: Person): Promise<void> {
    const { dialog, page } = this
    await dialog.getByLabel('PAN', { exact: true }).fill(pan)
    await dialog.getByRole('textbox', { name: 'Date of Birth' }).fill(born)
    await dialog.getByLabel('Mobile', { exact: true }).fill(mobile)
    await chooseOption(page, 'Mobile no. belongs to', 'Self')
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await chooseOption(page, 'Email id belongs to', 'Self')
  }

  async nameNominee(name: string): Promise<void> {
    const { page } = this
    await page.getByLabel('Name', { exact: true }).fill(name)
    await chooseOption(page, 'Relation to you', 'Spouse')
    await this.button('Share the rest equally').click()
    await chooseOption(page, 'Identity', 'Aadhaar')
    await page.getByLabel('Last 4 digits of the Aadhaar number').fill('4821')
    await this.button('Continue to the bank account').click()
  }
}
