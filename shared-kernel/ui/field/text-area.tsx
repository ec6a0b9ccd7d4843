import { Field, splitFrame, type FieldFrame } from './field'
import { classNames } from '../base/public'
import styles from './text-area.module.css'

export interface TextAreaProps extends FieldFrame {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  onFocus?: () => void
  name?: string
  rows?: number
  maxLength?: number
}

/** Several lines of text: label above, hint below, error in place of the hint (visual design: text field). */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, rows = 4, ...rest } = control
  return (
    <Field frame={frame}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          className={classNames(styles.area, frame.error && styles.invalid)}
          rows={rows}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
