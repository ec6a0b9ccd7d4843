import { useEffect, useMemo, useState } from 'react'
import { useIsMobile } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { fetchesCode, payAction } from './pay-action'
import { firstChoice, modeChoices, type PaymentBank } from './payment-choices'
import { lastAttempt, type PaymentView } from './payment-view'
import { usePayment, type Choice } from './use-payment'

/** What the payment page works with: the chosen way, the attempt and the primary action. */
export function usePayOrder(
  order: PurchaseOrder,
  amount: number,
  banks: readonly PaymentBank[],
  view: PaymentView,
) {
  const modes = useMemo(() => modeChoices(banks, amount), [banks, amount])
  const [chosen, choose] = useState<Choice>()
  const choice = chosen ?? firstChoice(modes, lastAttempt(order))
  const { payment, start: startWith, isStarting } = usePayment(order)
  const mobile = useIsMobile()
  const open = view.kind === 'waiting' ? view.attempt.paymentId : undefined
  const started = payment.data?.paymentId === open ? payment.data : undefined
  const facts = { choice, modes, view, started, mobile }
  const start = () => startWith(choice)
  const fetchCode = fetchesCode(facts) && payment.isIdle
  useEffect(() => {
    if (fetchCode) startWith({ mode: 'UPI', bankId: null })
  }, [fetchCode, startWith])
  return {
    modes,
    choice,
    choose,
    payment,
    busy: isStarting(choice),
    started,
    action: payAction(facts),
    start,
  }
}
