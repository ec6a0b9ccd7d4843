import type { MandateMode, PaymentMode, PaymentState } from '@portal/contracts/payments/payment-attempt'

/** What a provider can say of an attempt. */
export type PaymentNews = 'pending' | 'captured' | 'failed' | 'abandoned'

/** Every legal change of a payment attempt; the three last states are final. */
export const paymentEdges: Readonly<Record<PaymentState, Partial<Record<PaymentNews, PaymentState>>>> = {
  started: { pending: 'pending', captured: 'succeeded', failed: 'failed', abandoned: 'abandoned' },
  pending: { captured: 'succeeded', failed: 'failed', abandoned: 'abandoned' },
  succeeded: {},
  failed: {},
  abandoned: {},
}

/** The state that a provider's news leads to, or undefined where the news changes nothing. */
export function nextPaymentState(state: PaymentState, news: PaymentNews): PaymentState | undefined {
  return paymentEdges[state][news]
}

/** Whether a mandate pays: the bank that debits it answers then, and the payment provider knows nothing of it. */
export const isByMandate = (mode: PaymentMode): mode is MandateMode => mode === 'KOTM' || mode === 'NACH'

/** Whether an attempt may still take money. */
export function isOpen(state: PaymentState): boolean {
  return state === 'started' || state === 'pending'
}

/** Whether one state may follow another: what the audit of the event rows checks. */
export function isLegalPaymentChange(from: PaymentState | null, to: PaymentState): boolean {
  return from === null ? to === 'started' : Object.values(paymentEdges[from]).includes(to)
}
