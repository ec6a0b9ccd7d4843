import { api, Button, Card, queryFor, Stack, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { authApi } from '@portal/contracts/identity/auth'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { FailureNote } from '../shared/failure-note'
import { useAsk } from '../shared/use-ask'

/** Whether the contact on record is confirmed as the one that word of every folio goes to: a new folio asks no code then. */
export function DefaultCommunicationCard() {
  const { ask, busy, failure } = useAsk()
  const { data: investor } = useQuery(queryFor(authApi.profile, {}))
  if (!investor) return null
  const isConfirmed = investor.defaultCommunication
  const change = () =>
    ask(() => api.call(contactChangeApi.profile, { birthDate: null, defaultCommunication: !isConfirmed }))
  return (
    <Card
      title={t`Default communication`}
      subtitle={
        isConfirmed
          ? t`You confirmed this contact for all your folios.`
          : t`Confirm this contact once for all your folios.`
      }
    >
      <Stack gap="fields">
        <p>
          {isConfirmed
            ? t`A new folio asks for no code. We write to this e-mail and mobile.`
            : t`A new folio then asks for no code. We write to this e-mail and mobile.`}
        </p>
        <FailureNote failure={failure} />
        <Button variant="secondary" busy={busy} onClick={() => void change()}>
          {isConfirmed ? t`Take it back` : t`Use it for all folios`}
        </Button>
      </Stack>
    </Card>
  )
}
