import { useId } from 'react'
import { classNames } from '../base/public'
import { FieldGroup, type FieldFrame } from '../field/public'
import { splitFrame } from '../field/inner'
import styles from './segmented-control.module.css'

export interface ShortOption<Value extends string> {
  value: Value
  label: string
  /** What it is called in full where the label is short: '3Y' is '3 years'. */
  longLabel?: string
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string> extends FieldFrame {
  options: readonly ShortOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  size?: 'md' | 'sm'
}

/** One of two to six short choices, side by side: kinds of investing, periods of a chart (visual design: charts). */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { frame, control } = splitFrame(props)
  const { options, value, onChange, size = 'md' } = control
  const name = useId()
  return (
    <FieldGroup frame={frame}>
      <div className={classNames(styles.track, styles[size])}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.longLabel}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
