import {
  AmountField,
  Button,
  LinkButton,
  Money,
  queryFor,
  Slot,
  useInvestor,
  useNavigate,
  useQueryClient,
  validateAmount,
} from '@portal/kernel'
import { investorApi } from '@portal/kernel/contracts/investor'
import type { SchemeDetails } from '@portal/kernel/contracts/product'
import { useRef, useState, type FormEvent } from 'react'
import { sipAddress } from '../shared/sip-address'
import { investAddress, purchaseLimits, usualAmounts } from './invest-offer'
import { useAddToCart } from './use-add-to-cart'
import styles from './scheme.module.css'

export interface AmountFormProps {
  scheme: SchemeDetails
  isHeld: boolean
  chips: readonly number[]
}

/** The amount of a purchase; who has no folio, or wants another one, begins it before going on. */
export function AmountForm({ scheme, isHeld, chips }: AmountFormProps) {
  const { schemePlanCode } = scheme
  const navigate = useNavigate()
  const needsFolio = useNeedsFolio()
  const form = useRef<HTMLFormElement>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [asksFolio, setAsksFolio] = useState(false)
  const limits = purchaseLimits(scheme, isHeld)
  const error = validateAmount(amount ?? undefined, limits)
  const goOn = async (wantsFolio: boolean) => {
    setPressed(true)
    if (error || amount === null) return form.current?.querySelector('input')?.focus()
    setBusy(!wantsFolio)
    const asks = wantsFolio || (await needsFolio())
    setBusy(false)
    if (asks) setAsksFolio(true)
    else void navigate(investAddress(schemePlanCode, amount))
  }
  const addToCart = useAddToCart(schemePlanCode)
  const keep = async () => {
    setPressed(true)
    if (error || amount === null) return form.current?.querySelector('input')?.focus()
    setBusy(true)
    await addToCart(amount)
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void goOn(false)
  }
  return (
    <>
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
        <Button type="submit" fullWidth busy={busy}>
          Continue
        </Button>
        <Button variant="secondary" fullWidth disabled={busy} onClick={() => void keep()}>
          Add to cart
        </Button>
        <Button variant="quiet" fullWidth disabled={busy} onClick={() => void goOn(true)}>
          Invest in a new folio
        </Button>
      </form>
      {scheme.sipAllow === 'Y' && <SipOffer scheme={scheme} />}
      {asksFolio && (
        <Slot
          name="create-folio-dialog"
          label="The new folio"
          open
          onClose={() => setAsksFolio(false)}
          place={1}
          investment={{ schemePlanCode, amount }}
        />
      )}
    </>
  )
}

/** The way to invest in the fund again and again. */
function SipOffer({ scheme: { schemePlanCode, minSip } }: Pick<AmountFormProps, 'scheme'>) {
  return (
    <div className={styles.sip}>
      <p className={styles.label}>
        Or invest every month, from <Money paise={minSip} as="rounded" />.
      </p>
      <LinkButton to={sipAddress(schemePlanCode)} variant="secondary" icon="sip" fullWidth>
        Start a SIP
      </LinkButton>
    </div>
  )
}

/** Whether the investor has no folio at all; where that cannot be found out, the purchase's own page asks. */
function useNeedsFolio(): () => Promise<boolean> {
  const client = useQueryClient()
  const { pan } = useInvestor()
  const folios = queryFor(investorApi.folios, { panNumber: pan })
  return () =>
    client.fetchQuery({ ...folios, retry: false }).then(
      (answer) => answer.folios.length === 0,
      () => false,
    )
}
