import {
  Button,
  Card,
  DetailList,
  formatRupeesRounded,
  HelplineLink,
  href,
  LinkButton,
  Note,
  Page,
  routes,
  Stack,
  useAtom,
  useNavigate,
} from '@portal/kernel'
import type { MandateRegistration } from '@portal/contracts/mandates/mandate'
import { accountName, kindNames, validWords } from '../shared/mandate-words'
import { draftLike, mandateDraftAtom } from '../shared/mandate-draft'
import { RegistrationPage } from './registration-page'

/** A mandate that did not come about, why, and the ways on (S2.037). */
export default function FailedPage() {
  return <RegistrationPage>{(registration) => <Failed registration={registration} />}</RegistrationPage>
}

function Failed({ registration }: { registration: MandateRegistration }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(mandateDraftAtom)
  const { number, kind, limit, reason, raises, validFrom } = registration
  const again = () => {
    const like = draftLike({ ...registration, umrn: raises }, { raises: raises !== null })
    setDraft({ ...like, validFrom, validTill: registration.validTill, backTo: draft.backTo })
    void navigate(href(routes.eMandateDetails))
  }
  return (
    <Page title="Your mandate was not registered" width="narrow">
      <Stack>
        <Note tone="negative" title={reason ?? 'Your bank has not told us why.'} role="alert">
          Nothing was debited, and your SIPs run as before.
        </Note>
        <Card title={accountName(registration)}>
          <DetailList
            rows={[
              { label: 'Registration', value: number },
              { label: 'Kind', value: kindNames[kind] },
              { label: 'Most in one debit', value: formatRupeesRounded(limit) },
              { label: 'Valid', value: validWords(registration) },
            ]}
          />
        </Card>
        <Button fullWidth onClick={again}>
          Try again
        </Button>
        <LinkButton to={href(routes.eMandateBank)} variant="secondary" fullWidth>
          Use another account
        </LinkButton>
        <p>
          Does it fail again? Call <HelplineLink />, and we register it with you.
        </p>
      </Stack>
    </Page>
  )
}
