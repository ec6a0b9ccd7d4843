import { EmptyState, LinkButton, Page } from '@portal/kernel'
import type { PaymentView } from './payment-view'

/** An order that can no longer be paid: what became of the money, and the way to a new one. */
export function OrderOver({ view }: { view: Extract<PaymentView, { kind: 'over' }> }) {
  return (
    <Page title="This order is closed">
      <EmptyState fullPage title={view.title} action={<LinkButton to={view.again}>Invest again</LinkButton>}>
        {view.text}
      </EmptyState>
    </Page>
  )
}
