import { Button, Card, FormPanField, PortalForm, validatePan } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import styles from './auth-form.module.css'
import { RefusalNote } from './refusal-note'
import { KeepPan } from './keep-pan'
import { typedPan } from './running-step'
import { useSubmission } from './use-submission'

/** Asks whose user ID it is about, and sends its code. */
export function PanForm({ onSubmit }: { onSubmit: (pan: string) => Promise<void> }) {
  const { refusal, submit } = useSubmission(({ pan }: { pan: string }) => onSubmit(pan))
  return (
    <Card label={t`Your PAN`}>
      <PortalForm<{ pan: string }>
        onSubmit={submit}
        className={styles.fields}
        initialValues={{ pan: typedPan() }}
      >
        {({ submitting, values }) => (
          <>
            <KeepPan pan={values.pan} />
            <RefusalNote refusal={refusal} />
            <FormPanField name="pan" label="PAN" validate={validatePan} autoComplete="username" />
            <Button type="submit" fullWidth busy={submitting}>
              {t`Send me a code`}
            </Button>
          </>
        )}
      </PortalForm>
    </Card>
  )
}
