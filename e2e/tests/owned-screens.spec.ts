import { Sandbox } from '../fixtures/sandbox'
import { checkScreen } from '../fixtures/screen-check'
import { test } from '../fixtures/test'
import { LoginPage } from '../pages/login-page'

const asha = 'ZZZPV1001A'

/** Of what one owns, of the ways out and across, and of service; by the name of the picture. */
const pages = {
  portfolio: 'investments/portfolio',
  transactions: 'investments/transactions',
  'systematic-plans': 'investments/systematic-plans',
  plan: 'investments/systematic-plans?plan=SR100006',
  'change-plan': 'investments/modify?plan=SR100006',
  'renew-list': 'sip',
  'account-details': 'profile/account-details',
  notifications: 'notifications',
  redeem: 'transact/select-scheme?plan=REDEEM&scheme=LIQUID-DG&folio=91027306',
  switch: 'transact/select-scheme?plan=SWITCH',
  'service-request': 'service-request',
  'bank-list': 'service-request/bank-list',
  'edit-nominee': 'service-request/edit-nominee',
  'tax-details': 'service-request/tax-details',
  contact: 'service-request/contact',
  'folio-lock': 'service-request/folio-lock',
  help: 'help',
} as const

test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

// 320 px is what a window of 640 px has at 200 % zoom.
test('the pages of what one owns and of service fit at 320 px, and are accessible @narrow-only', async ({
  page,
}) => {
  await new LoginPage(page).holdSession(asha)
  for (const [name, path] of Object.entries(pages))
    await test.step(name, async () => {
      await page.goto(`/investors/home/${path}`)
      await checkScreen(page, `owned-${name}`)
    })
})
