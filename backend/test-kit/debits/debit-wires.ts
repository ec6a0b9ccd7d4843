import { createHash, randomUUID } from 'node:crypto'
import { debitBankOf } from '../../src/debits/adapters'
import type { DebitBank } from '../../src/debits/debit-bank'
import type { DebitContext } from '../../src/debits/debit-context'
import { bankAccess } from '../../src/platform/bank-client'
import { signed } from '../../src/platform/signature'
import { bankMandates } from '../../sandbox/providers/mandates/schema'
import { razorpaySimulator } from '../../sandbox/providers/razorpay/module'
import {
  customerIdOf,
  linkIdOf,
  orderIdOf,
  tokenIdOf,
} from '../../sandbox/providers/razorpay/recurring-ledger'
import { razorpayDebitBank } from '../../src/debits/adapters/razorpay/razorpay-debits'
import { razorpayTokens } from '../../src/mandates/adapters/razorpay/schema'
import { bankSimulator } from '../../sandbox/providers/bank/module'
import type { Module, Platform } from '../../src/platform/module'
import { signRazorpay } from '../payments/provider-wires'
import type { RawCallback } from '../platform/forgeries'
import { platformWith } from '../platform/platform-with'
import type { Answers } from '../platform/stray-answers'
import type { TestPortal } from '../test-portal'
import { exchangeNach, layNachAnswer, nachAnswer, type ToldItem } from './nach-answers'

export interface ToldDebit {
  debitId: string
  amount: number
  news: 'paid' | 'failed'
  /** Names the money, so that a second debit can be told of. */
  money?: string
  eventId?: string
}

/** What the suite of the port must know of who debits. */
export interface DebitWire {
  env: Record<string, string>
  /** Those of the sandbox that answer. */
  simulators: readonly Module[]
  /** Lets them know a mandate that is registered here, on an account that says what they do of a debit. */
  know?(portal: TestPortal, mandate: { umrn: string; accountNumber: string; ifsc: string }): Promise<void>
  /** They tell of a debit that was presented; whether it was taken. */
  say(portal: TestPortal, context: DebitContext, told: ToldDebit): Promise<boolean>
  /** What is not their word, or cannot be read: whether any of it was taken. */
  sayWrong(portal: TestPortal, context: DebitContext, told: ToldDebit): Promise<boolean[]>
  /** Lets files go and come at once; undefined where there are none. */
  exchange?(portal: TestPortal, context: DebitContext): Promise<void>
  /** Of those who are reached by calls, and call back; undefined where files are exchanged. */
  calls?: DebitCalls
}

export interface DebitCalls {
  /** What would be posted of a debit that was presented. */
  callback(platform: Platform, told: ToldDebit): RawCallback
  /** Any body, signed as they do. */
  sign(platform: Platform, body: string, eventId?: string): RawCallback
  /** The adapter against any address, with little patience where none is named. */
  at(platform: Platform, url: string, timeoutMs?: number): DebitBank
  /** Whether a debit that is presented is acknowledged by our id of it. */
  acknowledges: boolean
  /** What they answer who asks about a debit where they say that it was paid, or that another one was. */
  goodNews(platform: Platform, requested: string, about: string): Answers
}

/** Money of a debit that no test looks at to the paisa. */
const someAmount = 5_000_00

/** Whoever posts callbacks. */
const callingWire = (calls: DebitCalls): Pick<DebitWire, 'calls' | 'say' | 'sayWrong'> => ({
  calls,
  say: (portal, _context, told) => post(portal, calls.callback(portal.platform, told)),
  sayWrong(portal, _context, told) {
    const genuine = calls.callback(portal.platform, told)
    const changed = { ...told, amount: told.amount + 1 }
    const { raw } = calls.callback(portal.platform, changed)
    const forged = Object.fromEntries(Object.keys(genuine.headers).map((name) => [name, '0'.repeat(64)]))
    const odd = ['', 'x', '[]', '{"event":"payment.captured"}']
    const sayings = [
      { ...genuine, headers: {} },
      { ...genuine, headers: forged },
      { ...genuine, raw },
      ...odd.map((body) => calls.sign(portal.platform, body)),
    ]
    return Promise.all(sayings.map((each) => post(portal, each)))
  },
})

async function post({ app }: TestPortal, { raw, headers }: RawCallback): Promise<boolean> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/debits/callback',
    headers: { 'content-type': 'application/json', ...headers },
    payload: raw,
  })
  return statusCode === 200
}

const signedCalls: DebitCalls = {
  callback(platform, { debitId, amount, news, money = debitId, eventId = randomUUID() }) {
    const at = platform.clock.now().toISOString()
    const report =
      news === 'paid'
        ? { news, debitId, amount, bankReference: `REF${money}`, at }
        : { news, debitId, reason: 'There was not enough money in the account.', at }
    return this.sign(platform, JSON.stringify({ eventId, report }))
  },
  sign({ config, publicUrl }, body) {
    const { secret } = bankAccess(config, publicUrl(), 'debits')
    return { raw: Buffer.from(body), headers: signed(secret, body, Date.now()) }
  },
  at: (platform, url) =>
    debitBankOf(platformWith(platform, { BANK_URL: url, BANK_SECRET: 'neem-sandbox-bank' })),
  acknowledges: true,
  goodNews({ clock }, _requested, debitId) {
    const at = clock.now().toISOString()
    const report = { news: 'paid', debitId, amount: someAmount, bankReference: 'REF1', at }
    return (path) => JSON.stringify(path.endsWith('/present') ? { debitId } : { report })
  },
}

