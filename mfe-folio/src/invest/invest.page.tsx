import { href, routes, Skeleton, SkeletonRegion, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useEffect, useEffectEvent } from 'react'
import { FolioPage } from '../shared/folio-page'
import { beginPurchase } from './begin-purchase'
import { isReady } from './is-ready'

/** Hands the folio over to the purchase, whose form, review and payment are the ones of every purchase (S2.045). */
export default function FolioInvestPage() {
  return (
    <FolioPage title={t`Invest in your new folio`} step="review">
      {(draft) => <HandOver draft={draft} />}
    </FolioPage>
  )
}

function HandOver({ draft }: { draft: NewFolioDraft }) {
  const navigate = useNavigate()
  const ready = isReady(draft)
  const handOver = useEffectEvent(async (isWhole: boolean) => {
    if (isWhole) await beginPurchase(draft)
    await navigate(href(isWhole ? routes.invest : routes.folioReview), { replace: true })
  })
  // Once: the purchase has the folio from then on.
  useEffect(() => void handOver(ready), [ready])
  return (
    <SkeletonRegion label={t`Opening the investment`}>
      <Skeleton shape="row" count={3} />
    </SkeletonRegion>
  )
}
