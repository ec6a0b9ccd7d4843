import { Button, href, LinkButton, Note, routes, useAtom } from '@portal/kernel'
import { t } from '@portal/kernel/words'
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
    <Note tone="warning" title={paysNow ? t`You have not paid this order` : t`You have placed this order`}>
      {paysNow
        ? t`You placed it earlier. Pay it, or place another one for the same amount.`
        : t`Its receipt shows the status. You can place another one for the same amount.`}
      <div className={styles.ways}>
        <LinkButton
          to={href(paysNow ? routes.investPayment : routes.investSuccess, { order: orderId })}
          variant="secondary"
          size="sm"
        >
          {paysNow ? t`Pay this order` : t`See the receipt`}
        </LinkButton>
        <Button variant="quiet" size="sm" onClick={another}>
          {t`Place another order`}
        </Button>
      </div>
    </Note>
  )
}
