import { useAtom, useQueryClient } from '@portal/kernel'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import { useConfirm, type Confirmation } from '../../transaction/use-confirm'
import { planChangeDraftAtom } from './plan-change-draft'
import { changeActivities, orderChange } from './plan-calls'

/** Confirms the draft's change by a one-time code and orders it. */
export function useOrderChange(terms: PlanChangeTerms): Confirmation {
  const client = useQueryClient()
  const [{ idempotencyKey }, setDraft] = useAtom(planChangeDraftAtom)
  return useConfirm({
    subject: {
      activityType: changeActivities[terms.kind],
      folioNo: terms.folioNo,
      orders: [terms],
    },
    idempotencyKey,
    call: orderChange(terms),
    done: ({ transactionId }) => {
      setDraft((last) => ({ ...last, orderId: transactionId }))
      void client.invalidateQueries()
    },
  })
}
