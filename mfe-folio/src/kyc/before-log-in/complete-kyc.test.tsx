import { storeSetPasswordToken, writeStored } from '@portal/kernel'
import { type Answers, ok, refusal, renderPublicPage, routing } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { goToProvider } from '../provider-address'
import CompleteKycPage from './complete-kyc.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)
jest.mock('../provider-address', () => ({ goToProvider: jest.fn() }))

const locker = 'https://kyc.example/enter/code'
const page = 'http://localhost/investors/complete-kyc'
const pan = 'ZZZPK1005E'
const code = 'a-code-that-is-long'
const status = (word: string, autoLoginUrL: string | null = null) =>
  ok({ status: word, autoLoginUrL, kraStatusCode: '005' })

function show(answers: Answers, at = '/complete-kyc') {
  storeSetPasswordToken('a-token')
  writeStored('registrationDetails', { pan, mobile: '9810001005', email: 'esha.khan@example.in' })
  const Page = () => {
    routing.start(at)
    return <CompleteKycPage />
  }
  return renderPublicPage(Page, answers)
}

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(goToProvider).mockClear()
})

test('whoever has confirmed a PAN by code goes to the digital locker with the date of birth [S7.034]', async () => {
  const { callsOf } = show({
    'kyc/pre_login/status': status('NEW'),
    'kyc/pre_login/initiate': ok({
      kycType: 'DIGILOCKER',
      kycOnBoardingUrl: locker,
      kraStatus: { kraKycCompletedStatus: 'KYC NOT OK' },
    }),
  })
  const begin = await screen.findByRole('button', { name: 'Go to DigiLocker' })
  await userEvent.click(begin)
  expect(screen.getByText('Enter your date of birth')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Date of birth' }), '12 May 1990')
  await userEvent.click(begin)
  await waitFor(() => expect(goToProvider).toHaveBeenCalledWith(locker))
  expect(callsOf('kyc/pre_login/initiate')[0]?.body).toMatchObject({
    pan,
    dateOfBirth: '1990-05-12',
    callBackUrl: page,
    emailId: 'esha.khan@example.in',
    kraStatusCode: '005',
    kraUpdatedStatusCode: '005',
  })
})

test('a draft goes on at its provider; the agency’s refusal is said', async () => {
  show({ 'kyc/pre_login/status': status('DRAFT', locker) })
  await userEvent.click(await screen.findByRole('button', { name: 'Complete KYC verification' }))
  expect(goToProvider).toHaveBeenCalledWith(locker)
})

test('the agency says why it cannot register', async () => {
  show({
    'kyc/pre_login/status': status('FAILED'),
    'kyc/pre_login/createInvestor': refusal('Online KYC is not allowed for NRI investors.', '-530'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Register with a KYC agency instead' }))
  expect(await screen.findByText('Online KYC is not allowed for NRI investors.')).toBeVisible()
})

test('who comes back reads how it ended, and invests', async () => {
  const application = { way: 'DIGILOCKER', purpose: 'complete', status: 'DONE', reason: null }
  const moments = { startedAt: '2026-08-25T07:48:00.000Z', changedAt: '2026-08-25T07:49:00.000Z' }
  show(
    {
      'kyc/pre_login/callback/status': ok({ ...application, ...moments }),
      'kyc/pre_login/status': status('DONE'),
      'kyc/pre_login/pullMerchantData': ok({ customerDetails: { appPanNo: pan, appName: 'Esha Khan' } }),
    },
    `/complete-kyc?token=${code}`,
  )
  expect(await screen.findByRole('heading', { name: 'Your KYC is complete, Esha Khan' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start investing' })).toHaveAttribute('href', '/auth/quick-invest')
})

test('without a code, and when what it allowed is over, it leads to where a code is asked for', async () => {
  show({ 'kyc/pre_login/status': { status: 401, code: 'E_TOKEN', message: 'Over' } })
  expect(await screen.findByRole('link', { name: 'Ask for a code' })).toHaveAttribute(
    'href',
    '/auth/quick-invest',
  )
})
