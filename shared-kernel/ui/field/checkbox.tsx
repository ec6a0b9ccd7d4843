import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../base/public'
import { Icon } from '../icon/public'
import styles from './checkbox.module.css'
import { FieldError } from './field'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode
  error?: string
}

/** A box to tick; the whole line is its target (visual design: choice row). */
export function Checkbox({ checked, onChange, children, error, id, className, ...rest }: CheckboxProps) {
  const generated = useId()
  const inputId = id ?? generated
  return (
    <div className={className}>
      <label className={classNames(styles.row, error && styles.invalid)}>
        <span className={styles.mark}>
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            className={styles.input}
            checked={checked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${inputId}-note` : undefined}
            onChange={({ target }) => onChange(target.checked)}
          />
          {checked && <Icon name="check" className={styles.tick} strokeWidth={3.5} />}
        </span>
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${inputId}-note`}>{error}</FieldError>}
    </div>
  )
}
