import type { Locator, Page } from '@playwright/test'

/** Somebody who has no pointer. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Tabs on until the control has the focus, as far as one round of the page may take. */
  async tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let stops = 0; stops < 80; stops++) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press(key)
    }
    throw new Error(`The Tab key does not lead to ${String(control)}`)
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.tabTo(control)
    await this.page.keyboard.type(text)
  }

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(control)
    await this.page.keyboard.press(key)
  }
}
