import { join } from 'node:path'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { root } from '../fixtures/portal-process'
import { KycPage } from '../pages/kyc-page'
import { LoginPage } from '../pages/login-page'

/** KYC on hold, no folio. */
const om = 'ZZZPO1015Q'
/** KYC registered but not validated. */
const bharat = 'ZZZPR1002B'

test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: {
    executablePath: process.env.PORTAL_BROWSER || undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  },
})
test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

/** Each agency's website, and how the page says that it is reached. */
const agencies = [
  ['KFin KRA', 'https://www.karvykra.com', 'KFin Technologies Limited · Contacts on its website'],
  ['CAMS KRA', 'https://www.camskra.com', 'CAMS Investor Services · Contacts on its website'],
  ['CVL KRA', 'https://www.cvlkra.com', /Belapur Railway Station, Navi Mumbai/],
  ['NDML KRA', 'https://kra.ndml.in', /info\.kra@ndml\.in/],
  ['NSE KRA', 'https://www.nsekra.com', /022-26598182 · dotex_kraops@nsekra\.com/],
] as const

const attachment = join(root, 'shell/public/icon-192.png')

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('Om completes his KYC at the digital locker: left as a draft, failed, then done [S2.043, S2.152, S2.174, S4.053, S4.054, S4.055, S4.056, S1.034]', async ({
  page,
}) => {
  await new LoginPage(page).holdSession(om)
  await test.step('reads on his KYC page what is wrong and what it needs', async () => {
    await page.goto('/investors/home/profile/account-details')
    await page.getByRole('link', { name: 'Update KYC' }).click()
    await title(page, 'Your KYC')
    await expect(page.getByText('You cannot buy, redeem or switch until it is complete.')).toBeVisible()
    await expect(page.getByText('KFin KRA has your record')).toBeVisible()
    for (const [agency, site, reach] of agencies) {
      const row = page.getByRole('link', { name: `Website of ${agency}` })
      await expect(row).toHaveAttribute('href', site)
      await expect(page.getByText(reach)).toBeVisible()
    }
    await checkWidths(page, 'kyc-status')
  })
  await test.step('leaves the locker: a draft, which a button goes on with', async () => {
    await new KycPage(page).choose('Complete your KYC')
    await title(page, 'Share your Aadhaar with Neem Mutual Fund')
    await page.getByRole('button', { name: 'Leave as draft' }).click()
    await title(page, 'Your KYC is not complete')
    await expect(
      page.getByText(
        'Your KYC verification is not completed. Please click below to complete KYC verification.',
      ),
    ).toBeVisible()
    await checkWidths(page, 'kyc-draft')
    await page.getByRole('button', { name: 'Complete KYC verification' }).click()
    await page.getByRole('button', { name: 'Fail' }).click()
  })
  await test.step('reads why it failed, and does it again', async () => {
    await expect(
      page.getByText('The name in your digital locker is not the one on your PAN card.'),
    ).toBeVisible()
    await new KycPage(page).choose('Complete KYC verification')
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await title(page, 'Your KYC is complete')
    await expect(
      page.getByText('Your KYC verification is completed. Please click below to start Investing.'),
    ).toBeVisible()
    await checkWidths(page, 'kyc-complete')
  })
  await test.step('a link that was used says so, and the KYC stays done', async () => {
    await page.reload()
    await expect(page.getByText('This link was used already.')).toBeVisible()
    await title(page, 'Your KYC is complete')
    await page.getByRole('link', { name: 'Start investing' }).click()
    await title(page, 'Explore funds')
  })
})

test('Bharat updates his KYC by video: no camera at first, a piece lost on the way, then a person approves @phone [S7.048]', async ({
  page,
  portal,
}) => {
  await new LoginPage(page).holdSession(bharat)
  await page.goto('/investors/home/create-folio/kyc-applicant')
  await expect(page.getByText('Your KYC Status is Registered but not validated')).toBeVisible()
  await new KycPage(page).choose('Update your KYC', 'Video KYC')
  await title(page, 'Video KYC')
  await test.step('is told what is missing', async () => {
    await page.getByRole('button', { name: 'Send for checking' }).click()
    await expect(page.getByText('Record your video first.')).toBeVisible()
    await expect(page.getByText('Choose a picture or a PDF of it.')).toHaveCount(3)
  })
  await test.step('gives his papers', async () => {
    await page.getByText('Passport').click()
    for (const missing of [2, 1, 0]) {
      await page.locator('input[type="file"]').first().setInputFiles(attachment)
      await expect(page.getByText('Choose a picture or a PDF of it.')).toHaveCount(missing)
    }
  })
  await test.step('is told how to allow the camera, and tries again', async () => {
    await page.evaluate(() => {
      const { mediaDevices } = navigator
      const real = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = real
        return Promise.reject(new DOMException('', 'NotAllowedError'))
      }
    })
    await page.getByRole('button', { name: 'Turn on the camera' }).click()
    await expect(page.getByText('Your browser does not let us use the camera')).toBeVisible()
    await checkWidths(page, 'video-kyc-no-camera')
    await page.getByRole('button', { name: 'Try again' }).click()
  })
  await test.step('records 15 seconds and plays them back', async () => {
    await page.getByRole('button', { name: 'Record 15 seconds' }).click()
    await expect(page.getByText('Recorded. Play it before you send it.')).toBeVisible({ timeout: 60_000 })
    const playback = page.getByLabel('Your recording')
    await playback.evaluate((video: HTMLVideoElement) => video.play())
    await expect
      .poll(() => playback.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.5)
    await checkWidths(page, 'video-kyc')
  })
  await test.step('a piece is lost; sending goes on where it stopped', async () => {
    let sent = 0
    const pieces = '**/api/v1/kyc/video/piece'
    await page.route(pieces, (route) => ((sent += 1) > 2 ? route.abort() : route.continue()))
    await page.getByRole('button', { name: 'Send for checking' }).click()
    await expect(page.getByText('Your video is not sent yet')).toBeVisible()
    await page.unroute(pieces)
    await page.getByRole('button', { name: 'Try again' }).click()
    await title(page, 'Your KYC is being checked')
    await checkWidths(page, 'kyc-pending')
  })
  await test.step('a person plays it and approves', async () => {
    await page.goto('/sandbox/back-office')
    await expect(page.getByText(/Bharat Rao · says \d{4}/)).toBeVisible()
    await page.getByRole('button', { name: 'Approve Bharat Rao' }).click()
    await expect(page.getByText('No video waits.')).toBeVisible()
    await page.goto(`${portal.url}/investors/home/create-folio/onboard-applicant`)
    await title(page, 'Your KYC is complete')
  })
})
