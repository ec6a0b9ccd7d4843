import { useAtom, useQueryClient } from '@portal/kernel'
import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { HeldKind } from './outflow-kind'
import { useConfirm, type Confirmation } from '../../transaction/use-confirm'
import { outflowDraftAtom } from './outflow-draft'

/** Confirms the draft's order by a one-time code and places it. */
export function usePlaceOutflow(kind: HeldKind, terms: OrderTerms): Confirmation {
  const client = useQueryClient()
  const [{ idempotencyKey }, setDraft] = useAtom(outflowDraftAtom)
  return useConfirm({
    subject: { activityType: kind.activity, folioNo: terms.folioNo, orders: [terms] },
    idempotencyKey,
    call: kind.place(terms),
    done: ({ transactionId }) => {
      setDraft((last) => ({ ...last, orderId: transactionId }))
      void client.invalidateQueries()
    },
  })
}
