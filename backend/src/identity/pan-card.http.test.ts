import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import type { PanCard } from '@portal/contracts/identity/auth'
import { kycApi } from '@portal/contracts/kyc/kyc'
import { eq } from 'drizzle-orm'
import { people, type Person } from '../../sandbox/data/people'
import { panCards } from '../../sandbox/providers/registries/schema'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { kycAnswers, panAnswers } from '../kyc-registry/schema'
import { investorByPan } from './investors'
import { investors } from './schema'
import { setContact } from './set-contact'

/** A portal whose PAN service says Y or N to what is typed, and tells no names. */
let portal: TestPortal
const { dev, chitra } = people

beforeEach(async () => {
  portal = await startListeningPortal()
  portal.platform.config.registries.pan = 'cashfree'
  await portal.platform.db.delete(panAnswers).where(eq(panAnswers.pan, dev.pan))
})
afterEach(() => portal.close())

const right: PanCard = { name: dev.name, dob: dev.birthDate }
const otherName: PanCard = { ...right, name: 'Dev Menon' }
const otherDay: PanCard = { ...right, dob: '1990-01-01' }
const keptOf = async (pan: string) =>
  (await portal.platform.db.select().from(panAnswers).where(eq(panAnswers.pan, pan)))[0]

/** A registration up to its code, which may be typed with a card again and again. */
async function registration({ pan, email, mobile, countryCode }: Person, from = { deviceId: randomUUID() }) {
  const contact = { email, mobile, countryCode, isInternational: countryCode !== '+91' }
  const { data } = await portal.call(authApi.register, { pan, ...contact }, from)
  const typed = { uniqueID: data.uniqueID, referenceNumber: data.challenge.referenceNumber }
  const otp = await portal.code(pan)
  return (card?: PanCard) => portal.call(authApi.verifyOtp, { ...typed, otp, ...(card && { card }) }, from)
}

async function quickInvest({ pan, email, mobile, countryCode }: Person) {
  const from = { deviceId: randomUUID() }
  const contact = { email, mobile, countryCode, isInternational: countryCode !== '+91' }
  const { data } = await portal.call(authMethodsApi.quickInvest, { userId: pan, ...contact }, from)
  const typed = { uniqueID: data.uniqueID, referenceNumber: data.challenge.referenceNumber }
  const otp = await portal.code(pan)
  return (card?: PanCard) =>
    portal.call(authMethodsApi.verifyLoginOtp, { ...typed, otp, ...(card && { card }) }, from)
}

const codeOf = async (answer: Promise<{ resultInfo: { resultCodeId: string } }>) =>
  (await answer).resultInfo.resultCodeId

test('somebody new is asked for name and date of birth once the code is right, and registers under what was typed and agreed', async () => {
  const from = { deviceId: randomUUID() }
  const confirm = await registration(dev, from)
  expect((await confirm()).resultInfo).toMatchObject({
    resultCodeId: '-544',
    resultMsg: 'Enter your name and date of birth as on your PAN card.',
  })
  const { data } = await confirm({ ...right, name: '  DEV   Nair ' })
  expect(data).toMatchObject({ name: 'DEV Nair', isExistingUser: false, kycVerified: true })
  expect(await keptOf(dev.pan)).toMatchObject({
    name: 'DEV Nair',
    birthDate: dev.birthDate,
    source: 'cashfree',
  })
  const token = data.setPasswordToken ?? ''
  await portal.call(authApi.createPassword, { userId: dev.pan, passWord: 'Monsoon#27' }, { token, ...from })
  expect(await investorByPan(portal.platform.db, dev.pan)).toMatchObject({
    name: 'DEV Nair',
    birthDate: dev.birthDate,
  })
})

test('another name, another date of birth and both read the same words, cost a try each, and nobody is known by them', async () => {
  const confirm = await registration(dev)
  const texts = []
  for (const card of [otherName, otherDay, { ...otherDay, name: 'Dev Menon' }]) {
    const { resultInfo, data } = await confirm(card)
    expect(resultInfo.resultCodeId).toBe('-545')
    expect(data).toBeFalsy()
    texts.push(resultInfo.resultMsg)
  }
  const words = 'This PAN, name and date of birth do not match. Enter all as on the PAN card.'
  expect(texts).toEqual([`${words} 4 tries left.`, `${words} 3 tries left.`, `${words} 2 tries left.`])
  expect(await keptOf(dev.pan)).toBeUndefined()
  expect((await confirm(right)).data).toMatchObject({ name: 'Dev Nair' })
})

test('the same words where the house has kept the PAN of another folio’s holder: who somebody new is, they say themselves', async () => {
  const confirm = await registration(dev)
  await confirm(right)
  expect(await keptOf(dev.pan)).toMatchObject({ name: 'Dev Nair' })
  const again = await registration(dev)
  expect(await codeOf(again())).toBe('-544')
  expect(await codeOf(again(otherName))).toBe('-545')
  expect(await codeOf(again(otherDay))).toBe('-545')
  expect(await keptOf(dev.pan)).toMatchObject({ name: 'Dev Nair', birthDate: dev.birthDate })
  expect((await again(right)).data).toMatchObject({ name: 'Dev Nair' })
})

