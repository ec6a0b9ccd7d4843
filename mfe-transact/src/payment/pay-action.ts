import { t } from '@portal/kernel/words'
import { isMandate, type ModeChoice } from './payment-choices'
import type { PaymentView } from './payment-view'
import type { Choice, StartedPayment } from './use-payment'

/** Whether the browser may be sent to where a payment is made: a web page, or the UPI app. Never a script. */
export function isPaymentAddress(address: string): boolean {
  try {
    return ['https:', 'http:', 'upi:'].includes(new URL(address, globalThis.location.origin).protocol)
  } catch {
    return false
  }
}

/** Money that the investor sends, and that takes days to arrive. */
export const isSent = (mode: Choice['mode']): boolean => mode === 'RTGS' || mode === 'CHEQUE'

/**
 * The page's one primary action: start an attempt, open the UPI app for the one that is open, ask how a payment stands
 * that the bank still works on, or nothing but wait.
 */
export type PayAction =
  | { kind: 'start'; label: string }
  | { kind: 'open'; label: string; url: string }
  | { kind: 'check'; label: string }
  | { kind: 'transfer'; label: string }
  | { kind: 'wait' }

/** What could bring money only later; asking about what was sent before stays possible. */
export const beginsPayment = ({ kind }: PayAction): boolean => kind === 'start' || kind === 'open'

export interface PayActionFacts {
  choice: Choice
  modes: readonly ModeChoice[]
  view: PaymentView
  started: StartedPayment | undefined
  mobile: boolean
}

export function payAction({ choice, modes, view, started, mobile }: PayActionFacts): PayAction {
  const debit = view.kind === 'waiting' ? view.attempt.debit : undefined
  if (view.kind === 'waiting' && debit && (debit.isWithBank || view.attempt.paymentMode === choice.mode))
    return { kind: 'wait' }
  if (view.kind === 'waiting' && view.attempt.paymentMode === choice.mode && isSent(choice.mode))
    return {
      kind: 'transfer',
      label: choice.mode === 'RTGS' ? t`See where to transfer` : t`See the slip for your cheque`,
    }
  if (
    view.kind === 'waiting' &&
    view.attempt.state === 'pending' &&
    !isSent(view.attempt.paymentMode) &&
    !debit
  )
    return { kind: 'check', label: t`Check now` }
  const mode = modes.find((each) => each.mode === choice.mode)
  if (choice.mode === 'UPI') {
    const url = started?.upi && started.paymentGateway.url
    if (view.kind === 'waiting' && url && isPaymentAddress(url))
      return mobile ? { kind: 'open', label: t`Open the UPI app`, url } : { kind: 'wait' }
    const again = mobile ? t`Open the UPI app again` : t`Show the code again`
    return { kind: 'start', label: view.kind === 'waiting' ? again : t`Pay by UPI` }
  }
  if (isMandate(choice.mode)) return { kind: 'start', label: t`Pay by mandate` }
  if (choice.mode === 'RTGS') return { kind: 'start', label: t`Pay by RTGS or NEFT` }
  if (choice.mode === 'CHEQUE') return { kind: 'start', label: t`Pay by cheque` }
  if (choice.mode === 'DC') return { kind: 'start', label: t`Pay by debit card` }
  const bank = mode?.banks.find(({ bankId }) => bankId === choice.bankId)?.name.replace(/ ••\d+$/, '')
  return { kind: 'start', label: bank ? t`Go to ${bank}` : t`Pay by net banking` }
}

/**
 * Whether the UPI code is fetched without being asked for: on a wide screen, for an order nobody has tried to pay. An
 * attempt that was open before the page was loaded may be paid by now, so its code comes only when asked for.
 */
export function fetchesCode({ choice, modes, view, started, mobile }: PayActionFacts): boolean {
  const upi = modes.find((each) => each.mode === 'UPI')
  if (started || mobile || choice.mode !== 'UPI' || !upi || upi.refusal) return false
  return view.kind === 'choose' && !view.note
}
