import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, ok, refusal, renderPage, serverError } from '@portal/testing'
import { oddConf } from '@portal/testing/samples'
import type { KycOverview } from './kyc-ways'
import KycApplicantPage from './kyc-applicant.page'
import OnboardApplicantPage from './onboard-applicant.page'
import { MissingKyc, KycRegistration } from './kyc-gate'
import VideoKycPage from './video/video-kyc.page'
import { goToProvider } from './provider-address'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)
jest.mock('./provider-address', () => ({ goToProvider: jest.fn() }))

const user = userEvent.setup()
const page = 'https://kyc.example/enter/code'
const onboard = 'http://localhost/investors/home/create-folio/onboard-applicant'
const application = {
  way: 'DIGILOCKER',
  purpose: 'complete',
  status: 'DRAFT',
  reason: null,
  startedAt: '2026-08-25T07:48:00.000Z',
  changedAt: '2026-08-25T07:48:00.000Z',
} as const
const onHold: KycOverview = {
  kycStatus: 'On-Hold',
  customerStatus: 'KYC NOT OK',
  kraStatusCode: '003',
  agency: 'KFIN',
  needsRegistration: false,
  onlineRefused: null,
  application: null,
}
const account = {
  name: 'Asha Verma',
  pan: 'ZZZPV1001A',
  nameOnPan: 'Asha Verma',
  birthDate: '1986-03-14',
  aadhaarLinked: true,
  kycStatus: 'On-Hold',
  residency: 'Resident Indian',
  tinComplete: true,
  email: 'asha@example.in',
  mobile: '9876543210',
  countryCode: '+91',
}
const initiated = {
  kycType: 'DIGILOCKER',
  kycOnBoardingUrl: page,
  kraStatus: { kraKycCompletedStatus: 'KYC NOT OK' },
}
const answers = (overview: Partial<KycOverview> = {}, more: Answers = {}): Answers => ({
  'kyc/overview': ok({ ...onHold, ...overview }),
  'kyc/initiate': ok(initiated),
  'kyc/status': ok({ status: 'DRAFT', autoLoginUrL: page, kraStatusCode: '003' }),
  'investor/accountDetails': ok(account),
  ...more,
})
const showKyc = (overview: Partial<KycOverview> = {}, more: Answers = {}, at?: string) =>
  renderPage(KycApplicantPage, { answers: answers(overview, more), ...(at && { at }) })
const showOutcome = (overview: Partial<KycOverview>, more: Answers = {}, at?: string) =>
  renderPage(OnboardApplicantPage, { answers: answers(overview, more), ...(at && { at }) })

beforeEach(() => jest.mocked(goToProvider).mockClear())

test('a KYC on hold says what it means and leads to the digital locker, with what it asks [S2.151, S2.152, S2.153, S2.174, S7.141, S6.005]', async () => {
  const { callsOf } = showKyc()
  const card = within(await screen.findByRole('region', { name: 'Status' }))
  expect(card.getByText('On hold')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Complete your KYC' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleDescription('Please choose a option to complete your KYC process.')
  expect(within(dialog).getByRole('radio', { name: 'DigiLocker' })).toBeChecked()
  expect(within(dialog).getByRole('radio', { name: 'Video KYC' })).toBeEnabled()
  expect(within(dialog).getByRole('button', { name: 'CANCEL' })).toBeEnabled()
  await user.click(within(dialog).getByRole('button', { name: 'CONTINUE' }))
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith(page))
  expect(callsOf('kyc/initiate')[0]?.body).toMatchObject({
    pan: 'ZZZPV1001A',
    name: 'Asha Verma',
    mobileNo: '9876543210',
    emailId: 'asha@example.in',
    dateOfBirth: '1986-03-14',
    callBackUrl: onboard,
    kraStatusCode: '003',
    kraUpdatedStatusCode: '003',
    isDistributorInitiated: false,
  })
})

