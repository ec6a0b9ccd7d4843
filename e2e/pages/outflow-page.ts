import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { thousandths } from '../fixtures/exact-units'

/** The button of each review; that of a narrow screen may say less. */
const confirmations = {
  REDEEM: /^Redeem( [\d,.]+ units)?$/,
  INSTA_REDEEM: /^Redeem at once$/,
  SWITCH: /^Switch( [\d,.]+ units)?$/,
  STP: 'Start this STP',
  SWP: 'Start this SWP',
  DTP: /^Change (the )?option$/,
} as const

/** The pages of units that leave a holding, from its choice to the review. */
export class OutflowPage {
  readonly units: Locator
  readonly amount: Locator
  /** The one button that goes on; its words depend on the width. */
  readonly goOn: Locator
  /** The one button that asks for the code. */
  readonly confirm: Locator

  constructor(
    readonly page: Page,
    readonly plan: keyof typeof confirmations,
  ) {
    this.units = page.getByRole('textbox', { name: 'Units', exact: true })
    this.amount = page.getByRole('textbox', { name: 'Amount', exact: true })
    this.goOn = page.getByRole('button', { name: /^(Continue to review|Review)$/ })
    this.confirm = page.getByRole('button', { name: confirmations[plan] })
  }

  async open(): Promise<void> {
    await this.page.goto(`/investors/home/transact/select-scheme?plan=${this.plan}`)
    await this.page.getByRole('heading', { level: 1, name: /^Choose (what|the fund)/ }).waitFor()
    const costs = this.page.getByRole('dialog', { name: 'Not all of these units are free of exit load' })
    await this.page.addLocatorHandler(costs, () => costs.getByRole('button', { name: 'Proceed' }).click())
  }

  /** The line of a holding: its fund, its folio and what is free of it. */
  holding(fund: string, folioEnds: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: fund })
      .filter({ hasText: new RegExp(`Folio X+${folioEnds}`) })
  }

  /** Goes on with a holding; returns how much of it is free, in thousandths of a unit. */
  async choose(fund: string, folioEnds: string): Promise<bigint> {
    const row = this.holding(fund, folioEnds)
    const [, free = ''] = /([\d,.]+) units free/.exec(await row.innerText()) ?? []
    await row.getByRole('button').click()
    await this.goOn.waitFor()
    return thousandths(free.replaceAll(',', ''))
  }

  /** How it is said: by an amount, by units, or all of them. */
  async sayBy(how: 'Amount' | 'Units' | 'All free units'): Promise<void> {
    await this.page.getByRole('radio', { name: how, exact: true }).check()
  }

  async review(): Promise<void> {
    await this.goOn.click()
    await this.page.getByRole('heading', { level: 1, name: /^Check your/ }).waitFor()
  }

  /** The receipt's one sentence, and the order that its address names. */
  async arriveAt(heading: string | RegExp): Promise<string> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    return new URL(this.page.url()).searchParams.get('order') ?? ''
  }

  async openReceipt(orderId: string): Promise<void> {
    await this.page.goto(`/investors/home/transaction/successfull?order=${orderId}`)
  }
}
