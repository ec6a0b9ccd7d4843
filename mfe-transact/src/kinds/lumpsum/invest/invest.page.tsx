import { useEffect } from 'react'
import {
  href,
  newTransactionDraftAtom,
  queryFor,
  RESET,
  routes,
  useNavigate,
  useQuery,
  useSearchParams,
  useSetAtom,
} from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import { productApi } from '@portal/kernel/contracts/product'
import { PageFailed } from '../../../shared/page-failed'
import { useFolios } from '../../../shared/use-folios'
import { WaitingPage } from '../../../shared/waiting-page'
import { InvestForm } from './invest-form'
import { draftFromAddress, startsAnew } from './invest-values'
import { allSchemes } from './scheme-options'

/** Takes what the address names into the draft, then shows the draft: going back and reloading keep what was typed. */
export default function InvestPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setDraft = useSetAtom(newTransactionDraftAtom)
  const arrives = query.size > 0
  useEffect(() => {
    if (!arrives) return
    setDraft(startsAnew(query) ? RESET : (last) => draftFromAddress(last, query))
    void navigate(href(routes.invest), { replace: true })
  }, [arrives, navigate, query, setDraft])
  return arrives ? <WaitingPage title="Invest" /> : <Invest />
}

function Invest() {
  const schemes = useQuery(queryFor(productApi.schemes, {}))
  const chips = useQuery(queryFor(contentApi.amountChips, {}))
  const folios = useFolios()
  if ((schemes.isError && !schemes.data) || (folios.isError && !folios.data))
    return (
      <PageFailed
        title="Invest"
        what="The invest page"
        retrying={schemes.isFetching || folios.isFetching}
        onRetry={() => void Promise.all([schemes.refetch(), folios.refetch()])}
      />
    )
  if (!schemes.data || !folios.data || chips.isPending) return <WaitingPage title="Invest" />
  return (
    <InvestForm
      schemes={allSchemes(schemes.data.categories)}
      folios={folios.data.folios}
      chips={chips.data?.lumpsum ?? []}
    />
  )
}
