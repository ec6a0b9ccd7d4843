import { Button, href, LinkButton, Note, routes, useAtom } from '@portal/kernel'
import { draftAtom } from '../../transaction/draft'
import styles from '../../transaction/order-card.module.css'
import { purchaseTypeOf } from '../../transaction/kept-draft'

/** Says of a draft whose order is placed that it is the same order, and lets the investor place another one like it. */
export function PlacedNote() {
  const [draft, setDraft] = useAtom(draftAtom)
  const { orderId, transactionDetails } = draft
  if (orderId === null) return null
  const paysNow = purchaseTypeOf(draft) !== 'SIP' || transactionDetails.payFirstNow
  const another = () => setDraft((last) => ({ ...last, idempotencyKey: null, orderId: null }))
  return (
    <Note tone="warning" title={paysNow ? 'You have not paid this order' : 'You have placed this order'}>
      {paysNow
        ? 'You placed it earlier. Pay it, or place another one for the same amount.'
        : 'Its receipt shows the status. You can place another one for the same amount.'}
      <div className={styles.ways}>
        <LinkButton
          to={href(paysNow ? routes.investPayment : routes.investSuccess, { order: orderId })}
          variant="secondary"
          size="sm"
        >
          {paysNow ? 'Pay this order' : 'See the receipt'}
        </LinkButton>
        <Button variant="quiet" size="sm" onClick={another}>
          Place another order
        </Button>
      </div>
    </Note>
  )
}
