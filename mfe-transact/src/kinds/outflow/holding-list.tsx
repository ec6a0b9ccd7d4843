import {
  Button,
  Card,
  CategoryDot,
  formatRupeesRounded,
  formatUnits,
  href,
  ListRow,
  maskFolio,
  OrderLinks,
  planLabel,
  routes,
  Stack,
  useNavigate,
  useSetAtom,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import type { HeldKind } from './outflow-kind'
import { outflowDraftAtom } from './outflow-draft'
import type { HeldUnits } from './held-units'

interface HoldingListProps {
  kind: HeldKind
  holdings: readonly HeldUnits[]
}

/** The holdings, each with what is free of it, or with why nothing is. */
export function HoldingList({ kind, holdings }: HoldingListProps) {
  const { groups } = kind
  if (!groups)
    return (
      <Card label="Your holdings" flush>
        <Rows kind={kind} holdings={holdings} />
      </Card>
    )
  const cards = groups.map(({ title, note, empty }, index) => {
    const own = holdings.filter((each) => groups.findIndex(({ takes }) => takes(each)) === index)
    if (!own.length && !empty) return null
    return (
      <Card key={title} title={title} subtitle={note} flush={own.length > 0}>
        {own.length ? <Rows kind={kind} holdings={own} /> : <p>{empty}</p>}
      </Card>
    )
  })
  return <Stack>{cards}</Stack>
}

function Rows({ kind, holdings }: HoldingListProps) {
  return (
    <ul>
      {holdings.map((each) => (
        <li key={`${each.folio.folioNo} ${each.holding.schemePlanCode}`}>
          <HoldingRow kind={kind} {...each} />
        </li>
      ))}
    </ul>
  )
}

function HoldingRow({ kind, folio, holding, refusal }: HeldUnits & { kind: HeldKind }) {
  const navigate = useNavigate()
  const setDraft = useSetAtom(outflowDraftAtom)
  const { fundType, schemeName, planName, optionDesc, freeUnits, heldBy, totalValuation } = holding
  const value = formatRupeesRounded(totalValuation)
  const choose = () => {
    setDraft(kind.start(folio, holding.schemePlanCode))
    void navigate(href(routes.redemptionDetail, { plan: kind.plan }))
  }
  return (
    <ListRow
      lead={<CategoryDot category={fundType} />}
      title={<Verbatim>{schemeName}</Verbatim>}
      subtitle={
        <>
          {planLabel(planName)} · {optionDesc} · Folio <Verbatim>{maskFolio(folio.folioNo)}</Verbatim>
          <br />
          {refusal ?? `${value} · ${formatUnits(freeUnits)} units free`}
          {refusal !== undefined && heldBy.length > 0 && (
            <>
              {' '}
              See <OrderLinks orders={heldBy} />.
            </>
          )}
        </>
      }
      // Beside a button there is no room for it on a phone.
      figure={refusal && value}
      action={
        refusal === undefined && (
          <Button variant="secondary" size="sm" onClick={choose}>
            {kind.words.title}
            <VisuallyHidden>
              {' '}
              <Verbatim>{schemeName}</Verbatim> in folio <Verbatim>{maskFolio(folio.folioNo)}</Verbatim>
            </VisuallyHidden>
          </Button>
        )
      }
    />
  )
}
