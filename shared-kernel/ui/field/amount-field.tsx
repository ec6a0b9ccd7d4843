import { t } from '@portal/contracts/words/macros'
import { useId, useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react'
import { formatRupeesRounded, rupeesInWords } from '@portal/contracts/format'
import { classNames, Verbatim } from '../base/public'
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
  const [least, most, steps] = [min, max, step].map(
    (paise) => paise !== undefined && formatRupeesRounded(paise),
  )
  if (least && most)
    return steps ? t`From ${least} to ${most}, in steps of ${steps}.` : t`From ${least} to ${most}.`
  if (least) return steps ? t`From ${least}, in steps of ${steps}.` : t`From ${least}.`
  if (most) return steps ? t`Up to ${most}, in steps of ${steps}.` : t`Up to ${most}.`
  return steps ? t`In steps of ${steps}.` : ''
}

/** Said where a comma may be meant as a decimal point. */
const strayComma = () => t`Write paise after a point, as in 2,500.50.`

/**
 * What came into the field with this change: a key's character, nothing when something was deleted, else (pasted,
 * dropped, filled in) the pasted text or the whole.
 */
function cameIn({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, pasted: string | null): string {
  const { inputType = '', data } = nativeEvent as InputEvent
  if (inputType.startsWith('delete')) return ''
  if (inputType === 'insertText' || inputType === 'insertCompositionText') return data ?? ''
  return pasted ?? target.value
}

/** Groups while typing, keeps what is typed after the point, and leaves the caret between the same digits. */
function useGroupedTyping(value: number | null, onChange: (paise: number | null) => void) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const pasted = useRef<string | null>(null)
  const [typed, setTyped] = useState<TypedAmount>()
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return
    const place = placeAfterDigits(input.current.value, caret.current)
    input.current.setSelectionRange(place, place)
    caret.current = null
  })
  const shown = typed?.paise === value ? typed : { text: amountText(value), paise: value }
  const paste = ({ clipboardData }: ClipboardEvent) => {
    pasted.current = clipboardData.getData('text')
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const isTheirs = shown.hasStrayComma === true || cameIn(event, pasted.current).includes(',')
    pasted.current = null
    // Commas that the field has put there itself say nothing: behind them somebody goes on typing.
    const read = readAmount(isTheirs ? target.value : target.value.replaceAll(',', ''))
    if (!read) return
    caret.current = read.hasStrayComma
      ? null
      : digitsBefore(target.value, target.selectionStart ?? target.value.length)
    setTyped(read)
    onChange(read.paise)
  }
  return { input, change, paste, shown }
}

/** An amount in rupees: grouped as it is typed, read back in words (S5.075), with chips for the usual amounts. */
export function AmountField(props: AmountFieldProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, chips = [], min, max, step, per, ...input } = control
  const { input: ref, change, paste, shown } = useGroupedTyping(value, onChange)
  const notes = useId()
  const error = frame.error && shown.hasStrayComma ? strayComma() : frame.error
  const hint = frame.hint ?? limitsText({ min, max, step })
  const describedBy = classNames(
    `${notes}-words`,
    hint ? `${notes}-limits` : undefined,
    error && `${notes}-error`,
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
              value={shown.text}
              onChange={change}
              onPaste={paste}
            />
          </div>
        )}
      </Field>
      {error && <FieldError id={`${notes}-error`}>{error}</FieldError>}
      <p className={styles.words} id={`${notes}-words`} aria-live="polite">
        {error === strayComma() ? '' : wordsBelow(shown, per)}
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

function wordsBelow({ paise, hasStrayComma }: TypedAmount, per: string | undefined): string {
  if (hasStrayComma) return strayComma()
  const words = paise === null ? '' : rupeesInWords(paise)
  return words && per ? `${words} ${per}` : words
}

type ChipsProps = Pick<AmountFieldProps, 'value' | 'onChange' | 'label'> & { chips: readonly number[] }

function AmountChips({ chips, value, onChange, label }: ChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={t`Usual amounts: ${label}`}>
      {chips.map((paise) => (
        <Chip key={paise} pressed={paise === value} onClick={() => onChange(paise)}>
          <Verbatim>{formatRupeesRounded(paise)}</Verbatim>
        </Chip>
      ))}
    </div>
  )
}
