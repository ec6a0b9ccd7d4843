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
  textOf,
  useAtom,
  useNavigate,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
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
    <Page title={t`Your mandate was not registered`} width="narrow">
      <Stack>
        <Note tone="negative" title={reason ?? t`Your bank has not told us why.`} role="alert">
          {t`Nothing was debited, and your SIPs run as before.`}
        </Note>
        <Card title={accountName(registration)}>
          <DetailList
            rows={[
              { label: t`Registration`, value: number },
              { label: t`Kind`, value: textOf(kindNames[kind]) },
              { label: t`Most in one debit`, value: formatRupeesRounded(limit) },
              { label: t`Valid`, value: validWords(registration) },
            ]}
          />
        </Card>
        <Button fullWidth onClick={again}>
          {t`Try again`}
        </Button>
        <LinkButton to={href(routes.eMandateBank)} variant="secondary" fullWidth>
          {t`Use another account`}
        </LinkButton>
        <p>
          <Trans>
            Does it fail again? Call <HelplineLink />, and we register it with you.
          </Trans>
        </p>
      </Stack>
    </Page>
  )
}
