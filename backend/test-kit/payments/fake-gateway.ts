import { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import {
  type Checkout,
  GatewayUnavailable,
  type PaymentGateway,
  type PaymentReport,
  type RefundOrder,
} from '../../src/payments/gateway'

type Fate = { state: 'open' | 'pending' | 'closed' | 'failed' } | { state: 'captured'; bankReference: string }

/** A provider in memory: keeps its own books, tells of every change, and can fail before or after it did its work. */
export class FakeGateway implements PaymentGateway {
  readonly modes = GatewayMode.options
  readonly sessions = new Map<string, Fate & { amount: number }>()
  /** Everything it ever told; copies, delays and losses are the test's business. */
  readonly told: PaymentReport[] = []
  /** By refund id. */
  readonly refunds = new Map<string, { paymentId: string; amount: number; reference: string }>()
  /** The next call fails: before its work was done, or after. */
  failNext: 'before' | 'after' | undefined
  private counter = 0

  constructor(private readonly now: () => Date) {}

  open({ paymentId, amount }: Checkout) {
    return this.call(() => {
      const known = this.sessions.get(paymentId)
      if (known && known.state !== 'open') throw new GatewayUnavailable('closed')
      this.sessions.set(paymentId, { state: 'open', amount })
      return {
        providerType: 'FAKE',
        url: `https://bank.example/${paymentId}`,
        transactionToken: paymentId,
        upi: null,
      }
    })
  }

  status(paymentId: string) {
    return this.call(() => this.reportOf(paymentId))
  }

  close(paymentId: string) {
    return this.call(() => {
      const session = this.sessions.get(paymentId)
      if (session?.state === 'open') this.sessions.set(paymentId, { state: 'closed', amount: session.amount })
      return this.reportOf(paymentId) ?? this.abandoned(paymentId)
    })
  }

  bankHealth() {
    return this.call(() => [])
  }

  refund({ refundId, paymentId, amount }: RefundOrder) {
    return this.call(() => {
      const known = this.refunds.get(refundId)
      if (known) return known
      const refund = { paymentId, amount, reference: `RF${(this.counter += 1)}` }
      this.refunds.set(refundId, refund)
      return refund
    })
  }

  readCallback() {
    return Promise.resolve({ refused: 'forged' } as const)
  }

  settlement() {
    return this.call(() => [])
  }

  /** The investor pressed a button at the bank; `amount` is what the bank took, which may be wrong. */
  decide(paymentId: string, to: 'captured' | 'failed' | 'pending', amount?: number): void {
    const session = this.sessions.get(paymentId)
    if (!session || session.state === 'captured') return
    const paid = amount ?? session.amount
    const fate: Fate =
      to === 'captured' ? { state: to, bankReference: `BR${(this.counter += 1)}` } : { state: to }
    this.sessions.set(paymentId, { ...fate, amount: paid })
    const report = this.reportOf(paymentId)
    if (report) this.told.push(report)
  }

  /** The bank credits an attempt once more, under another reference, as a transfer that was made twice. */
  creditAgain(paymentId: string, amount: number): void {
    const bankReference = `BR${(this.counter += 1)}`
    this.told.push({ news: 'captured', paymentId, amount, bankReference, at: this.now() })
  }

  private reportOf(paymentId: string): PaymentReport | undefined {
    const session = this.sessions.get(paymentId)
    if (!session) return this.abandoned(paymentId)
    const at = this.now()
    if (session.state === 'captured') {
      return { news: 'captured', paymentId, amount: session.amount, bankReference: session.bankReference, at }
    }
    if (session.state === 'open') return undefined
    return session.state === 'closed'
      ? this.abandoned(paymentId)
      : { news: session.state, paymentId, reason: { text: session.state }, at }
  }

  private abandoned(paymentId: string): PaymentReport {
    return { news: 'abandoned', paymentId, reason: { text: 'closed' }, at: this.now() }
  }

  private call<T>(work: () => T): Promise<T> {
    const failure = this.failNext
    this.failNext = undefined
    if (failure === 'before') return Promise.reject(new GatewayUnavailable('before'))
    try {
      const answer = work()
      return failure ? Promise.reject(new GatewayUnavailable('after')) : Promise.resolve(answer)
    } catch (error) {
      return Promise.reject(error as Error)
    }
  }
}
