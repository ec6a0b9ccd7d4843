import { type FakeAnswer, fakeServer, navigate } from '@portal/testing'
import { demoSession } from '@portal/testing/samples'
import { message } from '@portal/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { settings } from '../settings'
import { fillUma, goOn, pan, paste, right, show } from '../testing/applicant-form'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const refused = (code: string, message: string): FakeAnswer => ({ code, message })

test('the investor’s own form is filled and goes on to the applicants without a code [S2.132 S2.134 S2.167 S3.030 S3.031 S4.037 S4.047 S4.052]', async () => {
  const { paths, toasts } = show(1, {
    'investor/validatePanDetails': {
      data: {
        kycStatus: 'Validated',
        statusMessage: 'A word',
        panStatusCode: '7',
        panUpdatedStatusCode: '7',
      },
    },
  })
  expect(await screen.findByRole('dialog', { name: 'CREATE NEW FOLIO' })).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'PAN' })).toHaveValue(pan)
  // In the middle, never a sheet from below (S9.076).
  expect(screen.getByRole('dialog')).not.toHaveClass('sheet')
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

test('who never confirmed where word shall be sent gets a code first; after it the applicants are next [S2.166]', async () => {
  const investor = { ...demoSession.investor, defaultCommunication: false }
  const sent = { prefixValue: 'QX7', referenceNumber: 'reference-1', attemptsLeft: 5, resendsLeft: 4 }
  const { paths, calls } = show(
    1,
    {
      conf: { data: { otp: { digits: 4, voiceText: false } } },
      'otp/generate': {
        data: {
          ...sent,
          digits: 4,
          minutes: 20,
          maskedMobile: 'XXXXXX1001',
          maskedEmail: null,
          resendAfterSeconds: 60,
        },
      },
      'otp/validate': { data: {} },
    },
    { ...demoSession, investor },
  )
  await goOn()
  const code = await screen.findByLabelText('One-time code', undefined, { timeout: 3000 })
  expect(paths()).not.toContain('transaction/saveApplicantDetails')
  expect(navigate).not.toHaveBeenCalled()
  await userEvent.type(code, '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/add-applicant'))
  expect(calls.find(({ path }) => path === 'transaction/saveApplicantDetails')?.body).toMatchObject({
    otp: 'QX71234',
    referenceNumber: 'reference-1',
  })
})

test('who confirmed it since the log-in gets no code [S2.167]', async () => {
  const investor = { ...demoSession.investor, defaultCommunication: false }
  const confirmed = { data: { ...investor, defaultCommunication: true } }
  const { paths } = show(1, { 'auth/profile': confirmed }, { ...demoSession, investor })
  await goOn()
  await waitFor(() => expect(paths()).toContain('transaction/saveApplicantDetails'))
  expect(paths()).not.toContain('otp/generate')
})

const pressedForUma = async (answers: Parameters<typeof show>[1]) => {
  const shown = show(2, answers)
  await screen.findByRole('textbox', { name: 'PAN' })
  await fillUma()
  await goOn()
  return shown
}

test('of another applicant -8005 is E54 [S8.007]', async () => {
  const { toasts, paths } = await pressedForUma({
    'investor/validatePanDetails': refused('-8005', 'KYC is not done'),
  })
  await waitFor(() => expect(toasts).toEqual([message('E54')]))
  expect(paths()).not.toContain('transaction/saveApplicantDetails')
})

const refusedByRegistries: [string, Record<string, FakeAnswer>, RegExp][] = [
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
  'of another applicant %s [S4.042 S4.046 S8.011]',
  async (_what, answers, text) => {
    const { toasts, paths } = await pressedForUma(answers)
    await waitFor(() => expect(toasts.join()).toMatch(text))
    expect(paths()).not.toContain('transaction/saveApplicantDetails')
  },
)

test('where the PAN service tells no names, the name of another applicant is asked for, and goes along with every question about them', async () => {
  const dob = '1988-02-11'
  let requested = 0
  const { calls, toasts } = await pressedForUma({
    'investor/validatePanDetails': () => {
      requested += 1
      if (requested === 1) return refused('-8017', 'Enter the name of this applicant as on the PAN card.')
      if (requested === 2) return refused('-8016', 'This PAN, name and date of birth do not match.')
      return {
        data: { kycStatus: 'Validated', statusMessage: '', panStatusCode: '7', panUpdatedStatusCode: '7' },
      }
    },
  })
  const banner = () => screen.findByRole('alert')
  expect(await banner()).toHaveTextContent('Please provide name as shown in PAN Card')
  expect(toasts).toEqual([])
  const name = screen.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'CONTINUE' })).toBeDisabled())
  await userEvent.type(name, 'Uma Rao')
  await goOn()
  await waitFor(() => expect(toasts).toEqual(['This PAN, name and date of birth do not match.']))
  expect(await banner()).toHaveTextContent('Please provide name and date of birth as shown in PAN Card')
  expect(name).toHaveValue('Uma Rao')
  await userEvent.clear(name)
  await userEvent.type(name, 'Uma Verma')
  await goOn()
  const saved = () => calls.find(({ path }) => path === 'transaction/saveApplicantDetails')
  await waitFor(() => expect(saved()).toBeDefined())
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  expect(sent('investor/validatePanDetails')).toMatchObject([
    { dob },
    { dob, name: 'Uma Rao' },
    { dob, name: 'Uma Verma' },
  ])
  expect(sent('investor/validatePanDetails')[0]).not.toHaveProperty('name')
  expect(sent('investor/kycDetails')).toMatchObject([{ dob, name: 'Uma Verma' }])
  expect(saved()?.body).toMatchObject({ applicants: [{}, { investorName: 'Uma Verma' }] })
})

