import { eq } from 'drizzle-orm'
import { investors } from '../identity/schema'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { panAnswers } from '../kyc-registry/schema'
import { people } from '../../sandbox/data/people'
import { systematicPlans } from '../plan-register/schema'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { ashasSip, registrationIn, sipJourney, type SipDraftTerms } from '../../test-kit/orders/sip-journey'

let portal: TestPortal
let sip: ReturnType<typeof sipJourney>

beforeAll(async () => {
  portal = await startTestPortal()
  sip = sipJourney(portal, people.asha.pan, await portal.loginAs(people.asha.pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

const smart = { nomineeName: 'Rohan Verma', nomineeRelation: 'SP', healthDeclared: true } as const
const draftTerms: SipDraftTerms = { ...ashasSip, amount: 5_000_00, smart }

test('the quote of a smart SIP tells its life cover by year: 10, 50 and 100 instalments [S1.013]', async () => {
  const { data } = await sip.quote(draftTerms)
  expect(data.cover?.years).toEqual([50_000_00, 2_50_000_00, 5_00_000_00])
  expect((await sip.quote(ashasSip)).data.cover).toBeUndefined()
})

test('fewer than 36 instalments, another frequency, or no health declaration is refused [S5.062]', async () => {
  const of = async (changes: Partial<SipDraftTerms>) => sip.quote({ ...draftTerms, ...changes })
  const short = await of({ until: { sipPeriod: 'No. of Installments', installments: 35 } })
  expect(short.resultInfo).toMatchObject({
    resultCodeId: '-432',
    resultMsg: expect.stringContaining('at least 36'),
  })
  expect((await of({ sipFrequency: 'Quarterly' })).resultInfo.resultCodeId).toBe('-432')
  const undeclared = { ...smart, healthDeclared: false } as unknown as typeof smart
  expect((await of({ smart: undeclared })).status).toBe(400)
})

test('who is 52 when it starts gets no life cover and is told why [S5.062, S9.017]', async () => {
  const { db } = portal.platform
  await db.update(investors).set({ birthDate: '1974-08-25' }).where(eq(investors.pan, people.asha.pan))
  const { resultInfo } = await sip.quote(draftTerms)
  expect(resultInfo).toMatchObject({
    resultCodeId: '-432',
    resultMsg: expect.stringContaining('ages 18 to 51'),
  })
  await db.update(investors).set({ birthDate: '1985-03-12' }).where(eq(investors.pan, people.asha.pan))
})

test('it is registered as a smart SIP, and tells its cover on the receipt', async () => {
  const { planId, transactionId } = registrationIn(await sip.placed(draftTerms))
  await portal.advanceTo(new Date('2026-08-25T23:00:00+05:30'))
  const [plan] = await portal.platform.db.select().from(systematicPlans).where(eq(systematicPlans.id, planId))
  expect(plan).toMatchObject({ isSmart: true, state: 'ACTIVE' })
  expect(await sip.show(transactionId)).toMatchObject({
    cover: { years: [50_000_00, 2_50_000_00, 5_00_000_00] },
  })
})

test('where neither profile nor registry knows the date of birth, the one that is told counts [S5.074]', async () => {
  const { db } = portal.platform
  const asks = async () =>
    (await sip.call(sipApi.mandates, { panNumber: people.asha.pan })).data.asksBirthDate
  expect(await asks()).toBe(false)
  await db.update(investors).set({ birthDate: null }).where(eq(investors.pan, people.asha.pan))
  await db.delete(panAnswers).where(eq(panAnswers.pan, people.asha.pan))
  expect(await asks()).toBe(true)
  expect((await sip.quote(draftTerms)).resultInfo).toMatchObject({
    resultCodeId: '-432',
    resultMsg: expect.stringContaining('We do not know your date of birth'),
  })
  const born = (birthDate: string) => sip.quote({ ...draftTerms, smart: { ...smart, birthDate } })
  expect((await born('1974-08-25')).resultInfo.resultCodeId).toBe('-432')
  expect((await born('1985-03-12')).data.cover?.endsOn).toBe('2040-03-12')
})
