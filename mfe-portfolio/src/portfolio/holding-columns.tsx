import {
  Button,
  CategoryDot,
  formatNav,
  formatShortDate,
  formatUnits,
  href,
  Link,
  maskFolio,
  OrderLinks,
  planLabel,
  routes,
  shortNumber,
  VisuallyHidden,
  type Column,
  Verbatim,
} from '@portal/kernel'
import type { Holding } from '@portal/contracts/folios/investor'
import type { ReactNode } from 'react'
import { Amount, Gain, Hideable } from '../shared/amounts'
import { categoryName } from '../shared/fund-names'
import { holdingRate } from '../shared/holding'
import { FigureButton } from './figure-button'
import { notFree } from './not-free'
import type { OpenPart } from './open-part'
import styles from './portfolio.module.css'
import type { Grouping } from './portfolio-view'

type Open = (part: OpenPart) => void

const nameOf = ({ schemeName, folioNo }: Holding) => `${schemeName}, folio ${maskFolio(folioNo)}`

/** What a line of the table says of a holding, and what opens from it. */
export function holdingColumns(by: Grouping, navDate: string | undefined, onOpen: Open): Column<Holding>[] {
  return [
    { key: 'scheme', header: 'Scheme', heading: true, cell: (row) => <SchemeCell by={by} holding={row} /> },
    { key: 'units', header: 'Units', numeric: true, cell: (row) => <UnitsCell holding={row} /> },
    {
      key: 'nav',
      header: navDate ? `NAV, ${formatShortDate(navDate)}` : 'NAV',
      numeric: true,
      cell: ({ currentNAV }) => formatNav(currentNAV),
    },
    ...moneyColumns(onOpen),
    {
      key: 'more',
      header: 'Details',
      actions: true,
      cell: (row) => <Details holding={row} onOpen={onOpen} />,
    },
  ]
}

function moneyColumns(onOpen: Open): Column<Holding>[] {
  return [
    {
      key: 'cost',
      header: 'Invested',
      numeric: true,
      cell: (row) => (
        <Flows holding={row} onOpen={onOpen}>
          <Amount paise={row.costValue} as="rounded" />
        </Flows>
      ),
    },
    {
      key: 'value',
      header: 'Value',
      numeric: true,
      cell: ({ totalValuation }) => (
        <strong className={styles.strong}>
          <Amount paise={totalValuation} as="rounded" />
        </strong>
      ),
    },
    { key: 'gain', header: 'Gain', numeric: true, cell: (row) => <GainCell holding={row} /> },
    { key: 'day', header: '1 day', numeric: true, cell: ({ dayChange }) => <Gain paise={dayChange} /> },
    {
      key: 'xirr',
      header: 'XIRR',
      numeric: true,
      cell: (row) => (
        <Flows holding={row} onOpen={onOpen}>
          <Gain rate={row.xirr} />
        </Flows>
      ),
    },
  ]
}

function Flows({ holding, onOpen, children }: { holding: Holding; onOpen: Open; children: ReactNode }) {
  const title = nameOf(holding)
  const part = { folioNumber: holding.folioNo, schemePlanCode: holding.schemePlanCode }
  return (
    <FigureButton of={title} onOpen={() => onOpen({ kind: 'flows', title, part })}>
      {children}
    </FigureButton>
  )
}

function Details({ holding, onOpen }: { holding: Holding; onOpen: Open }) {
  return (
    <Button variant="secondary" size="sm" onClick={() => onOpen({ kind: 'holding', holding })}>
      Details
      <VisuallyHidden> of {nameOf(holding)}</VisuallyHidden>
    </Button>
  )
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
        <Verbatim>{schemeName}</Verbatim>
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
          {holding.heldBy.length > 0 && (
            <>
              : order <OrderLinks orders={holding.heldBy} />
            </>
          )}
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
    </>
  )
}
