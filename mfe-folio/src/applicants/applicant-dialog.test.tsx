import '@testing-library/jest-dom'
import { configureApi, HostProvider, queryClient, QueryClientProvider, signIn } from '@portal/kernel'
import { type FakeAnswer, fakeServer } from '@portal/kernel/testing'
import { demoSession } from '@portal/kernel/testing/samples'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleDraft } from '../testing/sample-draft'
import ApplicantDialogSlot from './applicant-dialog.slot'

const navigate = jest.fn()
jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/kernel')>('@portal/kernel'),
  useNavigate: () => navigate,
}))

const { pan } = demoSession.investor
const account = {
  name: 'Asha Verma',
  pan,
  nameOnPan: 'Asha Verma',
  birthDate: '1986-03-14',
  aadhaarLinked: true,
  kycStatus: 'Validated',
  residency: 'Resident Indian',
  tinComplete: true,
  email: 'asha.verma@example.in',
  mobile: '9810001001',
  countryCode: '+91',
}
const tags = [
  { name: 'Self', code: 'SE' },
  { name: 'Spouse', code: 'SP' },
]
const right: Record<string, FakeAnswer> = {
  'investor/accountDetails': { data: account },
  'investor/master': { data: { familyTags: tags } },
  'notification/list': { data: { historyDtos: [] } },
  'investor/validatePanDetails': {
    data: { kycStatus: 'Validated', statusMessage: '', panStatusCode: '007', panUpdatedStatusCode: '007' },
  },
  'investor/kycDetails': {
    data: {
      residentalStatus: 'Resident Indian',
      panHolderName: 'Uma Verma',
      panNumber: 'ZZZPV1019U',
      dob: '1988-02-11',
    },
  },
  'investor/verifyPan': { data: { transactionAllow: 'Y', panNameMatch: 'Y', panAdarStatusFlag: 'Y' } },
  'transaction/saveApplicantDetails': { data: { draft: sampleDraft() } },
  'transaction/pendingTransaction': { data: { drafts: [sampleDraft()] } },
}

function show(place: 1 | 2 | 3, answers: Record<string, FakeAnswer> = {}, session = demoSession) {
  queryClient.clear()
  configureApi({ encryption: false })
  signIn(session)
  navigate.mockClear()
  const given = { ...right, ...answers }
  const calls = fakeServer(({ path }) => given[path] ?? { status: 404, message: 'no' })
  const toasts: string[] = []
  const host = {
    kind: 'shell',
    toast: ({ message }: { message: string }) => void toasts.push(message),
    announce: () => undefined,
    setTitle: () => undefined,
    setLeaveQuestion: () => undefined,
    report: () => undefined,
  } as const
  render(
    <QueryClientProvider client={queryClient}>
      <HostProvider value={host as never}>
        <ApplicantDialogSlot open place={place} onClose={() => undefined} />
      </HostProvider>
    </QueryClientProvider>,
  )
  return { calls, toasts, paths: () => calls.map(({ path }) => path) }
}

const goOn = async () => {
  const button = await screen.findByRole('button', { name: 'CONTINUE' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
const paste = async (field: string, text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: field }))
  await userEvent.paste(text)
}
const choose = async (field: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: 'Self' }))
}
async function fillUma({ applicantPan = 'ZZZPV1019U', email = 'uma.verma@example.in' } = {}) {
  await paste('PAN', applicantPan)
  await paste('Date of Birth', '11 Feb 1988')
  await paste('Mobile', '9810001019')
  await choose(/^Mobile no. belongs to/)
  await paste('Email', email)
  await choose(/^Email id belongs to/)
}
const refused = (code: string, message: string): FakeAnswer => ({ code, message })

test('the investor’s own form is filled and goes on to the applicants without a code [S2.132 S2.134 S2.167 S3.030 S3.031 S4.037 S4.047 S4.052]', async () => {
  const { paths, toasts } = show(1, {
    'investor/validatePanDetails': {
      data: {
        kycStatus: 'Registered',
        statusMessage: 'A word',
        panStatusCode: '2',
        panUpdatedStatusCode: '2',
      },
    },
  })
  expect(await screen.findByRole('dialog', { name: 'CREATE NEW FOLIO' })).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'PAN' })).toHaveValue(pan)
  expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: 'Date of Birth' })).toHaveValue('14 Mar 1986')
  await goOn()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/add-applicant'))
  expect(toasts).toEqual(['A word'])
  const checks = [
    'notification/list',
    'investor/validatePanDetails',
    'investor/kycDetails',
    'investor/verifyPan',
  ]
  expect(paths().filter((path) => [...checks, 'transaction/saveApplicantDetails'].includes(path))).toEqual([
    ...checks,
    'transaction/saveApplicantDetails',
  ])
})

test('who never confirmed where word shall be sent gets a code first [S2.166]', async () => {
  const investor = { ...demoSession.investor, defaultCommunication: false }
  const { paths } = show(1, {}, { ...demoSession, investor })
  await goOn()
  await waitFor(() => expect(paths()).toContain('otp/generate'))
  expect(paths()).not.toContain('transaction/saveApplicantDetails')
})

