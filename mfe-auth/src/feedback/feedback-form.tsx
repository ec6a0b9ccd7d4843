import { Button, Card, FormScoreField, FormTextArea, limits, PortalForm, questionFor } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import type { Refusal } from '../shared/use-submission'

export interface Answer {
  score: number
  comment?: string
}

/** One number, and why if the investor cares to say. */
export function FeedbackForm(props: {
  refusal: Refusal | undefined
  onSubmit: (answer: Answer) => Promise<unknown>
  onLater: () => void
}) {
  return (
    <Card label={t`Your feedback`}>
      <PortalForm<Answer> onSubmit={props.onSubmit} className={styles.fields}>
        {({ values, submitting }) => (
          <>
            <RefusalNote refusal={props.refusal} />
            <FormScoreField label={t`How likely are you to recommend us to family or friends?`} />
            <FormTextArea
              optional
              name="comment"
              label={questionFor(values.score)}
              hint={t`Do not enter your PAN, account number or password.`}
              maxLength={limits.text.comment}
            />
            <Button type="submit" fullWidth busy={submitting}>
              {t`Send feedback`}
            </Button>
            <Button variant="quiet" fullWidth onClick={props.onLater}>
              {t`Ask me later`}
            </Button>
          </>
        )}
      </PortalForm>
    </Card>
  )
}
