import { useQuery } from '@portal/kernel'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { lumpsumBeside, type OrderRequest, sipRequest, type SipRequest } from '../purchase/order-request'
import { ReviewRefused } from '../purchase/review-refused'
import { PageFailed } from '../../shared/page-failed'
import { useFolios } from '../../shared/use-folios'
import { WaitingPage } from '../../shared/waiting-page'
import { lumpsumQuote } from '../lumpsum/invest/lumpsum-quote'
import { sipQuote } from './invest/use-sip-quote'
import { Review } from './sip-review-page'

const title = 'Check your SIP'

/** The review of the SIP that the draft describes. */
export default function SipReview({ draft }: { draft: TransactionDraft }) {
  const sip = sipRequest(draft)
  return sip ? <Quoted sip={sip} once={lumpsumBeside(draft)} /> : null
}

function Quoted({ sip, once }: { sip: SipRequest; once: OrderRequest | undefined }) {
  const quote = useQuery(sipQuote(sip))
  const beside = useQuery({ ...lumpsumQuote(once ?? { ...sip, amount: 0 }), enabled: once !== undefined })
  const folios = useFolios()
  const refusal = [quote.error, beside.error].find((error) => error?.kind === 'refused')
  if (refusal) return <ReviewRefused title={title} refusal={refusal} />
  if ((quote.isError && !quote.data) || (beside.isError && !beside.data) || (folios.isError && !folios.data))
    return (
      <PageFailed
        title={title}
        what="Your review"
        retrying={quote.isFetching || folios.isFetching}
        onRetry={() =>
          void Promise.all([quote.refetch(), folios.refetch(), ...(once ? [beside.refetch()] : [])])
        }
      />
    )
  if (!quote.data || !folios.data || (once && !beside.data)) return <WaitingPage title={title} />
  return (
    <Review
      title={title}
      sip={sip}
      quote={quote.data}
      once={once}
      lumpsum={once && beside.data}
      quotedAt={once ? beside.dataUpdatedAt : quote.dataUpdatedAt}
      onCutOff={() => void Promise.all([quote.refetch(), ...(once ? [beside.refetch()] : [])])}
      folios={folios.data.folios}
    />
  )
}
