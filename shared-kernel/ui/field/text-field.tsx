import { t } from '@portal/contracts/words/macros'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../base/public'
import { Icon, type IconName } from '../icon/public'
import { Field, splitFrame, type FieldFrame } from './field'
import styles from './input-box.module.css'

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix' | 'size' | 'id' | 'className'
>

export interface TextFieldProps extends FieldFrame, InputProps {
  value: string
  onChange: (value: string) => void
  /** Drops what may not be typed, on every keystroke and paste. */
  clean?: (text: string) => string
  prefix?: ReactNode
  suffix?: ReactNode
  icon?: IconName
  /** Checked and found right: a green edge and tick. */
  verified?: boolean
  /** Offers `Edit` on a read-only field. */
  onEdit?: () => void
  look?: 'default' | 'spaced' | 'large' | 'compact'
}

/** A line of text: label above, hint below, error in place of the hint (visual design: text field). */
export function TextField(props: TextFieldProps) {
  const { frame, control } = splitFrame(props)
  const {
    value,
    onChange,
    clean,
    prefix,
    suffix,
    icon,
    verified,
    onEdit,
    look = 'default',
    ...input
  } = control
  const box = classNames(
    styles.box,
    look !== 'default' && styles[look],
    frame.error && styles.invalid,
    verified && styles.verified,
    input.disabled && styles.disabled,
    input.readOnly && styles.readOnly,
  )
  return (
    <Field frame={frame} describedBy={input['aria-describedby']}>
      {(wiring) => (
        <div className={box}>
          {icon && <Icon name={icon} size="sm" />}
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input
            type="text"
            {...input}
            {...wiring}
            className={styles.input}
            value={value}
            onChange={({ target }) => onChange(clean ? clean(target.value) : target.value)}
          />
          {verified && <Icon name="check-circle" label={t`Checked`} className={styles.tick} />}
          {suffix}
          {onEdit && input.readOnly && (
            <BoxButton onClick={onEdit} label={t`Edit ${{ field: frame.label }}`} text={t`Edit`} />
          )}
        </div>
      )}
    </Field>
  )
}

/** A small text button inside a field's box; what it is called starts with what it shows. */
export function BoxButton(props: { onClick: () => void; label: string; text: string; pressed?: boolean }) {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={props.onClick}
      aria-label={props.label}
      aria-pressed={props.pressed}
    >
      {props.text}
    </button>
  )
}