test('a second applicant’s form starts empty, and CONTINUE waits for all of it [S2.133 S4.038 S5.031]', async () => {
  show(2)
  expect(await screen.findByRole('dialog', { name: 'ADD ANOTHER APPLICANT' })).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'PAN' })).toHaveValue('')
  expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeDisabled()
  await fillUma()
  await waitFor(() => expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeEnabled())
})

const wronglyTyped: [string, Parameters<typeof fillUma>[0], RegExp][] = [
  ['the PAN of an earlier applicant', { applicantPan: pan }, /already used by another applicant/],
  ['a PAN whose fourth letter is not P', { applicantPan: 'ZZZCV1019U' }, /4th letter of this PAN/],
]

test.each(wronglyTyped)(
  '%s keeps CONTINUE disabled and is said at the field [S5.017 S5.018 S8.008 S8.010]',
  async (_what, typed, text) => {
    show(2)
    await screen.findByRole('textbox', { name: 'PAN' })
    await fillUma(typed)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeDisabled()
  },
)

const refusedByRegistries: [string, Record<string, FakeAnswer>, RegExp][] = [
  [
    '-8005 is E54',
    { 'investor/validatePanDetails': refused('-8005', 'KYC is not done') },
    /The KYC of this applicant is not complete/,
  ],
  [
    'another failure toasts the server message',
    { 'investor/validatePanDetails': refused('-8016', 'This PAN and date of birth do not match.') },
    /do not match/,
  ],
  [
    'another residential status is E91',
    {
      'investor/kycDetails': {
        data: {
          residentalStatus: 'Foreign National',
          panHolderName: 'Uma',
          panNumber: 'ZZZPV1019U',
          dob: '1988-02-11',
        },
      },
    },
    /Only Resident Indian or NRI PANs/,
  ],
]

test.each(refusedByRegistries)(
  'of another applicant %s [S4.042 S4.046 S8.007 S8.011]',
  async (_what, answers, text) => {
    const { toasts, paths } = show(2, answers)
    await screen.findByRole('textbox', { name: 'PAN' })
    await fillUma()
    await goOn()
    await waitFor(() => expect(toasts.join()).toMatch(text))
    expect(paths()).not.toContain('transaction/saveApplicantDetails')
  },
)

const kycRefusals: [string, string][] = [
  ['-8005 opens the dialog of a missing KYC', '-8005'],
  ['-8015 opens the one of the registration', '-8015'],
]

test.each(kycRefusals)('of the investor %s [S4.044 S4.045]', async (_what, code) => {
  const nothingBegun = { data: { status: 'NEW', autoLoginUrL: null } }
  show(1, { 'investor/validatePanDetails': refused(code, 'No KYC'), 'kyc/status': nothingBegun })
  await goOn()
  const name =
    code === '-8005' ? 'It seems that your KYC verification is incomplete.' : 'Register for KYC first'
  expect(await screen.findByRole(code === '-8005' ? 'dialog' : 'alertdialog', { name })).toBeVisible()
})

test('another name than the card’s is asked for; a PAN without Aadhaar can be skipped [S2.139 S4.050 S4.051]', async () => {
  const no = { data: { transactionAllow: 'N', panNameMatch: 'N', panAdarStatusFlag: 'Y' } }
  show(1, { 'investor/verifyPan': no })
  await goOn()
  expect(await screen.findByText('Please provide name as shown in PAN Card')).toBeVisible()
  fakeServer(({ path }) =>
    path === 'investor/verifyPan'
      ? { data: { transactionAllow: 'Y', panNameMatch: 'Y', panAdarStatusFlag: 'N' } }
      : (right[path] ?? { status: 404, message: 'no' }),
  )
  await paste('Name', 'Asha R Verma')
  await goOn()
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'The PAN is not linked with Aadhaar' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/add-applicant'))
})

test('each notification that waits is shown and skipped before the checks [S4.039 S4.040]', async () => {
  const notice = (trackerId: string) => ({
    trackerId,
    userId: pan,
    read: false,
    sentDate: '2026-08-25T07:00:00.000Z',
    status: 'Pending',
    notification: {
      title: `Notice ${trackerId}`,
      description: '',
      url: null,
      ctaText: null,
      important: false,
      module: 'Investor',
      message: `Message ${trackerId}`,
    },
  })
  const { paths } = show(1, { 'notification/list': { data: { historyDtos: [notice('1'), notice('2')] } } })
  await goOn()
  for (const number of ['1', '2']) {
    await screen.findByText(`Message ${number}`)
    expect(paths()).not.toContain('investor/validatePanDetails')
    await userEvent.click(screen.getByRole('button', { name: 'SKIP & CONTINUE' }))
  }
  await waitFor(() => expect(paths()).toContain('investor/validatePanDetails'))
})
