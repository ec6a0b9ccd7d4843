import { getSetPasswordToken, signOut, visitMode, writeStored } from '@portal/kernel'
import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  draftNow,
  navigate,
  ok,
  refusal,
  renderPage,
  renderPublicPage,
  routing,
  slotsHost,
} from '@portal/testing'
import { demoSession, sampleScheme } from '@portal/testing/samples'
import { endStep, keepStep } from '../shared/running-step'
import { beginPurchase } from './draft'
import QuickInvestPage from './quick-invest.page'
import QuickInvestSelectFolioPage from './select-folio.page'
import QuickInvestVerifyOtpPage from './verify-otp.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const scheme = sampleScheme()
const started = {
  uniqueID: 'first-step-1',
  challenge: {
    prefixValue: 'QXT',
    referenceNumber: 'reference-1',
    maskedMobile: 'XXXXXX3210',
    maskedEmail: 'XXha@example.in',
    attemptsLeft: 5,
    resendsLeft: 4,
    resendAfterSeconds: 60,
  },
}
const funds = ok({
  categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [scheme] }],
  navDate: '2026-08-24',
})
const user = userEvent.setup()

afterEach(async () => {
  endStep()
  await signOut('expired')
})

test('asks who invests in what for how much, and sends the code [S1.044]', async () => {
  const { callsOf } = renderPublicPage(
    () => {
      routing.start('/auth/quick-invest?scheme=FLEXI-DG')
      return <QuickInvestPage />
    },
    {
      'product/schemes/open': funds,
      investmentChiplets: ok({ lumpsum: [], sip: [] }),
      'auth/generateOtp/quickInvest': ok(started),
    },
  )
  await user.type(await screen.findByLabelText('PAN'), 'ZZZPI1003C')
  await user.type(screen.getByLabelText('Mobile'), '9810001003')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'chitra.iyer@example.in')
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '10000')
  await user.click(screen.getAllByRole('button', { name: 'Send me a code' })[0]!)
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/quick-invest-verify-otp'))
  expect(callsOf('auth/generateOtp/quickInvest')).toMatchObject([
    {
      body: {
        userId: 'ZZZPI1003C',
        mobile: '9810001003',
        countryCode: '+91',
        isInternational: false,
        email: 'chitra.iyer@example.in',
      },
    },
  ])
})

test('the code begins a visit without menus and a purchase with what was chosen [S1.043]', async () => {
  keepStep({
    activity: 'QUICK_INVEST',
    pan: 'ZZZPN1004D',
    started,
    again: async () => started,
    about: {
      scheme,
      investmentType: 'SIP',
      amount: 10_000_00,
      contact: { mobile: '9810001004', email: 'dev.nair@example.in' },
    },
  })
  renderPublicPage(QuickInvestVerifyOtpPage, {
    'auth/investor/verifyLoginOtp': ok({ outcome: 'quickInvest', session: demoSession }),
  })
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/auth/quick-invest-select-folio', { replace: true }),
  )
  expect(visitMode()).toBe('quickInvest')
  expect(draftNow()).toMatchObject({
    quickInvest: true,
    transactionType: 'SIP',
    isInvestmentSip: true,
    isnewInvestment: true,
    originalSchemeDetails: { schemePlanCode: 'FLEXI-DG' },
    transactionDetails: { amount: 10_000_00, selectFolio: null },
  })
})

test('somebody new whom the PAN service does not name types name and date of birth after the code, and a new code keeps the purchase', async () => {
  const again = jest.fn(async () => ({ ...started, uniqueID: 'first-step-2' }))
  const about = { scheme, investmentType: 'LUMPSUM', amount: 10_000_00, contact: { mobile: '9', email: 'd' } }
  keepStep({ activity: 'QUICK_INVEST', pan: 'ZZZPN1004D', started, again, about })
  const needed = refusal('Enter your name and date of birth as on your PAN card.', '-544')
  const answers = [
    needed,
    refusal('No tries left', '-109'),
    needed,
    ok({ outcome: 'quickInvest', session: demoSession }),
  ]
  const { callsOf } = renderPublicPage(QuickInvestVerifyOtpPage, {
    'auth/investor/verifyLoginOtp': () => answers.shift()!,
  })
  const typeCode = async () => {
    await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
    await user.keyboard('{Enter}')
  }
  const typeCard = async () => {
    await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Dev Nair')
    await user.type(screen.getByRole('textbox', { name: 'Date of birth' }), '30 Jan 1995')
    await user.click(screen.getByRole('button', { name: 'Continue to folio' }))
  }
  await typeCode()
  expect(await screen.findByRole('heading', { name: 'Your name and date of birth' })).toBeVisible()
  await typeCard()
  await user.click(await screen.findByRole('button', { name: 'Ask for a new code' }))
  await typeCode()
  expect(again).toHaveBeenCalledTimes(1)
  await typeCard()
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/auth/quick-invest-select-folio', { replace: true }),
  )
  const card = { name: 'Dev Nair', dob: '1995-01-30' }
  expect(callsOf('auth/investor/verifyLoginOtp').map(({ body }) => body)).toMatchObject([
    { uniqueID: 'first-step-1', otp: 'QXT1234' },
    { uniqueID: 'first-step-1', card },
    { uniqueID: 'first-step-2', otp: 'QXT1234' },
    { uniqueID: 'first-step-2', card },
  ])
  expect(draftNow()).toMatchObject({ quickInvest: true, transactionDetails: { amount: 10_000_00 } })
})

