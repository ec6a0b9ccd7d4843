import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Sandbox } from '../fixtures/sandbox'

/** The dialog that asks for a one-time code. */
export class CodeDialog {
  readonly dialog: Locator
  readonly input: Locator

  constructor(page: Page | Locator | FrameLocator, around?: Locator) {
    this.input = page.getByRole('textbox', { name: 'One-time code' })
    this.dialog = around ?? page.getByRole('dialog').filter({ has: this.input })
  }

  async enter(code: string): Promise<void> {
    await this.input.fill(code)
    await this.dialog.getByRole('button', { name: 'Continue' }).click()
  }

  /** Does what sends a code, and answers the digits that arrived for it. */
  async codeAfter(sandbox: Sandbox, pan: string, ask: () => Promise<void>): Promise<string> {
    const sent = await sandbox.codesSent(pan)
    await ask()
    await this.input.waitFor()
    return sandbox.otp(pan, sent)
  }

  /** Does what sends a code, and enters it as it arrives. */
  async confirm(sandbox: Sandbox, pan: string, ask: () => Promise<void>): Promise<void> {
    await this.enter(await this.codeAfter(sandbox, pan, ask))
  }
}

/** The page that asks for a one-time code: of a recovery, an unlock or quick invest. */
export class CodeStep extends CodeDialog {
  constructor(page: Page) {
    super(page, page.getByRole('form', { name: 'Enter your code' }))
  }

  override async enter(code: string): Promise<void> {
    await this.input.fill(code)
    await this.input.press('Enter')
  }
}

/** Four digits that are not the ones of the code. */
export const anotherCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0')
