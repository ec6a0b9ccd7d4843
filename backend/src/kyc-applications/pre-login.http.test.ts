import { authApi } from '@portal/contracts/identity/auth'
import { kycPreLoginApi } from '@portal/contracts/kyc/kyc'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { press } from '../../test-kit/kyc-applications/kyc-portal'

const { esha, asha } = people
let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startListeningPortal()
  const { pan, email, mobile, countryCode } = esha
  const registration = { pan, email, mobile, countryCode, isInternational: false }
  const { uniqueID, challenge } = (await portal.call(authApi.register, registration)).data
  const typed = { uniqueID, referenceNumber: challenge.referenceNumber, otp: await portal.code(pan) }
  token = (await portal.call(authApi.verifyOtp, typed)).data.setPasswordToken ?? ''
})
afterAll(() => portal.close())

const begin = (changes: object = {}, bearer: string | null = token) =>
  portal.call(
    kycPreLoginApi.initiate,
    {
      name: esha.name,
      mobileNo: esha.mobile,
      pan: esha.pan,
      emailId: esha.email,
      callBackUrl: `${portal.platform.publicUrl()}/investors/auth/login`,
      dateOfBirth: esha.birthDate,
      kraStatusCode: '',
      kraUpdatedStatusCode: '',
      isDistributorInitiated: false,
      ...changes,
    },
    bearer === null ? {} : { token: bearer },
  )

test('before log-in a KYC is begun, left, gone on with and ended by who has proved the PAN by code [S7.034]', async () => {
  const redirectUrl = `${portal.platform.publicUrl()}/investors/auth/login`
  const ask = () =>
    portal
      .call(kycPreLoginApi.status, { redirectUrl, panNumber: esha.pan }, { token })
      .then(({ data }) => data)
  expect((await ask()).status).toBe('NEW')
  const { data } = await begin()
  const left = await press(data.kycOnBoardingUrl, 'draft')
  expect(left.pathname).toBe('/investors/auth/login')
  const draft = await ask()
  expect(draft.status).toBe('DRAFT')
  const back = await press(draft.autoLoginUrL ?? '', 'complete')
  const state = back.searchParams.get('token') ?? ''
  const { data: application } = await portal.call(
    kycPreLoginApi.callbackStatus,
    { panNumber: esha.pan, state },
    { token },
  )
  expect(application.status).toBe('DONE')
  const pulled = await portal.call(kycPreLoginApi.pullMerchantData, { pan: esha.pan }, { token })
  expect(pulled.data.customerDetails.appName).toBe('Esha Khan')
  const { name, email, mobile, pan } = esha
  const account = { name, email, username: pan, phone: mobile, redirectUrl, pan }
  expect((await portal.call(kycPreLoginApi.createInvestor, account, { token })).resultInfo.resultCodeId).toBe(
    '-538',
  )
})

test('a stranger, another PAN and a page that needs a session are refused', async () => {
  expect((await begin({}, null)).status).toBe(401)
  expect((await begin({}, await portal.loginAs(asha.pan))).status).toBe(401)
  expect((await begin({ pan: asha.pan })).status).toBe(404)
  const callBackUrl = `${portal.platform.publicUrl()}/investors/home/create-folio/onboard-applicant`
  expect((await begin({ callBackUrl })).status).toBe(400)
})
