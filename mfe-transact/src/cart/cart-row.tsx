import {
  AmountField,
  Button,
  CategoryDot,
  href,
  IconButton,
  LinkButton,
  Note,
  routes,
  StatusPill,
  Tag,
} from '@portal/kernel'
import type { CartItem } from '@portal/kernel/contracts/cart'
import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../shared/use-settled'
import { detailOf, hintOf, nameOf, tagOf } from './cart-words'
import styles from './cart.module.css'

export interface CartRowProps {
  item: CartItem
  /** Whether the address brings the reader to this order. */
  isAimedAt: boolean
  onAmount: (amount: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** One order of the cart: what, where, how much; one that cannot be bought says why, and what to do. */
export function CartRow({ item, isAimedAt, onAmount, onEdit, onRemove }: CartRowProps) {
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
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.detail}>{detailOf(item)}</p>
        <p className={styles.tags}>
          <Tag>{tagOf(investDetails)}</Tag>
          {refusal && (
            <StatusPill tone="negative" icon="blocked">
              Not counted
            </StatusPill>
          )}
        </p>
      </div>
      <Amount item={item} onAmount={onAmount} />
      <div className={styles.tools}>
        <IconButton icon="pencil" label={`Change ${name}`} size="sm" onClick={onEdit} />
        <IconButton icon="trash" label={`Remove ${name}`} size="sm" onClick={onRemove} />
      </div>
      {refusal && (
        <div className={styles.refused}>
          <Note tone="negative" title={refusal.message}>
            We left this order out of the total. The others can go through.
          </Note>
          <div className={styles.ways}>
            <LinkButton to={href(routes.exploreFunds)} variant="secondary" size="sm">
              See other funds
            </LinkButton>
            <Button variant="quiet" size="sm" onClick={onRemove}>
              Remove it
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** The amount, kept by the server once it stands still. */
function Amount({ item, onAmount }: Pick<CartRowProps, 'item' | 'onAmount'>) {
  const { amount } = item.investDetails
  const [typed, setTyped] = useState<number | null>(amount)
  const settled = useSettled(typed, 600)
  const save = useRef(onAmount)
  useEffect(() => void (save.current = onAmount))
  const known = useRef(amount)
  useEffect(() => {
    if (settled === null || settled === known.current) return
    known.current = settled
    save.current(settled)
  }, [settled])
  return (
    <AmountField
      className={styles.amount}
      label={`Amount of ${nameOf(item)}`}
      hideLabel
      value={typed}
      onChange={setTyped}
      hint={hintOf(item)}
      error={typed === null ? 'Enter an amount' : undefined}
    />
  )
}
