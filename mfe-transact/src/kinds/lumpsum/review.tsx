import { queryFor, useQuery } from '@portal/kernel'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { orderRequest, type OrderRequest } from '../purchase/order-request'
import { ReviewRefused } from '../purchase/review-refused'
import { PageFailed } from '../../shared/page-failed'
import { useFolios } from '../../shared/use-folios'
import { WaitingPage } from '../../shared/waiting-page'
import { MinimumDialog } from './review/minimum-dialog'
import { Review } from './lumpsum-review-page'

const title = 'Check, then pay'

/** The review of the lump sum that the draft describes. */
export default function LumpsumReview({ draft }: { draft: TransactionDraft }) {
  const order = orderRequest(draft)
  return order ? <OrderReview order={order} /> : null
}

function OrderReview({ order }: { order: OrderRequest }) {
  const { newFolio: _, ...asked } = order
  const quote = useQuery(queryFor(purchaseApi.quote, asked))
  const folios = useFolios()
  if (quote.error?.kind === 'refused')
    return (
      <ReviewRefused title={title} refusal={quote.error}>
        <MinimumDialog order={order} />
      </ReviewRefused>
    )
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
