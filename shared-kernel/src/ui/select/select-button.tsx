import type { Ref } from 'react'
import { classNames } from '../base/public'
import type { FieldWiring } from '../field/public'
import { Icon } from '../icon/public'
import type { SelectOption } from './select-options'
import styles from './select.module.css'

interface SelectButtonProps {
  ref: Ref<HTMLButtonElement>
  wiring: FieldWiring
  /** The id of the list it opens. */
  list: string
  popup: 'dialog' | 'listbox'
  open: boolean
  onToggle: () => void
  onBlur?: () => void
  chosen?: SelectOption
  placeholder: string
  disabled?: boolean
  compact: boolean
  invalid: boolean
}

/** The closed select: what is chosen, and an arrow. */
export function SelectButton(props: SelectButtonProps) {
  const {
    ref,
    wiring,
    list,
    popup,
    open,
    onToggle,
    onBlur,
    chosen,
    placeholder,
    disabled,
    compact,
    invalid,
  } = props
  return (
    <button
      ref={ref}
      {...wiring}
      type="button"
      role="combobox"
      aria-haspopup={popup}
      aria-expanded={open}
      aria-controls={open ? list : undefined}
      aria-labelledby={`${wiring.id}-label ${wiring.id}-value`}
      className={classNames(styles.button, compact && styles.compact, invalid && styles.invalid)}
      disabled={disabled}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (open || !['ArrowDown', 'ArrowUp'].includes(event.key)) return
        event.preventDefault()
        onToggle()
      }}
      onBlur={open ? undefined : onBlur}
    >
      <span className={styles.shown} id={`${wiring.id}-value`}>
        {chosen ? chosen.label : <span className={styles.muted}>{placeholder}</span>}
        {chosen?.detail && <span className={styles.muted}> · {chosen.detail}</span>}
      </span>
      <Icon name={open ? 'chevron-up' : 'chevron-down'} />
    </button>
  )
}
