import type { RegistrationOrder } from '@portal/kernel/contracts/order'
import { lazy, Suspense } from 'react'

const NextDebits = lazy(() => import('./next-debits'))

/** The next debits of a SIP, whose code only the receipt of a SIP loads. */
export function LaterDebits({ order }: { order: RegistrationOrder }) {
  return (
    <Suspense fallback={null}>
      <NextDebits order={order} />
    </Suspense>
  )
}
