import { DataTable, formatDate, formatUnits, type Column } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { HeldLot, portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { Amount, Gain, Hideable } from '../shared/amounts'
import styles from './portfolio.module.css'

/** What is left of every purchase: how long it is held, and what it would cost to sell it. */
export function HoldingLots({ details }: { details: ResponseOf<typeof portfolioApi.holding> }) {
  const { exitLoad } = details
  return (
    <section aria-label={t`Purchases`}>
      <h3>{t`Your purchases, oldest first`}</h3>
      <p className={styles.help}>
        {t`The oldest units are sold first. Exit load of this scheme: ${exitLoad}.`}
      </p>
      <DataTable
        inset
        caption={t`Purchases, oldest first`}
        columns={columns()}
        rows={details.lots.map((lot, index) => ({ ...lot, index }))}
        rowKey={({ index }) => String(index)}
      />
    </section>
  )
}

const columns = (): Column<HeldLot & { index: number }>[] => [
  {
    key: 'bought',
    header: t`Bought on`,
    heading: true,
    unbroken: true,
    cell: (lot) => (
      <>
        {formatDate(lot.boughtOn)}
        <span className={styles.line}>{lot.longTerm ? t`Long term` : t`Short term`}</span>
      </>
    ),
  },
  {
    key: 'units',
    header: t`Units`,
    numeric: true,
    cell: ({ units }) => <Hideable>{formatUnits(units)}</Hideable>,
  },
  { key: 'cost', header: t`Cost`, numeric: true, cell: ({ cost }) => <Amount paise={cost} as="rounded" /> },
  {
    key: 'value',
    header: t`Value`,
    numeric: true,
    cell: ({ value }) => <Amount paise={value} as="rounded" />,
  },
  { key: 'gain', header: t`Gain`, numeric: true, cell: ({ value, cost }) => <Gain paise={value - cost} /> },
  { key: 'load', header: t`Exit load`, cell: (lot) => loadText(lot) },
]

function loadText({ loadPercent, loadFreeFrom, lockedUntil }: HeldLot): string {
  if (lockedUntil) {
    const day = formatDate(lockedUntil)
    return t`Locked until ${day}`
  }
  if (!loadFreeFrom) return t`None`
  const day = formatDate(loadFreeFrom)
  return t`${loadPercent}%, none from ${day}`
}
