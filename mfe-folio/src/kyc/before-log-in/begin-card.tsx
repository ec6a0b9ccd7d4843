import { BirthDateField, Button, Card, FormElement, Note, Stack } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ConfirmedPerson } from '@portal/contracts/kyc/kyc'
import { useState } from 'react'
import { useBeginBeforeLogIn } from './kyc-before-log-in'

/** Asks for the date of birth, which the digital locker is opened with, and leads there or to a KYC agency. */
export function BeginCard({ person, kraStatusCode }: { person: ConfirmedPerson; kraStatusCode: string }) {
  const { locker, agency } = useBeginBeforeLogIn(person, kraStatusCode)
  const [born, setBorn] = useState('')
  const [pressed, setPressed] = useState(false)
  const trouble = locker.error ?? agency.error
  const submit = () => {
    setPressed(true)
    if (born) locker.mutate(born)
  }
  return (
    <Card title={t`Begin with DigiLocker`}>
      <FormElement onSubmit={submit} aria-label={t`Begin your KYC`}>
        <Stack gap="fields">
          {trouble && (
            <Note tone="negative" role="alert">
              {trouble.message}
            </Note>
          )}
          <BirthDateField
            label={t`Date of birth`}
            hint={t`As on the PAN card`}
            value={born}
            onChange={setBorn}
            error={pressed && !born ? t`Enter your date of birth` : undefined}
          />
          <Button type="submit" busy={locker.isPending}>{t`Go to DigiLocker`}</Button>
          <Button
            variant="quiet"
            busy={agency.isPending}
            onClick={() => agency.mutate()}
          >{t`Register with a KYC agency instead`}</Button>
        </Stack>
      </FormElement>
    </Card>
  )
}
