import { useEffect, useMemo, type ReactNode } from 'react'
import {
  Requested,
  both,
  queryFor,
  useAtomValue,
  useInvestor,
  useLocation,
  useNavigate,
  useQuery,
  useSearchParams,
  useSetAtom,
  WaitingPage,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { contentApi } from '@portal/contracts/support/content'
import { lastTransactionApi } from '@portal/contracts/orders/last-transaction'
import { productApi, type Scheme } from '@portal/contracts/schemes/product'
import { useFolios } from '../../shared/lists'
import { draftFromAddress, startsAnew } from './address'
import { draftAtom } from '../../transaction/draft'
import { endPurchaseAtom } from '../../transaction/kept-draft'
import type { PurchaseForm } from './purchase-values'
import { allSchemes } from './scheme-options'

const noChips = { lumpsum: [], sip: [] }

/** What is invested, once or again and again; more of what is held where the address names its folio (S2.040, S2.053). */
export default function PurchaseFormPage({ kind: Form }: { kind: PurchaseForm }) {
  const schemes = useQuery(queryFor(productApi.schemes, {}))
  const chips = useQuery(queryFor(contentApi.amountChips, {}))
  const folios = useFolios()
  const listed = schemes.data?.categories
  const all = useMemo(() => listed && allSchemes(listed), [listed])
  const known = folios.data?.folios
  const latest = useLatestFolio()
  const facts = useMemo(
    () => all && known && { schemes: all, folios: known, latestFolio: latest.folioNo },
    [all, known, latest.folioNo],
  )
  return (
    <Requested title={t`Invest`} failure={t`The invest page did not load`} query={both(schemes, folios)}>
      {() =>
        !facts || chips.isPending || latest.isLoading ? (
          <WaitingPage title={t`Invest`} />
        ) : (
          <FromAddress schemes={facts.schemes}>
            <Form facts={facts} chips={chips.data ?? noChips} />
          </FromAddress>
        )
      }
    </Requested>
  )
}

/** The folio that the investor used last, which a form begins with unless it goes on with its draft; nobody waits long for it. */
function useLatestFolio() {
  const { pan } = useInvestor()
  const { quickInvest, isClickedBack } = useAtomValue(draftAtom)
  const { data, isLoading } = useQuery({
    ...queryFor(lastTransactionApi.latestTransactedFolio, { panNumber: pan }),
    enabled: !quickInvest && !isClickedBack,
    retry: false,
  })
  return { folioNo: data?.folioNo ?? null, isLoading }
}

/** Takes what the address names into the draft, then shows the draft: going back and reloading keep what was typed. */
function FromAddress({ schemes, children }: { schemes: readonly Scheme[]; children: ReactNode }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const setDraft = useSetAtom(draftAtom)
  const endPurchase = useSetAtom(endPurchaseAtom)
  const arrives = query.size > 0
  useEffect(() => {
    if (!arrives) return
    if (startsAnew(query)) endPurchase()
    setDraft((last) => draftFromAddress(last, query, schemes))
    void navigate(pathname, { replace: true })
  }, [arrives, endPurchase, navigate, pathname, query, schemes, setDraft])
  return arrives ? <WaitingPage title={t`Invest`} /> : children
}
