import {
  AmountField,
  Button,
  Card,
  href,
  LinkButton,
  Note,
  routes,
  useNavigate,
  validateAmount,
} from '@portal/kernel'
import type { SchemeDetails } from '@portal/kernel/contracts/product'
import { useRef, useState, type FormEvent } from 'react'
import { closedReason, investAddress, purchaseLimits, usualAmounts } from './invest-offer'
import styles from './scheme.module.css'

interface InvestCardProps {
  scheme: SchemeDetails
  isHeld: boolean
  chips: readonly number[]
}

/** The way into the fund: an amount, or why it takes none. */
export function InvestCard({ scheme, isHeld, chips }: InvestCardProps) {
  const closed = closedReason(scheme)
  return (
    <Card title="Invest in this fund">
      {closed ? (
        <div className={styles.form}>
          <Note tone="warning" title="Closed to new investments">
            {closed}
          </Note>
          <LinkButton to={href(routes.exploreFunds)} variant="secondary" fullWidth>
            See other funds
          </LinkButton>
        </div>
      ) : (
        <AmountForm scheme={scheme} isHeld={isHeld} chips={chips} />
      )}
    </Card>
  )
}

function AmountForm({ scheme, isHeld, chips }: InvestCardProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [pressed, setPressed] = useState(false)
  const limits = purchaseLimits(scheme, isHeld)
  const error = validateAmount(amount ?? undefined, limits)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (error || amount === null) form.current?.querySelector('input')?.focus()
    else void navigate(investAddress(scheme.schemePlanCode, amount))
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <AmountField
        label="Lump sum"
        value={amount}
        onChange={setAmount}
        chips={usualAmounts(chips, limits)}
        min={limits.min}
        step={limits.multiple}
        error={pressed ? error : undefined}
      />
      <Button type="submit" fullWidth>
        Continue
      </Button>
    </form>
  )
}
