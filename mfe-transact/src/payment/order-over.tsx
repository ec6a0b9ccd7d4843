import { EmptyPage } from '../shared/empty-page'
import type { PaymentView } from './payment-view'

/** An order that can no longer be paid: what became of the money, and the way to a new one. */
export const OrderOver = ({ view }: { view: Extract<PaymentView, { kind: 'over' }> }) => (
  <EmptyPage title="This order is closed" says={view.title} wayOn={{ to: view.again, label: 'Invest again' }}>
    {view.text}
  </EmptyPage>
)
