import {
  Asked,
  EmptyState,
  href,
  LinkButton,
  message,
  Page,
  routes,
  useNavigate,
  useSearchParams,
  useSetAtom,
  WaitingPage,
} from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { useEffect, useEffectEvent } from 'react'
import { useFolios } from '../../shared/use-folios'
import { useSchemes } from '../../shared/use-schemes'
import { type HeldUnits, heldUnits } from './held-units'
import { HoldingList } from './holding-list'
import { outflowKinds } from './kinds'
import { outflowDraftAtom, type OutflowName, startedIn } from './outflow-draft'
import type { OutflowKind } from './outflow-kind'

/** Which holding the units leave, out of all folios (S2.032). */
export default function ChooseHolding({ name }: { name: OutflowName }) {
  const kind = outflowKinds[name]
  const folios = useFolios()
  return (
    <Asked title={kind.words.choose} what="Your holdings" query={folios}>
      {({ folios: own }) =>
        kind.ineligible ? (
          <ListedHoldings kind={kind} folios={own} />
        ) : (
          <Holdings kind={kind} folios={own} schemes={[]} />
        )
      }
    </Asked>
  )
}

/** For a kind that the fund list has a say in. */
function ListedHoldings({ kind, folios }: { kind: OutflowKind; folios: readonly Folio[] }) {
  return (
    <Asked title={kind.words.choose} what="The fund list" query={useSchemes()}>
      {(schemes) => <Holdings kind={kind} folios={folios} schemes={schemes} />}
    </Asked>
  )
}

interface HoldingsProps {
  kind: OutflowKind
  folios: readonly Folio[]
  schemes: readonly Scheme[]
}

function Holdings({ kind, folios, schemes }: HoldingsProps) {
  const start = useStart(kind)
  const holdings = heldUnits(kind, folios, schemes)
  const named = useNamedHolding(holdings)
  const { folio, holding } = named ?? {}
  const startIn = useEffectEvent((units: HeldUnits) => start(units, { replace: true }))
  // Once, though the page is drawn again as the draft begins: by what the address names, not by the list made of it.
  useEffect(() => {
    if (folio && holding) startIn({ folio, holding })
  }, [folio, holding])
  if (named) return <WaitingPage title={kind.words.choose} />
  return (
    <Page title={kind.words.choose} back={{ to: href(routes.dashboard), label: 'Home' }}>
      {holdings.length ? (
        <HoldingList kind={kind} holdings={holdings} onChoose={start} />
      ) : (
        <EmptyState
          fullPage
          title="You hold no units yet"
          action={<LinkButton to={href(routes.exploreAllFunds)}>Explore funds</LinkButton>}
        >
          {message('panWithoutSchemes')}
        </EmptyState>
      )}
    </Page>
  )
}

/** Begins a draft in a holding, and goes on to how much of it. */
function useStart(kind: OutflowKind) {
  const navigate = useNavigate()
  const setDraft = useSetAtom(outflowDraftAtom)
  return ({ folio, holding }: HeldUnits, options: { replace?: boolean } = {}) => {
    const { schemePlanCode } = holding
    setDraft({
      ...startedIn(kind.plan, { schemePlanCode, folioNo: folio.folioNo }),
      ...kind.preset?.(folio),
    })
    void navigate(href(routes.redemptionDetail, { plan: kind.plan }), options)
  }
}

/**
 * The holding that the address names, as the portfolio's actions do: it goes on to how much of it at once. Undefined
 * where it names none of these, or one that nothing can leave, which the list explains.
 */
function useNamedHolding(holdings: readonly HeldUnits[]): HeldUnits | undefined {
  const [query] = useSearchParams()
  return holdings.find(
    ({ folio, holding, refusal }) =>
      !refusal && folio.folioNo === query.get('folio') && holding.schemePlanCode === query.get('scheme'),
  )
}
