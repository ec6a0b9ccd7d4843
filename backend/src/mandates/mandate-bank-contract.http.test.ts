import { randomUUID } from 'node:crypto'
import { mandateApi, MandateKind, type MandateMethod } from '@portal/contracts/mandates/mandate'
import { addDays, addYears } from '@portal/contracts/format'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { accountEnding, mandateJourney } from '../../test-kit/mandates/mandate-journey'
import { type MandateWire, mandateWires } from '../../test-kit/mandates/mandate-wires'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { expectForgeriesRefused, type RawCallback } from '../../test-kit/platform/forgeries'
import { describeIllProvider } from '../../test-kit/platform/ill-provider'
import { describeStrayAnswers } from '../../test-kit/platform/stray-answers'
import type { TestPortal } from '../../test-kit/test-portal'
import { nextBusinessDay } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'
import { sayReason } from '../payments/failure-reasons'
import { outboundCalls } from '../platform/tables'
import { checkMandates } from './invariants'
import type { MandateBank, MandateRequest } from './mandate-bank'
import { mandateContext } from './mandate-context'
import { mandateForDebit } from './mandate-for-debit'
import { mandates } from './schema'

const { pan } = people.asha
const withPage = ['NETBANKING', 'DEBITCARD', 'AADHAAR', 'UPI'] as const

