import { mandateApi, type MandateMethod } from '@portal/kernel/contracts/mandate'
import { sipApi } from '@portal/kernel/contracts/sip'
import { addDays, addYears } from '@portal/kernel/format'
import { nextSipDay } from '@portal/kernel/validation'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { debits } from '../debits/schema'
import { storeDocument } from '../documents/document-store'
import { startListeningPortal } from '../orders/testing/purchase-journey'
import { ashasSip, registrationIn, sipJourney } from '../orders/testing/sip-journey'
import { people } from '../sandbox/world/people'
import type { TestPortal } from '../testing/test-portal'
import { checkMandates } from './invariants'
import { ashasMandate, mandateJourney } from './testing/mandate-journey'

const { pan } = people.asha

let portal: TestPortal

beforeAll(async () => {
  portal = await startListeningPortal()
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkMandates(portal.platform.db)).toEqual([]))

type Journey = ReturnType<typeof mandateJourney>

/** Asks for a mandate by one way, and approves it where that way has a page to do so. Returns the registration's id. */
async function register(own: Journey, method: MandateMethod): Promise<string> {
  const validFrom = addDays(portal.platform.clock.today(), 7)
  const terms = { validFrom, validTill: addYears(validFrom, 3) }
  if (method === 'UPI') {
    const { method: _m, documentId: _d, ...wish } = { ...ashasMandate, ...terms }
    const { data } = await own.call(mandateApi.initiateAutopay, wish, { idempotencyKey: randomUUID() })
    await own.atBank(data.url, 'approve')
    return data.registration.registrationId
  }
  if (method !== 'PAPER') return own.decided({ ...terms, method }, 'approve')
  const form = { type: 'png', content: new Uint8Array([1]) } as const
  const { documentId } = await storeDocument(portal.platform, pan, 'form.png', form)
  return (await own.initiate({ ...terms, method, documentId })).data.registration.registrationId
}

test.each([
  ['NETBANKING', 'EMANDATE'],
  ['DEBITCARD', 'EMANDATE'],
  ['AADHAAR', 'EMANDATE'],
  ['UPI', 'UPI_AUTOPAY'],
  ['PAPER', 'OTM'],
] as const)(
  'a mandate by %s pays the first instalment of a SIP, told of a day ahead [S1.029 S7.071 S7.072]',
  async (method, kind) => {
    const token = await portal.loginAs(pan)
    const own = mandateJourney(portal, pan, token)
    const id = await register(own, method)
    expect(await own.registration(id)).toMatchObject({ kind, method, state: 'approved', umrn: null })
    await portal.advance(4)
    await portal.settle()
    const { state, umrn } = await own.registration(id)
    expect(state).toBe('registered')
    if (!umrn) throw new Error('a registered mandate has a UMRN')

    const { data } = await own.call(sipApi.mandates, { panNumber: pan })
    const sipStartDate = nextSipDay(10, data.earliestStart.byMandate)
    const placed = await sipJourney(portal, pan, token).placed({ ...ashasSip, sipStartDate, umrn })
    await portal.advanceTo(new Date(`${addDays(sipStartDate, 6)}T07:00:00Z`))
    await portal.settle()
    expect(await portal.platform.db.select().from(debits).where(eq(debits.umrn, umrn))).toMatchObject([
      { amount: 2_000_00, state: 'paid' },
    ])
    const { planId } = registrationIn(placed)
    const told = (await portal.inbox(pan)).filter(
      ({ channel, subject, body }) =>
        channel === 'email' && subject?.startsWith('₹2,000.00 is debited on') && body.includes(planId),
    )
    expect(told).toHaveLength(1)
  },
)
