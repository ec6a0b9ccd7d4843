import { randomUUID } from 'node:crypto'
import type { MandateKind } from '@portal/contracts/mandates/mandate'
import { and, eq, inArray } from 'drizzle-orm'
import {
  approvalEntity,
  changeToken,
  customerIdOf,
  linkIdOf,
  orderIdOf,
  tokenEntity,
  tokenIdOf,
} from '../../sandbox/providers/razorpay/recurring-ledger'
import { bankMandates } from '../../sandbox/providers/mandates/schema'
import { mandateBankOf } from '../../src/mandates/adapters'
import { razorpayMandateBank } from '../../src/mandates/adapters/razorpay/razorpay-mandates'
import { razorpayTokens } from '../../src/mandates/adapters/razorpay/schema'
import { tokenOfMandate } from '../../src/mandates/adapters/razorpay/tokens'
import type { MandateBank, OutsideChange } from '../../src/mandates/mandate-bank'
import { bankAccess } from '../../src/platform/bank-client'
import type { Platform } from '../../src/platform/module'
import { signed } from '../../src/platform/signature'
import { signRazorpay } from '../payments/provider-wires'
import type { RawCallback } from '../platform/forgeries'
import { platformWith } from '../platform/platform-with'
import type { Answers } from '../platform/stray-answers'
import type { TestPortal } from '../test-portal'
import { pressAtBank } from './mandate-journey'

export interface ToldMandate {
  registrationId: string
  news: 'approved' | 'registered' | 'refused'
  umrn?: string
  eventId?: string
}

/** What the suite of the port must know of who registers mandates. */
export interface MandateWire {
  env: Record<string, string>
  kinds: readonly MandateKind[]
  /** Presses a button on the page that an investor was sent to. */
  press(portal: TestPortal, url: string, decision: 'approve' | 'reject' | 'close'): Promise<unknown>
  /** What would be posted of a registration that was opened. */
  callback(portal: TestPortal, told: ToldMandate): Promise<RawCallback>
  /** What would be posted of a registered mandate that was changed there. */
  changed(portal: TestPortal, umrn: string, news: OutsideChange['news']): Promise<RawCallback>
  /** Any body, signed as they do. */
  sign(platform: Platform, body: string, eventId?: string): RawCallback
  /** The adapter against any address, with little patience where none is named. */
  at(platform: Platform, url: string, timeoutMs?: number): MandateBank
  /** Whether a change is acknowledged by the number of the mandate. */
  acknowledges: boolean
  /** Has the bank's side of a registration kept here, as its opening does; the number that a mandate of it has. */
  known(platform: Platform, registrationId: string): Promise<string>
  /** What it answers who asks about a registration that is known where it says that it, or another one, is registered. */
  goodNews(platform: Platform, requested: string, about: string): Answers
}

/** A number of the bank's for the mandate of a registration. */
const umrnFor = (registrationId: string) =>
  `PRJT${registrationId.replaceAll('-', '').slice(0, 16).toUpperCase()}`

const signedWire: MandateWire = {
  env: {},
  kinds: ['OTM', 'EMANDATE', 'UPI_AUTOPAY'],
  press: pressAtBank,
  async callback({ platform }, { registrationId, news, umrn, eventId = randomUUID() }) {
    const report = { news, registrationId, at: platform.clock.now().toISOString() }
    const more = { approved: {}, registered: { umrn }, refused: { reason: 'The signature does not match.' } }
    return Promise.resolve(
      this.sign(platform, JSON.stringify({ eventId, report: { ...report, ...more[news] } })),
    )
  },
  changed({ platform }, umrn, news) {
    const report = { news, umrn, at: platform.clock.now().toISOString() }
    return Promise.resolve(this.sign(platform, JSON.stringify({ eventId: randomUUID(), report })))
  },
  sign({ config, publicUrl }, body) {
    const { secret } = bankAccess(config, publicUrl(), 'mandates')
    return { raw: Buffer.from(body), headers: signed(secret, body, Date.now()) }
  },
  at: (platform, url) =>
    mandateBankOf(platformWith(platform, { BANK_URL: url, BANK_SECRET: 'neem-sandbox-bank' })),
  acknowledges: true,
  known: (_platform, registrationId) => Promise.resolve(umrnFor(registrationId)),
  goodNews({ clock }, _requested, registrationId) {
    const umrn = umrnFor(registrationId)
    const report = { news: 'registered', registrationId, umrn, at: clock.now().toISOString() }
    return (path) => JSON.stringify(path.endsWith('/change') ? { umrn } : { report })
  },
}

