import { randomUUID } from 'node:crypto'
import { mandateApi, type MandateMethod } from '@portal/contracts/mandates/mandate'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { addDays, addYears } from '@portal/contracts/format'
import { nextBusinessDay } from '../calendar/business-day'
import { storeDocument } from '../documents/document-store'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkMandates } from './invariants'
import { accountEnding, ashasMandate, mandateJourney } from '../../test-kit/mandates/mandate-journey'

const { pan } = people.asha
let portal: TestPortal
let own: ReturnType<typeof mandateJourney>

beforeAll(async () => {
  portal = await startListeningPortal()
  own = mandateJourney(portal, pan, await portal.loginAs(pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkMandates(portal.platform.db)).toEqual([]))

/** Each way with accounts of its own, the one that its bank registers and the one that it refuses. */
const ways = [
  { method: 'NETBANKING', kind: 'EMANDATE', taken: '9901', refused: '13333' },
  { method: 'DEBITCARD', kind: 'EMANDATE', taken: '9902', refused: '23333' },
  { method: 'AADHAAR', kind: 'EMANDATE', taken: '9903', refused: '33333' },
  { method: 'UPI', kind: 'UPI_AUTOPAY', taken: '9904', refused: '43333' },
  { method: 'PAPER', kind: 'OTM', taken: '9905', refused: '53333' },
] as const
/** Those that the investor approves on a page; a signed form is approved already. */
const withPage = ways.filter(({ method }) => method !== 'PAPER')

/** Asks for a mandate on an account by one way; answers its registration and the page to approve it on. */
async function ask(method: MandateMethod, ending: string) {
  const { method: _m, documentId: _d, ...terms } = ashasMandate
  const validFrom = addDays(portal.platform.clock.today(), 7)
  const bankId = await accountEnding(portal, ending)
  const draftTerms = { ...terms, bankId, validFrom, validTill: addYears(validFrom, 3) }
  if (method === 'UPI') {
    const requested = await own.call(mandateApi.initiateAutopay, draftTerms, { idempotencyKey: randomUUID() })
    return { bankId, url: requested.data.url, registration: requested.data.registration }
  }
  const { data } = await own.initiate({
    ...draftTerms,
    method,
    documentId: method === 'PAPER' ? await form() : null,
  })
  return { bankId, url: data.url, registration: data.registration }
}

async function form(): Promise<string> {
  const content = { type: 'png', content: new Uint8Array([1]) } as const
  return (await storeDocument(portal.platform, pan, 'form.png', content)).documentId
}

/** The same, and what the investor presses there; answers what becomes of it. */
async function requested(
  method: MandateMethod,
  ending: string,
  decision: 'approve' | 'reject' | 'close' | 'wait',
) {
  const { bankId, url, registration } = await ask(method, ending)
  if (url !== null) await own.atBank(url, decision)
  const { registrationId: id } = registration
  return {
    registration: () => own.registration(id),
    listed: async () => (await own.list()).find((each) => each.mandateId === id),
    mandate: async () => (await own.list()).find((each) => each.bankId === bankId && each.umrn !== null),
  }
}

async function bankAnswers(): Promise<void> {
  const day = nextBusinessDay(portal.platform.clock.today())
  await portal.advanceTo(new Date(`${day}T12:00:00+05:30`))
  await portal.settle()
}

const subjects = async () => (await portal.inbox(pan)).map(({ subject }) => subject ?? '')

test.each(ways)(
  'by $method: approved and pending; active with a UMRN that is shown and can pay a SIP on the next business day [S1.029 S4.002 S7.071]',
  async ({ method, kind, taken }) => {
    const { registration, listed, mandate } = await requested(method, taken, 'approve')
    expect(await registration()).toMatchObject({ kind, state: 'approved', umrn: null, reason: null })
    expect(await listed()).toMatchObject({ status: 'PENDING REGISTRATION', umrn: null, actions: [] })
    await bankAnswers()
    const umrn = expect.stringMatching(/^[A-Z]{4}7\d{15}$/)
    const active = await mandate()
    expect(active).toMatchObject({ kind, status: 'ACTIVE', umrn, actions: ['raise', 'pause', 'revoke'] })
    expect(await registration()).toMatchObject({ state: 'registered', umrn: active?.umrn })
    expect(await listed()).toBeUndefined()
    const payers = await own.call(sipApi.mandates, { panNumber: pan })
    expect(payers.data.mandates.map((each) => each.umrn)).toContain(active?.umrn)
    const last4 = taken.slice(-4)
    expect((await subjects()).some((each) => each.includes(last4) && / is active$/.test(each))).toBe(true)
  },
)

test.each(ways)(
  'by $method: the bank refuses on the next business day, says why in all places, and can be asked again [S1.029 S4.002]',
  async ({ method, kind, refused }) => {
    const told = async () => (await subjects()).filter((each) => /did not register .*3333/.test(each)).length
    const { registration, listed, mandate } = await requested(method, refused, 'approve')
    const before = await told()
    await bankAnswers()
    const reason = 'The signature or the name does not match the bank’s records.'
    expect(await registration()).toMatchObject({ kind, state: 'refused', reason, umrn: null })
    expect(await listed()).toMatchObject({ status: 'INACTIVE', reason, actions: ['reinitiate'] })
    expect(await mandate()).toBeUndefined()
    expect(await told()).toBeGreaterThan(before)
    await requested(method, refused, 'approve')
    expect(await listed()).toBeUndefined()
  },
)

const endings = [
  { decision: 'reject', state: 'rejected', reason: 'You rejected the mandate at your bank.' },
  { decision: 'close', state: 'abandoned', reason: 'You left the page of your bank before you approved.' },
] as const

test.each(withPage.flatMap((way) => endings.map((ending) => ({ ...way, ...ending }))))(
  'by $method: $state at the bank, told with the reason, and nothing comes of it on any later day [S1.029]',
  async ({ method, taken, decision, state, reason }) => {
    const { registration, listed } = await requested(method, `8${taken}`, decision)
    expect(await registration()).toMatchObject({ state, reason, umrn: null, expectedOn: null })
    expect(await listed()).toMatchObject({ status: 'INACTIVE', reason, actions: ['reinitiate'] })
    await bankAnswers()
    expect(await registration()).toMatchObject({ state, reason, umrn: null })
  },
)

test.each(withPage)(
  'by $method: not answered yet, it waits, and is no mandate on any later day [S1.029]',
  async ({ method, taken }) => {
    const { url, registration } = await ask(method, `7${taken}`)
    const now = () => own.registration(registration.registrationId)
    await own.atBank(url ?? '', 'wait')
    expect(await now()).toMatchObject({ state: 'opened', reason: null, umrn: null })
    await bankAnswers()
    expect(await now()).toMatchObject({ state: 'opened', umrn: null })
    expect((await own.list()).some(({ mandateId }) => mandateId === registration.registrationId)).toBe(false)
  },
)