const kycRefusals: [string, string][] = [
  ['-8005 opens the dialog of a missing KYC', '-8005'],
  ['-8015 opens the one of the registration', '-8015'],
]

test.each(kycRefusals)('of the investor %s [S4.044 S4.045]', async (_what, code) => {
  const nothingBegun = { data: { status: 'NEW', autoLoginUrL: null, kraStatusCode: '005' } }
  show(1, { 'investor/validatePanDetails': refused(code, 'No KYC'), 'kyc/status': nothingBegun })
  await goOn()
  const name =
    code === '-8005' ? 'It seems that your KYC verification is incomplete.' : 'Register for KYC first'
  expect(await screen.findByRole(code === '-8005' ? 'dialog' : 'alertdialog', { name })).toBeVisible()
})

test.each([2, 3] as const)(
  'of applicant %s -8015 asks that person to register, and offers nobody the KYC of the investor [S4.045]',
  async (place) => {
    const { paths } = show(place, { 'investor/validatePanDetails': refused('-8015', 'Not registered') })
    await screen.findByRole('textbox', { name: 'PAN' })
    await fillUma()
    await goOn()
    const popup = await screen.findByRole('alertdialog', { name: 'This applicant registers for KYC first' })
    expect(popup).toHaveAccessibleDescription(/^The PAN ZZXXXXXX9U is not registered .* on their own device/)
    expect(screen.queryByRole('button', { name: 'Register for KYC' })).toBeNull()
    expect(paths()).not.toContain('kyc/createInvestor')
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveValue('ZZZPV1019U')
    expect(paths()).not.toContain('transaction/saveApplicantDetails')
  },
)

const disagreements: [string, object, string][] = [
  ['the name', { transactionAllow: 'N', panNameMatch: 'N' }, 'name'],
  ['the date of birth', { transactionAllow: 'N', panNameMatch: 'Y' }, 'date of birth'],
]

test.each(disagreements)('a banner asks for %s as on the card [S2.139]', async (_what, flags, requested) => {
  show(1, { 'investor/verifyPan': { data: { ...flags, panAdarStatusFlag: 'Y' } } })
  await goOn()
  expect(await screen.findByText(`Please provide ${requested} as shown in PAN Card`)).toBeVisible()
})

test('a date of birth that is not the one of the PAN is asked for by the banner, beside the server’s words [S2.139]', async () => {
  const { toasts } = show(1, {
    'investor/validatePanDetails': refused('-8016', 'This PAN and date of birth do not match.'),
  })
  await goOn()
  expect(await screen.findByText('Please provide date of birth as shown in PAN Card')).toBeVisible()
  expect(toasts).toEqual(['This PAN and date of birth do not match.'])
})

test('the status of the KYC is told first, also where a later check refuses [S4.047]', async () => {
  const status = {
    kycStatus: 'On-Hold',
    statusMessage: 'A word',
    panStatusCode: '3',
    panUpdatedStatusCode: '3',
  }
  const { toasts } = show(1, {
    'investor/validatePanDetails': { data: status },
    'investor/kycDetails': refused('-990', 'Not now.'),
  })
  await goOn()
  await waitFor(() => expect(toasts).toEqual(['A word', 'Not now.']))
})

test('another name than the card’s is asked for; a PAN without Aadhaar can be skipped [S4.050 S4.051 S9.068]', async () => {
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

test('where Aadhaar seeding is off, nobody is asked to link the PAN [S9.068]', async () => {
  jest.replaceProperty(settings as { aadhaarSeeding: boolean }, 'aadhaarSeeding', false)
  show(1, {
    'investor/verifyPan': { data: { transactionAllow: 'Y', panNameMatch: 'Y', panAdarStatusFlag: 'N' } },
  })
  await goOn()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/add-applicant'))
  jest.restoreAllMocks()
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
  const { paths, calls } = show(1, {
    'notification/list': { data: { historyDtos: [notice('1'), notice('2')] } },
  })
  await goOn()
  for (const number of ['1', '2']) {
    await screen.findByText(`Message ${number}`)
    expect(paths()).not.toContain('investor/validatePanDetails')
    await userEvent.click(screen.getByRole('button', { name: 'SKIP & CONTINUE' }))
  }
  await waitFor(() => expect(paths()).toContain('investor/validatePanDetails'))
  // The same status as where the shell's own notices are skipped.
  const set = calls.filter(({ path }) => path === 'notification/mark/status').map(({ body }) => body)
  expect(set).toMatchObject([
    { trackerId: '1', status: 'Failed' },
    { trackerId: '2', status: 'Failed' },
  ])
})

test('quick invest reviews what its code confirmed, checks it, and keeps nothing [S2.132]', async () => {
  const onAdded = jest.fn()
  const { paths, toasts } = show(1, {}, demoSession, { quickInvest: true, onAdded })
  expect(await screen.findByRole('dialog', { name: 'REVIEW YOUR DETAILS' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'PAN' })).toHaveValue(pan)
  expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull()
  await paste('Date of Birth', '14 Mar 1986')
  await goOn()
  await waitFor(() => expect(onAdded).toHaveBeenCalled())
  expect(paths()).toEqual(['investor/validatePanDetails', 'investor/kycDetails', 'investor/verifyPan'])
  expect(toasts).toEqual([])
})
