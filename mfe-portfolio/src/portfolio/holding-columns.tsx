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
import { t, Trans } from '@portal/kernel/words'
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

function nameOf({ schemeName, folioNo }: Holding): string {
  const folio = maskFolio(folioNo)
  return t`${schemeName}, folio ${folio}`
}

/** What a line of the table says of a holding, and what opens from it. */
export function holdingColumns(by: Grouping, navDate: string | undefined, onOpen: Open): Column<Holding>[] {
  const day = navDate && formatShortDate(navDate)
  return [
    { key: 'scheme', header: t`Scheme`, heading: true, cell: (row) => <SchemeCell by={by} holding={row} /> },
    { key: 'units', header: t`Units`, numeric: true, cell: (row) => <UnitsCell holding={row} /> },
    {
      key: 'nav',
      header: day ? t`NAV, ${day}` : t`NAV`,
      numeric: true,
      cell: ({ currentNAV }) => formatNav(currentNAV),
    },
    ...moneyColumns(onOpen),
    {
      key: 'more',
      header: t`Details`,
      actions: true,
      cell: (row) => <Details holding={row} onOpen={onOpen} />,
    },
  ]
}

function moneyColumns(onOpen: Open): Column<Holding>[] {
  return [
    {
      key: 'cost',
      header: t`Invested`,
      numeric: true,
      cell: (row) => (
        <Flows holding={row} onOpen={onOpen}>
          <Amount paise={row.costValue} as="rounded" />
        </Flows>
      ),
    },
    {
      key: 'value',
      header: t`Value`,
      numeric: true,
      cell: ({ totalValuation }) => (
        <strong className={styles.strong}>
          <Amount paise={totalValuation} as="rounded" />
        </strong>
      ),
    },
    { key: 'gain', header: t`Gain`, numeric: true, cell: (row) => <GainCell holding={row} /> },
    { key: 'day', header: t`1 day`, numeric: true, cell: ({ dayChange }) => <Gain paise={dayChange} /> },
    {
      key: 'xirr',
      header: t`XIRR`,
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
  const name = nameOf(holding)
  return (
    <Button variant="secondary" size="sm" onClick={() => onOpen({ kind: 'holding', holding })}>
      <Trans>
        Details<VisuallyHidden> of {name}</VisuallyHidden>
      </Trans>
    </Button>
  )
}

function SchemeCell({ by, holding }: { by: Grouping; holding: Holding }) {
  const { schemeName, schemePlanCode, fundType, planName, optionDesc, folioNo } = holding
  const folio = shortNumber(folioNo)
  const parts = [
    categoryName(fundType),
    planLabel(planName),
    optionDesc,
    ...(by === 'folio' ? [] : [t`Folio ${folio}`]),
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
  const amount = blocked && formatUnits(blocked)
  return (
    <>
      <Hideable>{formatUnits(holding.unitBalance)}</Hideable>
      {amount && (
        <span className={styles.blocked}>
          {holding.heldBy.length > 0 ? (
            <Trans>
              <Hideable>{amount}</Hideable> not free: order <OrderLinks orders={holding.heldBy} />
            </Trans>
          ) : (
            <Trans>
              <Hideable>{amount}</Hideable> not free
            </Trans>
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
