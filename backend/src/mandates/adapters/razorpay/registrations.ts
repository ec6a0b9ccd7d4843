import { RazorpayRefusal } from '../../../payments/adapters/razorpay/client'
import type { Database } from '../../../platform/database'
import type { MandateReport, RegistrationReport } from '../../mandate-bank'
import type { RecurringClient } from './client'
import { registrationReason, reasonOfToken } from './reasons'
import {
  isRegisteredHere,
  noteRegistered,
  noteToken,
  tokenOfMandate,
  tokenRowBy,
  type TokenRow,
} from './tokens'
import type { RecurringEvent, RecurringPayment, Token } from './wire'

/**
 * What Razorpay says of registrations and of the mandates that came of them. A webhook of a token names neither order nor
 * customer, so a token is known by the payment that approved it; and since events come in any order, Razorpay is asked how
 * a token stands, except where it is over.
 */
export class Registrations {
  constructor(
    private readonly client: RecurringClient,
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  private async stateOf({ customerId, tokenId }: TokenRow): Promise<Token | undefined> {
    if (!tokenId) return undefined
    return this.client.token(customerId, tokenId).catch((error: unknown) => {
      // One that was deleted, or rejected long ago, is not known there any more.
      if (error instanceof RazorpayRefusal) return undefined
      throw error
    })
  }

  /** A mandate is called by its UMRN where Razorpay gives one, else by the token; raised, it keeps its name. */
  private async registered(row: TokenRow, token: Token, at: Date): Promise<RegistrationReport> {
    const { registrationId, raises } = row
    const umrn = row.umrn ?? raises ?? (/^\w{1,20}$/.test(token.mrn ?? '') ? token.mrn : token.id) ?? token.id
    await noteRegistered(this.db, row, umrn, this.now())
    return { news: 'registered', registrationId, umrn, at }
  }

  private async ofRegistration(
    row: TokenRow,
    token: Token,
    at: Date,
  ): Promise<RegistrationReport | undefined> {
    const { registrationId } = row
    const { status } = token.recurring_details
    if (status === 'initiated') return { news: 'approved', registrationId, at }
    if (status === 'confirmed' || status === 'paused') return this.registered(row, token, at)
    if (status === 'rejected')
      return { news: 'refused', registrationId, reason: { code: 'mandateRefused' }, at }
    const reason = status === 'cancelled' ? reasonOfToken.cancelled : undefined
    return reason && { news: 'refused', registrationId, reason, at }
  }

  /** What was done there to a mandate that is registered; a token that another one replaced tells nothing of it. */
  private async ofMandate(row: TokenRow, token: Token, at: Date): Promise<MandateReport | undefined> {
    const umrn = row.umrn ?? ''
    if ((await tokenOfMandate(this.db, umrn))?.tokenId !== row.tokenId) return undefined
    const { status } = token.recurring_details
    if (status === 'paused') return { news: 'paused', umrn, at }
    if (status === 'cancelled') return { news: 'revoked', umrn, at }
    return status === 'confirmed' ? { news: 'resumed', umrn, at } : undefined
  }

  private async tokenTold(told: Token, at: Date): Promise<MandateReport | undefined> {
    const row = await tokenRowBy(this.db, 'tokenId', told.id)
    if (!row) return undefined
    const { status } = told.recurring_details
    const isOver = status === 'cancelled' || status === 'rejected'
    const token = isOver ? told : ((await this.stateOf(row)) ?? told)
    const isMandate = await isRegisteredHere(this.db, row.registrationId)
    return isMandate ? this.ofMandate(row, token, at) : this.ofRegistration(row, token, at)
  }

  private async approvedBy(row: TokenRow, payment: RecurringPayment): Promise<TokenRow> {
    const { token_id: tokenId, customer_id, amount, id } = payment
    if (!tokenId || row.tokenId) return row
    return noteToken(this.db, row, {
      tokenId,
      customerId: customer_id ?? row.customerId,
      chargeId: amount > 0 ? id : null,
    })
  }

  private async paymentTold(payment: RecurringPayment, at: Date): Promise<MandateReport | undefined> {
    const row = payment.order_id ? await tokenRowBy(this.db, 'orderId', payment.order_id) : undefined
    return row && this.ofPayment(row, payment, at)
  }

  private async ofPayment(
    row: TokenRow,
    payment: RecurringPayment,
    at: Date,
  ): Promise<RegistrationReport | undefined> {
    const { registrationId } = row
    if (payment.status === 'failed')
      return {
        news: 'abandoned',
        registrationId,
        reason: registrationReason(payment.error_reason),
        at,
      }
    if (payment.status === 'created') return undefined
    const approved = await this.approvedBy(row, payment)
    const token = await this.stateOf(approved)
    return token ? this.ofRegistration(approved, token, at) : { news: 'approved', registrationId, at }
  }

  async told({ event, payload }: RecurringEvent, at: Date): Promise<MandateReport | undefined> {
    const { token, payment, invoice } = payload
    if (event.startsWith('token.') && token) return this.tokenTold(token.entity, at)
    if (event.startsWith('payment.') && payment) return this.paymentTold(payment.entity, at)
    if (event !== 'invoice.expired' || !invoice) return undefined
    const row = await tokenRowBy(this.db, 'linkId', invoice.entity.id)
    return row && !row.tokenId ? left(row.registrationId, at) : undefined
  }

  async status(registrationId: string): Promise<RegistrationReport | undefined> {
    const row = await tokenRowBy(this.db, 'registrationId', registrationId)
    if (!row) return left(registrationId, this.now())
    const token = await this.stateOf(row)
    if (token) return this.ofRegistration(row, token, this.now())
    const payments = await this.client.paymentsOf(row.orderId)
    const [approval] = [...payments].sort(
      (a, b) => Number(b.status !== 'failed') - Number(a.status !== 'failed'),
    )
    const report = approval && (await this.ofPayment(row, approval, this.now()))
    return report ?? (row.expiresAt < this.now() ? left(registrationId, this.now()) : undefined)
  }
}

const left = (registrationId: string, at: Date): RegistrationReport => ({
  news: 'abandoned',
  registrationId,
  reason: { code: 'mandateLeft' },
  at,
})
