import { Button, Card, FormPanField, PortalForm, validatePan } from '@portal/kernel'
import styles from '../shared/auth-form.module.css'
import { RefusalNote } from '../shared/refusal-note'
import type { Refusal } from '../shared/use-submission'

/** Whose password or user id it is about. The code goes to the contact details that are registered. */
export function RecoveryForm(props: { refusal: Refusal | undefined; onSubmit: (pan: string) => void }) {
  return (
    <Card label="Your PAN">
      <PortalForm<{ pan: string }> onSubmit={({ pan }) => props.onSubmit(pan)} className={styles.fields}>
        <RefusalNote refusal={props.refusal} />
        <FormPanField name="pan" label="PAN" validate={validatePan} autoComplete="username" />
        <Button type="submit" fullWidth>
          Send me a code
        </Button>
      </PortalForm>
    </Card>
  )
}
