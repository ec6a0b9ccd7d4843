import { href, routes, useAtomValue, useNavigate, useSearchParams } from '@portal/kernel'
import { useEffect } from 'react'
import { PlanForm } from '../exit-plans/plan-form'
import { exitKindOf } from '../kinds'
import type { ExitKind } from '../kinds/exit-kind'
import { isPlan, type PlanKind } from '../kinds/plan-kind'
import { PageFailed } from '../shared/page-failed'
import { useFolios } from '../shared/use-folios'
import { WaitingPage } from '../shared/waiting-page'
import { DetailForm } from './detail-form'
import { exitDraftAtom } from './exit-draft'
import { holdingOf } from './exit-holding'
import { KindMissing } from './kind-missing'

/** How much of the chosen holding leaves it (S2.035). */
export default function DetailPage() {
  const [query] = useSearchParams()
  const kind = exitKindOf(query.get('plan'))
  return kind ? <Detail kind={kind} /> : <KindMissing />
}

function Detail({ kind }: { kind: ExitKind | PlanKind }) {
  const navigate = useNavigate()
  const draft = useAtomValue(exitDraftAtom)
  const folios = useFolios()
  const chosen = draft.plan === kind.plan ? holdingOf(folios.data?.folios ?? [], draft) : undefined
  const missing = folios.data !== undefined && !chosen
  const { title } = kind.words
  useEffect(() => {
    if (missing) void navigate(href(routes.selectScheme, { plan: kind.plan }), { replace: true })
  }, [missing, navigate, kind])
  if (folios.isError && !folios.data)
    return (
      <PageFailed
        title={title}
        what="Your holding"
        retrying={folios.isFetching}
        onRetry={() => void folios.refetch()}
      />
    )
  if (!chosen) return <WaitingPage title={title} />
  return isPlan(kind) ? <PlanForm kind={kind} {...chosen} /> : <DetailForm kind={kind} {...chosen} />
}
