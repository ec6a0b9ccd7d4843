import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { searchedTexts } from '@portal/testing/searched-texts'
import { demoPassword } from '../fixtures/demo-password'
import { hindi } from '../fixtures/hindi'
import { textOfPdf } from '../fixtures/receipt-text'
import { dev } from '../fixtures/register-investor'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths, settled } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { chooseOption } from '../pages/choose-option'
import { GatewayPage } from '../pages/gateway-page'

const asha = 'ZZZPV1001A'
const devanagari = /[\u0900-\u097f]/

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** What stands on a page in Hindi, named in English. */
class HindiPage {
  constructor(
    readonly page: Page,
    readonly sandbox: Sandbox,
  ) {}

  heading = (english: string): Locator => this.page.getByRole('heading', { level: 1, name: hindi(english) })
  button = (...english: string[]): Locator => either(english.map((each) => this.named('button', each)))
  field = (english: string): Locator => this.named('textbox', english)
  radio = (english: string): Locator => this.named('radio', english)

  named = (role: 'button' | 'textbox' | 'radio' | 'link', english: string): Locator =>
    this.page.getByRole(role, { name: hindi(english) })

  async arrives(english: string, picture: string): Promise<void> {
    await expect(this.heading(english)).toBeVisible()
    await settled(this.page)
    await checkWidths(this.page, `hindi-${picture}`)
  }

  async logIn(pan: string, password: string): Promise<void> {
    await this.heading('Log in').waitFor()
    await this.page.getByLabel('PAN', { exact: true }).fill(pan)
    await this.page.getByLabel(hindi('Password')).fill(password)
    await this.button('Log in').click()
  }

  /** Asks for a code, and enters the one that arrives; what came with it by SMS is answered. */
  async confirm(pan: string, ask: Locator): Promise<string> {
    const sent = await this.sandbox.codesSent(pan)
    await ask.click()
    await this.field('One-time code').waitFor()
    const code = await this.sandbox.otp(pan, sent)
    await this.field('One-time code').fill(code)
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: hindi('Continue') })
      .click()
    const sms = (await this.sandbox.inbox(pan)).find(({ channel, otp }) => channel === 'sms' && otp === code)
    return sms?.body ?? ''
  }

  async consent(): Promise<void> {
    await this.page.getByRole('checkbox').first().check()
  }

  async download(button: Locator): Promise<Buffer> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), button.click()])
    return readFile(await download.path())
  }
}

const either = ([first, ...others]: Locator[]): Locator =>
  others.reduce((one, other) => one.or(other), first!).filter({ visible: true })

test('somebody new picks Hindi, registers, invests into a new folio, pays and keeps the receipt in Hindi', async ({
  page,
  sandbox,
}) => {
  const portal = new HindiPage(page, sandbox)
  await test.step('picks the language, registers with a code, sets a password', async () => {
    await page.goto('/investors/auth/login')
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await portal.named('link', 'Register with your PAN').last().click()
    await portal.arrives('Register', 'register')
    await portal.field('PAN').fill(dev.pan)
    await page.getByLabel(hindi('Mobile')).fill(dev.mobile)
    await portal.field('E-mail').fill(dev.email)
    const sms = await portal.confirm(dev.pan, portal.button('Send me a code'))
    expect(sms).toMatch(devanagari)
    await portal.arrives('Set your password', 'set-password')
    await page.getByLabel(hindi('New password')).fill(dev.password)
    await page.getByLabel(hindi('Re-enter new password')).fill(dev.password)
    await portal.button('Set password').click()
  })
  await test.step('logs in', async () => {
    await portal.logIn(dev.pan, dev.password)
    await portal.arrives('Welcome, {name}', 'dashboard-empty')
  })
  await test.step('chooses what to invest, and the account of a new folio', async () => {
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG')
    await portal.field('Amount').fill('10000')
    await expect(page.getByText('दस हज़ार रुपये')).toBeVisible()
    await portal.radio('Another account of mine').check()
    await page.getByLabel(hindi('Account number')).fill('50100012345678')
    await page.getByLabel(hindi('Account number again')).fill('50100012345678')
    await page.getByLabel(hindi('IFSC')).fill('PRJT0000417')
    await chooseOption(page, hindi('Account type', { begins: true }), hindi('Savings'))
    await portal.radio('I do not want to nominate').check()
    await portal.arrives('Invest', 'invest')
    await portal.button('Continue to review', 'Review').click()
  })
  await test.step('checks, confirms by code, and pays', async () => {
    await portal.arrives('Check, then pay', 'review')
    await portal.consent()
    await portal.confirm(dev.pan, portal.button('Confirm and choose how to pay', 'Confirm'))
    await portal.arrives('How do you want to pay?', 'payment')
    await portal.radio('Net banking').check()
    await portal.button('Go to {bank}').click()
    await new GatewayPage(page).decide('Success')
    await portal.arrives('We have your {amount}', 'receipt')
  })
  await test.step('keeps the receipt as a PDF, and has it in an e-mail', async () => {
    const pdf = await portal.download(page.getByRole('button', { name: 'PDF', exact: true }))
    const text = searchedTexts(pdf)
    for (const part of ['Neem Flexi Cap Fund', '10,000', 'निवेश']) expect(text).toContain(part)
    await portal.button('E-mail it').click()
    const dialog = page.getByRole('dialog', { name: hindi('E-mail the receipt') })
    await dialog.getByRole('textbox', { name: hindi('E-mail') }).fill(dev.email)
    await dialog.getByRole('button', { name: hindi('Submit') }).click()
    await expect(dialog).toBeHidden()
    const mails = (await sandbox.inbox(dev.email)).filter(({ attachments }) => attachments.length)
    expect(mails[0]?.subject).toMatch(devanagari)
    expect(mails[0]?.body).toMatch(devanagari)
  })
})

