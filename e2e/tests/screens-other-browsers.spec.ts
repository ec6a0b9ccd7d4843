import { routes } from '@portal/contracts/wire/routes'
import { demoPassword } from '../fixtures/demo-password'
import {
  downloadsOf,
  expect,
  leavePicture,
  otherBrowsers,
  pictures,
  test,
} from '../fixtures/other-browsers/test'
import type { Screen } from '../fixtures/other-browsers/screen'
import { dev, registerInvestor } from '../fixtures/register-investor'
import type { Sandbox } from '../fixtures/sandbox'
import { until } from '../fixtures/until'

const asha = 'ZZZPV1001A'
const goOn = /^(Continue to review|Review)$/

/** What must hold of each screen: it fits, and it has a title. */
async function checkScreen(screen: Screen, name: string): Promise<void> {
  await leavePicture(screen, name)
  expect.soft(await screen.overflow(), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** The rows of a table in which buttons stand below one another. */
const brokenRows = () =>
  [...document.querySelectorAll('tbody tr')].filter((row) => {
    const buttons = [...row.querySelectorAll('td:last-child :is(a, button)')]
    return new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().bottom))).size > 1
  }).length

/** How high the lowest of the radios is that lie unseen over what we draw ourselves. */
const lowestRadio = () =>
  Math.min(
    ...[...document.querySelectorAll('input[type="radio"]')]
      .filter((radio) => getComputedStyle(radio).opacity === '0')
      .map((radio) => radio.getBoundingClientRect().height),
  )

/** That a PDF of this name has arrived in the folder of downloads. */
async function hasPdf(screen: Screen, name: RegExp): Promise<void> {
  const isIt = (download: { name: string; begins: string }) =>
    name.test(download.name) && download.begins === '%PDF-'
  await until(
    async () => downloadsOf(screen),
    (found) => found.some(isIt),
  )
}

async function logIn(screen: Screen, pan: string, password: string): Promise<void> {
  await screen.open('/auth/login')
  await screen.fill({ role: 'textbox', name: 'PAN' }, pan)
  await screen.fill({ role: 'label', name: 'Password' }, password)
  await screen.button('Log in')
  await screen.heading(/^((Good (morning|afternoon|evening)|Welcome), |Explore funds$)/)
}

/** Does what sends a code, and enters the digits that arrive. */
async function confirm(screen: Screen, sandbox: Sandbox, pan: string, button: RegExp): Promise<void> {
  const sent = await sandbox.codesSent(pan)
  await screen.button(button)
  const code = { role: 'textbox', name: 'One-time code' }
  await screen.wait(code)
  await screen.fill(code, await sandbox.otp(pan, sent))
  await screen.button('Continue', { role: 'dialog', texts: [] })
}

/** From the form to the receipt, over the page of the bank. */
async function buy(screen: Screen, sandbox: Sandbox, pan: string, rupees: string): Promise<void> {
  await screen.fill({ role: 'textbox', name: 'Amount' }, rupees)
  await screen.goOn(goOn, 'Check, then pay')
  await screen.check('checkbox', /^I have read the scheme information/)
  await confirm(screen, sandbox, pan, /^(Confirm and choose how to pay|Confirm)$/)
  await screen.heading('How do you want to pay?')
  await screen.check('radio', 'Net banking')
  await screen.button(/^(Pay by |Go to )/)
  await screen.heading('Pay Neem Mutual Fund')
  await screen.button('Success')
  await screen.heading(/^We have your ₹/)
}

