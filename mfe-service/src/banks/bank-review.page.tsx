import { useSearchParams } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { RequestView } from '../requests/request-view'

/** /home/service-request/bank-review and /nct/bank-review: the new account, checked and confirmed. */
export default function BankReviewPage() {
  const [query] = useSearchParams()
  return <RequestView requestId={query.get('id') ?? ''} title={t`Check the new account`} />
}
