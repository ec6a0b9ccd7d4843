import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bankInstructions } from '../../sandbox/providers/bank/schema'
import { layFile } from '../../src/file-exchange/folder'
import { razorpaySignature } from '../../src/payments/adapters/razorpay/read-event'
import { exchangeFilesOf } from '../../src/payouts/adapters'
import { fileAccess } from '../../src/payouts/adapters/file/file-bank'
import { referenceOf } from '../../src/payouts/adapters/file/lines'
import { rupeesOf } from '../../src/platform/file-fields'
import { razorpayXPayoutAccess } from '../../src/payouts/adapters/razorpayx/access'
import { razorpayXPayoutBank } from '../../src/payouts/adapters/razorpayx/razorpayx-bank'
import { signedPayoutBank } from '../../src/payouts/adapters/signed/signed-bank'
import type { PayoutBank } from '../../src/payouts/payout-bank'
import type { PayoutContext } from '../../src/payouts/payout-context'
import { recordPayoutEvent } from '../../src/payouts/payout-outcome'
import { bankAccess } from '../../src/platform/bank-client'
import type { Platform } from '../../src/platform/module'
import { signed } from '../../src/platform/signature'
import type { Answers } from '../platform/stray-answers'
import type { TestPortal } from '../test-portal'

export interface SaidByBank {
  payoutId: string
  news: 'credited' | 'returned'
  /** Where it was credited. */
  utr?: string
  amount: number
  accountNumber: string
  /** Copies of one event have one. */
  eventId?: string
}

/** What the suite of the port must know of a way to the bank: how it tells, and how it fails. */
export interface BankWire {
  env: Record<string, string>
  /** The bank tells of a payout; whether it was taken. */
  say(portal: TestPortal, context: PayoutContext, said: SaidByBank): Promise<boolean>
  /** What is not the bank's word, or cannot be read: whether any of it was taken. */
  sayWrong(portal: TestPortal, context: PayoutContext, said: SaidByBank): Promise<boolean[]>
  /** Undefined where nobody is called. */
  calls: BankCalls | undefined
}

interface BankCalls {
  /** The adapter against another address, with little patience where none is named. */
  at(platform: Platform, url: string, timeoutMs?: number): PayoutBank
  /** Whether `send` is acknowledged by our id, where the bank knows nothing of it before. */
  acknowledges: boolean
  /** What it answers who asks about a payout where it says that it, or another one, was credited. */
  goodNews(platform: Platform, requested: string, about: string): Answers
}

async function post({ app }: TestPortal, payload: string, headers: Record<string, string>): Promise<boolean> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/payouts/callback',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return statusCode === 200
}

const idOf = (text: string) => createHash('sha256').update(text).digest('hex')

const signedHeaders = ({ config, publicUrl }: Platform, body: string) =>
  signed(bankAccess(config, publicUrl(), 'payouts').secret, body, Date.now())

const signedBody = ({ clock }: Platform, { eventId = randomUUID(), news, utr, ...said }: SaidByBank) =>
  JSON.stringify({
    eventId,
    report: {
      ...said,
      news,
      ...(news === 'credited' ? { utr } : { reason: 'The account is frozen.' }),
      at: clock.now().toISOString(),
    },
  })

const signedWire: BankWire = {
  env: {},
  say(portal, _context, said) {
    const body = signedBody(portal.platform, said)
    return post(portal, body, signedHeaders(portal.platform, body))
  },
  async sayWrong(portal, _context, said) {
    const body = signedBody(portal.platform, said)
    const headers = signedHeaders(portal.platform, body)
    const sayings: [string, Record<string, string>][] = [
      [body, {}],
      [body.replace(said.payoutId, randomUUID()), headers],
      [body, signed('another secret', body, Date.now())],
      ...['', 'x', '[]', '{"eventId":"e"}'].map((odd): [string, Record<string, string>] => [
        odd,
        signedHeaders(portal.platform, odd),
      ]),
    ]
    return Promise.all(sayings.map(([text, head]) => post(portal, text, head)))
  },
  calls: {
    at: ({ config, ...platform }, url) =>
      signedPayoutBank({
        ...platform,
        config: { ...config, env: { ...config.env, BANK_URL: url, BANK_SECRET: 'x'.repeat(32) } },
      }),
    acknowledges: true,
    goodNews({ clock }, _requested, payoutId) {
      const report = { news: 'credited', payoutId, utr: 'UTR1', at: clock.now().toISOString() }
      return (path) => JSON.stringify(path.endsWith('/send') ? { payoutId } : { report })
    },
  },
}

const bare = (uuid: string) => uuid.replaceAll('-', '')

/** A webhook about a payout as it stands; `change` is what its entity has besides. */
export function webhookBody(
  { clock }: Platform,
  { payoutId, amount }: Pick<SaidByBank, 'payoutId' | 'amount'>,
  change: { status: string; utr?: string | null; status_details?: object },
): string {
  const entity = {
    id: `pout_${bare(payoutId)}`,
    entity: 'payout',
    fund_account_id: `fa_${bare(payoutId)}`,
    amount,
    currency: 'INR',
    utr: null,
    reference_id: payoutId,
    ...change,
  }
  const created_at = Math.floor(clock.now().getTime() / 1000)
  return JSON.stringify({ event: `payout.${change.status}`, created_at, payload: { payout: { entity } } })
}

