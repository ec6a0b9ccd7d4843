import { randomUUID } from 'node:crypto'
import { kycApi } from '@portal/contracts/kyc/kyc'
import { eq } from 'drizzle-orm'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { outboundCalls } from '../platform/tables'
import { kycSessions } from '../../sandbox/providers/kyc/schema'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { newestApplication } from './application.repository'
import { kycApplications } from './schema'
import { deliver, kycOwner, press, setRegister } from '../../test-kit/kyc-applications/kyc-portal'

const { om, asha, gita, bharat } = people
let portal: TestPortal
let own: ReturnType<typeof kycOwner>

const ownerOf = async (person: (typeof people)[keyof typeof people]) =>
  kycOwner(portal, person, await portal.loginAs(person.pan))
const minutes = (count: number) => new Date(portal.platform.clock.now().getTime() + count * 60_000)
const newest = async (pan: string = om.pan) => (await newestApplication(portal.platform.db, pan))!

beforeAll(async () => {
  portal = await startListeningPortal()
  own = await ownerOf(om)
})
beforeEach(async () => {
  await portal.platform.db.delete(kycApplications)
  await setRegister(portal, om.pan, { status: 'On-Hold' })
})
afterAll(() => portal.close())

test('the digital locker validates: initiated, completed, and back with what happened [S7.033, S7.141, S7.142]', async () => {
  const { data } = await own.locker()
  expect(data).toMatchObject({ kycType: 'DIGILOCKER', kraStatus: { kraKycCompletedStatus: 'KYC NOT OK' } })
  const back = await press(data.kycOnBoardingUrl, 'complete')
  expect(back.pathname).toBe('/investors/home/create-folio/onboard-applicant')
  const { data: application } = await own.cameBack(back.searchParams.get('state'))
  expect(application).toMatchObject({ way: 'DIGILOCKER', status: 'DONE', reason: null })
  expect(await own.overview()).toMatchObject({ kycStatus: 'Validated', customerStatus: 'KYC OK' })
  expect((await portal.inbox(om.pan))[0]?.subject).toContain('KYC is complete')
})

test('a draft goes on at the page of the provider, as often as it is left [S4.055, S7.138]', async () => {
  const { data } = await own.locker()
  await press(data.kycOnBoardingUrl, 'draft')
  const first = await own.status()
  expect(first).toEqual({
    status: 'DRAFT',
    autoLoginUrL: expect.stringContaining('/sandbox/providers/kyc/enter/'),
    kraStatusCode: '003',
  })
  await press(first.autoLoginUrL ?? '', 'draft')
  await press((await own.status()).autoLoginUrL ?? '', 'complete')
  expect(await own.status()).toEqual({ status: 'DONE', autoLoginUrL: null, kraStatusCode: '007' })
})

test('what the agency checks is under process until it has found, and then cannot be begun again [S7.033, S8.016]', async () => {
  const { data } = await own.locker()
  const back = await press(data.kycOnBoardingUrl, 'check')
  expect((await own.cameBack(back.searchParams.get('state'))).data.status).toBe('PENDING')
  expect((await own.overview()).kycStatus).toBe('Under Process')
  expect((await own.locker()).resultInfo).toMatchObject({
    resultCodeId: '-537',
    resultMsg: 'We are processing your KYC. Check again in two days.',
  })
  const { id: applicationId } = await newest()
  await deliver(portal, { news: 'FAILED', applicationId, reason: 'The photo is not clear.' })
  expect(await own.overview()).toMatchObject({
    kycStatus: 'Rejected',
    application: { status: 'FAILED', reason: 'The photo is not clear.' },
  })
})

test('a failure says why, leaves the register as it was, and can be tried again', async () => {
  const { data } = await own.locker()
  const back = await press(data.kycOnBoardingUrl, 'fail')
  const { data: application } = await own.cameBack(back.searchParams.get('state'))
  expect(application).toMatchObject({ status: 'FAILED', reason: expect.stringContaining('digital locker') })
  expect((await own.overview()).kycStatus).toBe('On-Hold')
  expect((await own.locker()).resultInfo.resultCode).toBe('SUCCESS')
})

