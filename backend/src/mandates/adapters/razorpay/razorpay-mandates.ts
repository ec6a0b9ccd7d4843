import type { MandateMethod } from '@portal/contracts/mandates/mandate'
import { razorpayAccess } from '../../../payments/adapters/razorpay/access'
import { RazorpayRefusal } from '../../../payments/adapters/razorpay/client'
import { readRazorpayEvent } from '../../../payments/adapters/razorpay/read-event'
import { indiaMoment } from '../../../calendar/india-time'
import type { Platform } from '../../../platform/module'
import { isPageOf } from '../../../platform/provider-pages'
import { outboundCalls } from '../../../platform/tables'
import type { MandateBank, MandateRequest } from '../../mandate-bank'
import { type RecurringClient, recurringClient } from './client'
import { Registrations } from './registrations'
import { keepLink, tokenOfMandate, tokenRowBy, type TokenRow } from './tokens'
import { RecurringEvent } from './wire'

/** Their documents want an approval on the day on which its order was made; ours want it before the session ends. */
const linkMinutes = 30
/** The least that UPI approves a mandate with (…/upi-tpv/create-authorization-transaction, 1.2); it is sent back. */
export const upiChargePaise = 100

const authTypes: Readonly<Record<MandateMethod, string | undefined>> = {
  NETBANKING: 'netbanking',
  DEBITCARD: 'debitcard',
  AADHAAR: 'aadhaar',
  UPI: undefined,
  PAPER: undefined,
}
const frequencies = {
  'As presented': 'as_presented',
  Monthly: 'monthly',
  Quarterly: 'quarterly',
  'Half Yearly': 'half_yearly',
  Yearly: 'yearly',
} as const
/** Their reasons for a bank or an account that has no mandates by this way. */
const unavailable = ['bank_not_enabled', 'bank_not_supported', 'method_not_supported']
/** Where the pages of links lie, besides what PAYMENT_PAGE_ORIGINS names. */
const linkPages = ['https://rzp.io']

/** Orders of registrations and debits have receipts that no payment's has; theirs take 40 characters. */
const registrationReceipt = (registrationId: string) => `m-${registrationId}`

/** What Razorpay must register: a UPI mandate bound to one account (third-party validation), or an e-mandate. */
function registrationOf({ method, limit, validTill, frequency, ...request }: MandateRequest): object {
  const { accountNumber: account_number, ifsc: ifsc_code, holder, accountType } = request
  const expire_at = Math.floor(indiaMoment(validTill, '23:59').getTime() / 1000)
  const terms = { max_amount: limit, expire_at }
  if (method === 'UPI')
    return {
      ...{ method: 'upi', ...terms, frequency: frequencies[frequency] },
      bank_account: { account_number, name: holder.name, ifsc_code },
    }
  const account_type = accountType === 'Current' ? 'current' : 'savings'
  return {
    ...{ method: 'emandate', auth_type: authTypes[method], ...terms },
    bank_account: { beneficiary_name: holder.name, account_number, account_type, ifsc_code },
  }
}

async function makeLink({ db, clock }: Platform, client: RecurringClient, request: MandateRequest) {
  const { registrationId, number, method, raises, returnUrl, holder } = request
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
  const link = await client.createLink({
    customer: { name: holder.name, email: holder.email, contact: holder.mobile },
    amount: method === 'UPI' ? upiChargePaise : 0,
    description: number,
    receipt: registrationReceipt(registrationId),
    expireBy: Math.floor(expiresAt.getTime() / 1000),
    returnUrl,
    registration: registrationOf(request),
  })
  const { id: linkId, order_id: orderId, customer_id: customerId } = link
  const kind = method === 'UPI' ? 'upi' : 'emandate'
  await keepLink(db, { registrationId, method: kind, linkId, orderId, customerId, expiresAt, raises })
  return { page: link.short_url, expiresAt }
}

