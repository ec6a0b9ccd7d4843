import {
  Button,
  formatRupeesRounded,
  GainLoss,
  Money,
  persistedAtom,
  useAtom,
  useAtomValue,
  Verbatim,
  VisuallyHidden,
  type GainLossProps,
  type MoneyProps,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import * as z from 'zod/mini'

const amountsHiddenAtom = persistedAtom('amountsHidden', z.boolean(), false)

/** Whether the investor wants no amounts of their own on screen: kept over pages, until the tab is closed or left. */
export const useAmountsHidden = (): boolean => useAtomValue(amountsHiddenAtom)

const dots = '₹••••'

type AmountText = (paise: number) => string

/** How amounts stand in a text, by itself rounded; as dots while they are hidden. */
export function useAmountText(format: AmountText = formatRupeesRounded): AmountText {
  return useAmountsHidden() ? () => dots : format
}

/** An own amount, which can be hidden. */
export function Amount(props: MoneyProps) {
  return useAmountsHidden() ? <Hidden /> : <Money {...props} />
}

/** An own gain, of which only the rate is left while amounts are hidden. */
export function Gain({ paise, ...rest }: GainLossProps) {
  const hidden = useAmountsHidden()
  if (!hidden || paise === undefined) return <GainLoss {...rest} {...(paise !== undefined && { paise })} />
  return rest.rate === undefined ? <Hidden /> : <GainLoss {...rest} />
}

/** A text that would give an amount away, such as units beside a NAV. */
export function Hideable({ children }: { children: string }) {
  return useAmountsHidden() ? <Hidden text="••••" /> : <Verbatim>{children}</Verbatim>
}

function Hidden({ text = dots }: { text?: string }) {
  return (
    <span>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{t`Hidden`}</VisuallyHidden>
    </span>
  )
}

/** Hides the investor's amounts on every page, or shows them again. */
export function HideAmountsButton() {
  const [hidden, setHidden] = useAtom(amountsHiddenAtom)
  return (
    <Button variant="quiet" size="sm" icon="eye" onClick={() => setHidden(!hidden)}>
      {hidden ? t`Show amounts` : t`Hide amounts`}
    </Button>
  )
}