test('without a session the choice of a folio leads back to the first step [S2.006]', () => {
  renderPublicPage(QuickInvestSelectFolioPage)
  expect(screen.getByRole('link', { name: 'Ask for a code' })).toHaveAttribute('href', '/auth/quick-invest')
})

test('whose KYC is missing goes on to it with what the code allows', async () => {
  const contact = { mobile: '9810001005', email: 'esha.khan@example.in' }
  keepStep({
    activity: 'QUICK_INVEST',
    pan: 'ZZZPK1005E',
    started,
    again: async () => started,
    about: { scheme, amount: 10_000_00, contact },
  })
  renderPublicPage(QuickInvestVerifyOtpPage, {
    'auth/investor/verifyLoginOtp': ok({ outcome: 'kycNeeded', reason: 'No KYC', kycToken: 'a-token' }),
  })
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/complete-kyc', { replace: true }))
  expect(getSetPasswordToken()).toBe('a-token')
})

test('what was entered is there again after the KYC, and was told before the code; funds are sorted, Growth first', async () => {
  const plan = (schemePlanCode: string, schemeDesc: string, optDesc: 'Growth' | 'IDCW Payout') =>
    sampleScheme({ schemePlanCode, schemeDesc, optDesc, optionCode: optDesc === 'Growth' ? 'G' : 'D' })
  const schemes = [
    plan('LIQUID-DG', 'Neem Liquid Fund', 'Growth'),
    plan('FLEXI-DD', 'Neem Flexi Cap Fund', 'IDCW Payout'),
    plan('FLEXI-DG', 'Neem Flexi Cap Fund', 'Growth'),
  ]
  writeStored('registrationDetails', {
    pan: 'ZZZPK1005E',
    mobile: '9810001005',
    email: 'esha.khan@example.in',
    purchase: { schemePlanCode: 'LIQUID-DG', investmentType: 'LUMPSUM', amount: 5_000_00 },
  })
  renderPublicPage(
    () => {
      routing.start('/auth/quick-invest')
      return <QuickInvestPage />
    },
    {
      'product/schemes/open': ok({
        categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes }],
        navDate: '2026-08-24',
      }),
      investmentChiplets: ok({ lumpsum: [], sip: [] }),
    },
  )
  expect(await screen.findByLabelText('PAN')).toHaveValue('ZZZPK1005E')
  expect(screen.getByLabelText('Mobile')).toHaveValue('9810001005')
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('esha.khan@example.in')
  expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveValue('5,000')
  expect(screen.getByText(/^If your KYC is not done yet, you complete it right after the code/)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: /^Fund Neem Liquid Fund/ }))
  expect(
    within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Neem Flexi Cap Fund.*Growth/),
    expect.stringMatching(/^Neem Flexi Cap Fund.*IDCW/),
    expect.stringMatching(/^Neem Liquid Fund/),
  ])
})

test('the choice of a folio tells the price of an offer, not a NAV', async () => {
  beginPurchase({
    scheme: { ...scheme, nfoscheme: true, nfoEndDate: '2026-09-01' },
    investmentType: 'LUMPSUM',
    amount: 10_000_00,
    contact: { mobile: '9810001004', email: 'dev.nair@example.in' },
  })
  const draft = draftNow()
  renderPage(QuickInvestSelectFolioPage, { answers: { 'investor/get/folio': ok({ folios: [] }) }, draft })
  expect(await screen.findByText(/· offer price ₹/)).toBeVisible()
  expect(screen.queryByText(/· NAV ₹/)).toBeNull()
})

/** Another remote's dialog, as far as a page around it meets it. */
function FakeReviewDialog({ open, place, quickInvest, onAdded }: ApplicantDialogProps) {
  if (!open) return null
  return <button onClick={onAdded}>{`Reviewed ${quickInvest ? 'in quick invest' : ''}: ${place}`}</button>
}

test('a new folio is opened after its investor reviewed who it is for [S2.132]', async () => {
  renderPage(QuickInvestSelectFolioPage, {
    answers: { 'investor/get/folio': ok({ folios: [] }) },
    around: slotsHost({ 'create-folio-dialog': async () => ({ default: FakeReviewDialog }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(navigate).not.toHaveBeenCalledWith('/home/transaction/invest')
  await user.click(await screen.findByRole('button', { name: 'Reviewed in quick invest: 1' }))
  expect(navigate).toHaveBeenCalledWith('/home/transaction/invest')
  expect(draftNow().transactionDetails.selectFolio).toBe('new')
})
