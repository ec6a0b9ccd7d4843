import {
  Card,
  formatDate,
  formatNav,
  formatRupeesRounded,
  formatUnits,
  Facts,
  href,
  maskFolio,
  OrderLinks,
  planLabel,
  routes,
  SchemeLine,
  TextLink,
  Verbatim,
} from '@portal/kernel'
import type { BlockedUnits } from '@portal/kernel/contracts/exit-quote'
import type { Holding } from '@portal/kernel/contracts/investor'
import type { ReactNode } from 'react'
import type { OutflowQuote } from './outflow-kind'
import { areNone } from '../../shared/units-math'
import { blockedName, blockedReason } from './blocked-text'
import styles from './outflow.module.css'
import type { Free } from './outflow-values'

export interface HoldingCardProps {
  holding: Holding
  /** Knows more of what is not free, once it is there. */
  quote: OutflowQuote | undefined
  free: Free
}

/** What the holding is, and how much of it is free. */
export function HoldingCard({ holding, quote, free }: HoldingCardProps) {
  const { fundType, schemeName, planName, optionDesc, folioNo, currentNAV, currentNAVDate } = holding
  const blocked = (quote?.blocked ?? blockedBy(holding)).filter(({ units }) => !areNone(units))
  return (
    <Card label="Your holding">
      <SchemeLine
        category={fundType}
        name={schemeName}
        detail={`${planLabel(planName)} · ${optionDesc} · Folio ${maskFolio(folioNo)} · NAV ${formatNav(currentNAV)}, ${formatDate(currentNAVDate)}`}
      />
      <UnitsBar free={free.units} blocked={blocked} />
      <Facts
        facts={[
          {
            label: 'Free',
            value: <UnitsFact units={free.units} text={formatRupeesRounded(free.value)} />,
          },
          ...blocked.map((each) => ({
            label: blockedName(each),
            value: <UnitsFact units={each.units} text={<BlockedReason {...each} />} />,
          })),
        ]}
      />
    </Card>
  )
}

/** What the holding itself knows: it counts locked units among those on hold. */
const blockedBy = ({ lienUnits, holdUnits, heldBy }: Holding): BlockedUnits[] => [
  { why: 'lien', units: lienUnits, until: null, orders: [] },
  { why: heldBy.length ? 'order' : 'lock-in', units: holdUnits, until: null, orders: heldBy },
]

function BlockedReason(blocked: BlockedUnits) {
  if (blocked.orders.length)
    return (
      <>
        For order <OrderLinks orders={blocked.orders} />
      </>
    )
  if (blocked.why === 'hold') return <TextLink to={href(routes.askQuery)}>Ask us why</TextLink>
  return blockedReason(blocked)
}

/** The shares at a glance; the figures below say the same. */
function UnitsBar({ free, blocked }: { free: string; blocked: readonly BlockedUnits[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <i className={styles.free} style={{ flexGrow: Number(free) }} />
      {blocked.map(({ why, units }) => (
        <i key={why} className={styles.blocked} style={{ flexGrow: Number(units) }} />
      ))}
    </div>
  )
}

function UnitsFact({ units, text }: { units: string; text: ReactNode }) {
  return (
    <>
      <Verbatim>{formatUnits(units)}</Verbatim>
      <span className={styles.small}>{text}</span>
    </>
  )
}
