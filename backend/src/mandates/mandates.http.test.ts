import { randomUUID } from 'node:crypto'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { addDays, addYears } from '@portal/contracts/format'
import { message } from '@portal/contracts/catalogue'
import { mandateAtMaximum } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import { storeDocument } from '../documents/document-store'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { bankAccess } from '../platform/bank-client'
import { signed } from '../platform/signature'
import { outboundCalls } from '../platform/tables'
import { people, type Person } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkMandates } from './invariants'
import { mandates } from './schema'
import { accountEnding, ashasMandate, mandateJourney } from '../../test-kit/mandates/mandate-journey'

let portal: TestPortal
let own: ReturnType<typeof mandateJourney>

const journeyOf = async ({ pan }: Person) => mandateJourney(portal, pan, await portal.loginAs(pan))

const account = (ending: string) => accountEnding(portal, ending)

beforeAll(async () => {
  portal = await startListeningPortal()
  own = await journeyOf(people.asha)
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkMandates(portal.platform.db)).toEqual([]))

test('what is approved at the bank leads back to the portal, and is active on the next business day [S1.029 S4.002]', async () => {
  const { data } = await own.initiate()
  expect(await own.atBank(data.url ?? '', 'approve')).toMatch(/\/home\/e-mandate\/success\?registration=/)
  await portal.advance(1)
  await portal.settle()
  const shown = (await own.list()).find(({ bankId }) => bankId === ashasMandate.bankId)
  expect(shown?.status).toBe('ACTIVE')
})

const dates = () => {
  const validFrom = addDays(portal.platform.clock.today(), 7)
  return { validFrom, validTill: addYears(validFrom, 3) }
}

test('UPI autopay answers a code to scan, takes Rs 1,00,000 at most, and 30 years [S7.072 S1.029]', async () => {
  const bankId = await account('8803')
  const { method: _m, documentId: _d, ...draftTerms } = { ...ashasMandate, ...dates(), bankId }
  const ask = (changed: object) =>
    own.call(mandateApi.initiateAutopay, { ...draftTerms, ...changed }, { idempotencyKey: randomUUID() })
  expect((await ask({ limit: 1_00_001_00 })).resultInfo.resultCodeId).toBe('-603')
  const tooLong = addDays(addYears(draftTerms.validFrom, 30), 1)
  expect((await ask({ validTill: tooLong })).resultInfo.resultCodeId).toBe('-605')
  const { data } = await ask({})
  expect(data.upi).toMatchObject({ qrPayload: data.url, payee: 'neem.mf@validtest' })
  await own.atBank(data.url, 'approve')
  expect((await own.registration(data.registration.registrationId)).state).toBe('approved')
})

test('a signed paper goes to the bank with its document, and needs one [S1.029]', async () => {
  const bankId = await account('8804')
  const paper = { ...dates(), method: 'PAPER', bankId } as const
  expect((await own.initiate(paper)).resultInfo.resultCodeId).toBe('-610')
  expect((await own.initiate({ ...paper, documentId: randomUUID() })).status).toBe(404)
  const form = { type: 'png', content: new Uint8Array([1]) } as const
  const { documentId } = await storeDocument(portal.platform, people.asha.pan, 'form.png', form)
  const { data } = await own.initiate({ ...paper, documentId })
  expect(data).toMatchObject({ url: null, registration: { kind: 'OTM', state: 'approved', umrn: null } })
})

test('a message of the bank that was lost is asked for', async () => {
  const bankId = await account('8805')
  const state = async (id: string) => (await own.registration(id)).state
  const lost = await own.decided({ ...dates(), bankId }, 'approve', true)
  expect(await state(lost)).toBe('opened')
  await portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 2 * 3_600_000))
  expect(await state(lost)).toBe('approved')
})

