import { useId } from 'react'
import { classNames } from '../base/public'
import { chipClass } from '../button/public'
import { FieldGroup, type FieldFrame } from '../field/public'
import { splitFrame } from '../field/inner'
import styles from './chips.module.css'
import type { ShortOption } from './segmented-control'

export interface ChipsProps<Value extends string> extends FieldFrame {
  options: readonly ShortOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** `days` sets them in seven equal columns, as the days of a month. */
  look?: 'free' | 'days'
}

/** One of several short choices: days of the month, filters (visual design: amount). */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { frame, control } = splitFrame(props)
  const { options, value, onChange, look = 'free' } = control
  const name = useId()
  return (
    <FieldGroup frame={frame}>
      <div className={classNames(styles.chips, look === 'days' && styles.grid)}>
        {options.map((option) => (
          <label key={option.value} className={chipClass}>
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
