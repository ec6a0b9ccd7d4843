import { href, RESET, routes, useAtom, useNavigate, useQueryClient } from '@portal/kernel'
import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { ExitKind } from '../kinds/exit-kind'
import { useConfirm, type Confirmation } from '../transaction/use-confirm'
import { exitDraftAtom } from './exit-draft'

/** Confirms the draft's order by a one-time code and places it; its receipt is next, and the draft has ended (S3.042). */
export function usePlaceExit(kind: ExitKind, terms: OrderTerms): Confirmation {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [{ idempotencyKey }, setDraft] = useAtom(exitDraftAtom)
  return useConfirm({
    subject: { activityType: kind.activity, folioNo: terms.folioNo, orders: [terms] },
    idempotencyKey,
    call: kind.place(terms),
    done: ({ transactionId }) => {
      // The page leaves before the draft goes: without a draft it would go back to the choice of a fund.
      void navigate(href(routes.investSuccess, { order: transactionId }), { replace: true })
      setDraft(RESET)
      void client.invalidateQueries()
    },
  })
}