test('Asha starts a SIP, redeems units and takes a statement along, all in Hindi @phone', async ({
  page,
  portal: { url },
  sandbox,
}) => {
  const portal = new HindiPage(page, sandbox)
  await page.context().addCookies([{ name: 'language', value: 'hi', url: `${url}/investors` }])
  await test.step('the log-in keeps the language with her profile', async () => {
    await page.goto('/investors/auth/login')
    await portal.logIn(asha, demoPassword)
    await portal.arrives('Explore funds', 'funds')
  })
  await test.step('a SIP', async () => {
    await page.goto('/investors/home/transaction/invest?scheme=FLEXI-DG&type=SIP')
    await portal.field('Amount').fill('1500')
    await portal.arrives('Start a SIP', 'sip')
    await portal.button('Continue to review', 'Review').click()
    await portal.arrives('Check your SIP', 'sip-review')
    await portal.consent()
    const confirm = portal.button('Confirm the SIP', 'Confirm and choose how to pay', 'Confirm')
    expect(await portal.confirm(asha, confirm)).toMatch(devanagari)
    await portal.arrives('We have your SIP', 'sip-receipt')
  })
  await test.step('a redemption', async () => {
    await page.goto('/investors/home/transact/select-scheme?plan=REDEEM&scheme=LIQUID-DG&folio=91027306')
    const costs = page.getByRole('dialog', { name: hindi('Not all of these units are free of exit load') })
    await page.addLocatorHandler(costs, () => costs.getByRole('button', { name: hindi('Proceed') }).click())
    await portal.radio('Units').check({ force: true })
    await portal.field('Units').fill('5')
    await portal.arrives('Redeem', 'redeem')
    await portal.button('Continue to review', 'Review').click()
    await portal.arrives('Check your redemption', 'redeem-review')
    await portal.confirm(asha, portal.button('Redeem {count} units', 'Redeem'))
    await portal.arrives('We have your redemption', 'redeem-receipt')
  })
  await test.step('a statement', async () => {
    await page.goto('/investors/home/statement')
    await portal.arrives('Statements', 'statement')
    await chooseOption(page, hindi('Folio', { begins: true }), /XXXX4821/)
    const pdf = await portal.download(portal.button('Download the {format}'))
    // It opens with her PAN; its letters are those of Hindi, which no English one has.
    await expect(textOfPdf(pdf)).rejects.toThrow(/password/i)
    expect(await textOfPdf(pdf, asha)).toMatch(devanagari)
  })
  await test.step('what was sent', async () => {
    const mails = (await sandbox.inbox(asha)).filter(({ channel }) => channel === 'email')
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject } of mails) expect(subject).toMatch(devanagari)
  })
})
