import {
  Button,
  Card,
  type Column,
  DataTable,
  daysBetween,
  DetailList,
  formatDate,
  formatNav,
  formatRupees,
  formatUnits,
  GainLoss,
  indiaDate,
  lowerNav,
  Money,
  Note,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { SoldLot } from '@portal/contracts/orders/outflow-quote'
import { useState } from 'react'
import type { SingleKind, SingleQuote } from '../outflow-kind'
import { costRows } from '../quote'
import type { RequestedQuote } from '../../../shared/nav-timing'
import { CutOffNote, useNavTiming } from '../../../shared/nav-timing'
import { Figure } from '../../../transaction/order-card'
import styles from '../outflow.module.css'

const fewLots = 5

/** The purchases whose units are sold, with what each costs to sell; a long list opens on request. */
export function LotsCard({ quote }: { quote: SingleQuote }) {
  const [open, setOpen] = useState(false)
  const { lots } = quote
  const count = lots.length
  if (!lots.length) return null
  const shown = open ? lots : lots.slice(0, fewLots)
  return (
    <Card
      title={t`Which units are sold`}
      subtitle={t`Oldest units first. Each purchase keeps its own date.`}
      flush
    >
      <DataTable
        caption={t`Units that are sold, by purchase`}
        columns={columns(quote)}
        rows={shown}
        rowKey={({ boughtOn, units, value }) => `${boughtOn} ${units} ${value}`}
      />
      {lots.length > fewLots && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open
              ? t`Show fewer`
              : t`${plural(count, { one: 'Show all # purchases', other: 'Show all # purchases' })}`}
          </Button>
        </div>
      )}
    </Card>
  )
}

const columns = ({ units, gross, exitLoad, lots }: SingleQuote): Column<SoldLot>[] => [
  {
    key: 'bought',
    header: t`Bought on`,
    heading: true,
    cell: ({ boughtOn, longTerm }) => (
      <>
        {formatDate(boughtOn)}
        <span className={styles.small}>{longTerm ? t`Long term` : t`Short term`}</span>
      </>
    ),
    total: t`Total`,
  },
  {
    key: 'units',
    header: t`Units`,
    numeric: true,
    cell: (lot) => formatUnits(lot.units),
    total: formatUnits(units),
  },
  {
    key: 'value',
    header: t`Value now`,
    numeric: true,
    cell: ({ value }) => <Money paise={value} />,
    total: <Money paise={gross} />,
  },
  {
    key: 'gain',
    header: t`Gain`,
    numeric: true,
    cell: ({ gain }) => <GainLoss paise={gain} exact />,
    total: <GainLoss paise={lots.reduce((sum, { gain }) => sum + gain, 0)} exact />,
  },
  {
    key: 'load',
    header: t`Exit load`,
    numeric: true,
    cell: (lot) => (lot.exitLoad ? <Money paise={lot.exitLoad} as="cost" /> : t`None`),
    total: exitLoad ? <Money paise={exitLoad} as="cost" /> : t`None`,
  },
]

/** By when the load of some units is gone, and how much that is: the earliest such day. */
function loadSaved({ lots }: SingleQuote): { from: string; saved: number } | undefined {
  const loaded = lots.filter(({ exitLoad, loadFreeFrom }) => exitLoad > 0 && loadFreeFrom !== null)
  const [from] = loaded.flatMap(({ loadFreeFrom }) => loadFreeFrom ?? []).sort()
  if (!from) return undefined
  const saved = loaded
    .filter(({ loadFreeFrom }) => loadFreeFrom === from)
    .reduce((sum, { exitLoad }) => sum + exitLoad, 0)
  return { from, saved }
}

/** What waiting would save, as a fact. */
export function WaitNote({ quote }: { quote: SingleQuote }) {
  const save = loadSaved(quote)
  if (!save) return null
  const day = formatDate(save.from)
  const saved = formatRupees(save.saved)
  const days = daysBetween(indiaDate(quote.serverNow), save.from)
  return (
    <Note
      tone="warning"
      icon="calendar-clock"
      title={t`${plural(days, {
        one: `Wait a day, until ${day}, and you save ${saved}`,
        other: `Wait # days, until ${day}, and you save ${saved}`,
      })}`}
    >
      {t`From that day these units leave without exit load.`}
    </Note>
  )
}

/** What the order comes to, at a glance, units where it buys some, else money; what comes off, and where it goes. */
export function SingleSum({ kind, quote }: { kind: SingleKind; quote: SingleQuote }) {
  const { units, lastNav, gross } = quote
  const bought = kind.unitsBought?.(quote)
  const count = formatUnits(units)
  const price = formatNav(lastNav)
  return (
    <>
      <Figure text={estimateText(kind, quote)}>
        {bought ? (
          t`${{ count: formatUnits(bought) }} units`
        ) : (
          <Money paise={kind.figure(quote)} as="display" />
        )}
      </Figure>
      <DetailList
        rows={[
          { label: t`${count} units × ${price}`, value: <Money paise={gross} /> },
          ...costRows(quote, t`Exit load`),
          ...kind.summary(quote),
        ]}
      />
    </>
  )
}

/** How sure the figures are. */
function estimateText({ atOnce }: SingleKind, { lastNavDate, navDateIfLater, tds }: SingleQuote): string {
  const day = formatDate(lastNavDate)
  const price = lowerNav(navDateIfLater)
  if (atOnce)
    return t`The amount is certain. Its units are an estimate with the NAV of ${day}: they are sold at ${price}.`
  return tds
    ? t`An estimate with the NAV of ${day}.`
    : t`An estimate with the NAV of ${day}. No tax is deducted.`
}

interface CutOffProps {
  kind: SingleKind
  requested: RequestedQuote<SingleQuote>
}

/** How long today's NAV can still be had; what is paid at once does not wait for it. Asked anew when the cut-off passes. */
export function CutOff({ kind, requested: { data: quote, dataUpdatedAt, refetch } }: CutOffProps) {
  const timing = useNavTiming(
    kind.atOnce ? undefined : quote && { ...quote, navDateIfPaidNow: quote.navDate },
    dataUpdatedAt,
    () => void refetch(),
  )
  return timing && <CutOffNote timing={timing} act="confirm" />
}
