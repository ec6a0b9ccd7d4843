import {
  href,
  queryFor,
  routes,
  transactionDraftAtom,
  useNavigate,
  useQuery,
  useSetAtom,
} from '@portal/kernel'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { productApi, type Scheme } from '@portal/kernel/contracts/product'
import { emptyTransactionDraft, TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { useEffect } from 'react'
import { FolioPage } from '../shared/folio-page'
import { Skeleton, SkeletonRegion } from '@portal/kernel'
import { purchaseInto } from './purchase-into'

const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)

/** Hands the folio over to the purchase, whose form, review and payment are the ones of every purchase (S2.045). */
export default function FolioInvestPage() {
  return (
    <FolioPage title="Invest in your new folio" step="review">
      {(draft) => <HandOver draft={draft} />}
    </FolioPage>
  )
}

function HandOver({ draft }: { draft: NewFolioDraft }) {
  const navigate = useNavigate()
  const setDraft = useSetAtom(draftAtom)
  const schemes = useQuery(queryFor(productApi.schemes, {}))
  const isReady = draft.missing.length === 0 && !draft.branch
  const listed = schemes.data?.categories.flatMap((category): readonly Scheme[] => category.schemes)
  const isSettled = listed !== undefined || schemes.isError
  useEffect(() => {
    if (!isReady) {
      void navigate(href(routes.folioReview), { replace: true })
    } else if (isSettled) {
      setDraft((last) => purchaseInto(last, draft, listed ?? []))
      void navigate(href(routes.invest), { replace: true })
    }
    // Once: the purchase has the folio from then on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, isSettled])
  return (
    <SkeletonRegion label="Opening the investment">
      <Skeleton shape="row" count={3} />
    </SkeletonRegion>
  )
}
