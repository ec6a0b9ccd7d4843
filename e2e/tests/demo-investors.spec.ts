import { checkScreen } from '../fixtures/screen-check'
import { Sandbox } from '../fixtures/sandbox'
import { expect, type Page, test } from '../fixtures/test'
import { CodeDialog, CodeStep } from '../pages/code-dialog'
import { Header } from '../pages/header'
import { LoginPage } from '../pages/login-page'
import { RecoveryPage } from '../pages/recovery-page'

// What an investor is told after the log-in is part of what is looked at here.
test.use({ putsOffNotices: false })
test.beforeAll(({ portal }) => new Sandbox(portal.url).reset())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Reads the notices that come after a log-in, and puts each off. */
async function read(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const notice = page.getByRole('dialog', { name: title })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: /^(Later|SKIP & CONTINUE)$/ }).click()
    await expect(notice).toBeHidden()
  }
}

interface Registered {
  who: string
  pan: string
  /** In this order. */
  notices?: readonly string[]
  /** A page, and what stands out on it. */
  at: string
  sees: string | RegExp
}

const nominee = 'You have no nominee yet'
/** Each at one width, so that both see several; their screens are looked at elsewhere at each. */
const widthOf = (place: number) => (place % 2 ? ' @phone' : '')

const registered: readonly Registered[] = [
  {
    who: 'Bharat',
    pan: 'ZZZPR1002B',
    notices: [nominee],
    at: 'home/profile/account-details',
    sees: 'Registered',
  },
  { who: 'Gita', pan: 'ZZZPM1007G', at: 'home/profile/account-details', sees: /\+971/ },
  {
    who: 'Hari',
    pan: 'ZZZPT1008H',
    notices: ['Your PAN is not linked with Aadhaar'],
    at: 'home/investments/portfolio',
    sees: /Neem/,
  },
  {
    who: 'Kiran',
    pan: 'ZZZPG1011L',
    notices: [nominee],
    at: 'home/profile/account-details',
    sees: 'Anyone or Survivor',
  },
  { who: 'Mohan', pan: 'ZZZPP1013N', at: 'home/profile/account-details', sees: 'Demat' },
  { who: 'Nisha', pan: 'ZZZPJ1014P', at: 'home/investments/transactions', sees: /Failed|failed|Not paid/ },
  { who: 'Om', pan: 'ZZZPO1015Q', at: 'home/dashboard', sees: 'Your KYC is on hold' },
  {
    who: 'Priya',
    pan: 'ZZZPL1016R',
    notices: [nominee],
    at: 'home/service-request/folio-consolidation',
    sees: /XXXX6013/,
  },
  { who: 'Ravi', pan: 'ZZZPS1018T', at: 'home/investments/portfolio', sees: /ELSS/ },
]

for (const [place, { who, pan, notices = [], at, sees }] of registered.entries())
  test(`${who} logs in, is told ${notices.length ? notices.join(', ') : 'nothing'}, and finds what stands out${widthOf(place)} [S1.004]`, async ({
    page,
  }) => {
    const login = new LoginPage(page)
    await login.enterByForm(pan)
    await expect(heading(page, new RegExp(`${who}$`))).toBeVisible()
    await read(page, notices)
    await page.goto(`/investors/${at}`)
    await expect(page.getByRole('main').getByText(sees).filter({ visible: true }).first()).toBeVisible()
  })

