import { useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { formatRupeesRounded, rupeesInWords } from '../../format/public'
import { classNames } from '../base/public'
import { Chip } from '../button/inner'
import styles from './amount-field.module.css'
import { digitsBefore, placeAfterDigits } from './caret'
import { FieldError, Field, splitFrame, type FieldFrame } from './field'
import box from './input-box.module.css'
import { amountText, readAmount, type TypedAmount } from './typed-amount'

export interface AmountFieldProps extends FieldFrame {
  /** Integer paise, also of what is typed after a point; null while empty. */
  value: number | null
  onChange: (paise: number | null) => void
  onBlur?: () => void
  onFocus?: () => void
  /** Usual amounts in paise, one press each. */
  chips?: readonly number[]
  /** In paise; they make the hint 'From ₹1,000, in steps of ₹1.' */
  min?: number
  max?: number
  step?: number
  /** Follows the words: `a month`. */
  per?: string
  disabled?: boolean
  name?: string
}

/**
 * The limits of an amount as one sentence, amounts in paise: 'From ₹1,000 to ₹2,00,000, in steps of ₹1.' (visual
 * design: amount)
 */
export function limitsText({ min, max, step }: Pick<AmountFieldProps, 'min' | 'max' | 'step'>): string {
  const from = min === undefined ? '' : `From ${formatRupeesRounded(min)}`
  const to = max === undefined ? '' : `${from ? ' to' : 'Up to'} ${formatRupeesRounded(max)}`
  const steps =
    step === undefined ? '' : `${from || to ? ', in' : 'In'} steps of ${formatRupeesRounded(step)}`
  const text = from + to + steps
  return text && `${text}.`
}

/** Groups while typing, keeps what is typed after the point, and leaves the caret between the same digits. */
function useGroupedTyping(value: number | null, onChange: (paise: number | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [typed, setTyped] = useState<TypedAmount>()
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return
    const place = placeAfterDigits(input.current.value, caret.current)
    input.current.setSelectionRange(place, place)
    caret.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    caret.current = digitsBefore(target.value, target.selectionStart ?? target.value.length)
    const read = readAmount(target.value)
    if (!read) return
    setTyped(read)
    onChange(read.paise)
  }
  return { input, change, text: typed?.paise === value ? typed.text : amountText(value) }
}

/** An amount in rupees: grouped as it is typed, read back in words (S5.075), with chips for the usual amounts. */
export function AmountField(props: AmountFieldProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, chips = [], min, max, step, per, ...input } = control
  const { input: ref, change, text } = useGroupedTyping(value, onChange)
  const notes = useId()
  const words = value === null ? '' : rupeesInWords(value)
  const hint = frame.hint ?? limitsText({ min, max, step })
  const describedBy = classNames(
    `${notes}-words`,
    hint ? `${notes}-limits` : undefined,
    frame.error && `${notes}-error`,
  )
  return (
    <div className={frame.className}>
      <Field
        frame={{ ...frame, hint: undefined, error: undefined, className: undefined }}
        describedBy={describedBy}
      >
        {(wiring) => (
          <div
            className={classNames(
              box.box,
              box.large,
              frame.error && box.invalid,
              input.disabled && box.disabled,
            )}
          >
            <span className={box.prefix} aria-hidden="true">
              ₹
            </span>
            <input
              {...input}
              {...wiring}
              aria-invalid={frame.error ? true : undefined}
              ref={ref}
              className={box.input}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={change}
            />
          </div>
        )}
      </Field>
      {frame.error && <FieldError id={`${notes}-error`}>{frame.error}</FieldError>}
      <p className={styles.words} id={`${notes}-words`} aria-live="polite">
        {words && per ? `${words} ${per}` : words}
      </p>
      {chips.length > 0 && (
        <AmountChips chips={chips} value={value} onChange={onChange} label={frame.label} />
      )}
      {hint && (
        <p className={styles.limits} id={`${notes}-limits`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type ChipsProps = Pick<AmountFieldProps, 'value' | 'onChange' | 'label'> & { chips: readonly number[] }

function AmountChips({ chips, value, onChange, label }: ChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={`Usual amounts: ${label}`}>
      {chips.map((paise) => (
        <Chip key={paise} pressed={paise === value} onClick={() => onChange(paise)}>
          {formatRupeesRounded(paise)}
        </Chip>
      ))}
    </div>
  )
}
