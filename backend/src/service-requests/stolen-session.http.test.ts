import { message } from '@portal/contracts/catalogue'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { otpApi } from '@portal/contracts/identity/otp'
import { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { addDays, formatDate } from '@portal/contracts/format'
import { and, eq } from 'drizzle-orm'
import { folioOf } from '../folios/folio-reader'
import { folioHolders } from '../folios/schema'
import { investorByPan } from '../identity/investors'
import { setContact } from '../identity/set-contact'
import { people } from '../../sandbox/data/people'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { decide, requestJourney } from '../../test-kit/service-requests/request-journey'

let portal: TestPortal
beforeAll(async () => {
  portal = await startListeningPortal()
})
afterAll(() => portal.close())

const { bharat } = people
const { pan } = bharat
const folioNo = '91002002'
const thief = { email: 'thief@example.in', mobile: '9810007770' }
const account = {
  ifscCode: 'PLSH0000331',
  accountNumber: '918020067719921',
  accountType: 'Savings' as const,
}
const refusalCode = ({ resultInfo }: { resultInfo: { resultCodeId: string } }) => resultInfo.resultCodeId
const contactNow = async () => {
  const { email, mobile } = (await investorByPan(portal.platform.db, pan))!
  return { email, mobile }
}
/** What the thief can read: what was sent to the thief's own address and number. */
async function readByThief({ prefixValue }: Pick<OtpChallenge, 'prefixValue'>): Promise<string> {
  const sent = [...(await portal.inbox(thief.email)), ...(await portal.inbox(thief.mobile))]
  return `${prefixValue}${sent.find(({ prefix }) => prefix === prefixValue)?.otp ?? '0000'}`
}
const subjectsTo = async (address: string) => (await portal.inbox(address)).map(({ subject }) => subject)

test('a stolen session alone changes neither contact nor bank: the codes go to the owner, who is told [S1.031, S7.026, S7.043]', async () => {
  const me = await requestJourney(portal, bharat)
  const before = await contactNow()

  const requested = await me.call(contactChangeApi.contact, {
    kind: 'EMAIL',
    email: thief.email,
    belongsTo: 'SE',
  })
  const { requestId } = requested.data.request
  for (const place of [1, 2]) {
    const sent = await me.call(serviceRequestApi.generateOtp, { requestId, place })
    const { referenceNumber } = sent.data
    await me.call(serviceRequestApi.sign, {
      requestId,
      place,
      referenceNumber,
      otp: await readByThief(sent.data),
    })
  }
  expect((await me.show(requestId)).state).toBe('unsigned')
  expect(await contactNow()).toEqual(before)

  const next = { panNumber: pan, ...thief, countryCode: '+91', isInternational: false }
  const { data } = await me.call(recoveryApi.updateContact, next)
  const codes = await Promise.all(
    [data.current, data.next].map(async (challenge) => {
      const typed = { referenceNumber: challenge.referenceNumber, otp: await readByThief(challenge) }
      await me.call(otpApi.validate, { activityType: 'CONTACT', panNumber: pan, ...typed })
      return typed
    }),
  )
  const [current, proved] = codes
  for (const first of [current!, proved!])
    expect(
      refusalCode(await me.call(recoveryApi.updateUserContact, { ...next, current: first, next: proved! })),
    ).toBe('-113')
  expect(await contactNow()).toEqual(before)

  const bank = await me.call(folioBankApi.add, { folioNo, account, chequeDocumentId: null })
  const wanted = await me.call(serviceRequestApi.generateOtp, {
    requestId: bank.data.request.requestId,
    place: 1,
  })
  const guessed = await me.call(serviceRequestApi.sign, {
    requestId: bank.data.request.requestId,
    place: 1,
    referenceNumber: wanted.data.referenceNumber,
    otp: await readByThief(wanted.data),
  })
  expect(refusalCode(guessed)).toBe('-108')
  expect((await folioOf(portal.platform.db, pan, folioNo)).banks).toHaveLength(1)
  expect((await portal.inbox(bharat.email)).filter(({ otp }) => otp).length).toBeGreaterThanOrEqual(3)
})

test('whoever tricked the owner out of the codes adds no bank for ten days, both addresses are told, and the owner stops it [S5.071, S7.026]', async () => {
  const me = await requestJourney(portal, bharat)
  const next = { panNumber: pan, ...thief, countryCode: '+91', isInternational: false }
  const { data } = await me.call(recoveryApi.updateContact, next)
  const typed = async (challenge: OtpChallenge, address: string) => {
    const sent = (await portal.inbox(address)).find(({ prefix }) => prefix === challenge.prefixValue)
    const code = { referenceNumber: challenge.referenceNumber, otp: `${challenge.prefixValue}${sent?.otp}` }
    await me.call(otpApi.validate, { activityType: 'CONTACT', panNumber: pan, ...code })
    return code
  }
  const changed = await me.call(recoveryApi.updateUserContact, {
    ...next,
    current: await typed(data.current, bharat.email),
    next: await typed(data.next, thief.email),
  })
  expect(changed.resultInfo.resultCode).toBe('SUCCESS')
  for (const address of [bharat.email, bharat.mobile, thief.email, thief.mobile])
    expect(await subjectsTo(address)).toContain('Your contact details were changed')

  const today = portal.platform.clock.today()
  const text = message('bankAfterContactChange', {
    changed: formatDate(today),
    date: formatDate(addDays(today, 10)),
  })
  const add = () => me.call(folioBankApi.add, { folioNo, account, chequeDocumentId: null })
  expect((await add()).resultInfo).toMatchObject({ resultCodeId: '-565', resultMsg: text })
  await portal.advance(10)
  const waiting = await me.signed(await add())
  expect(waiting).toMatchObject({ state: 'waiting', wait: { until: addDays(today, 20) } })
  const cancelled = await me.call(serviceRequestApi.cancel, { requestId: waiting.requestId })
  expect(cancelled.data.request.state).toBe('cancelled')
  expect((await folioOf(portal.platform.db, pan, folioNo)).banks).toHaveLength(1)
})

test('the contact of a joint holder is changed after a person looked, the old one is told, and then no bank is added for ten days [S1.031, S5.071]', async () => {
  const { kiran, uma } = people
  const { db, clock } = portal.platform
  const joint = '91011022'
  const second = and(eq(folioHolders.folioNo, joint), eq(folioHolders.place, 2))
  await db.update(folioHolders).set({ pan: uma.pan, firstName: 'Uma' }).where(second)
  await setContact(db, uma, { email: uma.email, mobile: uma.mobile })
  const me = await requestJourney(portal, kiran)
  const requested = await me.call(contactChangeApi.jointHolder, { folioNo: joint, place: 2, ...thief })
  const { requestId } = await me.signed(requested, [kiran.pan, uma.pan])
  for (const address of [uma.email, uma.mobile, thief.email, thief.mobile])
    expect((await portal.inbox(address))[0]?.subject).toContain('Joint holder’s contact')
  expect(await investorByPan(db, uma.pan)).toMatchObject({ email: uma.email })
  const told = (await portal.inbox(uma.email)).length
  await decide(portal, requestId, { decision: 'approve' })
  expect(await investorByPan(db, uma.pan)).toMatchObject(thief)
  expect(await portal.inbox(uma.email)).toHaveLength(told + 1)
  const today = clock.today()
  const text = message('bankAfterContactChange', {
    changed: formatDate(today),
    date: formatDate(addDays(today, 10)),
  })
  const added = await me.call(folioBankApi.add, { folioNo: joint, account, chequeDocumentId: null })
  expect(added.resultInfo).toMatchObject({ resultCodeId: '-565', resultMsg: text })
})
