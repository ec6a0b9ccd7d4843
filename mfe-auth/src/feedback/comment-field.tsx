import { Field, limits, useField } from '@portal/kernel'
import styles from './feedback.module.css'

/** The investor's own words, kept as `comment` in the form around it. */
export function CommentField({ label }: { label: string }) {
  const { input } = useField<string>('comment')
  return (
    <Field
      frame={{
        label,
        optional: true,
        hint: 'Do not enter your PAN, account number or password.',
      }}
    >
      {(wiring) => (
        <textarea
          {...wiring}
          {...input}
          className={styles.comment}
          rows={4}
          maxLength={limits.text.comment}
        />
      )}
    </Field>
  )
}
