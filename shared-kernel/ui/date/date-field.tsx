import { t } from '@portal/contracts/words/macros'
import { useRef, useState, type ComponentPropsWithRef } from 'react'
import { useLoaded } from '../base/inner'
import { IconButton } from '../button/public'
import { TextField, type FieldFrame } from '../field/public'
import { FieldError, splitFrame } from '../field/inner'
import type { CalendarRules } from './calendar-rules'
import type { DatePickerProps } from './date-picker'
import { readTypedDate, shownDate } from './typed-date'
import styles from './date-field.module.css'

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'min' | 'max' | 'prefix' | 'size' | 'id' | 'className'
>

export interface DateFieldProps extends FieldFrame, CalendarRules, InputProps {
  /** A business date, `'2026-08-25'`; text that is no day as it was typed; empty. */
  value: string
  onChange: (value: string) => void
}

/**
 * A day, typed or picked, shown as DD MMM YYYY (S2.136). The calendar is a popover; on screens of 768 px and less a
 * sheet from below. Its code is fetched when it is first opened.
 */
export function DateField(props: DateFieldProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, min, max, defaultMonth, reasonOf, ...input } = control
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const type = (text: string) => {
    const next = readTypedDate(text) ?? text
    setTyped({ text, value: next })
    onChange(next)
  }
  const pick = (day: string) => {
    setOpen(false)
    setTyped(undefined)
    onChange(day)
  }
  const calendar = {
    label: frame.label,
    value,
    rules: { min, max, defaultMonth, reasonOf },
    onPick: pick,
    onClose: () => setOpen(false),
  }
  return (
    <div ref={box} className={styles.root}>
      <TextField
        autoComplete="off"
        placeholder={t`DD MMM YYYY`}
        {...input}
        {...frame}
        value={typed?.value === value ? typed.text : shownDate(value)}
        onChange={type}
        onBlur={(event) => {
          setTyped(undefined)
          input.onBlur?.(event)
        }}
        suffix={
          <IconButton
            icon="calendar"
            size="sm"
            label={t`Choose ${{ field: frame.label.toLowerCase() }}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={input.disabled || input.readOnly}
            onClick={() => setOpen((before) => !before)}
          />
        }
      />
      {open && <FetchedPicker {...calendar} anchor={box} />}
    </div>
  )
}

const loadPicker = () => import('./date-picker')

function FetchedPicker(props: DatePickerProps) {
  const { module, failed } = useLoaded(loadPicker)
  if (failed) return <FieldError>{t`The calendar did not load. Type the date: DD MMM YYYY.`}</FieldError>
  return module ? <module.default {...props} /> : null
}
