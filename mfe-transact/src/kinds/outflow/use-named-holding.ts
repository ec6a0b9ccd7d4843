import { href, routes, useNavigate, useSearchParams, useSetAtom } from '@portal/kernel'
import { useEffect } from 'react'
import type { HeldKind } from './outflow-kind'
import { outflowDraftAtom } from './outflow-draft'
import type { HeldUnits } from './held-units'

/**
 * The holding that the address names, as the portfolio's actions do: it goes on to how much of it at once. Undefined
 * where it names none of these, or one that nothing can leave, which the list explains.
 */
export function useNamedHolding(kind: HeldKind, holdings: readonly HeldUnits[]): HeldUnits | undefined {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setDraft = useSetAtom(outflowDraftAtom)
  const named = holdings.find(
    ({ folio, holding, refusal }) =>
      !refusal && folio.folioNo === query.get('folio') && holding.schemePlanCode === query.get('scheme'),
  )
  useEffect(() => {
    if (!named) return
    setDraft(kind.start(named.folio, named.holding.schemePlanCode))
    void navigate(href(routes.redemptionDetail, { plan: kind.plan }), { replace: true })
  }, [kind, named, navigate, setDraft])
  return named
}
