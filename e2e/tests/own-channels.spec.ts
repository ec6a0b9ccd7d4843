import { smtpStub } from '@portal/backend/test-kit/messages/provider-stub'
import { testOfHouse } from '../fixtures/house-test'
import { letterOf } from '../fixtures/letter'
import { startPushService } from '../fixtures/push-service'
import type { Sandbox } from '../fixtures/sandbox'
import { showPush } from '../fixtures/show-push'
import { startSmsGateway } from '../fixtures/sms-gateway'
import { expect, type Page } from '../fixtures/test'
import { CodeDialog } from '../pages/code-dialog'
import { LoginPage } from '../pages/login-page'
import { OutflowPage } from '../pages/outflow-page'
import { RecoveryPage } from '../pages/recovery-page'

const asha = { pan: 'ZZZPV1001A', mobile: '9810001001', email: 'asha.verma@example.in' }
const house = 'Neem Mutual Fund <letters@neemmf.example>'
const smsKey = 'key of the gateway'

let gateway: Awaited<ReturnType<typeof startSmsGateway>>
let mail: Awaited<ReturnType<typeof smtpStub>>
let push: Awaited<ReturnType<typeof startPushService>>

const test = testOfHouse(async () => {
  gateway = await startSmsGateway(smsKey)
  mail = await smtpStub()
  push = await startPushService()
  return {
    ...{ SMS: 'http', SMS_URL: gateway.url, SMS_KEY: smsKey },
    ...{ EMAILS: 'smtp', SMTP_URL: mail.url, SMTP_FROM: house },
    ...{ PUSH: 'web', ...push.environment },
  }
})
test.use({ serviceWorkers: 'allow' })
test.afterAll(() => [gateway, mail, push].forEach((each) => each.close()))

const letters = () => mail.letters.map(letterOf).filter(({ to }) => to === asha.email)
const lettersOf = (subject: string | RegExp) => letters().filter((letter) => letter.subject.match(subject))
const smsWith = (text: string | RegExp) =>
  gateway.arrived(asha.mobile).filter((message) => message.text.match(text))
const codeIn = (text: string | undefined) =>
  /^[A-Z]+-(\d{4}) is your one-time code/.exec(text ?? '')?.[1] ?? ''

/** A try that failed is made again after 1, 2, 5 and 20 seconds, then after a minute. */
const later = { timeout: 90_000 }

/** Does what sends a code, and answers its digits as a channel brings them. */
async function codeBy(page: Page, arrived: () => { text: string }[], ask: () => Promise<void>) {
  const codes = () => arrived().flatMap(({ text }) => codeIn(text) || [])
  const before = codes().length
  await ask()
  await new CodeDialog(page).input.waitFor()
  await expect.poll(() => codes().length).toBe(before + 1)
  return codes().at(-1)!
}
const bySms = () => gateway.arrived(asha.mobile)
const byMail = () => lettersOf('Your one-time code for Neem Mutual Fund')

async function logInByCode(page: Page, arrived: () => { text: string }[]): Promise<void> {
  await page.goto('/investors/auth/login')
  await page.getByRole('link', { name: 'Log in with a code' }).click()
  const code = await codeBy(page, arrived, () => new RecoveryPage(page).askFor(asha.pan))
  await new CodeDialog(page).enter(code)
  await new LoginPage(page).goHome()
}

async function reviewRedemption(page: Page): Promise<OutflowPage> {
  const redeem = new OutflowPage(page, 'REDEEM')
  await redeem.open()
  await redeem.choose('Neem Flexi Cap Fund', '4821')
  await redeem.amount.fill('10000')
  await redeem.review()
  return redeem
}

/** Cancels the redemption on the screen; all channels tell of it. Answers what they call it. */
async function cancel(page: Page, redeem: OutflowPage): Promise<string> {
  await page.getByRole('button', { name: /^Cancel this redemption/ }).click()
  const sure = page.getByRole('alertdialog', { name: 'Cancel this redemption?' })
  const press = () => sure.getByRole('button', { name: 'Cancel the redemption' }).click()
  await new CodeDialog(page).enter(await codeBy(page, bySms, press))
  await redeem.arriveAt('Your redemption is cancelled')
  const [, number = ''] = /\b(NM\d+)\b/.exec(await page.getByRole('main').innerText()) ?? []
  expect(number).not.toBe('')
  return `Order ${number} is cancelled`
}

/** The news of a cancelled order, as every channel has it. */
const news =
  /^Nothing happens in Neem Flexi Cap Fund.*If you did not cancel it, call 1800-209-7446 at once\.$/

