import {
  mandateApi,
  type MandateMethod,
  type MandateRegistration as Registration,
} from '@portal/contracts/mandates/mandate'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { addDays, addYears } from '@portal/contracts/format'
import { nextSipDay } from '@portal/contracts/validation'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { debits } from '../debits/schema'
import { storeDocument } from '../documents/document-store'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { ashasSip, registrationIn, sipJourney } from '../../test-kit/orders/sip-journey'
import { people } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { checkMandates } from './invariants'
import { ashasMandate, mandateJourney } from '../../test-kit/mandates/mandate-journey'

const { pan } = people.asha

const ways = [
  ['NETBANKING', 'EMANDATE'],
  ['DEBITCARD', 'EMANDATE'],
  ['AADHAAR', 'EMANDATE'],
  ['UPI', 'UPI_AUTOPAY'],
  ['PAPER', 'OTM'],
] as const

/** What was seen of a mandate, from the day on which it was asked for to that of its first debit. */
interface Course {
  requested: Registration
  decided: Registration
  planId: string
}

let portal: TestPortal
const courses = new Map<MandateMethod, Course>()

/** Until a debit a month passes: once, with a SIP by a mandate of every way in it. */
beforeAll(async () => {
  portal = await startListeningPortal()
  for (const [method] of ways) courses.set(method, await registered(method))
  const starts: string[] = []
  for (const course of courses.values()) starts.push(await placeSip(course))
  await portal.advanceTo(new Date(`${addDays(starts.sort().at(-1)!, 6)}T07:00:00Z`))
  await portal.settle()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkMandates(portal.platform.db)).toEqual([]))

type Journey = ReturnType<typeof mandateJourney>

/** Asks for a mandate by one way, and approves it where that way has a page to do so. Returns the registration's id. */
async function register(own: Journey, method: MandateMethod): Promise<string> {
  const validFrom = addDays(portal.platform.clock.today(), 7)
  const terms = { validFrom, validTill: addYears(validFrom, 3) }
  if (method === 'UPI') {
    const { method: _m, documentId: _d, ...draftTerms } = { ...ashasMandate, ...terms }
    const { data } = await own.call(mandateApi.initiateAutopay, draftTerms, { idempotencyKey: randomUUID() })
    await own.atBank(data.url, 'approve')
    return data.registration.registrationId
  }
  if (method !== 'PAPER') return own.decided({ ...terms, method }, 'approve')
  const form = { type: 'png', content: new Uint8Array([1]) } as const
  const { documentId } = await storeDocument(portal.platform, pan, 'form.png', form)
  return (await own.initiate({ ...terms, method, documentId })).data.registration.registrationId
}

/** A mandate that the bank has had the time to register: it takes one of a kind at a time. */
async function registered(method: MandateMethod): Promise<Course> {
  const own = mandateJourney(portal, pan, await portal.loginAs(pan))
  const id = await register(own, method)
  const requested = await own.registration(id)
  await portal.advance(4)
  await portal.settle()
  expect(await checkMandates(portal.platform.db)).toEqual([])
  return { requested, decided: await own.registration(id), planId: '' }
}

/** Asks for a SIP by the mandate, from the earliest tenth on: answers which. */
async function placeSip(course: Course): Promise<string> {
  const { umrn } = course.decided
  if (!umrn) throw new Error('a registered mandate has a UMRN')
  const journey = sipJourney(portal, pan, await portal.loginAs(pan))
  const { data } = await journey.call(sipApi.mandates, { panNumber: pan })
  const sipStartDate = nextSipDay(10, data.earliestStart.byMandate)
  course.planId = registrationIn(await journey.placed({ ...ashasSip, sipStartDate, umrn })).planId
  return sipStartDate
}

test.each(ways)(
  'a mandate by %s pays the first instalment of a SIP, told of a day ahead [S1.029 S7.071 S7.072]',
  async (method, kind) => {
    const { requested, decided, planId } = courses.get(method)!
    expect(requested).toMatchObject({ kind, method, state: 'approved', umrn: null })
    const { state, umrn } = decided
    expect(state).toBe('registered')
    expect(await portal.platform.db.select().from(debits).where(eq(debits.umrn, umrn!))).toMatchObject([
      { amount: 2_000_00, state: 'paid' },
    ])
    const told = (await portal.inbox(pan)).filter(
      ({ channel, subject, body }) =>
        channel === 'email' && subject?.startsWith('₹2,000.00 is debited on') && body.includes(planId),
    )
    expect(told).toHaveLength(1)
  },
)
