import { href, LinkButton, Note, Page, queryFor, routes, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { recoveryApi } from '@portal/contracts/identity/recovery-details'
import { SetPasswordForm } from './set-password-form'
import { usePermittedPerson } from './use-permitted-person'

/** /auth/set-password: the first password, after a registration or a temporary one. */
export default function SetPasswordPage() {
  const person = usePermittedPerson()
  const requested = useQuery({
    ...queryFor(recoveryApi.registrationQuestions, {}),
    enabled: person !== undefined,
  })
  return (
    <Page
      title={t`Set your password`}
      context={t`Use it with your PAN to log in.`}
      back={{ to: href(routes.login), label: t`Back to log in` }}
      width="narrow"
    >
      {person ? (
        <SetPasswordForm
          person={person}
          questions={requested.data?.questions}
          done={
            person.kycVerified === false
              ? t`Your password is set. Log in with it, and complete your KYC before you invest.`
              : t`Your password is set. Log in with it.`
          }
        />
      ) : (
        <Note
          tone="warning"
          title={t`Confirm a one-time code first`}
          action={
            <LinkButton to={href(routes.register)} variant="secondary" size="sm">
              {t`Register`}
            </LinkButton>
          }
        >
          {t`Register with your PAN, or choose “Forgot password?” on the log-in page.`}
        </Note>
      )}
    </Page>
  )
}
