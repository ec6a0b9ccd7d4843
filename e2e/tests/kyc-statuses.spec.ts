import { registerInvestor } from '../fixtures/register-investor'
import { Sandbox } from '../fixtures/sandbox'
import { checkWidths } from '../fixtures/screen-check'
import { expect, type Page, test } from '../fixtures/test'
import { KycPage } from '../pages/kyc-page'
import { demoPassword } from '../fixtures/demo-password'
import { LoginPage } from '../pages/login-page'

const esha = {
  pan: 'ZZZPK1005E',
  mobile: '9810001005',
  email: 'esha.khan@example.in',
  password: demoPassword,
}
const farid = {
  pan: 'ZZZPS1006F',
  mobile: '9810001006',
  email: 'farid.shaikh@example.in',
  password: demoPassword,
}

/** Each investor of the sandbox whose KYC stands differently, and what the page says of it. */
const statuses: { pan: string; status: string; says: string; offers: string | null }[] = [
  {
    pan: 'ZZZPV1001A',
    status: 'Validated',
    says: 'You can invest with any fund house.',
    offers: 'Update your KYC',
  },
  {
    pan: 'ZZZPR1002B',
    status: 'Registered',
    says: 'A new one needs fresh documents.',
    offers: 'Update your KYC',
  },
  {
    pan: 'ZZZPO1015Q',
    status: 'On hold',
    says: 'You cannot buy, redeem or switch until it is complete.',
    offers: 'Complete your KYC',
  },
  {
    pan: farid.pan,
    status: 'Not done',
    says: 'You cannot invest until your KYC is done.',
    offers: 'Register your KYC',
  },
  {
    pan: 'ZZZPM1007G',
    status: 'Validated',
    says: 'Online KYC is not offered to NRI investors.',
    offers: null,
  },
]

test.beforeAll(async ({ portal }) => {
  await new Sandbox(portal.url).reset()
  await registerInvestor(portal.url, esha)
  await registerInvestor(portal.url, farid)
})

const status = (page: Page, name: string) =>
  expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()

for (const { pan, status: name, says, offers } of statuses)
  test(`KYC of ${pan} is ${name}: ${says} [S4.057 S4.058 S4.059 S6.008]`, async ({ page }) => {
    const kyc = new KycPage(page)
    await new LoginPage(page).holdSession(pan)
    await kyc.open()
    await status(page, name)
    await expect(page.getByText(says)).toBeVisible()
    const begins = page.getByRole('button', { name: /your KYC$/ })
    if (offers) await expect(begins).toHaveText(offers)
    else await expect(begins).toHaveCount(0)
    await checkWidths(page, `kyc-${pan}`)
  })

test('a KYC goes through every ending of the digital locker: draft, checked, rejected, failed, forged, complete @phone [S4.003 S4.053 S4.054 S4.055 S4.056 S4.059]', async ({
  page,
}) => {
  const kyc = new KycPage(page)
  await new LoginPage(page).holdSession(esha.pan)
  await kyc.open()
  await status(page, 'Not done')
  await checkWidths(page, 'kyc-not-done')
  await test.step('left as a draft: the own page goes on with it', async () => {
    await kyc.choose('Complete your KYC')
    await kyc.end('Leave as draft')
    await kyc.title('Your KYC is not complete').waitFor()
    await kyc.open()
    await expect(page.getByText('Your KYC is not complete').first()).toBeVisible()
    await checkWidths(page, 'kyc-not-done-draft')
    await page.getByRole('button', { name: 'Complete KYC verification' }).click()
  })
  await test.step('sent to be checked: under process, and nothing can be begun', async () => {
    await kyc.end('Send to be checked')
    await kyc.title('Your KYC is being checked').waitFor()
    await expect(
      page.getByText('Your KYC verification is in Process. Please click below to start Investing.'),
    ).toBeVisible()
    await checkWidths(page, 'kyc-checked')
    await kyc.open()
    await status(page, 'Under process')
    await expect(page.getByRole('button', { name: /your KYC$/ })).toHaveCount(0)
    await checkWidths(page, 'kyc-under-process')
  })
  await test.step('the agency finds it wanting: rejected, with why', async () => {
    await kyc.decideAtOperations('Fail')
    await kyc.open()
    await status(page, 'Rejected')
    await expect(page.getByText(/The name in your digital locker is not the one/)).toBeVisible()
    await checkWidths(page, 'kyc-rejected')
  })
  await test.step('fails at the locker: says why, and can be done again', async () => {
    await kyc.choose('Complete your KYC')
    await kyc.end('Fail')
    await expect(page.getByText(/The name in your digital locker is not the one/)).toBeVisible()
    await checkWidths(page, 'kyc-failed')
  })
  await test.step('a return that nobody gave is not taken', async () => {
    await page.goto(`/investors/home/create-folio/onboard-applicant?state=${'f'.repeat(32)}`)
    await expect(page.getByText('We could not confirm that this link is ours')).toBeVisible()
    await checkWidths(page, 'kyc-forged')
  })
  await test.step('complete: validated', async () => {
    await kyc.choose('Complete KYC verification')
    await kyc.end('Complete')
    await kyc.title('Your KYC is complete').waitFor()
    await checkWidths(page, 'kyc-completed')
    await kyc.open()
    await status(page, 'Validated')
  })
})

test('the agency registers a KYC: left, failed, then complete, each back on the own page with who it is [S2.173 S4.045 S7.139 S7.140]', async ({
  page,
}) => {
  const kyc = new KycPage(page)
  await new LoginPage(page).holdSession(farid.pan)
  await kyc.open()
  await expect(page.getByText('has your record')).toHaveCount(0)
  await page.getByRole('button', { name: 'Register your KYC' }).click()
  await test.step('left as a draft', async () => {
    await kyc.end('Leave as draft')
    await expect(page.getByText('Welcome back, Farid Shaikh')).toBeVisible()
    await checkWidths(page, 'kyc-agency-draft')
    await page.getByRole('button', { name: 'Complete KYC verification' }).click()
  })
  await test.step('failed: the reason, and the own page begins anew', async () => {
    await kyc.end('Fail')
    await expect(page.getByText(/The agency could not read your documents/)).toBeVisible()
    await checkWidths(page, 'kyc-agency-failed')
    await kyc.open()
    await page.getByRole('button', { name: 'Register your KYC' }).click()
  })
  await test.step('complete: registered', async () => {
    await kyc.end('Complete')
    await expect(page.getByText('Welcome back, Farid Shaikh')).toBeVisible()
    await status(page, 'Registered')
    await checkWidths(page, 'kyc-agency-registered')
  })
})
