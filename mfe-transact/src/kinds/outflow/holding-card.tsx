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
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
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
  const masked = maskFolio(folioNo)
  const price = formatNav(currentNAV)
  const day = formatDate(currentNAVDate)
  const plan = planLabel(planName)
  const blocked = (quoted ?? blockedBy(holding)).filter(({ units }) => !areNone(units))
  return (
    <Card label={t`Your holding`}>
      <SchemeLine
        category={fundType}
        name={schemeName}
        detail={t`${plan} · ${optionDesc} · Folio ${masked} · NAV ${price}, ${day}`}
      />
      <UnitsBar free={free.units} blocked={blocked} />
      <Facts
        facts={[
          {
            label: t`Free`,
            value: <UnitsFact units={free.units} text={formatRupeesRounded(free.value)} />,
          },
          ...blocked.map((each) => ({
            label: textOf(blockedNames[each.why]),
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
const blockedNames: Readonly<Record<BlockedUnits['why'], Text>> = {
  lien: msg`Under lien`,
  hold: msg`On hold`,
  'lock-in': msg`Locked`,
  order: msg`On hold`,
}

/** The line below it; what an order or we hold back is told by a link. */
function BlockedReason({ why, until, orders }: BlockedUnits): ReactNode {
  if (orders.length)
    return (
      <Trans>
        For order <OrderLinks orders={orders} />
      </Trans>
    )
  if (why === 'hold') return <TextLink to={href(routes.askQuery)}>{t`Ask us why`}</TextLink>
  if (until) return t`Some are free on ${{ day: formatDate(until) }}`
  return { lien: t`Pledged for a loan`, 'lock-in': t`Locked in`, order: undefined }[why]
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
