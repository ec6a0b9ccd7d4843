import { textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { formatRate, formatRupees, formatSignedRupees } from '@portal/contracts/format'
import { classNames, Verbatim, VisuallyHidden } from '../base/public'
import styles from './figures.module.css'

/** The triangle that stands with every gain and loss, so that colour is not the only mark. */
function Triangle({ down }: { down: boolean }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path fill="currentColor" d={down ? 'M5 8.8.6 1.2h8.8Z' : 'M5 1.2 9.4 8.8H.6Z'} />
    </svg>
  )
}

export interface GainLossProps {
  /** Integer paise. */
  paise?: number
  /** A fraction: 0.266 is 26.6 %. Null where it is not defined. */
  rate?: number | null
  decimals?: number
  /** Shows the paise too: +₹3,685.26. */
  exact?: boolean
}

function amountText(paise: number, exact: boolean): string {
  if (!exact) return formatSignedRupees(paise)
  return paise > 0 ? `+${formatRupees(paise)}` : formatRupees(paise)
}

/** The sign of what is shown, not of what is meant: −₹0.30 rounds to ₹0 and is no loss. */
function direction(text: string): 'gain' | 'loss' | 'none' {
  if (text.startsWith('+')) return 'gain'
  return text.startsWith('\u2212') ? 'loss' : 'none'
}

const words = { gain: msg`Gain`, loss: msg`Loss`, none: msg`No change` }

/**
 * The investor's own gain or loss: sign, triangle, colour and, for readers, the word (visual design: type and
 * numbers).
 */
export function GainLoss({ paise, rate, decimals = 1, exact = false }: GainLossProps) {
  const amount = paise === undefined ? undefined : amountText(paise, exact)
  const share = rate === undefined ? undefined : formatRate(rate, { decimals })
  const shown = amount && share ? `${amount} (${share})` : (amount ?? share ?? '')
  const way = direction(shown)
  if (shown === 'n/a') return <span className={classNames(styles.money, styles.none)}>n/a</span>
  return (
    <span className={classNames(styles.move, styles[way])}>
      {way !== 'none' && <Triangle down={way === 'loss'} />}
      <span>
        <VisuallyHidden>{textOf(words[way])} </VisuallyHidden>
        <Verbatim>{shown}</Verbatim>
      </span>
    </span>
  )
}

export interface MarketMoveProps {
  rate: number | null
  /** 2 in fund lists. */
  decimals?: number
}

/**
 * A return of the market: neutral when up, red with a triangle when down; it is nobody's gain yet (visual design:
 * type and numbers).
 */
export function MarketMove({ rate, decimals = 2 }: MarketMoveProps) {
  const text = formatRate(rate, { decimals })
  const down = direction(text) === 'loss'
  return (
    <span className={classNames(styles.move, down ? styles.loss : text === 'n/a' ? styles.none : styles.up)}>
      {down && <Triangle down />}
      <span>
        {down && <VisuallyHidden>{t`Down`} </VisuallyHidden>}
        <Verbatim>{text}</Verbatim>
      </span>
    </span>
  )
}
