import { useEffect, useRef, useState } from 'react'
import {
  api,
  goOutside,
  href,
  queryFor,
  standsInPage,
  useFigures,
  useHost,
  useIsMobile,
  useMutation,
  useNavigate,
  useQueryClient,
  type RouteReference,
} from '@portal/kernel'
import type * as z from 'zod/mini'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import {
  type BankHealth,
  type ChequeData as ChequeDataShape,
  type MandateToPay,
  paymentApi,
} from '@portal/contracts/payments/payment'
import type { PaymentMode } from '@portal/contracts/payments/payment-attempt'
import { fetchesCode, isPaymentAddress, isSent, payAction } from './pay-action'
import { attemptKey, firstChoice, isMandate, modeChoices, type PaymentBank } from './payment-choices'
import { isOpenAttempt, lastAttempt } from './attempts'
import type { PaymentView } from './payment-view'
import { useKeepInDraft } from './use-payment-order'

export interface Choice {
  mode: PaymentMode
  bankId: string | null
}

const isSameChoice = (variables: unknown, { mode, bankId }: Choice): boolean => {
  const running = variables as Choice | undefined
  return running?.mode === mode && (mode === 'UPI' || running.bankId === bankId)
}

export type StartedPayment = ResponseOf<typeof paymentApi.initiatePayment>

/** What a mandate pays is with nobody but the server. */
type Begun = StartedPayment | ResponseOf<typeof paymentApi.payByMandate>

const isAtProvider = (begun: Begun): begun is StartedPayment => 'paymentGateway' in begun

export type ChequeData = z.infer<typeof ChequeDataShape>

/**
 * Starts attempts to pay an order. A bank's page, and on a phone the UPI app, is gone to at once; on a wide screen a
 * UPI attempt gives the code to scan.
 */
function usePayment(
  order: PurchaseOrder,
  sent: { cheque: ChequeData | undefined; place: RouteReference<'order'> },
) {
  const client = useQueryClient()
  const mobile = useIsMobile()
  const navigate = useNavigate()
  const host = useHost()
  const { transactionId } = order
  const keepInDraft = useKeepInDraft(transactionId)
  const ended = order.payments.filter((attempt) => !isOpenAttempt(attempt)).length
  // A refusal started nothing; asking under the same key again would only repeat it.
  const refusals = useRef(0)
  const mutationKey = ['pay', transactionId]
  const payment = useMutation({
    mutationKey,
    // One after the other: a bank chosen while the UPI code is on its way is gone to right after it.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ mode, bankId: chosen }: Choice): Promise<Begun> => {
      const bankId = mode === 'UPI' ? null : chosen
      const idempotencyKey = attemptKey(transactionId, mode, bankId, `${ended}-${refusals.current}`)
      const options = { toast: true, idempotencyKey }
      if (isMandate(mode))
        return api.call(paymentApi.payByMandate, { transactionId, umrn: bankId ?? '' }, options)
      return api.call(
        paymentApi.initiatePayment,
        {
          transactionId,
          paymentMode: mode,
          bankId,
          ...(mode === 'CHEQUE' && sent.cheque && { chequeData: sent.cheque }),
          ...(standsInPage(host) && { returnTo: 'beside' as const }),
        },
        options,
      )
    },
    onSuccess: (begun, { mode }) => {
      if (ended > 0) keepInDraft({ reinitiatePayment: true, reinitiateTransactionId: transactionId })
      if (isSent(mode)) return void navigate(href(sent.place, { order: transactionId }))
      if (!isAtProvider(begun)) return
      const { paymentGateway } = begun
      if ((mode !== 'UPI' || mobile) && isPaymentAddress(paymentGateway.url))
        goOutside(paymentGateway.url, host)
    },
    onError: ({ kind }) => {
      if (kind === 'refused') refusals.current++
    },
    onSettled: () => client.invalidateQueries(queryFor(paymentApi.paymentStatus, { transactionId })),
  })
  // Asked of the client, since a double click is faster than the next rendering.
  const isStarting = (choice: Choice) =>
    client.isMutating({ mutationKey, predicate: ({ state }) => isSameChoice(state.variables, choice) }) > 0
  const start = (choice: Choice) => {
    if (!isStarting(choice)) payment.mutate(choice)
  }
  return { payment, start, isStarting }
}

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
  const figures = useFigures()
  const modes = modeChoices(banks, amount, health, mandates, figures)
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