test('no e-mandate for a bank that has none, nor for an NRE account; on paper there is one [S8.036]', async () => {
  const none = await own.initiate({ ...dates(), bankId: await account('4444') })
  expect(none.resultInfo).toMatchObject({ resultCodeId: '-601', resultMsg: message('mandateUnavailable') })
  const gita = await journeyOf(people.gita)
  const { data } = await gita.call(mandateApi.emandateDetails, { panNumber: people.gita.pan })
  expect(data.accounts.find(({ accountType }) => accountType === 'NRE')?.unavailable).toEqual({
    EMANDATE: message('mandateUnavailable'),
    UPI_AUTOPAY: message('mandateUnavailable'),
    OTM: null,
  })
  expect(data.accounts.find(({ accountType }) => accountType === 'NRO')?.unavailable.EMANDATE).toBeNull()
  const nre = await gita.initiate({ ...dates(), bankId: 'BA-1007-1' })
  expect(nre.resultInfo).toMatchObject({ resultCodeId: '-601', resultMsg: message('mandateUnavailable') })
})

test('at most Rs 10,00,000; an account with that has all it can get [S9.019 S8.035]', async () => {
  const bankId = await account('8806')
  const refused = await own.initiate({ ...dates(), bankId, limit: 10_00_001_00 })
  expect(refused.resultInfo.resultCodeId).toBe('-603')
  await own.decided({ ...dates(), bankId, limit: 10_00_000_00 }, 'approve')
  const pending = await own.initiate({ ...dates(), bankId })
  expect(pending.resultInfo.resultCodeId).toBe('-604')
  await portal.advance(4)
  await portal.settle()
  const again = await own.initiate({ ...dates(), bankId })
  expect(again.resultInfo).toMatchObject({ resultCodeId: '-602', resultMsg: mandateAtMaximum() })
})

test('not before the next business day, not for more than 40 years, not of an account of somebody else', async () => {
  const bankId = await account('8807')
  const { validFrom } = dates()
  const code = async (draftTerms: object) =>
    (await own.initiate({ bankId, ...draftTerms })).resultInfo.resultCodeId
  const today = portal.platform.clock.today()
  expect(await code({ ...dates(), validFrom: today })).toBe('-605')
  expect(await code({ validFrom, validTill: addDays(addYears(validFrom, 40), 1) })).toBe('-605')
  expect((await own.initiate({ ...dates(), bankId: 'BA-1014-1' })).status).toBe(404)
  const bharat = await journeyOf(people.bharat)
  const id = await own.decided({ ...dates(), bankId }, 'wait')
  expect((await bharat.call(mandateApi.registration, { registrationId: id })).status).toBe(404)
  expect((await bharat.call(mandateApi.emandateSendConfirmation, { registrationId: id })).status).toBe(404)
})

test('one key asks the bank once, however often it is sent', async () => {
  const bankId = await account('8808')
  const key = randomUUID()
  const draftTerms = { ...dates(), bankId }
  const [first, second] = [await own.initiate(draftTerms, key), await own.initiate(draftTerms, key)]
  expect(second.data.registration.number).toBe(first.data.registration.number)
})

test('the bank calls back signed or not at all, once for many copies, and its links are written down nowhere', async () => {
  const { registrationId } = (await own.initiate({ ...dates(), bankId: await account('8809') })).data
    .registration
  const at = portal.platform.clock.now().toISOString()
  const { secret } = bankAccess(portal.platform.config, portal.platform.publicUrl(), 'mandates')
  const deliver = async (payload: string, headers = signed(secret, payload, Date.now())) =>
    (
      await portal.app.inject({
        method: 'POST',
        url: '/api/v1/mandates/callback',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      })
    ).statusCode
  const umrn = 'PRJT7999999999999999'
  const body = JSON.stringify({
    eventId: randomUUID(),
    report: { news: 'registered', registrationId, umrn, at },
  })
  expect(await deliver(body, {} as never)).toBe(401)
  expect((await own.registration(registrationId)).state).toBe('opened')
  expect(await Promise.all([1, 2, 3].map(() => deliver(body)))).toEqual([200, 200, 200])
  expect(await own.registration(registrationId)).toMatchObject({ state: 'registered', umrn })
  const calls = await portal.platform.db
    .select()
    .from(outboundCalls)
    .where(eq(outboundCalls.provider, 'bank'))
  expect(JSON.stringify(calls)).not.toMatch(/\/pay\/|5010022222/)
})

