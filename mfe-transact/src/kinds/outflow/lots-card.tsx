import {
  Button,
  Card,
  DataTable,
  formatDate,
  formatUnits,
  GainLoss,
  Money,
  type Column,
} from '@portal/kernel'
import type { SoldLot } from '@portal/kernel/contracts/exit-quote'
import { useState } from 'react'
import type { OutflowQuote } from './outflow-kind'
import styles from './outflow.module.css'

const fewLots = 5

/** The purchases whose units are sold, with what each costs to sell; a long list opens on request. */
export function LotsCard({ quote }: { quote: OutflowQuote }) {
  const [open, setOpen] = useState(false)
  const { lots } = quote
  if (!lots.length) return null
  const shown = open ? lots : lots.slice(0, fewLots)
  return (
    <Card title="Which units are sold" subtitle="Oldest units first. Each purchase keeps its own date." flush>
      <DataTable
        caption="Units that are sold, by purchase"
        columns={columns(quote)}
        rows={shown}
        rowKey={({ boughtOn, units, value }) => `${boughtOn} ${units} ${value}`}
      />
      {lots.length > fewLots && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : `Show all ${lots.length} purchases`}
          </Button>
        </div>
      )}
    </Card>
  )
}

const columns = ({ units, gross, exitLoad, lots }: OutflowQuote): Column<SoldLot>[] => [
  {
    key: 'bought',
    header: 'Bought on',
    heading: true,
    cell: ({ boughtOn, longTerm }) => (
      <>
        {formatDate(boughtOn)}
        <span className={styles.small}>{longTerm ? 'Long term' : 'Short term'}</span>
      </>
    ),
    total: 'Total',
  },
  {
    key: 'units',
    header: 'Units',
    numeric: true,
    cell: (lot) => formatUnits(lot.units),
    total: formatUnits(units),
  },
  {
    key: 'value',
    header: 'Value now',
    numeric: true,
    cell: ({ value }) => <Money paise={value} />,
    total: <Money paise={gross} />,
  },
  {
    key: 'gain',
    header: 'Gain',
    numeric: true,
    cell: ({ gain }) => <GainLoss paise={gain} exact />,
    total: <GainLoss paise={lots.reduce((sum, { gain }) => sum + gain, 0)} exact />,
  },
  {
    key: 'load',
    header: 'Exit load',
    numeric: true,
    cell: (lot) => (lot.exitLoad ? <Money paise={lot.exitLoad} as="cost" /> : 'None'),
    total: exitLoad ? <Money paise={exitLoad} as="cost" /> : 'None',
  },
]