test('after the last try a new code is needed, also for what is right', async () => {
  const confirm = await registration(dev)
  for (const _try of [1, 2, 3, 4]) expect(await codeOf(confirm(otherDay))).toBe('-545')
  expect(await codeOf(confirm(otherDay))).toBe('-109')
  expect(await codeOf(confirm(right))).toBe('-109')
  expect(await keptOf(dev.pan)).toBeUndefined()
})

test('one address has six guesses an hour for a PAN, with however many codes, and reads nothing of a seventh', async () => {
  for (const guesses of [4, 2]) {
    const confirm = await registration(dev)
    for (let at = 0; at < guesses; at += 1) expect(await codeOf(confirm(otherName))).toBe('-545')
  }
  const confirm = await registration(dev)
  expect(await codeOf(confirm(otherName))).toBe('-110')
  expect(await codeOf(confirm(right))).toBe('-110')
  await portal.advance(1 / 24)
  expect((await (await registration(dev))(right)).data).toMatchObject({ name: 'Dev Nair' })
})

test('guesses at the same time count one after the other', async () => {
  const confirms = [await registration(dev), await registration(dev), await registration(dev)]
  const codes = []
  for (const _round of [1, 2, 3])
    codes.push(...(await Promise.all(confirms.map((each) => codeOf(each(otherDay))))))
  expect(codes.filter((code) => code === '-545')).toHaveLength(6)
  expect(codes.filter((code) => code === '-110')).toHaveLength(3)
})

test('a PAN that was never issued is told as such', async () => {
  await portal.platform.db.delete(panCards).where(eq(panCards.pan, dev.pan))
  const { resultInfo } = await (await registration(dev))(right)
  expect(resultInfo).toMatchObject({
    resultCodeId: '-107',
    resultMsg: expect.stringMatching(/^We could not find this PAN/),
  })
  expect(await codeOf((await quickInvest(dev))(right))).toBe('-107')
})

test('a service that is down uses up neither the code nor a try', async () => {
  const confirm = await registration(dev)
  const publicUrl = portal.platform.publicUrl
  portal.platform.publicUrl = () => 'http://127.0.0.1:9'
  for (let at = 0; at < 7; at += 1) expect(await codeOf(confirm(right))).toBe('-543')
  portal.platform.publicUrl = publicUrl
  expect((await confirm(right)).data).toMatchObject({ name: 'Dev Nair' })
})

test('whom the house knows is asked for nothing, whatever is typed', async () => {
  expect((await (await registration(chitra))(otherName)).data).toMatchObject({ name: 'Chitra Iyer' })
  expect((await (await quickInvest(chitra))()).data).toMatchObject({
    outcome: 'quickInvest',
    session: { investor: { name: 'Chitra Iyer' } },
  })
})

test('quick invest asks somebody new for the same, and knows them by it', async () => {
  const confirm = await quickInvest(dev)
  expect(await codeOf(confirm())).toBe('-544')
  expect(await codeOf(confirm(otherName))).toBe('-545')
  const { data } = await confirm(right)
  expect(data).toMatchObject({ outcome: 'quickInvest', session: { investor: { name: 'Dev Nair' } } })
  expect(await investorByPan(portal.platform.db, dev.pan)).toMatchObject({ birthDate: dev.birthDate })
})

test('what can be no name or day is no request, and uses up no code', async () => {
  const confirm = await registration(dev)
  for (const card of [
    { ...right, name: '1' },
    { ...right, dob: '1990-02-30' },
  ])
    expect((await confirm(card)).status).toBe(400)
  expect((await confirm(right)).data).toMatchObject({ name: 'Dev Nair' })
})

describe('whom the house knows, and of whose PAN nothing is kept', () => {
  const forget = async ({ pan }: Person) => {
    await portal.platform.db.delete(panAnswers).where(eq(panAnswers.pan, pan))
    await portal.platform.db.delete(kycAnswers).where(eq(kycAnswers.pan, pan))
  }

  test('is confirmed at the first log-in, by the name and the date of birth that the house has', async () => {
    const { pan, name, birthDate } = people.asha
    await forget(people.asha)
    await portal.platform.db.update(investors).set({ birthDate }).where(eq(investors.pan, pan))
    await portal.call(authApi.login, { userId: pan, password: 'Sandbox#2026' }, {})
    await portal.settle()
    expect(await keptOf(pan)).toMatchObject({ name, birthDate, aadhaarLinked: true, source: 'cashfree' })
  })

  test('begins a KYC by the date of birth alone', async () => {
    const { pan, name, email, mobile, birthDate } = people.esha
    await setContact(portal.platform.db, { pan, name }, { email, mobile })
    await forget(people.esha)
    const begin = async (dateOfBirth: string) => {
      const body = {
        name,
        pan,
        dateOfBirth,
        mobileNo: mobile,
        emailId: email,
        callBackUrl: `${portal.platform.publicUrl()}/investors/home/create-folio/onboard-applicant`,
        kraStatusCode: '005',
        kraUpdatedStatusCode: '005',
        isDistributorInitiated: false as const,
      }
      return portal.call(kycApi.initiate, body, { token: await portal.loginAs(pan) })
    }
    expect((await begin('1990-01-01')).resultInfo.resultCodeId).toBe('-539')
    expect((await begin(birthDate)).data).toMatchObject({ kycType: 'DIGILOCKER' })
  })
})
