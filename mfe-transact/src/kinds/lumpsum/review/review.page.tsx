import { useEffect } from 'react'
import {
  href,
  newIdempotencyKey,
  newTransactionDraftAtom,
  queryFor,
  routes,
  useAtom,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import { orderRequest, type OrderRequest } from '../../../shared/order-request'
import { PageFailed } from '../../../shared/page-failed'
import { useFolios } from '../../../shared/use-folios'
import { WaitingPage } from '../../../shared/waiting-page'
import { Review } from './review'
import { ReviewRefused } from './review-refused'

const title = 'Check, then pay'

/** Reviews the order of the draft; without one there is nothing to review, and the dashboard is next. */
export default function ReviewPage() {
  const [draft, setDraft] = useAtom(newTransactionDraftAtom)
  const navigate = useNavigate()
  const order = orderRequest(draft)
  const missing = !order
  const keyless = order && !draft.idempotencyKey
  useEffect(() => {
    if (missing) void navigate(href(routes.dashboard), { replace: true })
  }, [missing, navigate])
  useEffect(() => {
    if (keyless) setDraft((last) => ({ ...last, idempotencyKey: newIdempotencyKey() }))
  }, [keyless, setDraft])
  return order ? <OrderReview order={order} /> : <WaitingPage title={title} />
}

function OrderReview({ order }: { order: OrderRequest }) {
  const { schemePlanCode, folioNo, amount } = order
  const quote = useQuery(queryFor(purchaseApi.quote, { schemePlanCode, folioNo, amount }))
  const folios = useFolios()
  if (quote.error?.kind === 'refused')
    return <ReviewRefused order={order} folios={folios.data?.folios ?? []} refusal={quote.error} />
  if ((quote.isError && !quote.data) || (folios.isError && !folios.data))
    return (
      <PageFailed
        title={title}
        what="Your review"
        retrying={quote.isFetching || folios.isFetching}
        onRetry={() => void Promise.all([quote.refetch(), folios.refetch()])}
      />
    )
  if (!quote.data || !folios.data) return <WaitingPage title={title} />
  return (
    <Review
      order={order}
      quote={quote.data}
      quotedAt={quote.dataUpdatedAt}
      onCutOff={() => void quote.refetch()}
      folios={folios.data.folios}
    />
  )
}
