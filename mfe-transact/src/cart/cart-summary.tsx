import { Card, DetailList, formatRupees, Money, RefusalNote, Verbatim } from '@portal/kernel'
import type { Cart } from '@portal/kernel/contracts/cart'
import type { ReactNode } from 'react'
import { countedIn, countText, isCounted, lineOf } from './cart-words'
import styles from './cart.module.css'

/** What the orders of the cart come to, today, line by line. */
export function CartSummary({ cart, note, action }: { cart: Cart; note?: ReactNode; action: ReactNode }) {
  const { items, toPay, stampDuty, refusal } = cart
  const counted = countedIn(cart).length
  return (
    <Card title={countText(counted, items.length)}>
      <DetailList
        rows={[
          ...items.map((item) => ({
            label: lineOf(item),
            value: isCounted(item) ? <Money paise={item.toPay} /> : 'Not counted',
          })),
          { label: 'To pay today', value: <Money paise={toPay} />, total: true },
        ]}
      />
      {stampDuty > 0 && (
        <p className={styles.small}>
          Includes stamp duty of 0.005%, <Verbatim>{formatRupees(stampDuty)}</Verbatim>.
        </p>
      )}
      <div className={styles.blocks}>
        {note}
        {refusal && <RefusalNote title="One payment cannot pay these orders.">{refusal.message}</RefusalNote>}
        <div className={styles.wide}>{action}</div>
      </div>
      <p className={styles.small}>If one order fails, we refund its money. The others still go through.</p>
    </Card>
  )
}
