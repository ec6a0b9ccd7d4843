import { useQuery } from '@portal/kernel'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { sipRequest, type SipRequest } from '../../../purchases/order-request'
import { ReviewRefused } from '../../../purchases/review-refused'
import { PageFailed } from '../../../shared/page-failed'
import { useFolios } from '../../../shared/use-folios'
import { WaitingPage } from '../../../shared/waiting-page'
import { sipQuote } from '../invest/use-sip-quote'
import { Review } from './review'

const title = 'Check your SIP'

/** The review of the SIP that the draft describes. */
export default function SipReview({ draft }: { draft: TransactionDraft }) {
  const sip = sipRequest(draft)
  return sip ? <Quoted sip={sip} /> : null
}

function Quoted({ sip }: { sip: SipRequest }) {
  const quote = useQuery(sipQuote(sip))
  const folios = useFolios()
  if (quote.error?.kind === 'refused') return <ReviewRefused title={title} refusal={quote.error} />
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
      title={title}
      sip={sip}
      quote={quote.data}
      quotedAt={quote.dataUpdatedAt}
      onCutOff={() => void quote.refetch()}
      folios={folios.data.folios}
    />
  )
}
