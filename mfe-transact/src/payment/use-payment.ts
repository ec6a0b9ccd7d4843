import { useRef } from 'react'
import {
  api,
  goOutside,
  href,
  queryFor,
  standsInPage,
  useHost,
  useIsMobile,
  useMutation,
  useNavigate,
  useQueryClient,
  type RouteReference,
} from '@portal/kernel'
import type * as z from 'zod/mini'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { type ChequeData as ChequeDataShape, paymentApi } from '@portal/kernel/contracts/payment'
import type { PaymentMode } from '@portal/kernel/contracts/payment-attempt'
import { useKeepInDraft } from './keep-in-draft'
import { isPaymentAddress } from './payment-address'
import { isSent } from './pay-action'
import { attemptKey, isMandate } from './payment-choices'
import { isOpenAttempt } from './payment-view'

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

export const isAtProvider = (begun: Begun): begun is StartedPayment => 'paymentGateway' in begun

export type ChequeData = z.infer<typeof ChequeDataShape>

/**
 * Starts attempts to pay an order. A bank's page, and on a phone the UPI app, is gone to at once; on a wide screen a
 * UPI attempt gives the code to scan.
 */
export function usePayment(
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
