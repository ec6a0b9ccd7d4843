import { useSearchParams } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { RequestView } from '../requests/request-view'

/** /home/service-request/folio-success and /nct/folio-success: the merger, endorsed by every holder and followed up. */
export default function FolioSuccessPage() {
  const [query] = useSearchParams()
  return <RequestView requestId={query.get('id') ?? ''} title={t`Confirm the merger`} />
}
