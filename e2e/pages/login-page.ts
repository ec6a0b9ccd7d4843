import type { Locator, Page } from '@playwright/test'
import { giveSession } from '../fixtures/give-session'
import { leavesNoticesOut, lookForNotices } from '../fixtures/put-off-notices'
import { demoPassword } from '../fixtures/demo-password'

/** What a dashboard of an investor with holdings, and of one without, greets with. */
export const greeting = /^(Good (morning|afternoon|evening)|Welcome), /

const fundList = 'Explore funds'
const startPage = new RegExp(`${greeting.source}|^${fundList}$`)

/** /auth/login */
export class LoginPage {
  /** Of the page whose code is there; the first screen, which comes with the HTML, has the same. */
  readonly heading: Locator
  /** What the server refused, above the fields. */
  readonly refusal: Locator

  constructor(readonly page: Page) {
    this.heading = page.locator('#portal').getByRole('heading', { level: 1, name: 'Log in', exact: true })
    // A dialog that stands over it has a live region of its own, which says nothing.
    this.refusal = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })
  }

  async open(): Promise<void> {
    await this.page.goto('/investors/auth/login')
  }

  async logIn(pan: string, password = demoPassword): Promise<void> {
    await lookForNotices(this.page)
    await this.page.getByLabel('PAN', { exact: true }).fill(pan)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  /** From the fund list, where a log-in leads who may buy more of what they hold, or from home: to the dashboard. */
  async goHome(): Promise<void> {
    const arrived = this.page.getByRole('heading', { level: 1, name: startPage })
    await arrived.waitFor()
    if ((await arrived.textContent()) === fundList)
      await this.page
        .getByRole('link', { name: /^home$/i })
        .filter({ visible: true })
        .first()
        .click()
    await this.page.getByRole('heading', { level: 1, name: greeting }).waitFor()
  }

  /** Opens the page, logs in, and goes to the dashboard. */
  async enterByForm(pan: string, password = demoPassword): Promise<void> {
    await this.open()
    await this.logIn(pan, password)
    await this.goHome()
  }

  /**
   * A session as a log-in leaves it, for the page that is opened next. The log-in's page has walks of its own, and
   * would cost all others a fifth of their time.
   */
  async holdSession(pan: string, password = demoPassword): Promise<void> {
    // A file of the same place, since storages belong to one; it runs nothing.
    await this.page.goto('/investors/config.json')
    await giveSession(this.page, pan, { password, told: await leavesNoticesOut(this.page) })
  }

  /** To the dashboard with a session. Who goes elsewhere holds one, and leaves out the page that takes longest. */
  async enter(pan: string, password = demoPassword): Promise<void> {
    await this.holdSession(pan, password)
    await this.page.goto('/investors/home/dashboard')
    await this.page.getByRole('heading', { level: 1, name: greeting }).waitFor()
  }
}