test('a PAN that must be registered comes back to where it was begun, with who it is [S7.139, S7.140, S7.143]', async () => {
  await setRegister(portal, om.pan, { status: 'Not Available' })
  for (const from of ['add-applicant', 'kyc-applicant'] as const) {
    await setRegister(portal, om.pan, { status: 'Not Available' })
    const { data } = await own.agency(from)
    const back = await press(data.autoLoginUrL, 'complete')
    expect(back.pathname).toBe(`/investors/home/create-folio/${from}`)
    const { token, customerId, merchantId } = Object.fromEntries(back.searchParams)
    const exchange = () =>
      own.call(kycApi.merchantData, { token: token!, customerId: customerId!, merchantId: merchantId! })
    expect((await exchange()).data).toEqual({ panNumber: om.pan, name: 'Om Oberoi' })
    expect((await exchange()).resultInfo.resultCodeId).toBe('-533')
    expect((await own.overview()).kycStatus).toBe('Registered')
  }
  const pulled = await own.call(kycApi.pullMerchantData, { pan: om.pan, userNameID: om.pan })
  expect(pulled.data).toEqual({ customerDetails: { appPanNo: om.pan, appName: 'Om Oberoi' } })
})

test('a return that is forged, repeated, late or of somebody else tells nothing', async () => {
  const { data } = await own.locker()
  const state = (await press(data.kycOnBoardingUrl, 'complete')).searchParams.get('state')
  const codeOf = async (answer: ReturnType<typeof own.cameBack>) => (await answer).resultInfo.resultCodeId
  expect(await codeOf(own.cameBack('forged-forged-forged-forged'))).toBe('-532')
  expect(await codeOf((await ownerOf(asha)).cameBack(state))).toBe('-532')
  expect(await codeOf(own.cameBack(state))).toBe('0')
  expect(await codeOf(own.cameBack(state))).toBe('-533')
  await setRegister(portal, om.pan, { status: 'On-Hold' })
  const again = await own.locker()
  const late = (await press(again.data.kycOnBoardingUrl, 'complete')).searchParams.get('state')
  await portal.advanceTo(minutes(31))
  expect(await codeOf((await ownerOf(om)).cameBack(late))).toBe('-534')
})

test('a callback that is forged, stale or about nobody changes nothing; copies count once, and an end stays', async () => {
  own = await ownerOf(om)
  const { data } = await own.locker()
  const { id: applicationId } = await newest()
  const done = { news: 'DONE', applicationId }
  const refused = await Promise.all([
    deliver(portal, done, {}),
    deliver(portal, done, { 'x-gateway-timestamp': '1', 'x-gateway-signature': 'f'.repeat(64) }),
    deliver(portal, { news: 'DONE', applicationId: randomUUID() }),
    deliver(portal, { news: 'GOOD', applicationId }),
  ])
  expect(new Set(refused).size).toBe(1)
  expect(refused[0]).toMatch(/^401 /)
  expect((await newest()).state).toBe('DRAFT')
  const eventId = randomUUID()
  const before = (await portal.inbox(om.pan)).length
  for (let copy = 0; copy < 3; copy += 1) await deliver(portal, done, undefined, eventId)
  await deliver(portal, { news: 'FAILED', applicationId, reason: 'Too late.' })
  expect(await newest()).toMatchObject({ state: 'DONE', reason: null })
  expect((await portal.inbox(om.pan)).length - before).toBe(2)
  expect(data.kycOnBoardingUrl).toContain('/sandbox/')
})

test('a callback that got lost is made up for: by asking when the investor is back, and every hour', async () => {
  const { data } = await own.locker()
  const back = await press(data.kycOnBoardingUrl, 'complete', true)
  expect((await newest()).state).toBe('DRAFT')
  expect((await own.cameBack(back.searchParams.get('state'))).data.status).toBe('DONE')
  await setRegister(portal, om.pan, { status: 'On-Hold' })
  const second = await own.locker()
  await press(second.data.kycOnBoardingUrl, 'check', true)
  await portal.advanceTo(minutes(61))
  expect((await newest()).state).toBe('PENDING')
})

test('nobody is sent anywhere but to the pages of this portal and of the provider', async () => {
  own = await ownerOf(om)
  for (const callBackUrl of [
    'https://evil.example/investors/home/create-folio/onboard-applicant',
    `${portal.platform.publicUrl()}/investors/home/dashboard`,
    `${own.page('onboard-applicant')}?state=x`,
    '/investors/home/create-folio/onboard-applicant',
  ])
    expect((await own.locker({ callBackUrl })).status).toBe(400)
  const { data } = await own.locker()
  expect(new URL(data.kycOnBoardingUrl).origin).toBe(portal.platform.publicUrl())
  await expect(press(`${data.kycOnBoardingUrl}x`, 'complete')).rejects.toThrow('410')
  const kept = JSON.stringify(await portal.platform.db.select().from(outboundCalls))
  expect(kept).toContain('"provider":"KYC provider"')
  expect(kept).not.toContain(om.pan)
})

