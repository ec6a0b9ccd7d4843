import type { Ref } from 'react'
import { classNames } from '../base/public'
import type { FieldWiring } from '../field/public'
import { Icon } from '../icon/public'
import { OptionLabel } from './option-label'
import type { SelectOption } from './select-options'
import styles from './select.module.css'
import { writes } from './type-ahead'

interface SelectButtonProps {
  ref: Ref<HTMLButtonElement>
  wiring: FieldWiring
  /** The id of the list it opens. */
  list: string
  popup: 'dialog' | 'listbox'
  open: boolean
  onToggle: () => void
  /** Home, End or a character on the closed select. */
  onKey: (key: string) => void
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
    onKey,
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
        if (open) return
        if (['ArrowDown', 'ArrowUp'].includes(event.key)) onToggle()
        else if (['Home', 'End'].includes(event.key) || (event.key !== ' ' && writes(event))) onKey(event.key)
        else return
        event.preventDefault()
      }}
      onBlur={open ? undefined : onBlur}
    >
      <span className={styles.shown} id={`${wiring.id}-value`}>
        {chosen ? <OptionLabel option={chosen} /> : <span className={styles.muted}>{placeholder}</span>}
        {chosen?.detail && <span className={styles.muted}> · {chosen.detail}</span>}
      </span>
      <Icon name={open ? 'chevron-up' : 'chevron-down'} />
    </button>
  )
}
