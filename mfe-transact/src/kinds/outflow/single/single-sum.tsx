import { DetailList, formatDate, formatNav, formatUnits, lowerNav, Money } from '@portal/kernel'
import { CutOffNote, useNavTiming } from '../../../shared/nav-timing'
import { Figure } from '../../../transaction/order-card'
import { costRows } from '../cost-rows'
import type { SingleKind, SingleQuote } from '../outflow-kind'
import type { AskedQuote } from '../quote'

interface SingleSumProps {
  kind: SingleKind
  quote: SingleQuote
}

/** What the order comes to, at a glance, units where it buys some, else money; what comes off, and where it goes. */
export function SingleSum({ kind, quote }: SingleSumProps) {
  const { units, lastNav, gross } = quote
  const bought = kind.unitsBought?.(quote)
  return (
    <>
      <Figure text={estimateText(kind, quote)}>
        {bought ? `${formatUnits(bought)} units` : <Money paise={kind.figure(quote)} as="display" />}
      </Figure>
      <DetailList
        rows={[
          { label: `${formatUnits(units)} units × ${formatNav(lastNav)}`, value: <Money paise={gross} /> },
          ...costRows(quote, 'Exit load'),
          ...kind.summary(quote),
        ]}
      />
    </>
  )
}

/** How sure the figures are. */
const estimateText = ({ atOnce }: SingleKind, { lastNavDate, navDateIfLater, tds }: SingleQuote): string =>
  atOnce
    ? `The amount is certain. Its units are an estimate with the NAV of ${formatDate(lastNavDate)}: they are sold at ${lowerNav(navDateIfLater)}.`
    : `An estimate with the NAV of ${formatDate(lastNavDate)}.${tds ? '' : ' No tax is deducted.'}`

interface CutOffProps {
  kind: SingleKind
  asked: AskedQuote<SingleQuote>
}

/** How long today's NAV can still be had; what is paid at once does not wait for it. Asked anew when the cut-off passes. */
export function CutOff({ kind, asked: { data: quote, dataUpdatedAt, refetch } }: CutOffProps) {
  const timing = useNavTiming(
    kind.atOnce ? undefined : quote && { ...quote, navDateIfPaidNow: quote.navDate },
    dataUpdatedAt,
    () => void refetch(),
  )
  return timing && <CutOffNote timing={timing} act="Confirm" />
}
