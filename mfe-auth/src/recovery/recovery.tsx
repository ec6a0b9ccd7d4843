import { Button, Card, FormPanField, href, Page, PortalForm, routes, validatePan } from '@portal/kernel'
import { useState } from 'react'
import styles from '../shared/auth-form.module.css'
import { CodeDialog, type CodeDialogProps, type Verified } from '../shared/code-dialog'
import { RefusalNote } from '../shared/refusal-note'
import { type Refusal, refusalOf } from '../shared/use-submission'

export interface RecoveryProps {
  title: string
  context: string
  activity: CodeDialogProps['activity']
  /** Sends the code to the contact details that are registered for the PAN. */
  start: (pan: string) => ReturnType<CodeDialogProps['start']>
  onVerified: (verified: Verified, pan: string) => void
}

/** Asks whose password or user id it is about, and for the code that proves it. */
export function Recovery({ title, context, activity, start, onVerified }: RecoveryProps) {
  const [pan, setPan] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  return (
    <Page title={title} context={context} back={{ to: href(routes.login), label: 'Log in' }} width="narrow">
      <RecoveryForm
        refusal={refusal}
        onSubmit={(typed) => {
          setRefusal(undefined)
          setPan(typed)
        }}
      />
      <CodeDialog
        open={pan !== undefined}
        activity={activity}
        start={() => start(pan!)}
        onVerified={(verified) => pan && onVerified(verified, pan)}
        onRefused={(error) => setRefusal(refusalOf(error))}
        onClose={() => setPan(undefined)}
      />
    </Page>
  )
}

function RecoveryForm(props: { refusal: Refusal | undefined; onSubmit: (pan: string) => void }) {
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