describe.each(Object.entries(mandateWires))('the mandate bank %s', (_name, wire: MandateWire) => {
  let portal: TestPortal
  let bank: MandateBank
  let own: ReturnType<typeof mandateJourney>

  beforeAll(async () => {
    portal = await startListeningPortal({ env: wire.env })
    bank = mandateContext(portal.platform).bank
    own = mandateJourney(portal, pan, await portal.loginAs(pan))
  }, 240_000)
  afterAll(() => portal.close())
  afterEach(async () => expect(await checkMandates(portal.platform.db)).toEqual([]))

  let accounts = 0
  function terms(bankId: string) {
    const validFrom = addDays(portal.platform.clock.today(), 7)
    return { bankId, validFrom, validTill: addYears(validFrom, 3) }
  }
  /** A registration on an account of its own, opened there; the end of the number says what the bank does. */
  async function opened(method: MandateMethod = 'NETBANKING', ending = '0000') {
    const bankId = await accountEnding(portal, `${++accounts}${ending}`)
    const { data, resultInfo } =
      method === 'UPI'
        ? await own.initiateAutopay(terms(bankId))
        : await own.initiate({ ...terms(bankId), method })
    if (!data?.url) throw new Error(resultInfo.resultMsg)
    return { registrationId: data.registration.registrationId, url: data.url, bankId }
  }
  async function bankAnswers(): Promise<void> {
    await portal.advanceTo(indiaMoment(nextBusinessDay(portal.platform.clock.today()), '12:00'))
    await portal.settle()
  }
  async function deliver({ raw, headers }: RawCallback): Promise<number> {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/v1/mandates/callback',
      headers: { 'content-type': 'application/json', ...headers },
      payload: raw,
    })
    return statusCode
  }
  const mandatesOn = (bankId: string) =>
    portal.platform.db.select().from(mandates).where(eq(mandates.bankId, bankId))

  test.each(withPage)(
    'by %s: nothing to tell before the investor decides; approved, then registered with a UMRN',
    async (method) => {
      const { registrationId, url, bankId } = await opened(method)
      expect(await bank.status(registrationId)).toBeUndefined()
      await wire.press(portal, url, 'approve')
      expect(await bank.status(registrationId)).toMatchObject({ news: 'approved', registrationId })
      expect((await own.registration(registrationId)).state).toBe('approved')
      await bankAnswers()
      const umrn = expect.stringMatching(/^\w{20}$/)
      expect(await bank.status(registrationId)).toMatchObject({ news: 'registered', registrationId, umrn })
      expect(await own.registration(registrationId)).toMatchObject({ state: 'registered', umrn })
      expect(await mandatesOn(bankId)).toMatchObject([{ state: 'ACTIVE', limitPaise: 50_000_00 }])
    },
  )

  test('an account of which the bank refuses the mandate is a no with a reason in words', async () => {
    const { registrationId, url, bankId } = await opened('NETBANKING', '3333')
    await wire.press(portal, url, 'approve')
    await bankAnswers()
    const report = await bank.status(registrationId)
    expect(report).toMatchObject({ news: 'refused', registrationId })
    expect(report && 'reason' in report && sayReason(report.reason)).toMatch(/bank/)
    expect((await own.registration(registrationId)).state).toBe('refused')
    expect(await mandatesOn(bankId)).toEqual([])
  })

  test.each(['reject', 'close'] as const)(
    'an investor who presses %s there has no mandate, and reads why',
    async (decision) => {
      const { registrationId, url } = await opened()
      await wire.press(portal, url, decision)
      // Not every bank tells a no from a page that was left.
      const state = expect.stringMatching(decision === 'close' ? /^abandoned$/ : /^rejected$|^abandoned$/)
      expect(await bank.status(registrationId)).toMatchObject({ news: state, reason: expect.anything() })
      expect(await own.registration(registrationId)).toMatchObject({ state, reason: expect.any(String) })
    },
  )

  test('a registration that was never opened there was left', async () => {
    const registrationId = randomUUID()
    expect(await bank.status(registrationId)).toMatchObject({ news: 'abandoned', registrationId })
  })

  test('a registration may be opened again and is one', async () => {
    const again = request()
    const [one, two] = [await bank.open(again), await bank.open(again)]
    expect([one.outcome, two.outcome]).toEqual(['opened', 'opened'])
    if (two.outcome !== 'opened' || !two.url) throw new Error('no page')
    await wire.press(portal, two.url, 'approve')
    expect(await bank.status(again.registrationId)).toMatchObject({ news: 'approved' })
  })

  test('a kind that is registered by nobody here says so beside it and is refused, and raised by none', async () => {
    const kinds = MandateKind.options.filter((kind) => bank.kinds.includes(kind))
    expect(kinds).toEqual(wire.kinds)
    const bankId = await accountEnding(portal, `${++accounts}0000`)
    const { data } = await own.call(mandateApi.emandateDetails, { panNumber: pan })
    const { unavailable } = data.accounts.find((each) => each.bankId === bankId) ?? {}
    for (const kind of MandateKind.options) {
      const why = wire.kinds.includes(kind) ? null : 'This way is not offered. Choose another one.'
      expect([kind, unavailable?.[kind]]).toEqual([kind, why])
    }
    const paper = await own.initiate({ ...terms(bankId), method: 'PAPER' })
    expect(paper.resultInfo.resultCodeId).toBe(wire.kinds.includes('OTM') ? '-610' : '-601')
    for (const { kind, actions } of await own.list())
      if (!wire.kinds.includes(kind)) expect(actions).not.toContain('raise')
  })

  test('a bank that offers none for the account says so', async () => {
    expect(await bank.open(request({ accountNumber: '50100222224444' }))).toEqual({ outcome: 'unavailable' })
  })

  test('no account number is kept of a call', async () => {
    await bank.open(request())
    const calls = await portal.platform.db.select().from(outboundCalls)
    expect(calls.length).toBeGreaterThan(0)
    expect(JSON.stringify(calls)).not.toContain(request().accountNumber)
  })

  test('a callback is read from its bytes: one changed byte, another secret or another shape is nobody’s word', async () => {
    const { registrationId } = await opened()
    const { raw, headers } = await wire.callback(portal, { registrationId, news: 'approved', eventId: 'e1' })
    expect(await bank.readCallback(raw, headers)).toMatchObject({
      events: [{ eventId: 'e1', report: { news: 'approved', registrationId } }],
    })
    const changed = Buffer.from(raw.toString().replace(/"(news|event)":"/, '"$1":" '))
    await expectForgeriesRefused({
      read: (...callback) => bank.readCallback(...callback),
      genuine: { raw, headers },
      changed,
      sign: (body) => wire.sign(portal.platform, body),
      odd: '{"event":"token.confirmed"}',
    })
  })

  test('two copies make one mandate, word that comes out of order counts, and a no after it changes nothing', async () => {
    const { registrationId, bankId } = await opened()
    const told = { registrationId, umrn: 'PRJT7000000000424242' }
    const registered = await wire.callback(portal, { ...told, news: 'registered' })
    expect([await deliver(registered), await deliver(registered)]).toEqual([200, 200])
    for (const news of ['approved', 'refused', 'registered'] as const)
      expect(await deliver(await wire.callback(portal, { ...told, news }))).toBe(200)
    expect(await own.registration(registrationId)).toMatchObject({ state: 'registered', umrn: told.umrn })
    expect(await mandatesOn(bankId)).toMatchObject([{ umrn: told.umrn, state: 'ACTIVE' }])
  })

  /** A mandate that the bank has registered. */
  async function registered(): Promise<string> {
    const { registrationId, url } = await opened()
    await wire.press(portal, url, 'approve')
    await bankAnswers()
    const { umrn } = await own.registration(registrationId)
    if (umrn === null) throw new Error('the bank did not register it')
    return umrn
  }
  const listed = async (umrn: string) => (await own.list()).find((each) => each.umrn === umrn)

  test('it is told of a pause, a resumption and the end of a mandate, also twice', async () => {
    const umrn = await registered()
    for (const change of ['pause', 'pause', 'resume', 'revoke', 'revoke'] as const)
      await bank.change(umrn, change)
  })

  test('a mandate that was paused there debits nothing until it is resumed there, and the investor is told', async () => {
    const umrn = await registered()
    const paused = await wire.changed(portal, umrn, 'paused')
    expect([await deliver(paused), await deliver(paused)]).toEqual([200, 200])
    const reason = expect.stringContaining('in your UPI app')
    expect(await listed(umrn)).toMatchObject({ status: 'INACTIVE', reason, actions: ['revoke'] })
    expect((await own.change(umrn, 'resume')).resultInfo.resultCodeId).toBe('-608')
    const { db, clock } = portal.platform
    const debit = await mandateForDebit(db, umrn, 1_000_00, addDays(clock.today(), 30))
    expect(debit).toEqual({ refused: { code: 'mandateInactive' } })
    expect(await deliver(await wire.changed(portal, umrn, 'resumed'))).toBe(200)
    expect(await listed(umrn)).toMatchObject({ status: 'ACTIVE', reason: null })
    await portal.settle()
    const mails = (await portal.inbox(pan)).filter(({ channel }) => channel === 'email')
    const subjects = mails.map(({ subject }) => subject ?? '')
    for (const said of [/ is paused$/, / is active again$/])
      expect(subjects.filter((each) => said.test(each))).toHaveLength(1)
  })

  test('one that the investor paused here is not resumed from there, and one that was ended there is over', async () => {
    const umrn = await registered()
    await own.change(umrn, 'pause')
    expect(await deliver(await wire.changed(portal, umrn, 'resumed'))).toBe(200)
    expect(await listed(umrn)).toMatchObject({ status: 'INACTIVE', actions: ['resume', 'revoke'] })
    const ended = await wire.changed(portal, umrn, 'revoked')
    expect([await deliver(ended), await deliver(ended)]).toEqual([200, 200])
    expect(await listed(umrn)).toMatchObject({ status: 'INACTIVE', actions: ['reinitiate'] })
    expect((await own.change(umrn, 'resume')).resultInfo.resultCodeId).toBe('-608')
  })

  const request = (change: Partial<MandateRequest> = {}): MandateRequest => ({
    registrationId: randomUUID(),
    number: 'EM1',
    accountNumber: '50100222220001',
    ifsc: 'PRJT0000101',
    accountType: 'Savings',
    holder: { name: 'Asha Iyer', email: 'asha@example.com', mobile: '9800000001' },
    bankName: 'Parijat Bank',
    method: 'NETBANKING',
    limit: 50_000_00,
    frequency: 'As presented',
    validFrom: addDays(portal.platform.clock.today(), 7),
    validTill: '2031-08-27',
    raises: null,
    returnUrl: `${portal.platform.publicUrl()}/investors/home`,
    ...change,
  })

  const [requested, other] = [randomUUID(), randomUUID()]
  let umrn: string
  beforeAll(async () => void (umrn = await wire.known(portal.platform, requested)))

  describeStrayAnswers({
    ids: () => [requested, other],
    goodNews: (...ids) => wire.goodNews(portal.platform, ...ids),
    callsTo(url) {
      const stray = wire.at(portal.platform, url, 20_000)
      const change = () => stray.change(umrn, 'pause').then(() => true)
      return {
        ...(wire.acknowledges && { change }),
        status: async () => (await stray.status(requested))?.news === 'registered',
      }
    },
  })

  describeIllProvider({
    port: 'mandates',
    account: '50100222220001',
    callsTo(url) {
      const ill = wire.at(portal.platform, url)
      return [() => ill.open(request()), () => ill.status(requested)]
    },
    // The end is the change that every bank is told of; which is over as well where nobody knows the mandate there.
    answeredByRefusal: (url) => [() => wire.at(portal.platform, url).change(umrn, 'revoke')],
  })
})