for (const other of otherBrowsers)
  test.describe(() => {
    test.use({ other })
    test.skip(!other.executable, `${other.name} is not installed`)
    // Dev registers in each.
    test.beforeEach(({ sandbox }) => sandbox.reset())

    test(`${other.name}: Asha logs in, buys, redeems and takes her statement along; Dev opens his first folio on a phone in the dark`, async ({
      inOther: screen,
      sandbox,
      portal,
    }) => {
      const name = other.name.toLowerCase()
      await screen.tab.resize(1280, 800)
      await test.step('logs in', () => logIn(screen, asha, demoPassword))
      await test.step('buys for a lump sum, and has the receipt as PDF', async () => {
        await screen.open('/home/transaction/invest?scheme=FLEXI-DG')
        await buy(screen, sandbox, asha, '25000')
        await checkScreen(screen, `${name}-receipt-1280`)
        await screen.button('PDF')
        await hasPdf(screen, /^Successfull\.pdf$/)
      })
      await test.step('finds the buttons of a fund beside one another', async () => {
        await screen.open('/home/explore-funds/All')
        await screen.wait({ role: 'button', name: /^Compare / })
        expect.soft(await screen.tab.evaluate(brokenRows, null)).toBe(0)
      })
      await test.step('redeems ten units', async () => {
        await screen.open('/home/transact/select-scheme?plan=REDEEM')
        await screen.button(/./, { role: 'listitem', texts: ['Neem Flexi Cap Fund', '4821'] })
        await screen.check('radio', 'Units')
        await screen.fill({ role: 'textbox', name: 'Units' }, '10')
        await screen.goOn(goOn, /^Check your/)
        await confirm(screen, sandbox, asha, /^Redeem( [\d,.]+ units)?$/)
        await screen.heading('We have your redemption')
      })
      await test.step('downloads the statement of a folio', async () => {
        await screen.tab.resize(375, 812)
        await screen.open('/home/statement')
        await screen.choose('Folio', /4821/)
        await checkScreen(screen, `${name}-statement-375`)
        const lowest = await screen.tab.evaluate(lowestRadio, null)
        expect.soft(lowest, 'a choice is pressed all over').toBeGreaterThanOrEqual(32)
        await screen.button('Download the PDF')
        await hasPdf(screen, /^Account statement .*\.pdf$/)
      })
      await test.step('opens the first folio in the dark', async () => {
        await registerInvestor(portal.url, dev)
        await screen.tab.evaluate(() => sessionStorage.clear(), null)
        await logIn(screen, dev.pan, dev.password)
        await screen.tab.resize(1280, 800)
        await screen.button(/^Profile: /)
        await screen.button('Dark')
        await screen.tab.resize(375, 812)
        await screen.open('/home/transaction/invest?scheme=BALADV-DG')
        await screen.check('radio', 'Another account of mine')
        expect(await screen.tab.evaluate(() => getComputedStyle(document.body).backgroundColor, null)).toBe(
          'rgb(12, 21, 32)',
        )
        await screen.fill({ role: 'label', name: 'Account number' }, '50100245871')
        await screen.fill({ role: 'label', name: 'Account number again' }, '50100245871')
        await screen.fill({ role: 'label', name: 'IFSC' }, 'PRJT0000417')
        await screen.choose('Account type', 'Savings')
        await screen.check('radio', 'I do not want to nominate')
        await checkScreen(screen, `${name}-new-folio-375-dark`)
        await buy(screen, sandbox, dev.pan, '10000')
        await checkScreen(screen, `${name}-receipt-375-dark`)
      })
    })

    // Every page twice: for the night, as `npm run screenshots`.
    if (pictures)
      test(`${other.name}: every page opens at both widths, with a title and without a complaint`, async ({
        inOther: screen,
      }) => {
        const name = other.name.toLowerCase()
        await logIn(screen, asha, demoPassword)
        for (const [route, { path }] of Object.entries(routes)) {
          // They end the session, or show nothing to who has one.
          if (path.startsWith('/auth/')) continue
          for (const [width, height] of [
            [1280, 800],
            [375, 812],
          ] as const) {
            await screen.tab.resize(width, height)
            await screen.open(`${path}?scheme=FLEXI-DG&schemes=MIDCAP-DG,FLEXI-DG`)
            await checkScreen(screen, `${name}-${route}-${width}`)
            const titles = () => [document.title, document.querySelector('h1')?.textContent ?? '']
            for (const title of await screen.tab.evaluate(titles, null))
              expect.soft(title, `${route} has a title`).not.toBe('')
          }
        }
      })
  })
