import {
  Button,
  Card,
  CategoryDot,
  DataTable,
  formatNav,
  formatShortDate,
  formatUnits,
  href,
  Link,
  maskFolio,
  planLabel,
  routes,
  shortNumber,
  VisuallyHidden,
  type Column,
} from '@portal/kernel'
import type { Holding } from '@portal/kernel/contracts/investor'
import { Amount, Gain, Hideable } from '../shared/amounts'
import { categoryName } from '../shared/fund-names'
import { holdingRate } from '../shared/holding'
import { FigureButton } from './figure-button'
import type { HoldingGroup } from './holding-groups'
import { notFree } from './not-free'
import type { OpenPart } from './open-part'
import styles from './portfolio.module.css'
import type { Grouping } from './portfolio-view'

interface GroupCardProps {
  group: HoldingGroup
  by: Grouping
  onOpen: (part: OpenPart) => void
}

/** One folio, scheme or category with its holdings: a table, on narrow screens cards. */
export function GroupCard({ group, by, onOpen }: GroupCardProps) {
  const { title, subtitle, holdings, value, gain, cost, dayChange, part } = group
  return (
    <Card
      flush
      title={title}
      subtitle={subtitle}
      action={
        <div className={styles.groupFigures}>
          <span className={styles.groupValue}>
            <FigureButton of={title} onOpen={() => onOpen({ kind: 'flows', title, part })}>
              <Amount paise={value} />
            </FigureButton>
          </span>
          <span>
            <Gain paise={gain} rate={holdingRate({ gain, costValue: cost })} />
          </span>
          <span className={styles.day}>
            <Gain paise={dayChange} /> since the last NAV
          </span>
        </div>
      }
    >
      <DataTable
        caption={`Holdings: ${title}`}
        columns={columnsOf(by, holdings, onOpen)}
        rows={holdings}
        rowKey={({ folioNo, schemePlanCode }) => `${folioNo} ${schemePlanCode}`}
      />
    </Card>
  )
}

const nameOf = ({ schemeName, folioNo }: Holding) => `${schemeName}, folio ${maskFolio(folioNo)}`

function columnsOf(
  by: Grouping,
  [first]: readonly Holding[],
  onOpen: (part: OpenPart) => void,
): Column<Holding>[] {
  const flows = (holding: Holding) => () =>
    onOpen({
      kind: 'flows',
      title: nameOf(holding),
      part: { folioNumber: holding.folioNo, schemePlanCode: holding.schemePlanCode },
    })
  return [
    { key: 'scheme', header: 'Scheme', heading: true, cell: (row) => <SchemeCell by={by} holding={row} /> },
    { key: 'units', header: 'Units', numeric: true, cell: (row) => <UnitsCell holding={row} /> },
    {
      key: 'nav',
      header: first ? `NAV, ${formatShortDate(first.currentNAVDate)}` : 'NAV',
      numeric: true,
      cell: ({ currentNAV }) => formatNav(currentNAV),
    },
    {
      key: 'cost',
      header: 'Invested',
      numeric: true,
      cell: (row) => (
        <FigureButton of={nameOf(row)} onOpen={flows(row)}>
          <Amount paise={row.costValue} as="rounded" />
        </FigureButton>
      ),
    },
    {
      key: 'value',
      header: 'Value',
      numeric: true,
      cell: (row) => (
        <strong className={styles.strong}>
          <Amount paise={row.totalValuation} as="rounded" />
        </strong>
      ),
    },
    { key: 'gain', header: 'Gain', numeric: true, cell: (row) => <GainCell holding={row} /> },
    {
      key: 'xirr',
      header: 'XIRR',
      numeric: true,
      cell: (row) => (
        <FigureButton of={nameOf(row)} onOpen={flows(row)}>
          <Gain rate={row.xirr} />
        </FigureButton>
      ),
    },
    {
      key: 'more',
      header: 'Details',
      actions: true,
      cell: (row) => (
        <Button variant="secondary" size="sm" onClick={() => onOpen({ kind: 'holding', holding: row })}>
          Details
          <VisuallyHidden> of {nameOf(row)}</VisuallyHidden>
        </Button>
      ),
    },
  ]
}

function SchemeCell({ by, holding }: { by: Grouping; holding: Holding }) {
  const { schemeName, schemePlanCode, fundType, planName, optionDesc, folioNo } = holding
  const parts = [
    categoryName(fundType),
    planLabel(planName),
    optionDesc,
    ...(by === 'folio' ? [] : [`Folio ${shortNumber(folioNo)}`]),
  ]
  return (
    <>
      <Link to={href(routes.scheme, { scheme: schemePlanCode })} className={styles.name}>
        {schemeName}
      </Link>
      <span className={styles.line}>
        <CategoryDot category={fundType} /> {parts.join(' · ')}
      </span>
    </>
  )
}

function UnitsCell({ holding }: { holding: Holding }) {
  const blocked = notFree(holding)
  return (
    <>
      <Hideable>{formatUnits(holding.unitBalance)}</Hideable>
      {blocked && (
        <span className={styles.blocked}>
          <Hideable>{formatUnits(blocked)}</Hideable> not free
        </span>
      )}
    </>
  )
}

function GainCell({ holding }: { holding: Holding }) {
  return (
    <>
      <Gain paise={holding.gain} />
      <span className={styles.rate}>
        <Gain rate={holdingRate(holding)} />
      </span>
      <span className={styles.rate}>
        1 day <Gain paise={holding.dayChange} />
      </span>
    </>
  )
}