test('a KYC that is registered is updated: the dialog says modify, the call is update/kyc [S2.150, S2.154, S1.034, S7.048]', async () => {
  const registered = { kycStatus: 'Registered', customerStatus: 'KYC OK', agency: 'CAMS' } as const
  const { callsOf } = showKyc(registered, {
    'investor/update/kyc': ok({ kycType: 'DIGILOCKER', kycOnBoardingUrl: page }),
  })
  expect(await screen.findByText('Your KYC Status is Registered but not validated')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Update your KYC' }))
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    'Please choose a option to modify your KYC.',
  )
  await user.click(screen.getByRole('button', { name: 'CONTINUE' }))
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith(page))
  expect(callsOf('investor/update/kyc')[0]?.body).toMatchObject({ callBackUrl: onboard })
})

test('what each way needs stands on the page [S9.062, S9.063]', async () => {
  showKyc()
  const needs = within(await screen.findByRole('region', { name: 'What you need' }))
  const of = (way: string) => {
    const part = within(needs.getByRole('heading', { name: way }).parentElement!)
    return part.getAllByRole('listitem').map(({ textContent }) => textContent)
  }
  expect(of('DigiLocker')).toEqual([
    'A DigiLocker account',
    'Your Aadhaar, and the mobile linked with it',
    'Your PAN card',
    'A cancelled and signed cheque',
  ])
  expect(of('Video KYC')).toEqual([
    'A proof of address: voter ID, passport or driving licence',
    'Your PAN card',
    'A cancelled cheque',
  ])
  expect(needs.getByText('A 15-second video of yourself, recorded here.')).toBeVisible()
})

test('the agencies stand on the page with their contacts [S9.064]', async () => {
  showKyc()
  await screen.findByRole('region', { name: 'What you need' })
  const list = within(screen.getByRole('region', { name: 'KYC agencies' }))
  expect(list.getAllByRole('link', { name: /^Website of/ })).toHaveLength(5)
  expect(list.getByRole('link', { name: '1800-209-7446' })).toHaveAttribute('href', 'tel:18002097446')
  expect(list.getByText('KFin KRA has your record')).toBeVisible()
  for (const contact of [/022-26598182 · dotex_kraops@nsekra.com/, /info.kra@ndml.in/, /Navi Mumbai 400614/])
    expect(list.getByText(contact)).toBeVisible()
  expect(list.getAllByText(/Contacts on its website/)).toHaveLength(2)
  expect(list.getByRole('link', { name: 'Website of CVL KRA' })).toHaveAttribute(
    'href',
    'https://www.cvlkra.com',
  )
})

test('who lives abroad reads what to do instead and is offered nothing online [S6.008]', async () => {
  const onlineRefused = 'Online KYC is not offered to NRI investors. Send us the KYC form.'
  showKyc({ onlineRefused })
  const note = await screen.findByText(/^Online KYC is not offered/)
  expect(note).toHaveTextContent(`${onlineRefused} Questions? Call 1800-209-7446.`)
  expect(screen.queryByRole('button', { name: /KYC/ })).toBeNull()
  expect(screen.queryByText('What you need')).toBeNull()
})