test('Asha logs in with keyboard and names alone, and finds the funds that she holds selected [S4.031]', async ({
  page,
}) => {
  await new LoginPage(page).open()
  await expect(new LoginPage(page).heading).toBeVisible()
  await page.getByRole('textbox', { name: 'PAN', exact: true }).focus()
  await page.keyboard.type('ZZZPV1001A')
  await page.keyboard.press('Tab')
  // The way to a forgotten password stands beside the field's name.
  const password = page.getByLabel('Password', { exact: true })
  if (!(await password.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type('Sandbox#2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\/explore-funds\/All$/)
  await expect(page.getByText('Funds you hold')).toBeVisible()
})

test('Leela reads her notification, then of her nominee and her TIN, one after the other, and asked for feedback when she signs out @phone [S2.155] [S4.011]', async ({
  page,
}) => {
  await new LoginPage(page).enterByForm('ZZZPC1012M')
  await read(page, ['Add a nominee', nominee, 'Correct your TIN details'])
  await new Header(page).signOut()
  await expect(heading(page, 'How was your visit?')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/feedback$/)
})

test('Ila is locked, with the right password too, and unlocks with a code [S2.004] [S8.039]', async ({
  page,
  sandbox,
}) => {
  const ila = 'ZZZPB1009J'
  const login = new LoginPage(page)
  await login.open()
  await login.logIn(ila)
  await expect(login.refusal).toContainText('Your user ID is locked after too many attempts')
  await page.getByRole('button', { name: 'Unlock User ID' }).click()
  await new CodeStep(page).confirm(sandbox, ila, () => new RecoveryPage(page).askFor(ila))
  await expect(page.getByText('Your user ID is unlocked')).toBeVisible()
  await login.logIn(ila)
  await login.goHome()
  await expect(heading(page, /Ila$/)).toBeVisible()
})

test('Jay comes with a temporary password and leaves it for one of his own @mobile [S2.124]', async ({
  page,
}) => {
  const login = new LoginPage(page)
  const dialog = page.getByRole('dialog', { name: 'RESET PASSWORD' })
  await login.open()
  await login.logIn('ZZZPD1010K', 'Temp#12345')
  await expect(dialog).toBeVisible()
  await checkScreen(page, 'reset-password')
  await dialog.getByLabel('New password', { exact: true }).fill('Grow#Tree26')
  await dialog.getByLabel('Re-enter new password', { exact: true }).fill('Grow#Tree26')
  await dialog.getByRole('button', { name: 'CONFIRM NEW PASSWORD' }).click()
  await expect(page.getByText('Your password has been set.', { exact: false })).toBeVisible()
  await login.logIn('ZZZPD1010K', 'Grow#Tree26')
  await login.goHome()
  await expect(heading(page, /Jay$/)).toBeVisible()
})

test('Gita, abroad, logs in with a code that goes by e-mail only @phone [S1.051]', async ({
  page,
  sandbox,
}) => {
  const gita = 'ZZZPM1007G'
  await page.goto('/investors/auth/login-code')
  await new CodeDialog(page).confirm(sandbox, gita, () => new RecoveryPage(page).askFor(gita))
  await new LoginPage(page).goHome()
  await expect(heading(page, /Gita$/)).toBeVisible()
  const codes = (await sandbox.inbox(gita)).filter(({ otp }) => otp)
  expect(new Set(codes.map(({ channel }) => channel))).toEqual(new Set(['email']))
})

/** Sends the code of quick invest, and enters it. */
async function quickInvest(
  page: Page,
  sandbox: Sandbox,
  person: { pan: string; mobile: string; email: string },
) {
  await page.goto('/investors/auth/quick-invest?scheme=FLEXI-DG')
  await page.getByLabel('PAN', { exact: true }).fill(person.pan)
  await page.getByLabel('Mobile', { exact: true }).fill(person.mobile)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Amount' }).fill('10000')
  const send = page.getByRole('button', { name: 'Send me a code' })
  await new CodeStep(page).confirm(sandbox, person.pan, () => send.click())
}

test('Farid, whose KYC is not registered, is led from quick invest to the KYC agency [S7.034]', async ({
  page,
  sandbox,
}) => {
  await quickInvest(page, sandbox, {
    pan: 'ZZZPS1006F',
    mobile: '9810001006',
    email: 'farid.shaikh@example.in',
  })
  await expect(heading(page, 'Complete your KYC')).toBeVisible()
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('17 May 1990')
  await expect(page.getByRole('button', { name: /KYC agency/ })).toBeVisible()
})

test('Qadir, whose birth date the register holds otherwise, is told so, and invests under the one of his card @phone [S1.043]', async ({
  page,
  sandbox,
}) => {
  await quickInvest(page, sandbox, {
    pan: 'ZZZPU1017S',
    mobile: '9810001017',
    email: 'qadir.usmani@example.in',
  })
  await expect(heading(page, 'Which folio?')).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'REVIEW YOUR DETAILS' })
  const goOn = details.getByRole('button', { name: 'CONTINUE' })
  await details.getByRole('textbox', { name: 'Date of Birth' }).fill('15 Jul 1987')
  await goOn.click()
  await expect(page.getByText('This PAN and date of birth do not match.')).toBeVisible()
  await details.getByRole('textbox', { name: 'Date of Birth' }).fill('05 Jul 1987')
  await goOn.click()
  await expect(heading(page, /^Invest/)).toBeVisible()
})

for (const [place, { who, person, reason, refused }] of [
  {
    who: 'Kiran',
    person: { pan: 'ZZZPG1011L', mobile: '9810001011', email: 'kiran.gupta@example.in' },
    reason: /not activated for folios held jointly/,
    refused: 2,
  },
  {
    who: 'Mohan',
    person: { pan: 'ZZZPP1013N', mobile: '9810001013', email: 'mohan.pillai@example.in' },
    reason: /held in Demat/,
    refused: 1,
  },
].entries())
  test(`${who} may not choose in quick invest the folio that buys nothing online, and reads why${widthOf(place)} [S6.009] [S6.010]`, async ({
    page,
    sandbox,
  }) => {
    await quickInvest(page, sandbox, person)
    await expect(heading(page, 'Which folio?')).toBeVisible()
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(page.getByRole('radio', { disabled: true })).toHaveCount(refused)
  })