/** Their page of a registration: that of a link which was made before, unless nobody approved there in time. */
async function pageOf(platform: Platform, client: RecurringClient, request: MandateRequest) {
  const { db, clock } = platform
  const known = await tokenRowBy(db, 'registrationId', request.registrationId)
  if (!known || (!known.tokenId && known.expiresAt <= clock.now())) return makeLink(platform, client, request)
  return { page: (await client.link(known.linkId)).short_url, expiresAt: known.expiresAt }
}

/**
 * Mandates as tokens of Razorpay: a registration link (razorpay.com/docs/api/payments/recurring-payments/emandate and
 * …/upi-tpv, create-authorization-transaction) has the hosted page. Its paper mandates are forms of its own that are
 * signed and uploaded there, not ours, so a signed form is not offered. Razorpay starts a mandate at once and knows no
 * pause of ours: both are kept here, since only what we ask for is debited.
 */
export function razorpayMandateBank(platform: Platform, timeoutMs?: number): MandateBank {
  const { db, clock, config } = platform
  const access = razorpayAccess(config, platform.publicUrl())
  const client = recurringClient('mandates', access, timeoutMs)
  const registrations = new Registrations(client, db, clock.now)

  async function record(operation: string, request: object, answer: object): Promise<void> {
    const call = { provider: 'bank', operation: `mandates: ${operation}`, request, answer }
    await db.insert(outboundCalls).values({ ...call, at: clock.now() })
  }

  function refuseForeignPage(page: string): void {
    const origins = [...linkPages, ...config.paymentPages]
    if (!isPageOf([...origins, ...simulated], page))
      throw new Error('Razorpay answered with an address that is not one of its pages')
  }
  const simulated = access.url.startsWith(platform.publicUrl()) ? [new URL(access.url).origin] : []

  return {
    kinds: ['EMANDATE', 'UPI_AUTOPAY'],
    async open(request) {
      const { registrationId, number, method, limit, validTill } = request
      const shown = { registrationId, number, method, limit, validTill }
      try {
        const { page, expiresAt } = await pageOf(platform, client, request)
        await record('open', shown, { outcome: 'opened' })
        refuseForeignPage(page)
        const upi = method === 'UPI' ? { qrPayload: page, payee: access.payeeName, expiresAt } : null
        return { outcome: 'opened', url: page, upi }
      } catch (error) {
        if (!(error instanceof RazorpayRefusal) || !unavailable.includes(error.reason)) throw error
        await record('open', shown, { outcome: 'unavailable' })
        return { outcome: 'unavailable' }
      }
    },
    async status(registrationId) {
      const report = await registrations.status(registrationId)
      await record('status', { registrationId }, { news: report?.news })
      return report
    },
    async change(umrn, change) {
      if (change === 'revoke') {
        const row = await tokenOfMandate(db, umrn)
        if (!row) throw new Error('Razorpay has no token of this mandate: another provider registered it')
        await endToken(client, row)
      }
      await record('change', { umrn, change }, {})
    },
    readCallback: (raw, headers) =>
      readRazorpayEvent(
        {
          secret: access.webhookSecret,
          shape: RecurringEvent,
          reportIn: (event, at) => registrations.told(event, at),
        },
        raw,
        headers,
      ),
  }
}

/** Has a mandate ended at the bank; one that is over already, or that Razorpay does not know any more, is as it should be. */
export async function endToken(
  client: RecurringClient,
  { method, customerId, tokenId }: TokenRow,
): Promise<void> {
  if (!tokenId) return
  const end = method === 'upi' ? client.cancelToken : client.deleteToken
  try {
    await end(customerId, tokenId)
  } catch (error) {
    if (!(error instanceof RazorpayRefusal)) throw error
    const status = await client.token(customerId, tokenId).then(
      (token) => token.recurring_details.status,
      (unknown: unknown) => {
        if (unknown instanceof RazorpayRefusal) return 'cancelled'
        throw unknown
      },
    )
    if (status !== 'cancelled' && status !== 'cancellation_initiated') throw error
  }
}
