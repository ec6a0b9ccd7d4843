import { href, routes, useAtomValue, useNavigate } from '@portal/kernel'
import { useEffect } from 'react'
import { SystematicForm } from './systematic/plan-form'
import type { OutflowKind } from './outflow-kind'
import { isSystematic, type SystematicKind } from './systematic/systematic-kind'
import { PageFailed } from '../../shared/page-failed'
import { useFolios } from '../../shared/use-folios'
import { WaitingPage } from '../../shared/waiting-page'
import { DetailForm } from './detail-form'
import { outflowDraftAtom } from './outflow-draft'
import { holdingOf } from './held-units'

/** How much of the chosen holding leaves it (S2.035). */
export default function OutflowForm({ kind }: { kind: OutflowKind | SystematicKind }) {
  const navigate = useNavigate()
  const draft = useAtomValue(outflowDraftAtom)
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
  return isSystematic(kind) ? (
    <SystematicForm kind={kind} {...chosen} />
  ) : (
    <DetailForm kind={kind} {...chosen} />
  )
}