export function postWebhook(
  portal: TestPortal,
  body: string,
  eventId: string = randomUUID(),
): Promise<boolean> {
  const { config, publicUrl } = portal.platform
  const { webhookSecret } = razorpayXPayoutAccess(config, publicUrl())
  return post(portal, body, {
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': razorpaySignature(webhookSecret, body),
  })
}

const bodyOf = (platform: Platform, { news, utr, ...said }: SaidByBank) =>
  webhookBody(
    platform,
    said,
    news === 'credited'
      ? { status: 'processed', utr: utr ?? null }
      : { status: 'reversed', status_details: { reason: 'bank_account_frozen' } },
  )

const razorpayXWire: BankWire = {
  env: { PAYOUTS: 'razorpayx' },
  async say(portal, _context, said) {
    // Where money went is what its fund account says, which is requested for.
    await portal.platform.db
      .update(bankInstructions)
      .set({ accountNumber: said.accountNumber })
      .where(eq(bankInstructions.id, said.payoutId))
    return postWebhook(portal, bodyOf(portal.platform, said), said.eventId)
  },
  async sayWrong(portal, _context, said) {
    const body = bodyOf(portal.platform, said)
    const { config, publicUrl } = portal.platform
    const { webhookSecret } = razorpayXPayoutAccess(config, publicUrl())
    const signature = razorpaySignature(webhookSecret, body)
    return Promise.all([
      post(portal, body, {}),
      post(portal, body.replace(said.payoutId, randomUUID()), { 'x-razorpay-signature': signature }),
      post(portal, body, { 'x-razorpay-signature': razorpaySignature('another secret', body) }),
      ...['', 'x', '[]', '{"event":"payout.processed"}'].map((odd) => postWebhook(portal, odd)),
    ])
  },
  calls: {
    at: ({ config, publicUrl, db, clock }, url, timeoutMs = 150) =>
      razorpayXPayoutBank(
        { ...razorpayXPayoutAccess(config, publicUrl()), url },
        { db, now: clock.now, timeoutMs },
      ),
    acknowledges: false,
    goodNews(_platform, _requested, reference_id) {
      const bank_account = { ifsc: 'PRJT0000101', account_number: '50100044174417' }
      const account = { id: 'fa_1', account_type: 'bank_account', bank_account }
      const payout = {
        ...{ id: 'pout_1', fund_account_id: 'fa_1', amount: 100, currency: 'INR' },
        ...{ status: 'processed', utr: 'UTR1', reference_id },
      }
      return (path) => JSON.stringify(path.includes('/fund_accounts/') ? account : { items: [payout] })
    },
  },
}

/** One line of an answer in the default layout. */
export function answerLine(
  { config }: Platform,
  { payoutId, news, utr = '', amount, accountNumber }: SaidByBank,
): string {
  const reference = referenceOf(payoutId, fileAccess(config).layout)
  const end = news === 'credited' ? [utr, 'E', ''] : ['', 'R', 'ACCOUNT FROZEN']
  const sent = [
    'NEFT',
    reference,
    'Asha Iyer',
    accountNumber,
    'PRJT0000101',
    '10',
    rupeesOf(amount),
    '20260825',
  ]
  return `${[...sent, ...end].join(',')}\r\n`
}

/** Lays a file where the portal reads it and lets it; whether it was taken. */
export async function layAnswer(
  { platform }: TestPortal,
  context: PayoutContext,
  name: string,
  text: string,
): Promise<boolean> {
  const { folder } = fileAccess(platform.config)
  await layFile(folder, 'in', name, text)
  const taken: string[] = []
  await exchangeFilesOf(platform, async (event) => void taken.push(await recordPayoutEvent(context, event)))
  return taken.length > 0
}

const fileWire: BankWire = {
  env: { PAYOUTS: 'file' },
  async say(portal, context, said) {
    // A copy is the same bytes; another event another file.
    const name = `R-${idOf(said.eventId ?? randomUUID())}.txt`
    const again = said.eventId ? '' : `${answerLine(portal.platform, said)}`
    await layAnswer(portal, context, name, `${answerLine(portal.platform, said)}${again}`)
    return true
  },
  sayWrong: async (portal, context, said) => {
    const line = answerLine(portal.platform, said)
    const texts = {
      'other-payout': line.replace(
        referenceOf(said.payoutId, fileAccess(portal.platform.config).layout),
        'F'.repeat(32),
      ),
      // The first line is right: nothing of a file that is refused may be booked.
      'odd-state': `${line}${line.replace(',E,', ',Z,').replace(',R,', ',Z,')}`,
      'odd-amount': line.replace(rupeesOf(said.amount), '12x'),
      empty: '',
      words: 'Your file was received.\r\n',
    }
    const taken: boolean[] = []
    for (const [name, text] of Object.entries(texts))
      taken.push(await layAnswer(portal, context, `${name}-${said.payoutId}.txt`, text))
    return taken
  },
  calls: undefined,
}

export const bankWires = { signed: signedWire, razorpayx: razorpayXWire, file: fileWire }
