import {
  Requested,
  Button,
  Card,
  CategoryDot,
  EmptyState,
  formatRupeesRounded,
  formatUnits,
  href,
  LinkButton,
  ListRow,
  maskFolio,
  message,
  OrderLinks,
  Page,
  planLabel,
  routes,
  Stack,
  useNavigate,
  useSearchParams,
  useSetAtom,
  Verbatim,
  VisuallyHidden,
  WaitingPage,
  textOf,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import type { Scheme } from '@portal/contracts/schemes/product'
import { useEffect, useEffectEvent } from 'react'
import { type HeldUnits, heldUnits } from './held-units'
import { outflowKinds } from './kinds'
import { outflowDraftAtom, type OutflowName, startedIn } from './outflow-draft'
import type { OutflowKind } from './outflow-kind'
import { useFolios, useSchemes } from '../../shared/lists'

/** Which holding the units leave, out of all folios (S2.032). */
export default function ChooseHolding({ name }: { name: OutflowName }) {
  const kind = outflowKinds[name]
  const folios = useFolios()
  return (
    <Requested title={textOf(kind.words.choose)} failure={t`Your holdings did not load`} query={folios}>
      {({ folios: own }) =>
        kind.ineligible ? (
          <ListedHoldings kind={kind} folios={own} />
        ) : (
          <Holdings kind={kind} folios={own} schemes={[]} />
        )
      }
    </Requested>
  )
}

/** For a kind that the fund list has a say in. */
function ListedHoldings({ kind, folios }: { kind: OutflowKind; folios: readonly Folio[] }) {
  return (
    <Requested title={textOf(kind.words.choose)} failure={t`The fund list did not load`} query={useSchemes()}>
      {(schemes) => <Holdings kind={kind} folios={folios} schemes={schemes} />}
    </Requested>
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
  if (named) return <WaitingPage title={textOf(kind.words.choose)} />
  return (
    <Page title={textOf(kind.words.choose)} back={{ to: href(routes.dashboard), label: t`Home` }}>
      {holdings.length ? (
        <HoldingList kind={kind} holdings={holdings} onChoose={start} />
      ) : (
        <EmptyState
          fullPage
          title={t`You hold no units yet`}
          action={<LinkButton to={href(routes.exploreAllFunds)}>{t`Explore funds`}</LinkButton>}
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

interface HoldingListProps {
  kind: OutflowKind
  holdings: readonly HeldUnits[]
  onChoose: (holding: HeldUnits) => void
}

/** The holdings, each with what is free of it, or with why nothing is. */
function HoldingList(props: HoldingListProps) {
  const { kind, holdings } = props
  const { groups } = kind
  if (!groups)
    return (
      <Card label={t`Your holdings`} flush>
        <Rows {...props} />
      </Card>
    )
  const cards = groups.map(({ title, note, empty }, index) => {
    const own = holdings.filter((each) => groups.findIndex(({ takes }) => takes(each)) === index)
    if (!own.length && !empty) return null
    return (
      <Card key={index} title={textOf(title)} subtitle={note && textOf(note)} flush={own.length > 0}>
        {own.length ? <Rows {...props} holdings={own} /> : <p>{empty && textOf(empty)}</p>}
      </Card>
    )
  })
  return <Stack>{cards}</Stack>
}

function Rows({ kind, holdings, onChoose }: HoldingListProps) {
  return (
    <ul>
      {holdings.map((each) => (
        <li key={`${each.folio.folioNo} ${each.holding.schemePlanCode}`}>
          <HoldingRow title={textOf(kind.words.title)} onChoose={() => onChoose(each)} {...each} />
        </li>
      ))}
    </ul>
  )
}

interface HoldingRowProps extends HeldUnits {
  title: string
  onChoose: () => void
}

function HoldingRow({ title, onChoose, folio, holding, refusal }: HoldingRowProps) {
  const { fundType, schemeName, planName, optionDesc, freeUnits, heldBy, totalValuation } = holding
  const value = formatRupeesRounded(totalValuation)
  const plan = planLabel(planName)
  const masked = maskFolio(folio.folioNo)
  const count = formatUnits(freeUnits)
  return (
    <ListRow
      lead={<CategoryDot category={fundType} />}
      title={<Verbatim>{schemeName}</Verbatim>}
      subtitle={
        <>
          <Trans>
            {plan} · {optionDesc} · Folio <Verbatim>{masked}</Verbatim>
          </Trans>
          <br />
          {refusal ?? t`${value} · ${count} units free`}
          {refusal !== undefined && heldBy.length > 0 && (
            <>
              {' '}
              <Trans>
                See <OrderLinks orders={heldBy} />.
              </Trans>
            </>
          )}
        </>
      }
      // Beside a button there is no room for it on a phone.
      figure={refusal && value}
      action={
        refusal === undefined && (
          <Button variant="secondary" size="sm" onClick={onChoose}>
            {title}
            <VisuallyHidden>
              {' '}
              <Trans>
                <Verbatim>{schemeName}</Verbatim> in folio <Verbatim>{masked}</Verbatim>
              </Trans>
            </VisuallyHidden>
          </Button>
        )
      }
    />
  )
}
