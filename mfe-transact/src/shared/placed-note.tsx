import { Button, href, LinkButton, newTransactionDraftAtom, Note, routes, useAtom } from '@portal/kernel'
import styles from './placed-note.module.css'

/** Says of a draft whose order is placed that it is the same order, and lets the investor place another one like it. */
export function PlacedNote() {
  const [{ orderId }, setDraft] = useAtom(newTransactionDraftAtom)
  if (orderId === null) return null
  const another = () => setDraft((last) => ({ ...last, idempotencyKey: null, orderId: null }))
  return (
    <Note tone="warning" title="You have not paid this order">
      You placed it earlier. Pay it, or place another one for the same amount.
      <div className={styles.ways}>
        <LinkButton to={href(routes.investPayment, { order: orderId })} variant="secondary" size="sm">
          Pay this order
        </LinkButton>
        <Button variant="quiet" size="sm" onClick={another}>
          Place another order
        </Button>
      </div>
    </Note>
  )
}
