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
  textOf,
  Timeline,
  useAtom,
  useHost,
  useLocation,
  useMutation,
  useNavigate,
  visitMode,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { type MandateRegistration, mandateApi } from '@portal/contracts/mandates/mandate'
import { useEffect } from 'react'
import { accountName, frequencyNames, kindNames, useDebitNotice, validWords } from '../shared/mandate-words'
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
    <Page title={t`Waiting for your bank`} width="narrow">
      <Stack>
        <Note tone="info" icon="clock" title={t`Your bank has not told us yet.`} role="status">
          {t`This page updates as soon as it does. If you have not approved, check your mandate once more.`}
        </Note>
        <LinkButton to={href(routes.eMandateReview)} variant="secondary">
          {t`Go back to the review`}
        </LinkButton>
      </Stack>
    </Page>
  )
}

function Receipt({ registration }: { registration: MandateRegistration }) {
  const { number, state, kind, limit, frequency, expectedOn } = registration
  const isActive = state === 'registered'
  const back = useWayBack(registration)
  const notice = useDebitNotice()
  const umrn = registration.umrn ?? ''
  const day = expectedOn && formatDate(expectedOn)
  return (
    <Page
      title={isActive ? t`Your mandate is active` : t`Your bank has your mandate`}
      context={isActive ? t`UMRN ${umrn}` : mandateAnswerText(expectedOn ?? '')}
      width="narrow"
    >
      <Stack>
        <Card title={accountName(registration)}>
          <DetailList
            rows={[
              { label: t`Registration`, value: number },
              { label: t`Kind`, value: textOf(kindNames[kind]) },
              { label: t`Most in one debit`, value: formatRupeesRounded(limit) },
              { label: t`Frequency`, value: textOf(frequencyNames[frequency]) },
              { label: t`Valid`, value: validWords(registration) },
            ]}
          />
        </Card>
        <Card title={t`What happens next`}>
          <Timeline
            items={[
              { title: kind === 'OTM' ? t`You sent us the signed form` : t`You approved it`, state: 'done' },
              {
                title: t`Your bank registers it`,
                text: day ? t`By ${day}. We tell you.` : undefined,
                state: isActive ? 'done' : 'now',
              },
              {
                title: t`It pays your SIPs`,
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
    ? { to: href(routes.invest), label: t`Back to your SIP` }
    : { to: href(routes.eMandate), label: t`See your mandates` }
}

function SendAgain({ registration: { registrationId } }: { registration: MandateRegistration }) {
  const sending = useMutation({
    mutationFn: () => api.call(mandateApi.emandateSendConfirmation, { registrationId }, { toast: true }),
  })
  const email = sending.data?.maskedEmail
  return (
    <div>
      <Button variant="secondary" icon="mail" busy={sending.isPending} onClick={() => sending.mutate()}>
        {t`E-mail me this`}
      </Button>
      <p role="status">{email && t`We sent it to ${email}.`}</p>
    </div>
  )
}