const signedWire: DebitWire = { env: {}, simulators: [bankSimulator], ...callingWire(signedCalls) }

const token = { registrationId: '7b5e3c1a-9d24-4f6b-8a10-2c4e6f8a0b1d', umrn: '' }

const razorpayWire: Omit<DebitWire, 'calls' | 'say' | 'sayWrong'> = {
  env: { MANDATES: 'razorpay', DEBITS: 'razorpay' },
  simulators: [razorpaySimulator, bankSimulator],
  async know({ platform }, { umrn, accountNumber, ifsc }) {
    const { db, clock, publicUrl } = platform
    // The first one is what callbacks name.
    const registrationId = token.umrn ? randomUUID() : token.registrationId
    token.umrn ||= umrn
    const request = { ...bankRequest(publicUrl()), registrationId, accountNumber, ifsc }
    await db.insert(bankMandates).values({ registrationId, request, state: 'registered', umrn })
    await db.insert(razorpayTokens).values({
      ...{ registrationId, method: 'emandate', umrn, tokenId: tokenIdOf(registrationId) },
      ...{ linkId: linkIdOf(registrationId), orderId: orderIdOf('m', registrationId) },
      ...{ customerId: customerIdOf(registrationId), expiresAt: clock.now(), registeredAt: clock.now() },
    })
  },
}

function razorpayPayment({ clock }: Platform, { debitId, amount, news, money = debitId }: ToldDebit) {
  return {
    id: `pay_${money}`,
    entity: 'payment',
    amount,
    currency: 'INR',
    status: news === 'paid' ? 'captured' : 'failed',
    order_id: orderIdOf('d', debitId),
    token_id: tokenIdOf(token.registrationId),
    email: 'asha@example.com',
    error_reason: news === 'failed' ? 'insufficient_funds' : null,
    created_at: Math.floor(clock.now().getTime() / 1000),
  }
}

const razorpayCalls: DebitCalls = {
  callback(platform, { eventId, ...told }) {
    const { news } = told
    const entity = razorpayPayment(platform, told)
    const { created_at } = entity
    const event = news === 'paid' ? 'payment.captured' : 'payment.failed'
    return signRazorpay(
      platform,
      JSON.stringify({ event, payload: { payment: { entity } }, created_at }),
      eventId,
    )
  },
  sign: signRazorpay,
  at: (platform, url, timeoutMs = 150) => razorpayDebitBank({ ...platform, publicUrl: () => url }, timeoutMs),
  acknowledges: false,
  goodNews(platform, requested, about) {
    const of = { id: orderIdOf('d', requested), receipt: `d-${requested}` }
    const order = { ...of, amount: someAmount, currency: 'INR', status: 'paid' }
    const payment = razorpayPayment(platform, { debitId: about, amount: someAmount, news: 'paid' })
    return (path) => JSON.stringify({ items: [path.endsWith('/payments') ? payment : order] })
  },
}

/** What the simulator was requested for a mandate. */
const bankRequest = (publicUrl: string) => ({
  ...({ number: 'EM1', bankName: 'Parijat Bank', method: 'NETBANKING', limit: 50_000_00 } as const),
  ...({ frequency: 'As presented', validFrom: '2024-01-01', validTill: '2034-01-01', raises: null } as const),
  ...{ returnUrl: publicUrl, callbackUrl: publicUrl },
})

/** The number that the bank gives an item. */
const numberOf = (money: string) => createHash('sha256').update(money).digest('hex').slice(0, 10)

const nachWire: DebitWire = {
  env: { DEBITS: 'nach' },
  simulators: [bankSimulator],
  exchange: exchangeNach,
  async say(portal, context, { debitId, amount, news, money = debitId, eventId = randomUUID() }) {
    const itemNumber = news === 'paid' ? numberOf(money) : ''
    const end = news === 'paid' ? { flag: '1', reason: '00' } : { flag: '0', reason: '04' }
    const item = { debitId, change: { amount }, itemNumber, ...end }
    return layNachAnswer(portal, context, `R-${numberOf(eventId)}.txt`, await nachAnswer(portal, [item]))
  },
  async sayWrong(portal, context, { debitId }) {
    const right = { debitId, itemNumber: numberOf(debitId) }
    // The first item is right: nothing of a file that is refused may be booked.
    const file = (...items: readonly ToldItem[]) => nachAnswer(portal, [right, ...items])
    const texts = [
      await file({ debitId: randomUUID(), itemNumber: '1' }),
      await file({ ...right, flag: '9' }),
      (await file()).trimEnd().slice(0, -40),
      '',
      'Your file was received.\r\n',
    ]
    const taken: boolean[] = []
    for (const text of texts) taken.push(await layNachAnswer(portal, context, `${randomUUID()}.txt`, text))
    return taken
  },
}

/** By the name that `DEBITS` has for them. */
export const debitWires: Record<string, DebitWire> = {
  signed: signedWire,
  razorpay: { ...razorpayWire, ...callingWire(razorpayCalls) },
  nach: nachWire,
}
