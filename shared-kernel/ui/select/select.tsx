import { t } from '@portal/contracts/words/macros'
import { useRef, useState } from 'react'
import { useIsMobile } from '../base/public'
import { Field, type FieldFrame } from '../field/public'
import { splitFrame } from '../field/inner'
import { SelectButton } from './select-button'
import { SelectList } from './select-list'
import { allOptions, type SelectOption } from './select-options'
import { SelectSheet } from './select-sheet'
import styles from './select.module.css'

export interface SelectProps<Value extends string = string> extends FieldFrame {
  options: readonly SelectOption<Value>[]
  value: Value | null
  /** Wide screens: at once when chosen (S4.085); narrow ones: by Apply only (S4.086). */
  onChange: (value: Value) => void
  onBlur?: () => void
  placeholder?: string
  /** A search box over the list (S2.141); by itself above 8 options. */
  searchable?: boolean
  /** The search takes digits only (S5.044). */
  numericSearch?: boolean
  /** Offers 'All Folios' first; choosing it gives `ALL_FOLIOS`. */
  allFolios?: boolean
  /** Folio mode: offers 'Create New Folio'; choosing it gives `CREATE_FOLIO`. */
  createFolio?: boolean
  disabled?: boolean
  look?: 'default' | 'compact'
}

/** One of a list: a popover under the field, or a sheet from below on screens of 768 px and less (S2.145). */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, onBlur, placeholder = t`Choose`, disabled, look = 'default' } = control
  const options = allOptions(control.options, control)
  const [openedBy, setOpenedBy] = useState<string | null>(null)
  const open = openedBy !== null
  const button = useRef<HTMLButtonElement>(null)
  const mobile = useIsMobile()
  const close = (refocus: boolean) => {
    setOpenedBy(null)
    if (refocus) button.current?.focus()
    else onBlur?.()
  }
  const list = {
    label: frame.label,
    options,
    value,
    searchable: control.searchable ?? options.length > 8,
    numericSearch: control.numericSearch,
    openedBy: openedBy ?? '',
    onClose: close,
    onChoose: (next: string) => {
      close(true)
      onChange(next as Value)
    },
  }
  return (
    <Field frame={frame}>
      {(wiring) => (
        <div className={styles.root}>
          <SelectButton
            ref={button}
            wiring={wiring}
            list={`${wiring.id}-list`}
            popup={mobile ? 'dialog' : 'listbox'}
            open={open}
            onToggle={() => setOpenedBy((before) => (before === null ? '' : null))}
            onKey={setOpenedBy}
            onBlur={onBlur}
            chosen={options.find((option) => option.value === value)}
            placeholder={placeholder}
            disabled={disabled}
            compact={look === 'compact'}
            invalid={frame.error !== undefined}
          />
          {open && mobile && <SelectSheet {...list} id={`${wiring.id}-list`} />}
          {open && !mobile && <SelectList {...list} id={`${wiring.id}-list`} trigger={button} />}
        </div>
      )}
    </Field>
  )
}
