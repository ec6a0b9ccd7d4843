import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { investorApi } from '@portal/contracts/folios/investor'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { kycPreLoginApi } from '@portal/contracts/kyc/kyc'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { openSchemesApi } from '@portal/contracts/schemes/open-schemes'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { ashasSip, sipJourney } from '../../test-kit/orders/sip-journey'
import { people } from '../../sandbox/data/people'
import type { Person } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { investorByPan } from './investors'

let portal: TestPortal

beforeAll(async () => {
  portal = await startListeningPortal()
})
afterAll(() => portal.close())

const start = ({ pan, email, mobile, countryCode }: Person, from: { deviceId: string }) =>
  portal.call(
    authMethodsApi.quickInvest,
    { userId: pan, email, mobile, countryCode, isInternational: countryCode !== '+91' },
    from,
  )

async function enter(person: Person, from: { deviceId: string } = { deviceId: randomUUID() }) {
  const { data } = await start(person, from)
  const { uniqueID, challenge } = data
  const typed = {
    uniqueID,
    referenceNumber: challenge.referenceNumber,
    otp: await portal.code(person.pan),
  }
  const entered = await portal.call(authMethodsApi.verifyLoginOtp, typed, from)
  const token = entered.data?.outcome === 'quickInvest' ? entered.data.session.sessionToken : ''
  return { ...entered, call: { ...from, token } }
}

const codeFor = (pan: string, activityType: 'LUMPSUM' | 'SERVICE_REQUEST') => ({
  ...codeRequest(activityType, pan),
  ...(activityType === 'LUMPSUM' && {
    orders: [
      {
        kind: 'LUMPSUM' as const,
        schemePlanCode: 'FLEXI-DG',
        folioNo: null,
        amount: 500_000,
        newFolio: {
          bank: { accountNumber: '123456789', ifscCode: 'PRJT0000101', accountType: 'Savings' as const },
          nomination: { kind: 'none' as const },
        },
      },
    ],
  }),
})

test('somebody who holds a folio gets a session that sees it and may buy [S1.044, S7.051]', async () => {
  const { pan } = people.chitra
  const { data, call } = await enter(people.chitra)
  expect(data).toMatchObject({ outcome: 'quickInvest', session: { investor: { name: 'Chitra Iyer' } } })
  const folios = await portal.call(investorApi.folios, { panNumber: pan }, call)
  expect(folios.data.folios).toHaveLength(1)
  const quote = { schemePlanCode: 'FLEXI-DG', folioNo: folios.data.folios[0]!.folioNo, amount: 500_000 }
  expect((await portal.call(purchaseApi.quote, quote, call)).resultInfo.resultCode).toBe('SUCCESS')
})

test('somebody new is known by the PAN register and the contact that the code proved, without a log-in [S1.043]', async () => {
  const { pan, email } = people.dev
  const { data, call } = await enter(people.dev)
  expect(data).toMatchObject({
    outcome: 'quickInvest',
    session: { investor: { name: 'Dev Nair', emailId: email, newInvestor: true } },
  })
  expect(await investorByPan(portal.platform.db, pan)).toMatchObject({ registered: false })
  expect((await portal.call(otpGenerateApi.generate, codeFor(pan, 'LUMPSUM'), call)).status).toBe(200)
})

test('a code to a typed contact tells nobody the date of birth that the registers have', async () => {
  for (const person of [people.dev, people.chitra]) {
    const { data } = await enter(person)
    expect(data).toMatchObject({ session: { investor: { pan: person.pan, investorDOB: null } } })
  }
})

test('it starts a SIP by a mandate that there is, and makes none [S1.043]', async () => {
  const { pan } = people.asha
  const deviceId = 'quick-sip-device'
  const { call } = await enter(people.asha, { deviceId })
  const { data } = await portal.call(sipApi.mandates, { panNumber: pan }, call)
  expect(data.mandates.map(({ umrn }) => umrn)).toContain(ashasSip.umrn)
  const journey = sipJourney(portal, pan, call.token, deviceId)
  expect((await journey.quote(ashasSip)).status).toBe(200)
  expect((await journey.initiate(ashasSip)).data.orders).toMatchObject([
    { kind: 'SIP', state: 'accepted', amount: ashasSip.amount },
  ])
  const mandate = await portal.call(mandateApi.mandates, { panNumber: pan }, call)
  expect(mandate.status).toBe(403)
})

test('its session does nothing else: no portfolio, no profile, no code for anything but a purchase', async () => {
  const { pan } = people.chitra
  const { call } = await enter(people.chitra)
  expect((await portal.call(investorApi.portfolio, { panNumber: pan }, call)).status).toBe(403)
  expect((await portal.call(authApi.profile, {}, call)).status).toBe(403)
  const code = await portal.call(otpGenerateApi.generate, codeFor(pan, 'SERVICE_REQUEST'), call)
  expect(code.status).toBe(403)
})

test.each([['esha'], ['farid']] as const)(
  'the KYC of %s stops it after the code, and leaves nobody behind',
  async (who) => {
    const before = await investorByPan(portal.platform.db, people[who].pan)
    const { data } = await enter(people[who])
    expect(data).toMatchObject({ outcome: 'kycNeeded', reason: expect.stringMatching(/KYC is not done yet/) })
    expect(await investorByPan(portal.platform.db, people[who].pan)).toEqual(before)
  },
)

test('what a missing KYC allows is that KYC, and no password [S7.034]', async () => {
  const { pan } = people.esha
  const { data, call } = await enter(people.esha)
  const access = { ...call, token: data.outcome === 'kycNeeded' ? data.kycToken : '' }
  const redirectUrl = `${portal.platform.publicUrl()}/investors/complete-kyc`
  const status = await portal.call(kycPreLoginApi.status, { redirectUrl, panNumber: pan }, access)
  expect(status.data.status).toBe('NEW')
  const password = { userId: pan, passWord: 'Neem#Tree26' }
  expect((await portal.call(authApi.createPassword, password, access)).status).toBe(401)
})

test('another contact than the folio’s, and an unknown PAN, look the same until the code', async () => {
  const typed = { ...people.asha, email: 'somebody@example.in', mobile: '9810009999' }
  const answers = []
  for (const person of [typed, { ...typed, pan: 'ABCPD9999E' }])
    answers.push(await start(person, { deviceId: randomUUID() }))
  const shapes = answers.map(({ status, data: { challenge } }) => ({
    status,
    ...challenge,
    prefixValue: '',
    referenceNumber: '',
  }))
  expect(shapes[0]).toEqual(shapes[1])
  expect((await portal.inbox('9810009999')).map(({ pan }) => pan)).toEqual(['ABCPD9999E'])
})

test('its funds are listed for anybody: Direct plans that are open', async () => {
  const { data } = await portal.call(openSchemesApi.openSchemes, {})
  const schemes = data.categories.flatMap((category) => category.schemes)
  expect(schemes.length).toBeGreaterThan(5)
  expect(schemes.every(({ planMode, purAllow }) => planMode === 'DIRECT' && purAllow === 'Y')).toBe(true)
})
