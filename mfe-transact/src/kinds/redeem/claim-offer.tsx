import { Card, href, LinkButton, routes } from '@portal/kernel'
import type { RedemptionOrder } from '@portal/kernel/contracts/order'

/** The way to money that the bank sent back and that is not on its way again. */
export function ClaimOffer({ order: { payouts } }: { order: RedemptionOrder }) {
  if (payouts.at(-1)?.state !== 'returned') return null
  return (
    <Card title="Where should the money go?" subtitle="Choose another account of the folio, or add one.">
      <LinkButton variant="secondary" to={href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' })}>
        See unclaimed amounts
      </LinkButton>
    </Card>
  )
}
