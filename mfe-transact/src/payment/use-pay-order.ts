import { useEffect, useMemo, useState } from 'react'
import { useIsMobile } from '@portal/kernel'
import type { BankHealth, MandateToPay } from '@portal/kernel/contracts/payment'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { fetchesCode, payAction } from './pay-action'
import { firstChoice, modeChoices, type PaymentBank } from './payment-choices'
import { lastAttempt, type PaymentView } from './payment-view'
import { isAtProvider, usePayment, type Choice } from './use-payment'

/** The accounts and the mandates that may pay, and which banks' pages do not work as they should. */
export interface PayingFacts {
  banks: readonly PaymentBank[]
  mandates: readonly MandateToPay[]
  health: readonly BankHealth[] | undefined
}

/** What the payment page works with: the chosen way, the attempt and the primary action. */
export function usePayOrder(
  order: PurchaseOrder,
  amount: number,
  { banks, mandates, health }: PayingFacts,
  view: PaymentView,
  sent: Parameters<typeof usePayment>[1],
) {
  const modes = useMemo(() => modeChoices(banks, amount, health, mandates), [banks, amount, health, mandates])
  const [chosen, choose] = useState<Choice>()
  const choice = chosen ?? firstChoice(modes, lastAttempt(order))
  const { payment, start: startWith, isStarting } = usePayment(order, sent)
  const mobile = useIsMobile()
  const open = view.kind === 'waiting' ? view.attempt.paymentId : undefined
  const begun = payment.data?.paymentId === open ? payment.data : undefined
  const started = begun && isAtProvider(begun) ? begun : undefined
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
