import { useId, type ReactNode } from 'react'
import { classNames } from '../base/public'
import { FieldGroup, type FieldFrame } from '../field/public'
import { splitFrame } from '../field/inner'
import { Icon, type IconName } from '../icon/public'
import styles from './choice-rows.module.css'
import { RadioMark } from './radio-mark'

export interface ChoiceRow<Value extends string> {
  value: Value
  title: ReactNode
  description?: ReactNode
  icon?: IconName
  /** Opens inside the row while it is chosen. */
  details?: ReactNode
  /** Keeps the row in sight but not choosable, and says why in place of the description. */
  unavailable?: string
}

export interface ChoiceRowsProps<Value extends string> extends FieldFrame {
  options: readonly ChoiceRow<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/**
 * One choice of a few that need explaining: the whole row is the target, arrows move, space selects (visual
 * design: choice row).
 */
export function ChoiceRows<Value extends string>(props: ChoiceRowsProps<Value>) {
  const { frame, control } = splitFrame(props)
  const { options, value, onChange } = control
  const name = useId()
  return (
    <FieldGroup frame={frame}>
      {options.map((option) => (
        <Row
          key={option.value}
          option={option}
          name={name}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  )
}

interface RowProps {
  option: ChoiceRow<string>
  name: string
  checked: boolean
  onChoose: () => void
}

function Row({ option, name, checked, onChoose }: RowProps) {
  const note = option.unavailable ?? option.description
  const noteId = useId()
  const titleId = `${noteId}-title`
  return (
    <div className={classNames(styles.row, option.unavailable && styles.unavailable)}>
      <label className={styles.target}>
        <RadioMark
          name={name}
          value={option.value}
          checked={checked}
          disabled={option.unavailable !== undefined}
          aria-labelledby={titleId}
          aria-describedby={note ? noteId : undefined}
          onChange={onChoose}
        />
        <span className={styles.text}>
          <span className={styles.title} id={titleId}>
            {option.title}
          </span>
          {note && (
            <span className={styles.description} id={noteId}>
              {note}
            </span>
          )}
        </span>
        {option.icon && <Icon name={option.icon} size="lg" className={styles.icon} />}
      </label>
      {checked && option.details && <div className={styles.details}>{option.details}</div>}
    </div>
  )
}
