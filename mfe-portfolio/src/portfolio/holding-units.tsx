import { DetailList, formatDate, formatUnits } from '@portal/kernel'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { BlockedUnits } from '@portal/kernel/contracts/exit-quote'
import type { portfolioApi } from '@portal/kernel/contracts/portfolio'
import { Hideable } from '../shared/amounts'

const reasons: Readonly<Record<BlockedUnits['why'], string>> = {
  lien: 'Under lien, until your lender releases them',
  hold: 'On hold. Call us to learn why',
  'lock-in': 'Locked in, as in every tax saver',
  order: 'In an order that waits for its NAV',
}

const why = ({ why: reason, until }: BlockedUnits): string =>
  `${reasons[reason]}${until ? `; the first are free on ${formatDate(until)}` : ''}`

/** How many units can leave now, and why the others cannot. */
export function HoldingUnits({ details }: { details: ResponseOf<typeof portfolioApi.holding> }) {
  const { unitBalance, freeUnits, blocked } = details
  return (
    <section aria-label="Units">
      <DetailList
        rows={[
          { label: 'Units', value: <Hideable>{formatUnits(unitBalance)}</Hideable> },
          ...blocked.map((each) => ({
            label: why(each),
            value: <Hideable>{formatUnits(each.units)}</Hideable>,
          })),
          { label: 'Free now', value: <Hideable>{formatUnits(freeUnits)}</Hideable>, total: true },
        ]}
      />
    </section>
  )
}