test('paused, resumed and ended by a code that was asked for this mandate [S4.002]', async () => {
  const bankId = await account('8810')
  await own.decided({ ...dates(), bankId }, 'approve')
  await portal.advance(4)
  await portal.settle()
  const mandate = async () => (await own.list()).find((each) => each.bankId === bankId)
  const umrn = (await mandate())?.umrn ?? ''
  expect((await own.change(umrn, 'pause', 'PRJT7000000000001001')).resultInfo.resultCodeId).toBe('-113')
  expect((await own.change(umrn, 'pause')).data.mandate).toMatchObject({
    status: 'INACTIVE',
    actions: ['resume', 'revoke'],
  })
  expect((await own.change(umrn, 'resume')).data.mandate.status).toBe('ACTIVE')
  expect((await own.change(umrn, 'revoke')).data.mandate).toMatchObject({
    status: 'INACTIVE',
    actions: ['reinitiate'],
  })
  expect((await own.change(umrn, 'resume')).resultInfo.resultCodeId).toBe('-608')
  const gita = await journeyOf(people.gita)
  expect((await gita.change(umrn, 'revoke')).status).toBe(404)
})

test('a raised limit is approved at the bank, and the mandate keeps its UMRN', async () => {
  const of = async () =>
    (await own.list()).filter(({ bankId, status }) => bankId === 'BA-1001-2' && status !== 'INACTIVE')
  const [old] = await of()
  const umrn = old?.umrn ?? ''
  const draftTerms = {
    bankId: 'BA-1001-2',
    raises: umrn,
    validFrom: dates().validFrom,
    validTill: old?.validTill ?? '',
  }
  expect((await own.initiate({ ...draftTerms, limit: 25_000_00 })).resultInfo.resultCodeId).toBe('-609')
  expect((await own.initiate({ ...draftTerms, method: 'UPI' as 'AADHAAR' })).status).toBe(400)
  const gita = await journeyOf(people.gita)
  expect((await gita.initiate({ ...draftTerms, bankId: 'BA-1007-2' })).status).toBe(404)
  await own.decided({ ...draftTerms, limit: 2_00_000_00 }, 'approve')
  expect((await of()).map(({ status, limit }) => [status, limit])).toEqual([
    ['PENDING REGISTRATION', 2_00_000_00],
    ['ACTIVE', 50_000_00],
  ])
  await portal.advance(4)
  await portal.settle()
  expect(await of()).toMatchObject([{ umrn, status: 'ACTIVE', limit: 2_00_000_00 }])
})

test('what a mandate carries is told: the SIPs that run, with amount and end', async () => {
  const { data } = await own.call(mandateApi.emandateDetails, { panNumber: people.asha.pan })
  expect(data.sips.length).toBeGreaterThan(2)
  expect(data.sips[0]).toMatchObject({
    schemeName: expect.stringMatching(/^Neem /),
    amount: expect.any(Number),
  })
  const active = (await own.list()).find(({ umrn }) => umrn === 'PRJT7000000000001001')
  expect(active?.usedAMonth).toBeGreaterThan(0)
})

test('told 30 days before the end, once, and expired the day after it [S4.002]', async () => {
  const { db } = portal.platform
  const umrn = 'PRJT7000000000001001'
  const validTill = addDays(portal.platform.clock.today(), 31)
  await db.update(mandates).set({ validTill }).where(eq(mandates.umrn, umrn))
  await portal.advance(3)
  const told = async () =>
    (await portal.inbox(people.asha.pan)).filter(
      ({ subject, channel }) => channel === 'email' && /^Your mandate on .* ends on/.test(subject ?? ''),
    )
  expect(await told()).toHaveLength(1)
  await db
    .update(mandates)
    .set({ validTill: addDays(portal.platform.clock.today(), 1) })
    .where(eq(mandates.umrn, umrn))
  await portal.advance(3)
  expect(await told()).toHaveLength(1)
  expect((await own.list()).find((each) => each.umrn === umrn)).toMatchObject({
    status: 'EXPIRED',
    actions: ['reinitiate'],
  })
})