test('a PAN that must be registered goes to the agency and comes back here with who it is [S2.173, S7.139, S7.140]', async () => {
  const { callsOf } = showKyc(
    { kycStatus: 'Not Available', needsRegistration: true, agency: null },
    { 'kyc/createInvestor': ok({ autoLoginUrL: page, status: 'DRAFT' }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Register your KYC' }))
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith(page))
  expect(callsOf('kyc/createInvestor')[0]?.body).toMatchObject({
    name: 'Asha Verma',
    email: 'asha@example.in',
    username: 'ZZZPV1001A',
    phone: '9876543210',
    redirectUrl: 'http://localhost/investors/home/create-folio/kyc-applicant',
    pan: 'ZZZPV1001A',
  })
})

const back = '/?token=code-code-code-code&customerId=9b2f0c1e-0000-4000-8000-000000000001&merchantId=NEEM'

test('the agency sends the browser back: who it is, or why the link is not taken', async () => {
  const view = showKyc({}, { 'kyc/merchantData': ok({ panNumber: 'ZZZPV1001A', name: 'Asha Verma' }) }, back)
  expect(await screen.findByText('Welcome back, Asha Verma')).toBeVisible()
  view.unmount()
  showKyc({}, { 'kyc/merchantData': refusal('This link was used already.', '-533') }, back)
  expect(await screen.findByText('This link was used already.')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible()
})

test('a KYC that cannot be begun says why, beside the button', async () => {
  showKyc({}, { 'kyc/initiate': refusal('We are processing your KYC. Check again in two days.', '-537') })
  await user.click(await screen.findByRole('button', { name: 'Complete your KYC' }))
  await user.click(await screen.findByRole('button', { name: 'CONTINUE' }))
  expect(await screen.findByText('We are processing your KYC. Check again in two days.')).toBeVisible()
})

test('a page that did not load says so and tries again', async () => {
  let requested = 0
  showKyc({}, { 'kyc/overview': () => (requested++ ? ok(onHold) : serverError) })
  expect(await screen.findByText('Your KYC did not load')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Status' })).toBeVisible()
})

test.each([
  ['PENDING', 'Your KYC is being checked', 'Start investing', 'link'],
  ['DONE', 'Your KYC is complete', 'Start investing', 'link'],
  ['FAILED', 'Your KYC is not complete', 'Complete KYC verification', 'button'],
] as const)('an ending %s: %s, and the way on [S2.043]', async (status, heading, way, role) => {
  showOutcome({ application: { ...application, status } })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByRole(role, { name: way })).toBeVisible()
})

test('a draft goes on at the page of its provider [S4.055]', async () => {
  const { callsOf } = showOutcome({ application })
  await user.click(await screen.findByRole('button', { name: 'Complete KYC verification' }))
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith(page))
  expect(callsOf('kyc/status')[0]?.body).toMatchObject({ redirectUrl: onboard, panNumber: 'ZZZPV1001A' })
})

test('the code of the return tells the ending; one that is not taken says so over the status there is', async () => {
  const at = '/?state=state-state-state-state'
  const failed = { ...application, status: 'FAILED', reason: 'The name is another one.' }
  const view = showOutcome({}, { 'kyc/callback/status': ok(failed) }, at)
  expect(await screen.findByText('The name is another one.')).toBeVisible()
  view.unmount()
  const done = { ...application, status: 'DONE' as const }
  showOutcome({ application: done }, { 'kyc/callback/status': refusal('This link is too old.', '-534') }, at)
  expect(await screen.findByText('This link is too old.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Your KYC is complete' })).toBeVisible()
})

test('who has no KYC sees why it is needed, masked name and PAN, and chooses a way [S2.128, S2.129, S2.130, S2.131, S4.044]', async () => {
  const onClose = jest.fn()
  renderPage(() => <MissingKyc onClose={onClose} />, {
    answers: answers({}, { 'kyc/status': ok({ status: 'NEW', autoLoginUrL: null, kraStatusCode: '003' }) }),
  })
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleName('It seems that your KYC verification is incomplete.')
  expect(dialog).toHaveTextContent('KYC is a mandatory process as per SEBI Regulation.')
  expect(dialog).toHaveTextContent('ZZXXXXXX1A')
  expect(dialog).not.toHaveTextContent('Asha')
  await user.click(within(dialog).getByRole('button', { name: 'COMPLETE YOUR KYC' }))
  await user.click(await screen.findByRole('button', { name: 'CONTINUE' }))
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith(page))
})

test('a KYC that was begun leads to its page, without any dialog; the agency registers, back to the applicants [S4.043, S4.045, S2.172, S7.138]', async () => {
  const { callsOf, unmount } = renderPage(() => <MissingKyc onClose={jest.fn()} />, { answers: answers() })
  await waitFor(() => expect(callsOf('kyc/status')).toHaveLength(1))
  const addApplicant = 'http://localhost/investors/home/create-folio/add-applicant'
  expect(callsOf('kyc/status')[0]?.body).toMatchObject({ redirectUrl: addApplicant })
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  const registration = renderPage(() => <KycRegistration onClose={jest.fn()} />, {
    answers: answers({}, { 'kyc/createInvestor': ok({ autoLoginUrL: page, status: 'DRAFT' }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Register for KYC' }))
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith(page))
  expect(registration.callsOf('kyc/createInvestor')[0]?.body).toMatchObject({ redirectUrl: addApplicant })
})

test('a video is looked at in the days that the server reckons with', async () => {
  const { container } = renderPage(VideoKycPage, { answers: answers({}, { conf: ok(oddConf) }) })
  expect(await screen.findByText('We look at your video within 4 business days.')).toBeVisible()
  expect(container).not.toHaveTextContent(/(two|2) business days/)
})
