import { t } from '@portal/contracts/words/macros'
import { useField } from 'react-final-form'
import { chipClass } from '../button/public'
import { FieldGroup } from '../field/public'
import styles from './form-score-field.module.css'

const scores = Array.from({ length: 11 }, (_, score) => score)

/** The scale from 0 to 10, kept as `score` in the form around it (S9.033). */
export function FormScoreField({ label }: { label: string }) {
  const { input, meta } = useField<number | undefined>('score', {
    validate: (score) => (score === undefined ? t`Choose a number from 0 to 10.` : undefined),
  })
  const error = meta.submitFailed && typeof meta.error === 'string' ? meta.error : undefined
  return (
    <FieldGroup frame={{ label, error, hint: t`0: not at all likely. 10: extremely likely.` }}>
      <div className={styles.scale}>
        {scores.map((score) => (
          <label key={score} className={chipClass}>
            <input
              type="radio"
              className={styles.radio}
              name={input.name}
              value={score}
              checked={score === input.value}
              onChange={() => input.onChange(score)}
            />
            {score}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
