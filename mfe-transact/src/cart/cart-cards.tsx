import {
  AmountField,
  Button,
  CategoryDot,
  DetailList,
  formatRupees,
  href,
  IconButton,
  LinkButton,
  Money,
  Note,
  OnlyWide,
  RefusalNote,
  routes,
  StatusPill,
  Tag,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Cart, CartItem } from '@portal/contracts/cart/cart'
import { type ReactNode, useEffect, useRef } from 'react'
import { countedIn, countText, detailOf, hintOf, isCounted, lineOf, nameOf, tagOf } from './cart-words'
import { OrderCard } from '../transaction/order-card'
import styles from './cart.module.css'

interface CartRowProps {
  item: CartItem
  /** Whether the address brings the reader to this order. */
  isAimedAt: boolean
  /** As typed, in paise; null: the field is empty. */
  amount: number | null
  onAmount: (amount: number | null) => void
  onEdit: () => void
  onRemove: () => void
}

/** One order of the cart: what, where, how much; one that cannot be bought says why, and what to do. */
export function CartRow({ item, isAimedAt, amount, onAmount, onEdit, onRemove }: CartRowProps) {
  const { scheme, investDetails, refusal } = item
  const name = nameOf(item)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAimedAt) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isAimedAt])
  return (
    <li className={styles.row} ref={row}>
      {scheme ? <CategoryDot category={scheme.fundType} /> : <span />}
      <div className={styles.what}>
        <h3 className={styles.name} translate="no">
          {name}
        </h3>
        <p className={styles.detail}>{detailOf(item)}</p>
        <p className={styles.tags}>
          <Tag>{tagOf(investDetails)}</Tag>
          {refusal && (
            <StatusPill tone="negative" icon="blocked">
              {t`Not counted`}
            </StatusPill>
          )}
        </p>
      </div>
      <AmountField
        className={styles.amount}
        label={t`Amount of ${name}`}
        hideLabel
        value={amount}
        onChange={onAmount}
        hint={hintOf(item)}
        error={amount ? undefined : t`Enter an amount`}
      />
      <div className={styles.tools}>
        <IconButton icon="pencil" label={t`Change ${name}`} size="sm" onClick={onEdit} />
        <IconButton icon="trash" label={t`Remove ${name}`} size="sm" onClick={onRemove} />
      </div>
      {refusal && (
        <div className={styles.refused}>
          <Note tone="negative" title={refusal.message}>
            {t`We left this order out of the total. The others can go through.`}
          </Note>
          <div className={styles.ways}>
            <LinkButton to={href(routes.exploreFunds)} variant="secondary" size="sm">
              {t`See other funds`}
            </LinkButton>
            <Button variant="quiet" size="sm" onClick={onRemove}>
              {t`Remove it`}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** What the orders of the cart come to, today, line by line. */
export function CartSummary({ cart, note, action }: { cart: Cart; note?: ReactNode; action: ReactNode }) {
  const { items, toPay, stampDuty, stampDutyPercent, refusal } = cart
  const counted = countedIn(cart).length
  const duty = formatRupees(stampDuty)
  return (
    <OrderCard
      title={countText(counted, items.length)}
      notes={
        <>
          {note}
          {refusal && (
            <RefusalNote title={t`One payment cannot pay these orders.`}>{refusal.message}</RefusalNote>
          )}
        </>
      }
      action={<OnlyWide>{action}</OnlyWide>}
      after={t`If one order fails, we refund its money. The others still go through.`}
    >
      <DetailList
        rows={[
          ...items.map((item) => ({
            label: lineOf(item),
            value: isCounted(item) ? <Money paise={item.toPay} /> : t`Not counted`,
          })),
          { label: t`To pay today`, value: <Money paise={toPay} />, total: true },
        ]}
      />
      {stampDuty > 0 && (
        <p className={styles.small}>
          <Trans>
            Includes stamp duty of {stampDutyPercent}%, <Verbatim>{duty}</Verbatim>.
          </Trans>
        </p>
      )}
    </OrderCard>
  )
}