test('who lives abroad is told what to do instead; who is done, and who errs in the date of birth, is told so [S6.008, S8.016]', async () => {
  const abroad = await ownerOf(gita)
  expect((await abroad.overview()).onlineRefused).toMatch(
    /not offered to NRI investors\. Send us the KYC form/,
  )
  await setRegister(portal, gita.pan, null)
  expect((await abroad.locker()).resultInfo.resultCodeId).toBe('-530')
  expect((await abroad.agency('add-applicant')).resultInfo.resultCodeId).toBe('-530')
  await setRegister(portal, om.pan, { status: 'On-Hold', residency: 'Person Of Indian Origin' })
  expect((await own.locker()).resultInfo.resultCodeId).toBe('-530')
  const done = await (await ownerOf(asha)).locker()
  expect(done.resultInfo).toMatchObject({
    resultCodeId: '-538',
    resultMsg: 'KYC is already complete for this PAN. You can continue.',
  })
  await setRegister(portal, om.pan, null)
  expect((await own.locker({ dateOfBirth: '1990-01-01' })).resultInfo.resultCodeId).toBe('-539')
})

test('the KYC of somebody else is not found; ten are begun in an hour and no more', async () => {
  expect((await own.locker({ pan: asha.pan })).status).toBe(404)
  expect((await own.call(kycApi.customerStatus, { pan: asha.pan })).status).toBe(404)
  const begun = []
  for (let count = 0; count < 11; count += 1) begun.push((await own.locker()).status)
  expect(begun.filter((status) => status === 200)).toHaveLength(10)
  expect(begun.at(-1)).toBe(429)
})

test('whether a KYC is OK follows the register [S4.003, S7.137]', async () => {
  const status = async () =>
    (await own.call(kycApi.customerStatus, { pan: om.pan, userNameID: om.pan })).data.status
  expect(await status()).toBe('KYC NOT OK')
  for (const [word, meaning] of [
    ['Validated', 'KYC OK'],
    ['Registered', 'KYC OK'],
    ['Under Process', 'KYC NOT OK'],
    ['Rejected', 'KYC NOT OK'],
  ] as const) {
    await setRegister(portal, om.pan, { status: word })
    expect(await status()).toBe(meaning)
  }
})

test('a KYC is updated: begun, checked beside the record that holds, and found good [S1.034, S7.048]', async () => {
  const registered = await ownerOf(bharat)
  const update = (kycType: 'DIGILOCKER' | 'VIDEO') =>
    registered.call(kycApi.update, {
      panNumber: bharat.pan,
      kycType,
      callBackUrl: registered.page('onboard-applicant'),
    })
  const updated = async () =>
    (await registered.call(kycApi.updateStatus, { panNumber: bharat.pan })).data.status
  expect(await updated()).toBe('NEW')
  expect((await update('VIDEO')).data).toEqual({ kycType: 'VIDEO', kycOnBoardingUrl: null })
  const { data } = await update('DIGILOCKER')
  await press(data.kycOnBoardingUrl ?? '', 'check')
  expect(await updated()).toBe('PENDING')
  expect((await registered.overview()).kycStatus).toBe('Registered')
  const { id: applicationId } = await newest(bharat.pan)
  await deliver(portal, { news: 'DONE', applicationId })
  expect(await updated()).toBe('DONE')
  expect((await registered.overview()).kycStatus).toBe('Validated')
})

test('a PAN without a KYC, and one from abroad, cannot be updated online [S8.017]', async () => {
  await setRegister(portal, om.pan, null)
  const body = { kycType: 'DIGILOCKER', callBackUrl: own.page('onboard-applicant') } as const
  expect((await own.call(kycApi.update, { ...body, panNumber: om.pan })).resultInfo).toMatchObject({
    resultCodeId: '-536',
    resultMsg: 'You cannot update KYC online for this PAN. Visit a branch with your documents.',
  })
  const abroad = await ownerOf(gita)
  await setRegister(portal, gita.pan, { residency: 'Non-Resident Indian' })
  const refused = await abroad.call(kycApi.update, { ...body, panNumber: gita.pan })
  expect(refused.resultInfo.resultCodeId).toBe('-536')
})

test('a provider that is down is said to be, and the status is the one last known', async () => {
  await own.locker()
  const { platform } = portal
  const address = platform.publicUrl()
  const sessions = platform.db.delete(kycSessions).where(eq(kycSessions.pan, om.pan))
  await sessions
  platform.publicUrl = () => 'http://127.0.0.1:9'
  const refused = await own.locker({
    callBackUrl: 'http://127.0.0.1:9/investors/home/create-folio/onboard-applicant',
  })
  platform.publicUrl = () => address
  expect(refused.resultInfo).toMatchObject({
    resultCodeId: '-535',
    resultMsg: expect.stringContaining('Try again'),
  })
  expect((await own.overview()).application?.status).toBe('DRAFT')
})
