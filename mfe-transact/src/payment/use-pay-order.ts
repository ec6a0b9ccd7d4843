import { useEffect, useMemo, useState } from 'react'
import { queryFor, useIsMobile, useQuery, useQueryClient } from '@portal/kernel'
import { transactionApi, type Order } from '@portal/kernel/contracts/transaction'
import { useNavTiming } from '../shared/use-nav-timing'
import { fetchesCode, payAction } from './pay-action'
import { firstChoice, modeChoices, type PaymentBank } from './payment-choices'
import type { PaymentView } from './payment-view'
import { usePayment, type Choice } from './use-payment'

/** What the payment page works with: the chosen way, the attempt, the primary action and the time left. */
export function usePayOrder(order: Order, banks: readonly PaymentBank[], view: PaymentView) {
  const modes = useMemo(() => modeChoices(banks, order.amount), [banks, order.amount])
  const [chosen, choose] = useState<Choice>()
  const running = view.kind === 'waiting' ? view.attempt.paymentMode : undefined
  const first = firstChoice(running ? modes.filter(({ mode }) => mode === running) : modes)
  const choice = chosen ?? first
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
    timing: useOrderTiming(order),
    start,
  }
}

/** The time left for the order's NAV; quiet, since the payment does not depend on it. */
function useOrderTiming({ scheme, folioNo, amount }: Order) {
  const client = useQueryClient()
  const body = { schemePlanCode: scheme.schemePlanCode, folioNo, amount }
  const options = queryFor(transactionApi.quote, body, { quiet: true })
  const { data, dataUpdatedAt } = useQuery(options)
  return useNavTiming(data, dataUpdatedAt, () => void client.invalidateQueries(options))
}
