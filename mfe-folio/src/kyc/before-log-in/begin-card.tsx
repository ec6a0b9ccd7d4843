import { BirthDateField, Button, Card, FormElement, Note, Stack } from '@portal/kernel'
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
    <Card title="Begin with DigiLocker">
      <FormElement onSubmit={submit} aria-label="Begin your KYC">
        <Stack gap="fields">
          {trouble && (
            <Note tone="negative" role="alert">
              {trouble.message}
            </Note>
          )}
          <BirthDateField
            label="Date of birth"
            hint="As on the PAN card"
            value={born}
            onChange={setBorn}
            error={pressed && !born ? 'Enter your date of birth' : undefined}
          />
          <Button type="submit" busy={locker.isPending}>
            Go to DigiLocker
          </Button>
          <Button variant="quiet" busy={agency.isPending} onClick={() => agency.mutate()}>
            Register with a KYC agency instead
          </Button>
        </Stack>
      </FormElement>
    </Card>
  )
}