/** What a callback of theirs holds of a mandate in the simulator's books, which it moves along first. */
async function told({ platform }: TestPortal, { registrationId, news, umrn }: ToldMandate) {
  const { db, clock } = platform
  const earlier = news === 'approved' ? (['open'] as const) : (['open', 'approved'] as const)
  const change = { state: news, umrn: news === 'registered' ? (umrn ?? null) : null, decidedAt: clock.now() }
  const own = eq(bankMandates.registrationId, registrationId)
  await db
    .update(bankMandates)
    .set(change)
    .where(and(own, inArray(bankMandates.state, earlier)))
  const [kept] = await db.select().from(bankMandates).where(own)
  if (!kept) throw new Error('the registration was not opened')
  const mandate = { ...kept, state: news }
  return news === 'approved'
    ? { event: 'payment.captured', payload: { payment: { entity: approvalEntity(mandate) } } }
    : {
        event: news === 'registered' ? 'token.confirmed' : 'token.rejected',
        payload: { token: { entity: tokenEntity(mandate) } },
      }
}

const razorpayWire: MandateWire = {
  env: { MANDATES: 'razorpay', DEBITS: 'razorpay' },
  kinds: ['EMANDATE', 'UPI_AUTOPAY'],
  press: pressAtBank,
  async callback(portal, report) {
    const created_at = Math.floor(portal.platform.clock.now().getTime() / 1000)
    const body = JSON.stringify({ entity: 'event', ...(await told(portal, report)), created_at })
    return this.sign(portal.platform, body, report.eventId)
  },
  async changed({ platform }, umrn, news) {
    const to = { paused: 'paused', resumed: 'registered', revoked: 'cancelled' } as const
    const event = { paused: 'token.paused', resumed: 'token.resumed', revoked: 'token.cancelled' }
    const row = await tokenOfMandate(platform.db, umrn)
    const changed = await changeToken(platform, row?.registrationId ?? '', to[news])
    if (!changed) throw new Error('the mandate cannot be changed so')
    const created_at = Math.floor(platform.clock.now().getTime() / 1000)
    const payload = { token: { entity: tokenEntity(changed) } }
    return this.sign(platform, JSON.stringify({ event: event[news], payload, created_at }))
  },
  sign: signRazorpay,
  at: (platform, url, timeoutMs = 150) =>
    razorpayMandateBank({ ...platform, publicUrl: () => url }, timeoutMs),
  acknowledges: false,
  async known({ db, clock }, registrationId) {
    const umrn = umrnFor(registrationId)
    await db.insert(razorpayTokens).values({
      ...{ registrationId, method: 'emandate', umrn, tokenId: tokenIdOf(registrationId) },
      ...{ linkId: linkIdOf(registrationId), orderId: orderIdOf('m', registrationId) },
      ...{ customerId: customerIdOf(registrationId), expiresAt: clock.now(), registeredAt: clock.now() },
    })
    return umrn
  },
  goodNews: (_platform, _requested, about) => () =>
    JSON.stringify({ id: tokenIdOf(about), mrn: null, recurring_details: { status: 'confirmed' } }),
}

/** By the name that `MANDATES` has for them. */
export const mandateWires = { signed: signedWire, razorpay: razorpayWire }
