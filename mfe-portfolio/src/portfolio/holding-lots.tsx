import { DataTable, formatDate, formatUnits, type Column } from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { HeldLot, portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { Amount, Gain, Hideable } from '../shared/amounts'
import styles from './portfolio.module.css'

/** What is left of every purchase: how long it is held, and what it would cost to sell it. */
export function HoldingLots({ details }: { details: ResponseOf<typeof portfolioApi.holding> }) {
  return (
    <section aria-label="Purchases">
      <h3>Your purchases, oldest first</h3>
      <p className={styles.help}>
        The oldest units are sold first. Exit load of this scheme: {details.exitLoad}.
      </p>
      <DataTable
        inset
        caption="Purchases, oldest first"
        columns={columns}
        rows={details.lots.map((lot, index) => ({ ...lot, index }))}
        rowKey={({ index }) => String(index)}
      />
    </section>
  )
}

const columns: Column<HeldLot & { index: number }>[] = [
  {
    key: 'bought',
    header: 'Bought on',
    heading: true,
    unbroken: true,
    cell: (lot) => (
      <>
        {formatDate(lot.boughtOn)}
        <span className={styles.line}>{lot.longTerm ? 'Long term' : 'Short term'}</span>
      </>
    ),
  },
  {
    key: 'units',
    header: 'Units',
    numeric: true,
    cell: ({ units }) => <Hideable>{formatUnits(units)}</Hideable>,
  },
  { key: 'cost', header: 'Cost', numeric: true, cell: ({ cost }) => <Amount paise={cost} as="rounded" /> },
  {
    key: 'value',
    header: 'Value',
    numeric: true,
    cell: ({ value }) => <Amount paise={value} as="rounded" />,
  },
  { key: 'gain', header: 'Gain', numeric: true, cell: ({ value, cost }) => <Gain paise={value - cost} /> },
  { key: 'load', header: 'Exit load', cell: (lot) => loadText(lot) },
]

function loadText({ loadPercent, loadFreeFrom, lockedUntil }: HeldLot): string {
  if (lockedUntil) return `Locked until ${formatDate(lockedUntil)}`
  return loadFreeFrom ? `${loadPercent}%, none from ${formatDate(loadFreeFrom)}` : 'None'
}
