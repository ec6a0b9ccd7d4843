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
import type { BlockedUnits } from '@portal/contracts/orders/outflow-quote'
import type { Holding } from '@portal/contracts/folios/investor'
import type { ReactNode } from 'react'
import { areNone } from '../../shared/units-math'
import styles from './outflow.module.css'
import type { Free } from './outflow-values'

interface HoldingCardProps {
  holding: Holding
  /** What is not free, by a quote that knows more of it. */
  quoted?: readonly BlockedUnits[] | undefined
  free: Free
}

/** What the holding is, and how much of it is free. */
export function HoldingCard({ holding, quoted, free }: HoldingCardProps) {
  const { fundType, schemeName, planName, optionDesc, folioNo, currentNAV, currentNAVDate } = holding
  const blocked = (quoted ?? blockedBy(holding)).filter(({ units }) => !areNone(units))
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
            label: blockedNames[each.why],
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

/** What keeps units from leaving now, in a word. */
const blockedNames: Readonly<Record<BlockedUnits['why'], string>> = {
  lien: 'Under lien',
  hold: 'On hold',
  'lock-in': 'Locked',
  order: 'On hold',
}

/** The line below it; what an order or we hold back is told by a link. */
function BlockedReason({ why, until, orders }: BlockedUnits): ReactNode {
  if (orders.length)
    return (
      <>
        For order <OrderLinks orders={orders} />
      </>
    )
  if (why === 'hold') return <TextLink to={href(routes.askQuery)}>Ask us why</TextLink>
  if (until) return `Some are free on ${formatDate(until)}`
  return { lien: 'Pledged for a loan', 'lock-in': 'Locked in', order: undefined }[why]
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
