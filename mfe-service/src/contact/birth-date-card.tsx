import { api, Button, Card, FormBirthDateField, PortalForm, Stack, validateRequired } from '@portal/kernel'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { FailureNote } from '../shared/failure-note'
import { useAsk } from '../shared/use-ask'

/** A date of birth that we do not have: some schemes ask for it. */
export function BirthDateCard() {
  const { ask, busy, failure } = useAsk()
  return (
    <Card title="Date of birth" subtitle="As on your PAN card.">
      <PortalForm<{ birthDate: string }>
        label="Date of birth"
        onSubmit={({ birthDate }) =>
          ask(() => api.call(contactChangeApi.profile, { birthDate, defaultCommunication: null }))
        }
      >
        <Stack gap="fields">
          <FailureNote failure={failure} />
          <FormBirthDateField
            name="birthDate"
            label="Date of birth"
            validate={(value) => validateRequired(value, 'Date of birth')}
          />
          <Button type="submit" variant="secondary" busy={busy}>
            Add date of birth
          </Button>
        </Stack>
      </PortalForm>
    </Card>
  )
}
