import { api, Button, Card, FormTextField, PortalForm } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { recoveryApi, type SecurityQuestion } from '@portal/contracts/identity/recovery-details'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import { useSubmission } from '../shared/use-submission'

/** The security question of a recovery: only its answer lets a new password be set. */
export function QuestionForm({
  question: { questionId, text },
  onAnswered,
}: {
  question: SecurityQuestion
  onAnswered: () => void
}) {
  const { refusal, submit } = useSubmission(async ({ answer }: { answer: string }) => {
    await api.call(recoveryApi.questions, { answers: [{ questionId, answer }] })
    onAnswered()
  })
  return (
    <Card title={t`Your security question`}>
      <PortalForm<{ answer: string }> onSubmit={submit} className={styles.fields}>
        {({ submitting }) => (
          <>
            <RefusalNote refusal={refusal} />
            <FormTextField
              name="answer"
              label={text}
              autoComplete="off"
              hint={t`Capitals and spaces do not matter.`}
              validate={(value = '') => (value.trim() ? undefined : t`Your answer is required`)}
            />
            <Button type="submit" fullWidth busy={submitting}>
              {t`Continue`}
            </Button>
          </>
        )}
      </PortalForm>
    </Card>
  )
}
