import { api, Button, Card, FormBirthDateField, PortalForm, Stack, validateRequired } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { FailureNote } from '../shared/failure-note'
import { useAsk } from '../shared/use-ask'

/** A date of birth that we do not have: some schemes ask for it. */
export function BirthDateCard() {
  const { ask, busy, failure } = useAsk()
  return (
    <Card title={t`Date of birth`} subtitle={t`As on your PAN card.`}>
      <PortalForm<{ birthDate: string }>
        label={t`Date of birth`}
        onSubmit={({ birthDate }) =>
          ask(() => api.call(contactChangeApi.profile, { birthDate, defaultCommunication: null }))
        }
      >
        <Stack gap="fields">
          <FailureNote failure={failure} />
          <FormBirthDateField
            name="birthDate"
            label={t`Date of birth`}
            validate={(value) => validateRequired(value, t`Date of birth`)}
          />
          <Button type="submit" variant="secondary" busy={busy}>
            {t`Add date of birth`}
          </Button>
        </Stack>
      </PortalForm>
    </Card>
  )
}