async function nothingInTheInbox(sandbox: Sandbox): Promise<void> {
  for (const address of [asha.pan, asha.mobile, asha.email]) expect(await sandbox.inbox(address)).toEqual([])
}

test('a house on its own SMS gateway, its mail server and Web Push: Asha logs in by the code of the SMS, and what she cancels is told by all three', async ({
  page,
  sandbox,
}) => {
  await push.subscribes(page)
  await test.step('logs in with the code that the SMS brings, which a letter brings too', async () => {
    await logInByCode(page, bySms)
    await expect.poll(() => byMail().map(({ text }) => codeIn(text))).toEqual([codeIn(bySms()[0]?.text)])
    expect(byMail()[0]).toMatchObject({ from: house, to: asha.email })
  })
  const subject = await test.step('redeems, and cancels it', async () => {
    const redeem = await reviewRedemption(page)
    const code = await codeBy(page, bySms, () => redeem.confirm.click())
    await new CodeDialog(page).enter(code)
    await redeem.arriveAt('We have your redemption')
    return cancel(page, redeem)
  })
  await test.step('is told by letter, by SMS and by a message of the browser, each once', async () => {
    await expect.poll(() => lettersOf(subject).map(({ text }) => text)).toEqual([expect.stringMatching(news)])
    await expect.poll(() => smsWith(subject)).toHaveLength(1)
    await expect
      .poll(() => push.arrived)
      .toEqual([expect.objectContaining({ title: subject, body: expect.stringMatching(news) })])
    const [message] = push.arrived
    expect(await showPush(page, message!)).toEqual({ title: subject, body: message!.body })
  })
  await nothingInTheInbox(sandbox)
})

test('while the gateway hangs or fails, the mail server says 451 and the push service 503, Asha goes on, and all of it arrives once they are well', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await push.subscribes(page)
  await test.step('the SMS hangs: she logs in with the code of the letter, and the SMS comes late', async () => {
    gateway.fallsIll('hangs')
    const before = bySms().length
    await logInByCode(page, byMail)
    await expect.poll(() => gateway.refused()).toBeGreaterThan(0)
    gateway.recovers()
    await expect.poll(() => bySms().length, later).toBe(before + 1)
    expect(codeIn(bySms().at(-1)?.text)).toBe(codeIn(byMail().at(-1)?.text))
  })
  const redeem = await reviewRedemption(page)
  await test.step('neither SMS nor letter comes: she has it sent again, and enters the newer code', async () => {
    const before = { sms: bySms().length, letters: byMail().length }
    gateway.fallsIll('fails')
    mail.says('451 4.3.0 not now')
    await redeem.confirm.click()
    const dialog = new CodeDialog(page)
    await expect(dialog.dialog).toContainText('No code yet? Look in your spam folder too. 4 resends left.')
    await expect.poll(() => gateway.refused()).toBeGreaterThan(0)
    const { now } = await sandbox.clock()
    await sandbox.setClock(new Date(Date.parse(now) + 61_000).toISOString())
    await page.clock.fastForward(61_000)
    await dialog.dialog.getByRole('button', { name: 'Resend' }).click()
    await expect(dialog.dialog).toContainText('3 resends left.')
    expect([bySms().length, byMail().length]).toEqual([before.sms, before.letters])
    gateway.recovers()
    mail.says('250 OK')
    await expect.poll(() => bySms().length, later).toBe(before.sms + 2)
    await expect.poll(() => byMail().length, later).toBe(before.letters + 2)
    // Both came; the dialog says how the one that counts begins.
    const [, prefix = ''] = /The code that starts with ([A-Z]+)/.exec(await dialog.dialog.innerText()) ?? []
    await dialog.enter(codeIn(bySms().find(({ text }) => text.startsWith(`${prefix}-`))?.text))
    await redeem.arriveAt('We have your redemption')
  })
  await test.step('cancels it: the page and the SMS say so, and the others once they are well', async () => {
    push.fallsIll()
    mail.says('451 4.3.0 not now')
    const arrived = push.arrived.length
    const subject = await cancel(page, redeem)
    await expect.poll(() => smsWith(subject)).toHaveLength(1)
    await expect.poll(() => push.refused()).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Notifications, / }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await panel.getByRole('tab', { name: /^OTHER/ }).click()
    await expect(panel).toContainText(subject)
    expect([lettersOf(subject), push.arrived.length]).toEqual([[], arrived])
    push.recovers()
    mail.says('250 OK')
    await expect
      .poll(() => lettersOf(subject).map(({ text }) => text), later)
      .toEqual([expect.stringMatching(news)])
    await expect.poll(() => push.arrived.slice(arrived).map(({ title }) => title), later).toContain(subject)
  })
  await nothingInTheInbox(sandbox)
})
