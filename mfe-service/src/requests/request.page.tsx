import { useSearchParams } from '@portal/kernel'
import { RequestView } from './request-view'

/** /home/service-request/request?id=…: what changes, who confirms it, and where it stands. */
export default function RequestPage() {
  const [query] = useSearchParams()
  return <RequestView requestId={query.get('id') ?? ''} />
}
