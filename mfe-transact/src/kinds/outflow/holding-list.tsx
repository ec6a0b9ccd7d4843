import {
  Button,
  Card,
  CategoryDot,
  formatRupeesRounded,
  formatUnits,
  ListRow,
  maskFolio,
  OrderLinks,
  planLabel,
  Stack,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import type { HeldUnits } from './held-units'
import type { OutflowKind } from './outflow-kind'

interface HoldingListProps {
  kind: OutflowKind
  holdings: readonly HeldUnits[]
  onChoose: (holding: HeldUnits) => void
}

/** The holdings, each with what is free of it, or with why nothing is. */
export function HoldingList(props: HoldingListProps) {
  const { kind, holdings } = props
  const { groups } = kind
  if (!groups)
    return (
      <Card label="Your holdings" flush>
        <Rows {...props} />
      </Card>
    )
  const cards = groups.map(({ title, note, empty }, index) => {
    const own = holdings.filter((each) => groups.findIndex(({ takes }) => takes(each)) === index)
    if (!own.length && !empty) return null
    return (
      <Card key={title} title={title} subtitle={note} flush={own.length > 0}>
        {own.length ? <Rows {...props} holdings={own} /> : <p>{empty}</p>}
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
          <HoldingRow title={kind.words.title} onChoose={() => onChoose(each)} {...each} />
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
          <Button variant="secondary" size="sm" onClick={onChoose}>
            {title}
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
