import {
  AmountField,
  Button,
  scopeOfVisit,
  focusField,
  FormElement,
  LinkButton,
  Money,
  queryFor,
  Slot,
  useInvestor,
  useNavigate,
  useQueryClient,
  validateAmount,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { investorApi } from '@portal/contracts/folios/investor'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import { useId, useState } from 'react'
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
  const field = useId()
  const [amount, setAmount] = useState<number | null>(null)
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [asksFolio, setAsksFolio] = useState(false)
  const limits = purchaseLimits(scheme, isHeld)
  const error = validateAmount(amount ?? undefined, limits)
  const goOn = async (wantsFolio: boolean) => {
    setPressed(true)
    if (error || amount === null) return focusField(field)
    setBusy(!wantsFolio)
    const asks = wantsFolio || (!scopeOfVisit() && (await needsFolio()))
    setBusy(false)
    if (asks) setAsksFolio(true)
    else void navigate(investAddress(schemePlanCode, amount))
  }
  const addToCart = useAddToCart(schemePlanCode)
  const keep = async () => {
    setPressed(true)
    if (error || amount === null) return focusField(field)
    setBusy(true)
    await addToCart(amount)
    setBusy(false)
  }
  return (
    <>
      <FormElement className={styles.form} onSubmit={() => void goOn(false)}>
        <AmountField
          id={field}
          label={t`Lump sum`}
          value={amount}
          onChange={setAmount}
          chips={usualAmounts(chips, limits)}
          min={limits.min}
          step={limits.multiple}
          error={pressed ? error : undefined}
        />
        <Ways busy={busy} onCart={() => void keep()} onNewFolio={() => void goOn(true)} />
      </FormElement>
      {scheme.sipAllow === 'Y' && <SipOffer scheme={scheme} />}
      {asksFolio && (
        <Slot
          name="create-folio-dialog"
          label={t`The new folio`}
          open
          onClose={() => setAsksFolio(false)}
          place={1}
          investment={{ schemePlanCode, amount }}
        />
      )}
    </>
  )
}

interface WaysProps {
  busy: boolean
  onCart: () => void
  onNewFolio: () => void
}

/** What the amount can be used for; quick invest has no cart, and asks of a new folio on its own page. */
function Ways({ busy, onCart, onNewFolio }: WaysProps) {
  return (
    <>
      <Button type="submit" fullWidth busy={busy}>
        {t`Continue`}
      </Button>
      {!scopeOfVisit() && (
        <>
          <Button variant="secondary" fullWidth disabled={busy} onClick={onCart}>
            {t`Add to cart`}
          </Button>
          <Button variant="quiet" fullWidth disabled={busy} onClick={onNewFolio}>
            {t`Invest in a new folio`}
          </Button>
        </>
      )}
    </>
  )
}

/** The way to invest in the fund again and again. */
function SipOffer({ scheme: { schemePlanCode, minSip } }: Pick<AmountFormProps, 'scheme'>) {
  return (
    <div className={styles.sip}>
      <p className={styles.label}>
        <Trans>
          Or invest every month, from <Money paise={minSip} as="rounded" />.
        </Trans>
      </p>
      <LinkButton to={sipAddress(schemePlanCode)} variant="secondary" icon="sip" fullWidth>
        {t`Start a SIP`}
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
