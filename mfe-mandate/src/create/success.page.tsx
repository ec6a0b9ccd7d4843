import {
  api,
  Button,
  Card,
  DetailList,
  formatDate,
  formatRupeesRounded,
  href,
  LinkButton,
  mandateAnswerText,
  Note,
  Page,
  routes,
  Stack,
  Timeline,
  useAtom,
  useHost,
  useLocation,
  useMutation,
  useNavigate,
  visitMode,
} from '@portal/kernel'
import { type MandateRegistration, mandateApi } from '@portal/contracts/mandates/mandate'
import { useEffect } from 'react'
import { accountName, kindNames, useDebitNotice, validWords } from '../shared/mandate-words'
import { emptyDraft, mandateDraftAtom } from '../shared/mandate-draft'
import { RegistrationPage } from './registration-page'

/** Where the investor comes back to from the bank: how the mandate stands (S2.037). */
export default function SuccessPage() {
  return <RegistrationPage>{(registration) => <Outcome registration={registration} />}</RegistrationPage>
}

const failedStates = ['refused', 'rejected', 'abandoned']

function Outcome({ registration }: { registration: MandateRegistration }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { state, registrationId } = registration
  const isFailed = failedStates.includes(state)
  // A page with a way back is entered twice, the second time over what this asked for: so it asks at each.
  useEffect(() => {
    if (isFailed)
      void navigate(href(routes.eMandateFailed, { registration: registrationId }), { replace: true })
  }, [isFailed, key, navigate, registrationId])
  if (state === 'opened' || isFailed) return <Waiting />
  return <Receipt registration={registration} />
}

function Waiting() {
  return (
    <Page title="Waiting for your bank" width="narrow">
      <Stack>
        <Note tone="info" icon="clock" title="Your bank has not told us yet." role="status">
          This page updates as soon as it does. If you have not approved, check your mandate once more.
        </Note>
        <LinkButton to={href(routes.eMandateReview)} variant="secondary">
          Go back to the review
        </LinkButton>
      </Stack>
    </Page>
  )
}

function Receipt({ registration }: { registration: MandateRegistration }) {
  const { number, state, umrn, kind, limit, frequency, expectedOn } = registration
  const isActive = state === 'registered'
  const back = useWayBack(registration)
  const notice = useDebitNotice()
  return (
    <Page
      title={isActive ? 'Your mandate is active' : 'Your bank has your mandate'}
      context={isActive ? `UMRN ${umrn ?? ''}` : mandateAnswerText(expectedOn ?? '')}
      width="narrow"
    >
      <Stack>
        <Card title={accountName(registration)}>
          <DetailList
            rows={[
              { label: 'Registration', value: number },
              { label: 'Kind', value: kindNames[kind] },
              { label: 'Most in one debit', value: formatRupeesRounded(limit) },
              { label: 'Frequency', value: frequency },
              { label: 'Valid', value: validWords(registration) },
            ]}
          />
        </Card>
        <Card title="What happens next">
          <Timeline
            items={[
              { title: kind === 'OTM' ? 'You sent us the signed form' : 'You approved it', state: 'done' },
              {
                title: 'Your bank registers it',
                text: expectedOn ? `By ${formatDate(expectedOn)}. We tell you.` : undefined,
                state: isActive ? 'done' : 'now',
              },
              {
                title: 'It pays your SIPs',
                text: notice,
                state: 'next',
              },
            ]}
          />
        </Card>
        <SendAgain registration={registration} />
        {back && <LinkButton to={back.to}>{back.label}</LinkButton>}
      </Stack>
    </Page>
  )
}

/** A visit for this task alone ends here; else back to where the mandate was wanted. The draft has done its work. */
function useWayBack({ registrationId }: MandateRegistration) {
  const [draft, setDraft] = useAtom(mandateDraftAtom)
  const { done } = useHost()
  const { backTo, bankId } = draft
  useEffect(() => {
    if (bankId !== null) setDraft((last) => ({ ...emptyDraft, backTo: last.backTo }))
  }, [bankId, setDraft])
  useEffect(() => done?.({ what: 'mandate', reference: registrationId }), [done, registrationId])
  if (visitMode() === 'eMandateStandalone' || done) return null
  return backTo === 'sip'
    ? { to: href(routes.invest), label: 'Back to your SIP' }
    : { to: href(routes.eMandate), label: 'See your mandates' }
}

function SendAgain({ registration: { registrationId } }: { registration: MandateRegistration }) {
  const sending = useMutation({
    mutationFn: () => api.call(mandateApi.emandateSendConfirmation, { registrationId }, { toast: true }),
  })
  return (
    <div>
      <Button variant="secondary" icon="mail" busy={sending.isPending} onClick={() => sending.mutate()}>
        E-mail me this
      </Button>
      <p role="status">{sending.data && `We sent it to ${sending.data.maskedEmail}.`}</p>
    </div>
  )
}
