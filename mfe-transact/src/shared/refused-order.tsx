import { type ApiError, RefusalNote } from '@portal/kernel'
import { KycPopup } from './kyc-popup'

interface RefusedOrderProps {
  title: string
  refusal: ApiError
}

/** What the server said of an order before its review, where no field of the form can mend it. */
export function RefusedOrder({ title, refusal }: RefusedOrderProps) {
  return (
    <>
      <RefusalNote title={title}>{refusal.message}</RefusalNote>
      <KycPopup failure={refusal} />
    </>
  )
}
